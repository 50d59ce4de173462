import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Restores the scroll position after Back and Forward. A page that is opened in another way starts at its top, and so
 * does one that was left before the last reload of the site. The first page is left to the browser, and so is a URL
 * change within a page.
 */
export function useScrollPosition(): void {
  const { key, pathname } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef({ key, pathname });
  const positions = useRef(new Map<string, number>());

  useEffect(() => {
    const remember = (): void => {
      positions.current.set(shown.current.key, window.scrollY);
    };
    // On a reload the browser takes over again: it knows the earlier positions.
    const handOver = (): void => {
      history.scrollRestoration = 'auto';
    };
    const takeOver = (): void => {
      history.scrollRestoration = 'manual';
    };
    takeOver();
    // The page may have been scrolled before hydration.
    remember();
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', handOver);
    window.addEventListener('pageshow', takeOver);
    return () => {
      handOver();
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', handOver);
      window.removeEventListener('pageshow', takeOver);
    };
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { key, pathname };
    if (before.pathname === pathname) return;
    window.scrollTo(0, navigation === 'POP' ? (positions.current.get(key) ?? 0) : 0);
  }, [key, pathname, navigation]);
}

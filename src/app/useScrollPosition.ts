import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * After Back and Forward a page stands where it was left; a page come to in another way begins at its top, and so does
 * one that was left before the last load of the whole site. The first page is left to the browser, and so is a change
 * of the address that stays on the page.
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
    // A load of the whole page is the browser's again: it knows the positions of before.
    const handOver = (): void => {
      history.scrollRestoration = 'auto';
    };
    const takeOver = (): void => {
      history.scrollRestoration = 'manual';
    };
    takeOver();
    // It may have been scrolled before it came alive.
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

import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** A link on a page, identified by its URL and its position among the links with that URL. */
interface LinkPlace {
  readonly href: string;
  readonly index: number;
}

/**
 * Moves the focus when the page changes without a reload: to the new page's heading, or, after Back and Forward, to the
 * link that was last used there; announces the new title. Does nothing on the first page, or when the URL changes
 * within a page.
 *
 * @param announcer a live region, outside of the page
 */
export function useRouteFocus(main: RefObject<HTMLElement | null>, announcer: RefObject<HTMLElement | null>): void {
  const { key, pathname } = useLocation();
  const navigation = useNavigationType();
  const shownPath = useRef(pathname);
  const lastLinks = useRef(new Map<string, LinkPlace>());

  useEffect(() => {
    const page = main.current;
    if (page === null) return undefined;
    const remember = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLAnchorElement)) return;
      const href = target.getAttribute('href') ?? '';
      lastLinks.current.set(key, { href, index: linksTo(page, href).indexOf(target) });
    };
    page.addEventListener('focusin', remember);
    return () => page.removeEventListener('focusin', remember);
  }, [main, key]);

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    const page = main.current;
    if (page === null) return;
    const last = navigation === 'POP' ? lastLinks.current.get(key) : undefined;
    const link = last === undefined ? undefined : linksTo(page, last.href)[last.index];
    (link ?? headingOf(page)).focus({ preventScroll: true });
    if (announcer.current !== null) announcer.current.textContent = document.title;
  }, [main, announcer, key, pathname, navigation]);
}

function linksTo(page: HTMLElement, href: string): readonly HTMLAnchorElement[] {
  return [...page.querySelectorAll('a')].filter((link) => link.getAttribute('href') === href);
}

/**
 * Returns the element that takes the focus on a page: its heading, made focusable; on a page without one, the page
 * itself.
 */
export function headingOf(page: HTMLElement): HTMLElement {
  const heading = page.querySelector('h1') ?? page;
  heading.tabIndex = -1;
  return heading;
}

import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** A link of a page, told apart from others to the same address by its place among them. */
interface LinkPlace {
  readonly href: string;
  readonly index: number;
}

/**
 * Takes the reader along when the page changes without a load: focus goes to the new page's heading, or, after Back and
 * Forward, to the link that was last used there; the new title is announced. The first page is left alone, and so is
 * a change of the address that stays on the page.
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

/** What takes the focus on a page: its heading, made ready for that; a page without one takes it itself. */
export function headingOf(page: HTMLElement): HTMLElement {
  const heading = page.querySelector('h1') ?? page;
  heading.tabIndex = -1;
  return heading;
}

import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Goes to the element that the address names, as browsers do when they load a page: opens the section that it is in, and gives the
 * section the focus. Back and Forward and the first page are left to the browser; most fragments hold values and name no element.
 */
export function useFragment(): void {
  const { key, hash } = useLocation();
  const navigation = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to the place at hand goes there again, with another key
  useEffect(() => {
    const target = navigation === 'POP' ? null : document.getElementById(hash.slice(1));
    if (target === null) return;
    const fold = target.closest('details');
    if (fold !== null) fold.open = true;
    (fold ?? target).scrollIntoView();
    fold?.querySelector('summary')?.focus();
  }, [key, hash, navigation]);
}

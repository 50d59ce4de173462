import { useEffect } from 'react';

/**
 * Resets the form when the browser restores the page from its back/forward cache, if the inputs must not be remembered.
 *
 * @param isForgotten whether the inputs are for one visit only
 */
export function useFreshOnReturn(isForgotten: boolean, startAnew: (reason: 'return') => void): void {
  useEffect(() => {
    if (!isForgotten) return;
    // On `pagehide`, so that old inputs never flash up on return; and on `pageshow`, in case that was too late.
    const onPassage = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) startAnew('return');
    };
    window.addEventListener('pagehide', onPassage);
    window.addEventListener('pageshow', onPassage);
    return () => {
      window.removeEventListener('pagehide', onPassage);
      window.removeEventListener('pageshow', onPassage);
    };
  }, [isForgotten, startAnew]);
}

import { useEffect } from 'react';

/**
 * On the way back, browsers may show a page as it was left, out of their memory: a filling that must not be remembered
 * starts anew there.
 *
 * @param isForgotten whether what is filled in is for one visit only
 */
export function useFreshOnReturn(isForgotten: boolean, startAnew: (reason: 'return') => void): void {
  useEffect(() => {
    if (!isForgotten) return;
    // When it goes, so that nothing old is seen for a moment on the way back; and then, in case that came too late.
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

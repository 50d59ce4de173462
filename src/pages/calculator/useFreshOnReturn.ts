import { useEffect } from 'react';

/**
 * On the way back, browsers may show a page as it was left, out of their memory: a filling that must not be remembered
 * starts anew there.
 *
 * @param isForgotten whether what is filled in is for one visit only
 */
export function useFreshOnReturn(isForgotten: boolean, startAnew: () => void): void {
  useEffect(() => {
    if (!isForgotten) return;
    const onShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) startAnew();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [isForgotten, startAnew]);
}

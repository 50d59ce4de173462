import { type RefObject, useEffect, useLayoutEffect } from 'react';
import type { Outcome } from '#src/engine/machine/calculatorEvents.ts';
import { BREAKPOINT } from '#src/engine/ui/theme.ts';
import { keepInPlace } from './keepInPlace.ts';

interface ResultInView {
  /** Receives the height of the result, in pixels. */
  readonly height: RefObject<number>;
  readonly scrolls: boolean;
}

/** Where a form folds. */
const PHONE = `not all and (min-width: ${BREAKPOINT.two})`;

/** Form and result are beside one another. */
const WIDE = `(min-width: ${BREAKPOINT.three})`;

/**
 * Scrolls a new result into view: in one column it goes to one known place, in the frame in which it is drawn, together with the line of
 * a folded form; on a wide screen it may begin above the window, or low in it below a warning.
 */
export function useResultInView(
  result: RefObject<HTMLElement | null>,
  outcome: Outcome,
  { height, scrolls }: ResultInView,
): void {
  useLayoutEffect(() => {
    const section = result.current?.closest('section');
    if (!scrolls || outcome.stale || !section || matchMedia(WIDE).matches) return;
    const folded = section.parentElement?.querySelector<HTMLElement>('form[data-folded]');
    return keepInPlace(matchMedia(PHONE).matches && folded ? folded : section);
  }, [result, outcome, scrolls]);

  useEffect(() => {
    if (result.current === null) return;
    // Observed, because to ask where the result is would force a layout before the paint.
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect();
      for (const { boundingClientRect, target } of entries) {
        const { top } = boundingClientRect;
        height.current = boundingClientRect.height;
        const isInView = top >= 0 && top < innerHeight / 2;
        if (scrolls && !outcome.stale && !isInView && matchMedia(WIDE).matches)
          target.closest('section')?.scrollIntoView();
      }
    });
    observer.observe(result.current);
    return () => observer.disconnect();
  }, [result, outcome, height, scrolls]);
}

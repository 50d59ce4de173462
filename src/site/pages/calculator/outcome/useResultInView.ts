import { type RefObject, useEffect } from 'react';
import type { Outcome } from '#src/engine/machine/calculatorEvents.ts';

interface ResultInView {
  /** Receives the height of the result, in pixels. */
  readonly height: RefObject<number>;
  readonly scrolls: boolean;
}

/**
 * Scrolls a new result into view: on a narrow screen it is below the form, on a wide one it may begin above the
 * window, or low in it below a warning.
 *
 * At once, and not before the result is drawn: while its code is still loading, the text below it is at the top of the window. When the
 * result then takes its room, the browser keeps that text in place, and the result ends above the window.
 */
export function useResultInView(
  result: RefObject<HTMLElement | null>,
  outcome: Outcome,
  { height, scrolls }: ResultInView,
): void {
  useEffect(() => {
    if (result.current === null) return;
    // Observed, because to ask where the result is would force a layout before the paint.
    const observer = new IntersectionObserver((entries) => {
      observer.disconnect();
      for (const { boundingClientRect, target } of entries) {
        const { left, top } = boundingClientRect;
        height.current = boundingClientRect.height;
        const isBeside = left > innerWidth / 4;
        if (!scrolls || outcome.stale || (isBeside && top >= 0 && top < innerHeight / 2)) continue;
        target.closest('section')?.scrollIntoView();
      }
    });
    observer.observe(result.current);
    return () => observer.disconnect();
  }, [result, outcome, height, scrolls]);
}

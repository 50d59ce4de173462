import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { PetEmergencyId } from '#workers/reference/petEmergencies.ts';
import { thingAt } from './answer.ts';
import type { EmergencyState } from './emergencyState.ts';

/**
 * Tells which row the address names, whoever changed it: a link of the page, of another page or the browser's history.
 *
 * @param onAddressed has to be stable
 */
export function useAddress(onAddressed: (thing: PetEmergencyId | null) => void): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same row may be asked for again
  useEffect(() => onAddressed(thingAt(hash)), [hash, key, onAddressed]);
}

/** Takes the focus to the answer that was asked for; after Back to the page without one, to the link that had opened it. */
export function useAnswerFocus(
  heading: RefObject<HTMLHeadingElement | null>,
  { thing, times }: Pick<EmergencyState, 'thing' | 'times'>,
): void {
  const last = useRef<PetEmergencyId | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same row may be asked for again
  useEffect(() => {
    const before = last.current;
    // Behind whatever minds the focus when one page follows another.
    const frame = requestAnimationFrame(() => {
      last.current = thing;
      if (thing !== null) {
        heading.current?.focus({ preventScroll: true });
        heading.current?.scrollIntoView({ block: 'start' });
      } else if (before !== null) document.querySelector<HTMLElement>(`main a[href$="#${before}"]`)?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [thing, times, heading]);
}

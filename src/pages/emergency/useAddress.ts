import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { PetEmergencyId } from '#workers/reference/petEmergencies.ts';
import { thingAt } from './answer.ts';
import type { EmergencyState } from './emergencyState.ts';

/**
 * Reports the entry that the URL names, however the URL changed: by a link on the page, from another page, or through
 * the browser's history.
 *
 * @param onAddressed has to be a stable reference
 */
export function useAddress(onAddressed: (thing: PetEmergencyId | null) => void): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same entry may be opened again
  useEffect(() => onAddressed(thingAt(hash)), [hash, key, onAddressed]);
}

/** Moves the focus to the requested answer; after Back to the page without one, to the link that had opened it. */
export function useAnswerFocus(
  heading: RefObject<HTMLHeadingElement | null>,
  { thing, times }: Pick<EmergencyState, 'thing' | 'times'>,
): void {
  const last = useRef<PetEmergencyId | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same entry may be opened again
  useEffect(() => {
    const before = last.current;
    // Runs after the focus management of page navigation.
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

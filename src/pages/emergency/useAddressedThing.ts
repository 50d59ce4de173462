import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { PetEmergencyId } from '#workers/reference/petEmergencies.ts';
import { thingAt } from './answer.ts';

/**
 * Opens the row that the address names, whoever changed it: a link of the page, of another page or of the browser's history.
 * The focus goes to the answer, and back to where it was opened from when it is left by Back.
 *
 * @param onAddressed has to be stable
 */
export function useAddressedThing(
  heading: RefObject<HTMLHeadingElement | null>,
  onAddressed: (thing: PetEmergencyId | null) => void,
): void {
  const { hash, key } = useLocation();
  const last = useRef<PetEmergencyId | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same row may be asked for again
  useEffect(() => {
    const thing = thingAt(hash);
    const before = last.current;
    last.current = thing;
    onAddressed(thing);
    if (thing === null && before === null) return undefined;
    // After whoever minds the focus when another page comes, and once the answer is drawn.
    const frame = requestAnimationFrame(() => {
      const link = document.querySelector<HTMLElement>(`main a[href$="#${before}"]`);
      const target = thing === null ? link : heading.current;
      target?.focus({ preventScroll: thing !== null });
      if (thing !== null) target?.scrollIntoView({ block: 'start' });
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, key, heading, onAddressed]);
}

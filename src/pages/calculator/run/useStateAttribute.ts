import { type Ref, useEffect, useLayoutEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { CalculatorMachine } from '#src/machine/calculatorMachine.ts';
import { isBusy, type Snapshot } from './useShownSnapshot.ts';

/**
 * Keeps `data-state` of an element: the state that is rendered, or, from the moment it begins, that of a calculation whose beginning is
 * not rendered yet. No style depends on which state it is, or each change would begin a frame that the answer had to wait for.
 *
 * @param shown the snapshot that is rendered; null before hydration
 * @returns the ref of the element
 */
export function useStateAttribute(actor: ActorRefFrom<CalculatorMachine>, shown: Snapshot | null): Ref<HTMLDivElement> {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (element.current !== null && shown !== null) element.current.dataset.state = shown.value;
  }, [shown]);
  useEffect(() => {
    const subscription = actor.subscribe((next) => {
      if (element.current !== null && isBusy(next)) element.current.dataset.state = next.value;
    });
    return () => subscription.unsubscribe();
  }, [actor]);
  return element;
}

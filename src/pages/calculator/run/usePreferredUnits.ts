import { useCallback, useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { CalculatorId } from '#src/catalog/taxonomy.ts';
import { unitStore } from '#src/form/unitStore.ts';
import type { AnyCalculatorDefinition } from '#src/kit/defineCalculator.ts';
import type { Value } from '#src/kit/fields.ts';
import { localDay } from '#src/kit/localDay.ts';
import type { CalculatorMachine } from '#src/machine/calculatorMachine.ts';
import { useEachDay } from './useEachDay.ts';

/**
 * Sends the machine the visitor's day and preferred units, which the prerendered page does not contain: after
 * hydration, and on each new day.
 *
 * @returns a function that stores a unit chosen by the visitor
 */
export function usePreferredUnits(
  id: CalculatorId,
  definition: AnyCalculatorDefinition,
  send: ActorRefFrom<CalculatorMachine>['send'],
): (field: string, unit: Value) => void {
  const store = useMemo(() => unitStore(id, definition), [id, definition]);
  const start = useCallback(
    () => send({ type: 'today', date: localDay(new Date()), units: store.read() }),
    [send, store],
  );
  useEachDay(start);
  return useCallback(
    (field, unit) => {
      store.write(field, unit);
      start();
    },
    [store, start],
  );
}

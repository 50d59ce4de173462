import type { NumberField } from '#src/engine/kit/fields.ts';

/** The box for the number of bootstrap replicates behind intervals of diversity: 0, for no intervals, to 1000. */
export function bootstrapsField<Values>(initial: number): NumberField<Values> {
  return {
    kind: 'number',
    label: 'Bootstrap replicates',
    hint: 'From 0, for no intervals, to 1000.',
    min: 0,
    max: 1000,
    initial,
    isExact: true,
  };
}

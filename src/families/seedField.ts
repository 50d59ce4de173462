import type { NumberField } from '#src/kit/fields.ts';

const LARGEST_SEED = 4_294_967_295;

/**
 * The box for the seed of random numbers, 1 at first.
 *
 * @param why follows the range in the hint
 */
export function seedField<Values>(why: string): NumberField<Values> {
  return {
    kind: 'number',
    label: 'Seed',
    hint: `Whole, 0 to ${LARGEST_SEED}. ${why}`,
    isExact: true,
    min: 0,
    max: LARGEST_SEED,
    initial: 1,
  };
}

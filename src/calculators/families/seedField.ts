import type { NumberField } from '#src/engine/kit/fields.ts';

const LARGEST_SEED = 4_294_967_295;

type SeedField = Pick<NumberField<unknown>, 'kind' | 'label' | 'hint' | 'isExact' | 'min' | 'max' | 'initial'>;

/**
 * The box for the seed of random numbers, 1 at first.
 *
 * @param why follows the range in the hint
 */
export function seedField(why: string): SeedField {
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

import { whyDifferent } from '#src/calculators/families/whyDifferent.ts';
import { fixed } from '#src/engine/kit/format.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { ResultKey, TableBlock } from '#src/engine/kit/presentation.ts';
import type { PetFoodEnergyInput, PetFoodEnergyResult } from '#workers/formulas/pet-food-energy.ts';

type Key = ResultKey<PetFoodEnergyResult>;

/** Returns the energy of the same food by other equations. */
export function otherEnergies(
  { nitrogenFreeExtract }: PetFoodEnergyResult,
  { protein, fat }: PetFoodEnergyInput,
  figure: FigureOf<Key>,
): TableBlock<Key> {
  const human = 4 * protein + 9 * fat + 4 * nitrogenFreeExtract;
  return whyDifferent<Key>('kcal in 100 g', [
    [
      'Modified Atwater',
      figure('energyPer100g').text,
      'By the model regulation of AAFCO, as on many labels in North America.',
    ],
    [
      'Equations of the NRC',
      figure('reference.nrc.energyPer100g'),
      'Takes fiber into account; used in Europe, and better for foods rich in fiber or easy to digest.',
    ],
    [
      'Gross energy',
      figure('reference.nrc.grossEnergy'),
      'What the food would give when burned; much of it is never digested.',
    ],
    ['Digestible share of it (%)', figure('reference.nrc.digestibility'), 'Falls with the fiber in the dry matter.'],
    ['In a kg, by the NRC', figure('reference.nrc.energyPerKg'), 'For comparison with labels.'],
    ['Human factors, 4, 9 and 4', fixed(human, 0), 'Too high for most pet foods.'],
    ['Feeding trials', '–', 'Where a maker has measured the energy with animals, that value wins over every equation.'],
  ]);
}

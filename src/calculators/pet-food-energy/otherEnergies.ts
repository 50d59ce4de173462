import { whyDifferent } from '#src/families/whyDifferent.ts';
import { fixed } from '#src/kit/format.ts';
import type { ResultKey, TableBlock } from '#src/kit/presentation.ts';
import type { PetFoodEnergyInput, PetFoodEnergyResult } from '#workers/formulas/pet-food-energy.ts';

type Key = ResultKey<PetFoodEnergyResult>;

/** Returns the energy of the same food by other equations. */
export function otherEnergies(
  { energyPer100g, nitrogenFreeExtract, reference: { nrc } }: PetFoodEnergyResult,
  { protein, fat }: PetFoodEnergyInput,
): TableBlock<Key> {
  const human = 4 * protein + 9 * fat + 4 * nitrogenFreeExtract;
  return whyDifferent<Key>('kcal in 100 g', [
    [
      'Modified Atwater',
      fixed(energyPer100g, 0),
      'By the model regulation of AAFCO, as on many labels in North America.',
    ],
    [
      'Equations of the NRC',
      {
        field: 'reference.nrc.energyPer100g',
        label: 'Energy in 100 g, NRC',
        value: nrc.energyPer100g,
        text: fixed(nrc.energyPer100g, 0),
      },
      'Takes fiber into account; used in Europe, and better for foods rich in fiber or easy to digest.',
    ],
    [
      'Gross energy',
      {
        field: 'reference.nrc.grossEnergy',
        label: 'Gross energy in 100 g',
        value: nrc.grossEnergy,
        text: fixed(nrc.grossEnergy, 0),
      },
      'What the food would give when burned; much of it is never digested.',
    ],
    [
      'Digestible share of it (%)',
      {
        field: 'reference.nrc.digestibility',
        label: 'Digestibility',
        value: nrc.digestibility,
        text: fixed(nrc.digestibility, 1),
      },
      'Falls with the fiber in the dry matter.',
    ],
    [
      'In a kg, by the NRC',
      {
        field: 'reference.nrc.energyPerKg',
        label: 'Energy in a kg, NRC',
        value: nrc.energyPerKg,
        text: fixed(nrc.energyPerKg, 0),
      },
      'For comparison with labels.',
    ],
    ['Human factors, 4, 9 and 4', fixed(human, 0), 'Too high for most pet foods.'],
    ['Feeding trials', '–', 'Where a maker has measured the energy with animals, that value wins over every equation.'],
  ]);
}

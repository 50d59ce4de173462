import { fixed } from '#src/engine/kit/format.ts';
import type { Outputs } from '#src/engine/kit/outputs.ts';
import { decimals } from '#src/engine/kit/writing.ts';
import type { PetFoodEnergyInput, PetFoodEnergyResult } from '#workers/formulas/pet-food-energy.ts';

const ENERGY = { kind: 'number', unit: 'kcal', written: decimals(0) } as const;
const GRAMS = { kind: 'number', unit: 'g', written: decimals(0) } as const;
const SHARE = { kind: 'number', unit: '%', written: decimals(0) } as const;
/** In a table whose columns name the unit, as the next. */
const PERCENT = { kind: 'number', columnUnit: '%', written: decimals(1) } as const;
const OTHER_ENERGY = { kind: 'number', columnUnit: 'kcal', written: decimals(0) } as const;

/** The results on the energy of a food. */
export const OUTPUTS: Outputs<PetFoodEnergyResult, PetFoodEnergyResult, PetFoodEnergyInput> = {
  nitrogenFreeExtract: { ...PERCENT, label: 'Carbohydrate, as fed' },
  ash: { ...PERCENT, label: 'Ash, as fed' },
  ashEstimated: { kind: 'flag', label: 'Ash', words: { true: 'Guessed', false: 'From the label' } },
  dryMatter: {
    kind: 'group',
    keys: {
      percent: { ...PERCENT, label: 'Dry matter of the food' },
      protein: { ...PERCENT, label: 'Protein, dry matter' },
      fat: { ...PERCENT, label: 'Fat, dry matter' },
      fiber: { ...PERCENT, label: 'Fiber, dry matter' },
      ash: { ...PERCENT, label: 'Ash, dry matter' },
      nitrogenFreeExtract: { ...PERCENT, label: 'Carbohydrate, dry matter' },
    },
  },
  energyPer100g: {
    ...ENERGY,
    label: 'Energy in 100 g',
    note: ({ result }) =>
      `By the modified Atwater factors; ${fixed(result.reference.nrc.energyPer100g, 0)} kcal by the equations of the NRC.`,
  },
  energyPerKg: { ...ENERGY, label: 'Energy in a kg' },
  energyPerServing: { ...ENERGY, label: 'Energy in a serving', missingNote: 'Enter the weight of a serving.' },
  energyShare: {
    kind: 'group',
    keys: {
      protein: { ...SHARE, label: 'Energy from protein' },
      fat: { ...SHARE, label: 'Energy from fat' },
      carbohydrate: { ...SHARE, label: 'Energy from carbohydrate' },
    },
  },
  perMcal: {
    kind: 'group',
    keys: { protein: { ...GRAMS, label: 'Protein in 1000 kcal' }, fat: { ...GRAMS, label: 'Fat in 1000 kcal' } },
  },
  gramsPerDay: { ...GRAMS, label: 'Food in a day', missingNote: 'Enter the energy needed in a day.' },
  servingsPerDay: {
    kind: 'number',
    label: 'Servings in a day',
    written: decimals(2),
    missingNote: 'Enter the weight of a serving and the energy needed in a day.',
  },
  reference: {
    kind: 'group',
    keys: {
      nrc: {
        kind: 'group',
        keys: {
          grossEnergy: { ...OTHER_ENERGY, label: 'Gross energy in 100 g' },
          digestibility: { ...PERCENT, label: 'Digestibility' },
          energyPer100g: { ...OTHER_ENERGY, label: 'Energy in 100 g, NRC' },
          energyPerKg: { ...OTHER_ENERGY, label: 'Energy in a kg, NRC' },
        },
      },
    },
  },
};

import { fixed } from '#src/engine/kit/format.ts';
import type { Here, Outputs } from '#src/engine/kit/outputs.ts';
import { decimals, plain } from '#src/engine/kit/writing.ts';
import type { DailyEnergyInput, DailyEnergyResult } from '#workers/formulas/daily-energy.ts';
import { type AmountUnit, LEAST_FACTOR } from '#workers/reference/petEnergy.ts';
import { stageLabel } from './dailyEnergyStages.ts';

/** Units of food in the form that follows a number. */
export const AMOUNT_UNIT_WORDS: Readonly<Record<AmountUnit, string>> = { cup: 'cups', g: 'g', can: 'cans' };

type Place = Here<DailyEnergyResult, DailyEnergyInput, unknown>;

const UNIT_NOTES: Readonly<Partial<Record<AmountUnit, string>>> = {
  cup: 'The measuring cup of the label.',
  can: 'Of the size on the label.',
};

const ENERGY = { kind: 'number', unit: 'kcal', written: plain } as const;

/** In the unit of the label. */
const FOOD = {
  kind: 'number',
  unit: ({ result: { amountUnit } }: Place) => (amountUnit === null ? undefined : AMOUNT_UNIT_WORDS[amountUnit]),
  written: (value: number, { result }: Place) => decimals(result.amountUnit === 'g' ? 0 : 2)(value),
  missing: 'not calculated',
} as const;

/** The results of the energy pages. */
export const OUTPUTS: Outputs<DailyEnergyResult, DailyEnergyResult, DailyEnergyInput> = {
  rer: { ...ENERGY, label: 'Resting energy (RER)' },
  mer: {
    ...ENERGY,
    label: 'Energy need per day',
    note: ({ input }) => `A starting point: individual ${input.species}s differ by 20 percent and more.`,
  },
  rangeMin: { ...ENERGY, label: 'Range from' },
  rangeMax: { ...ENERGY, label: 'Range to' },
  idealWeight: { kind: 'number', label: 'Ideal weight', unit: 'kg', written: decimals(1), note: idealWeightNote },
  rerIdeal: { ...ENERGY, label: 'Resting energy (RER)' },
  merIdeal: {
    ...ENERGY,
    label: 'Energy need per day at the ideal weight',
    note: ({ result: { shownMin, shownMax, floorKcal } }) =>
      `Range ${shownMin} to ${shownMax} kcal. Never less than ${floorKcal} kcal.`,
  },
  floorKcal: { ...ENERGY, label: 'Never less than', note: `${LEAST_FACTOR} × RER, unless a veterinarian says so.` },
  shownMin: { ...ENERGY, label: 'Range from' },
  shownMax: { ...ENERGY, label: 'Range to' },
  treatAllowance: { ...ENERGY, label: 'Treats, at most', note: 'Part of the need, not on top of it.' },
  amountPerDay: { ...FOOD, label: 'Per day', missingNote: 'Enter the energy on the label of the food.' },
  amountPerMeal: {
    ...FOOD,
    label: 'Per meal',
    note: ({ input: { mealsPerDay } }) => `${mealsPerDay} ${mealsPerDay === 1 ? 'meal' : 'meals'} a day`,
  },
  amountUnit: {
    kind: 'words',
    label: 'Measured in',
    words: { cup: 'cups', g: 'grams', can: 'cans' },
    note: ({ value }) => (value === null ? undefined : UNIT_NOTES[value]),
    missing: 'no label given',
  },
  stages: {
    kind: 'rows',
    label: 'Life stages',
    row: {
      lifeStage: { kind: 'words', label: 'Life stage', words: (stage, { input }) => stageLabel(input.species, stage) },
      factor: {
        kind: 'number',
        label: ({ input, row }) => `Factor, ${stageLabel(input.species, row.lifeStage)}`,
        written: decimals(1),
      },
      mer: { ...ENERGY, label: ({ input, row }) => `Energy need, ${stageLabel(input.species, row.lifeStage)}` },
    },
  },
  raw: { kind: 'inner', label: 'Unrounded' },
};

function idealWeightNote({ result: { raw }, input }: Place): string {
  const pounds = `${fixed((input.weight * (raw.idealKg ?? 0)) / raw.weightKg, 1)} lb: `;
  return `${input.weightUnit === 'lb' ? pounds : ''}an estimate; your veterinarian sets the target.`;
}

/** The energy calculators of dogs and cats: one formula, one table, and the wording of each page. */

import { type AnyCalculatorDefinition, defineCalculator } from '#src/kit/defineCalculator.ts';
import { fixed } from '#src/kit/format.ts';
import { measuredIn } from '#src/kit/onDemand/units.ts';
import type { FactsBlock, Figure, Presentation, ResultKey } from '#src/kit/presentation.ts';
import type dailyEnergy from '#workers/formulas/daily-energy.ts';
import type { DailyEnergyInput, DailyEnergyResult } from '#workers/formulas/daily-energy.ts';
import { BODY_CONDITION_SCORES, HIGHEST_SCORE } from '#workers/reference/bodyCondition.ts';
import { type AmountUnit, LEAST_FACTOR, MEALS_PER_DAY } from '#workers/reference/petEnergy.ts';
import type { SourceKey } from '#workers/reference/sources.ts';
import { firstNotices, isPlanned, PLAN, startingPoint, thinOnDiet } from './dailyEnergyNotices.ts';
import { stageChart, stageRows, stageTable } from './dailyEnergyStages.ts';
import { AMOUNT_UNIT_WORDS, dailyEnergyWorking } from './dailyEnergyWorking.ts';

type Key = ResultKey<DailyEnergyResult>;

type Species = DailyEnergyInput['species'];

interface SpeciesWords {
  /**
   * The plausible weights in the hint: limits in pounds are rounded inward, so that all weights in the hint are
   * accepted.
   */
  readonly limits: string;
  /** Limits of the weight, in kg and lb. */
  readonly least: number;
  readonly most: number;
  /** Sources of the score, the ideal weight and the lower limit. */
  readonly sources: readonly SourceKey[];
  readonly example: { readonly weight: string; readonly foodEnergy: string; readonly foodEnergyUnit: 'cup' | '100g' };
}

const WORDS: Readonly<Record<Species, SpeciesWords>> = {
  dog: {
    limits: '0.5 to 120 kg, or 1.2 to 264.5 lb.',
    least: 0.5,
    most: 264.5,
    sources: ['aahaWeightManagement', 'wsavaBodyCondition', 'laflamme1997'],
    example: { weight: '20', foodEnergy: '350', foodEnergyUnit: 'cup' },
  },
  cat: {
    limits: '0.5 to 15 kg, or 1.2 to 33 lb.',
    least: 0.5,
    most: 33,
    sources: [
      'rollinsMurphy2019',
      'catHealthy',
      'aahaWeightManagement',
      'wsavaCatCondition',
      'laflamme1997',
      'merckHepaticLipidosis',
      'webb2018',
    ],
    example: { weight: '4.5', foodEnergy: '380', foodEnergyUnit: '100g' },
  },
};

/** Returns the page of one species. */
export function dailyEnergyCalculator(species: Species): AnyCalculatorDefinition {
  const { limits, least, most, example, sources } = WORDS[species];
  return defineCalculator<typeof dailyEnergy>()({
    formula: 'daily-energy',
    fixed: { species },
    fields: {
      weight: {
        kind: 'number',
        label: 'Weight',
        unitIn: 'weightUnit',
        hint: `${limits} Today’s weight with a body condition score; without one, for weight loss, the ideal weight.`,
        min: least,
        max: most,
        step: 0.1,
      },
      weightUnit: {
        kind: 'choice',
        label: 'Unit of weight',
        look: 'menu',
        options: [
          { value: 'kg', label: 'Kilograms' },
          { value: 'lb', label: 'Pounds' },
        ],
        initial: 'kg',
      },
      lifeStage: {
        kind: 'choice',
        label: 'Life stage',
        hint: 'Growth and activity raise the need, neutering lowers it.',
        look: 'menu',
        options: stageRows(species).map(([value, { label }]) => ({ value, label })),
      },
      bcs: {
        kind: 'number',
        label: 'Body condition score',
        hint: 'A whole number from 1 (starved) to 9 (very fat). The energy is then that of the ideal weight.',
        min: 1,
        max: HIGHEST_SCORE,
        scores: { title: 'What the nine scores mean', meanings: BODY_CONDITION_SCORES[species] },
        optional: true,
        visibleWhen: ({ lifeStage }) =>
          stageRows(species).every(([stage, row]) => stage !== lifeStage || !row.isUnscored),
      },
      foodEnergy: {
        kind: 'number',
        label: 'Energy of the food',
        hint: 'From the label, in kcal: a cup 100 to 800, 100 g 40 to 700, a can 20 to 600.',
        ...measuredIn('energy', 'kcal', 'kJ'),
        min: 20,
        max: 800,
        step: 5,
        optional: true,
      },
      foodEnergyUnit: {
        kind: 'choice',
        label: 'The label gives it for',
        hint: 'Needed with the energy of the food.',
        look: 'menu',
        options: [
          { value: 'cup', label: 'One cup' },
          { value: '100g', label: '100 g' },
          { value: 'can', label: 'One can' },
        ],
        optional: true,
      },
      mealsPerDay: {
        kind: 'number',
        label: 'Meals per day',
        hint: `A whole number from 1 to 6; blank counts as ${MEALS_PER_DAY.usual}.`,
        min: MEALS_PER_DAY.min,
        max: MEALS_PER_DAY.max,
        initial: MEALS_PER_DAY.usual,
        optional: true,
      },
    },
    example: { ...example, weightUnit: 'kg', lifeStage: 'neuteredAdult', bcs: '', mealsPerDay: '2' },
    errorStyle: 'inline',
    present,
    sources: [
      'nrcEnergy2006',
      'aahaNutrition',
      ...sources,
      'wsavaNutrition',
      'ohioStateCalories',
      'petNutritionAlliance',
    ],
  });
}

function present(result: DailyEnergyResult, input: DailyEnergyInput): Presentation<Key> {
  const headline = needFigure(result, input);
  return {
    headline,
    status: [
      thinOnDiet(input) ?? '',
      `About ${headline.text} kcal per day, as a starting point.`,
      isPlanned(input) ? PLAN : '',
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
    blocks: [
      ...firstNotices(result, input),
      foodFacts(result, input),
      energyFacts(result, input),
      startingPoint(input),
      stageTable(result, input),
      stageChart(result, input),
    ],
    working: dailyEnergyWorking(result, input),
  };
}

/**
 * Returns the need at the ideal weight, where a score gives one; the need at the entered weight is then in the working
 * only.
 */
function needFigure(
  { mer, merIdeal, shownMin, shownMax, floorKcal }: DailyEnergyResult,
  { species }: DailyEnergyInput,
): Figure<Key> {
  if (merIdeal === null)
    return {
      ...energy('mer', 'Energy need per day', mer),
      note: `A starting point: individual ${species}s differ by 20 percent and more.`,
    };
  return {
    ...energy('merIdeal', 'Energy need per day at the ideal weight', merIdeal),
    note: `Range ${shownMin} to ${shownMax} kcal. Never less than ${floorKcal} kcal.`,
  };
}

function energyFacts(result: DailyEnergyResult, input: DailyEnergyInput): FactsBlock<Key> {
  const { rer, rerIdeal, rangeMin, rangeMax, shownMin, shownMax, floorKcal, treatAllowance } = result;
  return {
    kind: 'facts',
    title: rerIdeal === null ? 'Energy per day' : 'Energy per day at the ideal weight',
    figures: [
      ...idealFigure(result, input),
      rerIdeal === null
        ? energy('rer', 'Resting energy (RER)', rer)
        : energy('rerIdeal', 'Resting energy (RER)', rerIdeal),
      // Equal as long as neither the lower limit nor the ideal weight changes it.
      rerIdeal === null && rangeMin === shownMin
        ? energy('rangeMin', 'Range from', rangeMin)
        : energy('shownMin', 'Range from', shownMin),
      rerIdeal === null ? energy('rangeMax', 'Range to', rangeMax) : energy('shownMax', 'Range to', shownMax),
      {
        ...energy('floorKcal', 'Never less than', floorKcal),
        note: `${LEAST_FACTOR} × RER, unless a veterinarian says so.`,
      },
      {
        ...energy('treatAllowance', 'Treats, at most', treatAllowance),
        note: 'Part of the need, not on top of it.',
      },
    ],
  };
}

function idealFigure({ idealWeight, raw }: DailyEnergyResult, input: DailyEnergyInput): readonly Figure<Key>[] {
  if (idealWeight === null || raw.idealKg === null) return [];
  const pounds = `${fixed((input.weight * raw.idealKg) / raw.weightKg, 1)} lb: `;
  return [
    {
      field: 'idealWeight',
      label: 'Ideal weight',
      value: idealWeight,
      text: fixed(idealWeight, 1),
      unit: 'kg',
      note: `${input.weightUnit === 'lb' ? pounds : ''}an estimate; your veterinarian sets the target.`,
    },
  ];
}

/** Returns all three figures even without a food label; then they say that they are not available. */
function foodFacts(
  { amountPerDay, amountPerMeal, amountUnit }: DailyEnergyResult,
  input: DailyEnergyInput,
): FactsBlock<Key> {
  const amount = (field: Key, label: string, value: number | null): Figure<Key> =>
    value === null || amountUnit === null
      ? { field, label, value: null, text: 'not calculated' }
      : { field, label, value, text: fixed(value, amountUnit === 'g' ? 0 : 2), unit: AMOUNT_UNIT_WORDS[amountUnit] };
  const meals = input.mealsPerDay;
  return {
    kind: 'facts',
    title: 'Amount of food',
    figures: [
      {
        ...amount('amountPerDay', 'Per day', amountPerDay),
        ...(amountUnit === null ? { note: 'Enter the energy on the label of the food.' } : {}),
      },
      {
        ...amount('amountPerMeal', 'Per meal', amountPerMeal),
        note: `${meals} ${meals === 1 ? 'meal' : 'meals'} a day`,
      },
      {
        field: 'amountUnit',
        label: 'Measured in',
        value: amountUnit,
        ...(amountUnit === null ? { text: 'no label given' } : AMOUNT_NAMES[amountUnit]),
      },
    ],
  };
}

const AMOUNT_NAMES: Readonly<Record<AmountUnit, Pick<Figure<Key>, 'text' | 'note'>>> = {
  cup: { text: 'cups', note: 'The measuring cup of the label.' },
  g: { text: 'grams' },
  can: { text: 'cans', note: 'Of the size on the label.' },
};

function energy(field: Key, label: string, value: number): Figure<Key> {
  return { field, label, value, text: String(value), unit: 'kcal' };
}

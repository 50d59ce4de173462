/** The energy calculators of dogs and cats: one formula, one table, and the wording of each page. */

import { type AnyCalculatorDefinition, defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { FactsBlock, Presentation, ResultKey } from '#src/engine/kit/presentation.ts';
import type dailyEnergy from '#workers/formulas/daily-energy.ts';
import type { DailyEnergyInput, DailyEnergyResult } from '#workers/formulas/daily-energy.ts';
import { BODY_CONDITION_SCORES, HIGHEST_SCORE } from '#workers/reference/bodyCondition.ts';
import { MEALS_PER_DAY } from '#workers/reference/petEnergy.ts';
import type { SourceKey } from '#workers/reference/sources.ts';
import { firstNotices, isPlanned, PLAN, startingPoint, thinOnDiet } from './dailyEnergyNotices.ts';
import { OUTPUTS } from './dailyEnergyOutputs.ts';
import { stageChart, stageRows, stageTable } from './dailyEnergyStages.ts';
import { dailyEnergyWorking } from './dailyEnergyWorking.ts';

type Key = ResultKey<DailyEnergyResult>;

type Species = DailyEnergyInput['species'];

interface SpeciesWords {
  /** Limits of the weight, in kg and lb. */
  readonly least: number;
  readonly most: number;
  /** Sources of the score, the ideal weight and the lower limit. */
  readonly sources: readonly SourceKey[];
  readonly example: { readonly weight: string; readonly foodEnergy: string; readonly foodEnergyUnit: 'cup' | '100g' };
}

const WORDS: Readonly<Record<Species, SpeciesWords>> = {
  dog: {
    least: 0.5,
    most: 264.5,
    sources: ['aahaWeightManagement', 'wsavaBodyCondition', 'laflamme1997'],
    example: { weight: '20', foodEnergy: '350', foodEnergyUnit: 'cup' },
  },
  cat: {
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
  const { least, most, example, sources } = WORDS[species];
  return defineCalculator<typeof dailyEnergy>()({
    formula: 'daily-energy',
    fixed: { species },
    fields: {
      weight: {
        kind: 'number',
        label: 'Weight',
        unitIn: 'weightUnit',
        hint: 'Today’s weight with a body condition score; without one, for weight loss, the ideal weight.',
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
    outputs: OUTPUTS,
    present,
    evidence: 'estimate',
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

function present(result: DailyEnergyResult, input: DailyEnergyInput, figure: FigureOf<Key>): Presentation<Key> {
  // The need at the entered weight is in the working only, where a score gives an ideal one.
  const headline = figure(result.merIdeal === null ? 'mer' : 'merIdeal');
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
      // Even without a food label, when they say that they are not available.
      {
        kind: 'facts',
        title: 'Amount of food',
        figures: [figure('amountPerDay'), figure('amountPerMeal'), figure('amountUnit')],
      },
      energyFacts(result, figure),
      startingPoint(input),
      stageTable(result, input, figure),
      stageChart(result, input),
    ],
    working: dailyEnergyWorking(result, input, figure),
  };
}

function energyFacts({ idealWeight, rangeMin, shownMin }: DailyEnergyResult, figure: FigureOf<Key>): FactsBlock<Key> {
  const isIdeal = idealWeight !== null;
  return {
    kind: 'facts',
    title: isIdeal ? 'Energy per day at the ideal weight' : 'Energy per day',
    figures: [
      ...(isIdeal ? [figure('idealWeight')] : []),
      figure(isIdeal ? 'rerIdeal' : 'rer'),
      // Equal as long as neither the lower limit nor the ideal weight changes it.
      figure(!isIdeal && rangeMin === shownMin ? 'rangeMin' : 'shownMin'),
      figure(isIdeal ? 'shownMax' : 'rangeMax'),
      figure('floorKcal'),
      figure('treatAllowance'),
    ],
  };
}

/** The pages of the energy calculators of dogs and cats: one formula, one table, and what each page calls things. */

import { type AnyCalculatorDefinition, defineCalculator } from '#src/kit/defineCalculator.ts';
import { fixed } from '#src/kit/format.ts';
import type { Block, FactsBlock, Figure, NoticeBlock, Presentation, TableBlock } from '#src/kit/presentation.ts';
import { measuredIn } from '#src/kit/units.ts';
import type dailyEnergy from '#workers/formulas/daily-energy.ts';
import type { DailyEnergyInput, DailyEnergyResult } from '#workers/formulas/daily-energy.ts';
import {
  type AmountUnit,
  LEAST_CAT_FACTOR,
  LIFE_STAGES,
  type LifeStage,
  type LifeStageRow,
  MEALS_PER_DAY,
} from '#workers/reference/petEnergy.ts';
import { AMOUNT_UNIT_WORDS, dailyEnergyWorking } from './dailyEnergyWorking.ts';

type Species = DailyEnergyInput['species'];

interface SpeciesWords {
  /** The plausible weights, as the hint words them: pounds are rounded inwards, so that what it names is accepted. */
  readonly limits: string;
  /** kg and lb at the ends of the range. */
  readonly least: number;
  readonly most: number;
  readonly nursing: string;
  readonly example: { readonly weight: string; readonly foodEnergy: string; readonly foodEnergyUnit: 'cup' | '100g' };
}

const WORDS: Readonly<Record<Species, SpeciesWords>> = {
  dog: {
    limits: '0.5 to 120 kg, or 1.2 to 264.5 lb.',
    least: 0.5,
    most: 264.5,
    nursing:
      'A nursing bitch needs 4 to 8 times the resting energy; the figure takes 4. Feed to need and keep her weight.',
    example: { weight: '20', foodEnergy: '350', foodEnergyUnit: 'cup' },
  },
  cat: {
    limits: '0.5 to 15 kg, or 1.2 to 33 lb.',
    least: 0.5,
    most: 33,
    nursing:
      'A nursing queen needs 2 to 6 times the resting energy; the figure takes 4. Feed to need and keep her weight.',
    example: { weight: '4.5', foodEnergy: '380', foodEnergyUnit: '100g' },
  },
};

/** The page of one species. */
export function dailyEnergyCalculator(species: Species): AnyCalculatorDefinition {
  const { limits, least, most, example } = WORDS[species];
  return defineCalculator<typeof dailyEnergy>()({
    formula: 'daily-energy',
    fixed: { species },
    fields: {
      weight: {
        kind: 'number',
        label: 'Weight',
        unitIn: 'weightUnit',
        hint: `${limits} For weight loss the ideal weight.`,
        min: least,
        max: most,
        step: 0.1,
      },
      weightUnit: {
        kind: 'choice',
        label: 'Unit of weight',
        look: 'radios',
        options: [
          { value: 'kg', label: 'Kilograms' },
          { value: 'lb', label: 'Pounds' },
        ],
        initial: 'kg',
      },
      lifeStage: {
        kind: 'choice',
        label: 'Life stage',
        hint: 'Sets the factor on the resting energy.',
        look: 'menu',
        options: stageRows(species).map(([value, { label }]) => ({ value, label })),
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
    example: { ...example, weightUnit: 'kg', lifeStage: 'neuteredAdult', mealsPerDay: '2' },
    errorStyle: 'inline',
    present,
    sources: ['nrcEnergy2006', 'aahaNutrition', 'wsavaNutrition', 'ohioStateCalories', 'petNutritionAlliance'],
  });
}

function present(result: DailyEnergyResult, input: DailyEnergyInput): Presentation {
  const { rer, mer, rangeMin, rangeMax, treatAllowance } = result;
  return {
    headline: {
      ...energy('mer', 'Energy need per day', mer),
      note: `A starting point: single ${input.species}s differ by 20 percent and more.`,
    },
    status: `About ${mer} kcal per day, as a starting point.`,
    blocks: [
      ...stageNotices(input),
      foodFacts(result, input),
      {
        kind: 'facts',
        title: 'Energy per day',
        figures: [
          energy('rer', 'Resting energy (RER)', rer),
          { ...energy('rangeMin', 'Range from', rangeMin), ...floorNote(result) },
          energy('rangeMax', 'Range to', rangeMax),
          {
            ...energy('treatAllowance', 'Treats, at most', treatAllowance),
            note: 'Part of the need, not on top of it.',
          },
          ...leastEnergy(result),
        ],
      },
      ...standingNotices(result, input),
      stageTable(result, input),
    ],
    working: dailyEnergyWorking(result, input),
  };
}

/** What this life stage asks for. */
function stageNotices({ species, lifeStage }: DailyEnergyInput): readonly NoticeBlock[] {
  if (lifeStage === 'nursing') return [caution('Nursing', WORDS[species].nursing)];
  if (lifeStage !== 'weightLoss') return [];
  return [
    caution(
      'Weight loss with a veterinarian',
      'The weight entered has to be the ideal weight, which your veterinarian can name, together with the pace. No fasting days and no crash diet.',
    ),
  ];
}

/** What holds for every result. */
function standingNotices(
  { leastEnergy: least }: DailyEnergyResult,
  { species }: DailyEnergyInput,
): readonly NoticeBlock[] {
  return [
    caution(
      'A starting point only',
      `Weigh your ${species} again every two weeks and adjust the food to the weight. A sick ${species} is fed as its veterinarian says, not by this figure.`,
    ),
    ...(least === null
      ? []
      : [
          caution(
            'A cat that does not eat',
            `A cat that refuses food for a day needs a veterinarian, an overweight one above all: its liver can turn fatty. Without one never feed less than ${LEAST_CAT_FACTOR} × RER of the weight it should have; for the weight entered that is ${least} kcal per day.`,
          ),
        ]),
  ];
}

function caution(title: string, text: string): NoticeBlock {
  return { kind: 'notice', tone: 'caution', title, text };
}

/** All three are drawn even without a label, and then say that there is nothing to say. */
function foodFacts(
  { amountPerDay, amountPerMeal, amountUnit }: DailyEnergyResult,
  input: DailyEnergyInput,
): FactsBlock {
  const amount = (field: string, label: string, value: number | null): Figure =>
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

const AMOUNT_NAMES: Readonly<Record<AmountUnit, Pick<Figure, 'text' | 'note'>>> = {
  cup: { text: 'cups', note: 'The measuring cup of the label.' },
  g: { text: 'grams' },
  can: { text: 'cans', note: 'Of the size on the label.' },
};

/** The lower end of the range is a width and, for a cat, at times no amount to feed. */
function floorNote({ rangeMin, leastEnergy: least }: DailyEnergyResult): { readonly note?: string } {
  return least !== null && rangeMin < least ? { note: `Below ${least} kcal only by a veterinarian’s plan.` } : {};
}

function leastEnergy({ leastEnergy: least }: DailyEnergyResult): readonly Figure[] {
  if (least === null) return [];
  return [
    {
      ...energy('leastEnergy', 'Never less than', least),
      note: `${LEAST_CAT_FACTOR} × RER, unless a veterinarian says so.`,
    },
  ];
}

function stageTable({ stages }: DailyEnergyResult, { species, lifeStage }: DailyEnergyInput): Block {
  const labels = new Map(stageRows(species).map(([stage, { label }]) => [stage, label]));
  const table: TableBlock = {
    kind: 'table',
    title: 'The same weight in every life stage',
    columns: [{ label: 'Life stage' }, { label: 'Factor', numeric: true }, { label: 'Energy need', numeric: true }],
    rows: stages.map(({ lifeStage: stage, factor, mer }, index) => {
      const label = labels.get(stage) ?? stage;
      return [
        stage === lifeStage ? `${label}: chosen` : label,
        { field: `stages.${index}.factor`, label: `Factor, ${label}`, value: factor, text: fixed(factor, 1) },
        energy(`stages.${index}.mer`, `Energy need, ${label}`, mer),
      ];
    }),
  };
  return table;
}

function energy(field: string, label: string, value: number): Figure {
  return { field, label, value, text: String(value), unit: 'kcal' };
}

function stageRows(species: Species): readonly (readonly [LifeStage, LifeStageRow])[] {
  return Object.entries(LIFE_STAGES[species]) as readonly (readonly [LifeStage, LifeStageRow])[];
}

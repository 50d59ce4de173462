import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { fixedApart } from '#src/engine/kit/format.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import type { FigureOf, NumberOutput } from '#src/engine/kit/outputs.ts';
import type { Figure, NoticeBlock, Presentation, ResultKey } from '#src/engine/kit/presentation.ts';
import { decimals, inWords, type WrittenNumber } from '#src/engine/kit/writing.ts';
import type dogWater from '#workers/formulas/dog-water-intake.ts';
import type { DogWaterInput, DogWaterResult } from '#workers/formulas/dog-water-intake.ts';
import {
  ALMOST_NONE_ML_PER_KG,
  DRINKING_EDGES,
  MOST_A_DAY,
  MOST_OF_THE_NEED,
  TOTAL_EDGES,
  type WaterStatus,
} from '#workers/reference/waterIntake.ts';
import { waterChart } from './chart.ts';
import { workingOf } from './working.ts';

type Key = ResultKey<DogWaterResult>;

/** Names of the classes. */
const CLASSES: Readonly<Record<WaterStatus, string>> = {
  low: 'Low',
  normal: 'Normal',
  increased: 'Increased',
  high: 'High',
};

/** Upper ends of the classes, in mL/kg. A value displayed as the lowest normal total counts as normal. */
const DRINKING_LIMITS: readonly number[] = Object.values(DRINKING_EDGES);
const TOTAL_LIMITS: readonly number[] = [TOTAL_EDGES.increasedAbove, TOTAL_EDGES.highAbove];

const BOWL = 'Keep the bowl full anyway.';

export default defineCalculator<typeof dogWater>()({
  formula: 'dog-water-intake',
  fixed: {},
  fields: {
    weight: {
      kind: 'number',
      label: 'Weight of the dog',
      unitIn: 'weightUnit',
      min: 0.5,
      max: 264.5,
      step: 0.5,
    },
    weightUnit: {
      kind: 'choice',
      label: 'Unit of the weight',
      hint: '1 kg is 2.2 lb.',
      look: 'menu',
      initial: 'kg',
      options: [
        { value: 'kg', label: 'Kilograms (kg)' },
        { value: 'lb', label: 'Pounds (lb)' },
      ],
    },
    foodGrams: {
      kind: 'number',
      label: 'Food a day',
      hint: 'With its moisture, or leave both blank.',
      ...measuredIn('mass', 'g', 'kg', 'oz'),
      min: 0,
      max: MOST_A_DAY,
      step: 10,
      optional: true,
    },
    foodMoisture: {
      kind: 'number',
      label: 'Moisture of the food',
      hint: 'From the label.',
      unit: '%',
      min: 0,
      max: 100,
      optional: true,
    },
    measuredIntake: {
      kind: 'number',
      label: 'Water drunk in a day',
      hint: 'What your dog drank from the bowl in 24 hours.',
      ...measuredIn('volume', 'mL', 'L', 'US cups', 'US fl oz'),
      min: 0,
      max: MOST_A_DAY,
      step: 50,
      optional: true,
    },
  },
  example: { weight: '20', weightUnit: 'kg', foodGrams: '300', foodMoisture: '10', measuredIntake: '1100' },
  errorStyle: 'inline',
  outputs: {
    minMl: milliliters('Lower end, 40 mL/kg'),
    typicalMl: milliliters('Typical, 50 mL/kg'),
    maxMl: milliliters('Upper end, 60 mL/kg'),
    foodWaterMl: {
      ...milliliters('Water in the food'),
      note: ({ input }) => (input.foodGrams === undefined ? 'No food was entered; dry food brings little.' : undefined),
    },
    drinkMl: { ...milliliters('From the bowl'), note: BOWL },
    drinkFlOz: { kind: 'number', label: 'In US fluid ounces', unit: 'fl oz', written: decimals(1) },
    drinkCups: { kind: 'number', label: 'In US cups', unit: 'cups', written: decimals(2) },
    measuredMlPerKg: {
      kind: 'number',
      label: 'Measured drinking',
      unit: 'mL/kg',
      written: (value, { result }) => perKilogram(value, result.raw.measuredMlPerKg ?? value, DRINKING_LIMITS),
      missing: 'not measured',
    },
    status: {
      kind: 'words',
      label: 'Drinking alone',
      words: (status, { result }) => (status === result.totalStatus ? status : `${status}, without the food`),
      missing: 'not known',
      note: 'Without the food: low below 20, normal to 90, increased to 100, high above.',
    },
    totalMlPerKg: {
      kind: 'number',
      label: ({ input }) => (input.foodGrams === undefined ? 'Drunk, food not counted' : 'Drunk and eaten'),
      unit: 'mL/kg',
      written: (value, { result }) => perKilogram(value, result.raw.totalMlPerKg ?? value, TOTAL_LIMITS),
      note: 'For each kilogram of weight, in a day.',
      missing: 'not measured',
      missingNote: 'Measure what your dog drinks from the bowl in 24 hours to see where it stands.',
    },
    totalStatus: {
      kind: 'words',
      label: ({ input }) =>
        input.foodGrams === undefined
          ? 'Water drunk in a day, food not counted'
          : 'All water in a day, drunk and eaten',
      words: CLASSES,
      // A normal amount gets no color, because a dog that seems ill is a reason to call even then.
      tone: ({ value }) => (value === null || value === 'normal' ? undefined : 'caution'),
      missing: 'not known',
      note: 'For each kg: low below 20 mL, normal to 70, increased to 100, high above.',
    },
    almostNone: {
      kind: 'flag',
      label: `Almost no water: at most ${ALMOST_NONE_ML_PER_KG} mL/kg`,
      words: (isAlmostNone, { result }) => (isAlmostNone ? 'Yes' : result.totalStatus === null ? 'not known' : 'No'),
    },
    raw: { kind: 'inner', label: 'Unrounded' },
  },
  present,
  shareText: (presentation, facts) => [presentation.status, facts].join('\n'),
  evidence: 'rule',
  sources: ['dogThirstFactSheet', 'rineyThirst', 'dibartola', 'dvm360', 'merckPolyuria'],
});

/** Advice for each class of total water. */
const ADVICE: Readonly<Record<Exclude<WaterStatus, 'normal'>, string>> = {
  low: 'Less than expected. If your dog also eats little, vomits or is dull, call today.',
  increased:
    'More than most dogs take in. Measure again for two days; call your veterinarian this week, at once if your dog is also thin, weak, vomits, or is an unspayed female.',
  high: 'Clearly too much. Call your veterinarian today. Never take water away.',
};

/** Of 24 hours, with the water in food. */
const ALMOST_NONE =
  'Your dog took in almost no water in 24 hours. Call today; call now if it is a puppy, is old or ill, vomits, has diarrhea or is dull.';

const FOOD_UNKNOWN = 'Water in the food is not counted: add the food, or the true total is higher.';
const FOOD_BRINGS_MOST = "The food already brings most of a day's water.";

function milliliters(label: string): NumberOutput<unknown> {
  return { kind: 'number', label, unit: 'mL', written: decimals(0) };
}

/** With one decimal; where that is the limit of a class, with as many as show its side. */
function perKilogram(rounded: number, unrounded: number, limits: readonly number[]): WrittenNumber {
  const written = decimals(1)(rounded);
  const text = limits.includes(rounded) ? fixedApart(unrounded, 1, limits) : written.text;
  // More decimals are those of another number than the rounded one of the result.
  return text === written.text ? written : inWords(text);
}

function present(result: DogWaterResult, input: DogWaterInput, figure: FigureOf<Key>): Presentation<Key> {
  const [headline, status] = headlineOf(result, input, figure);
  const rest = (...keys: readonly Key[]) => keys.filter((key) => key !== headline.field).map((key) => figure(key));
  return {
    headline,
    status,
    blocks: [
      ...advice(result, input),
      {
        kind: 'facts',
        title: 'What your dog takes in',
        figures: rest('totalStatus', 'totalMlPerKg', 'measuredMlPerKg', 'status', 'almostNone'),
      },
      {
        kind: 'facts',
        title: 'Typical need without the water in the food',
        figures: rest('drinkMl', 'drinkFlOz', 'drinkCups'),
      },
      {
        kind: 'facts',
        title: 'Need in a day, food and water together',
        figures: rest('minMl', 'typicalMl', 'maxMl', 'foodWaterMl'),
      },
      { kind: 'chart', chart: waterChart(result, input) },
      {
        kind: 'notice',
        tone: 'caution',
        text: 'Keep fresh water within reach at all times: the figure is a guide, and no dog should be held to it. Heat, work, nursing and illness raise the need.',
      },
    ],
    working: workingOf(result, input, figure),
  };
}

/** Returns the class of the measured amount; else the amount to drink, unless the food already covers the need. */
function headlineOf(
  result: DogWaterResult,
  input: DogWaterInput,
  figure: FigureOf<Key>,
): readonly [headline: Figure<Key>, status: string] {
  if (result.almostNone) {
    const headline = figure('almostNone', {
      label: 'What comes first',
      text: 'Call your veterinarian today',
      tone: 'caution',
      note: ALMOST_NONE,
    });
    return [headline, `${headline.text}. ${ALMOST_NONE}`];
  }
  if (result.totalStatus !== null)
    return [figure('totalStatus'), totalSentence(result.totalStatus, input, figure('totalMlPerKg').text)];
  if (result.raw.drinkMl === 0) {
    const food = figure('foodWaterMl', { note: `${FOOD_BRINGS_MOST} ${BOWL}` });
    return [food, `${FOOD_BRINGS_MOST} It holds ${food.text} mL. ${BOWL}`];
  }
  const drink = figure('drinkMl', { label: 'Water to drink in a day', note: drinkNote(result) });
  return [drink, `About ${drink.text} mL to drink in a day.`];
}

function totalSentence(status: WaterStatus, { foodGrams }: DogWaterInput, total: string): string {
  const taken = foodGrams === undefined ? `drunk. ${FOOD_UNKNOWN}` : 'drunk and eaten.';
  const amount = `${CLASSES[status]}: ${total} mL of water for each kg in a day, ${taken}`;
  return status === 'normal' ? amount : `${ADVICE[status]} ${amount}`;
}

function advice(result: DogWaterResult, { foodGrams }: DogWaterInput): readonly NoticeBlock[] {
  const { totalStatus } = result;
  const texts = [
    result.almostNone ? ALMOST_NONE : totalStatus === null || totalStatus === 'normal' ? '' : ADVICE[totalStatus],
    totalStatus !== null && foodGrams === undefined ? FOOD_UNKNOWN : '',
    totalStatus !== null && bringsMost(result) ? FOOD_BRINGS_MOST : '',
  ];
  return texts.filter((text) => text !== '').map((text) => ({ kind: 'notice', tone: 'caution', text }));
}

function bringsMost({ raw: { foodWaterMl, typicalMl } }: DogWaterResult): boolean {
  return foodWaterMl > MOST_OF_THE_NEED * typicalMl;
}

function drinkNote(result: DogWaterResult): string {
  if (bringsMost(result)) return FOOD_BRINGS_MOST;
  return result.foodWaterMl === 0
    ? 'The typical need, from the bowl alone.'
    : 'The typical need without the water in the food.';
}

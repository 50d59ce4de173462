import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { fixed } from '#src/kit/format.ts';
import { measuredIn } from '#src/kit/onDemand/units.ts';
import type { Figure, NoticeBlock, Presentation, ResultKey } from '#src/kit/presentation.ts';
import type dogWater from '#workers/formulas/dog-water-intake.ts';
import type { DogWaterInput, DogWaterResult } from '#workers/formulas/dog-water-intake.ts';
import {
  ALMOST_NONE_ML_PER_KG,
  MOST_A_DAY,
  MOST_OF_THE_NEED,
  type WaterStatus,
} from '#workers/reference/waterIntake.ts';
import { waterChart } from './chart.ts';
import { drunkText, totalText, workingOf } from './working.ts';

type Key = ResultKey<DogWaterResult>;

export default defineCalculator<typeof dogWater>()({
  formula: 'dog-water-intake',
  fixed: {},
  fields: {
    weight: {
      kind: 'number',
      label: 'Weight of the dog',
      unitIn: 'weightUnit',
      hint: '0.5 to 120 kg, or 1.2 to 264.5 lb.',
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
      hint: '0 to 100, from the label.',
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
  present,
  shareText: (presentation, facts) => [presentation.status, facts].join('\n'),
  sources: ['dogThirstFactSheet', 'rineyThirst', 'dibartola', 'dvm360', 'merckPolyuria'],
});

/** Advice for each class of total water. */
const ADVICE: Readonly<Record<Exclude<WaterStatus, 'normal'>, string>> = {
  low: 'Less than expected. If your dog also eats little, vomits or is dull, call today.',
  increased:
    'More than most dogs take in. Measure again for two days; call your veterinarian this week, at once if your dog is also thin, weak, vomits, or is an unspayed female.',
  high: 'Clearly too much. Call your veterinarian today. Never take water away.',
};

const CLASSES: Readonly<Record<WaterStatus, string>> = {
  low: 'Low',
  normal: 'Normal',
  increased: 'Increased',
  high: 'High',
};

/** Of 24 hours, with the water in food. */
const ALMOST_NONE =
  'Your dog took in almost no water in 24 hours. Call today; call now if it is a puppy, is old or ill, vomits, has diarrhea or is dull.';

const FOOD_UNKNOWN = 'Water in the food is not counted: add the food, or the true total is higher.';
const BOWL = 'Keep the bowl full anyway.';
const FOOD_BRINGS_MOST = "The food already brings most of a day's water.";

function present(result: DogWaterResult, input: DogWaterInput): Presentation<Key> {
  const [headline, status] = headlineOf(result, input);
  const rest = <F extends Figure<Key>>(figures: readonly F[]) =>
    figures.filter(({ field }) => field !== headline.field);
  return {
    headline,
    status,
    blocks: [
      ...advice(result, input),
      { kind: 'facts', title: 'What your dog takes in', figures: rest(intake(result, input)) },
      {
        kind: 'facts',
        title: 'Typical need without the water in the food',
        figures: rest([
          { ...milliliters('drinkMl', 'From the bowl', result.drinkMl), note: BOWL },
          ounces('drinkFlOz', result.drinkFlOz, 1, 'fl oz', 'In US fluid ounces'),
          ounces('drinkCups', result.drinkCups, 2, 'cups', 'In US cups'),
        ]),
      },
      {
        kind: 'facts',
        title: 'Need in a day, food and water together',
        figures: rest([
          milliliters('minMl', 'Lower end, 40 mL/kg', result.minMl),
          milliliters('typicalMl', 'Typical, 50 mL/kg', result.typicalMl),
          milliliters('maxMl', 'Upper end, 60 mL/kg', result.maxMl),
          { ...milliliters('foodWaterMl', 'Water in the food', result.foodWaterMl), ...foodNote(input) },
        ]),
      },
      { kind: 'chart', chart: waterChart(result, input) },
      {
        kind: 'notice',
        tone: 'caution',
        text: 'Keep fresh water within reach at all times: the figure is a guide, and no dog should be held to it. Heat, work, nursing and illness raise the need.',
      },
    ],
    working: workingOf(result, input),
  };
}

/** Returns the class of the measured amount; else the amount to drink, unless the food already covers the need. */
function headlineOf(result: DogWaterResult, input: DogWaterInput): readonly [headline: Figure<Key>, status: string] {
  const { totalStatus, almostNone, drinkMl, foodWaterMl, raw } = result;
  if (almostNone) {
    const headline: Figure<Key> = {
      field: 'almostNone',
      label: 'What comes first',
      value: almostNone,
      text: 'Call your veterinarian today',
      tone: 'caution',
      note: ALMOST_NONE,
    };
    return [headline, `${headline.text}. ${ALMOST_NONE}`];
  }
  if (totalStatus !== null) return [totalFigure(result, input), totalSentence(result, totalStatus, input)];
  if (raw.drinkMl === 0) {
    const food = milliliters('foodWaterMl', 'Water in the food', foodWaterMl);
    return [{ ...food, note: `${FOOD_BRINGS_MOST} ${BOWL}` }, `${FOOD_BRINGS_MOST} It holds ${food.text} mL. ${BOWL}`];
  }
  const drink = milliliters('drinkMl', 'Water to drink in a day', drinkMl);
  return [{ ...drink, note: drinkNote(result) }, `About ${drink.text} mL to drink in a day.`];
}

function totalSentence(result: DogWaterResult, status: WaterStatus, { foodGrams }: DogWaterInput): string {
  const taken = foodGrams === undefined ? `drunk. ${FOOD_UNKNOWN}` : 'drunk and eaten.';
  const amount = `${CLASSES[status]}: ${totalAmount(result)} mL of water for each kg in a day, ${taken}`;
  return status === 'normal' ? amount : `${ADVICE[status]} ${amount}`;
}

function totalAmount({ totalMlPerKg, raw }: DogWaterResult): string {
  return totalText(totalMlPerKg ?? 0, raw.totalMlPerKg ?? 0);
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

function intake(result: DogWaterResult, input: DogWaterInput): readonly Figure<Key>[] {
  const { measuredMlPerKg, totalMlPerKg, status, totalStatus, almostNone, raw } = result;
  const unknown = { value: null, text: 'not measured' };
  return [
    totalFigure(result, input),
    {
      field: 'totalMlPerKg',
      label: input.foodGrams === undefined ? 'Drunk, food not counted' : 'Drunk and eaten',
      ...(totalMlPerKg === null
        ? { ...unknown, note: 'Measure what your dog drinks from the bowl in 24 hours to see where it stands.' }
        : {
            value: totalMlPerKg,
            text: totalAmount(result),
            unit: 'mL/kg',
            note: 'For each kilogram of weight, in a day.',
          }),
    },
    {
      field: 'measuredMlPerKg',
      label: 'Measured drinking',
      ...(measuredMlPerKg === null
        ? unknown
        : {
            value: measuredMlPerKg,
            text: drunkText(measuredMlPerKg, raw.measuredMlPerKg ?? measuredMlPerKg),
            unit: 'mL/kg',
          }),
    },
    {
      field: 'status',
      label: 'Drinking alone',
      value: status,
      text: status === null ? 'not known' : status === totalStatus ? status : `${status}, without the food`,
      note: 'Without the food: low below 20, normal to 90, increased to 100, high above.',
    },
    {
      field: 'almostNone',
      label: `Almost no water: at most ${ALMOST_NONE_ML_PER_KG} mL/kg`,
      value: almostNone,
      text: almostNone ? 'Yes' : totalStatus === null ? 'not known' : 'No',
    },
  ];
}

/** A normal amount gets no color, because a dog that seems ill is a reason to call even then. */
function totalFigure({ totalStatus }: DogWaterResult, { foodGrams }: DogWaterInput): Figure<Key> {
  return {
    field: 'totalStatus',
    label: foodGrams === undefined ? 'Water drunk in a day, food not counted' : 'All water in a day, drunk and eaten',
    value: totalStatus,
    text: totalStatus === null ? 'not known' : CLASSES[totalStatus],
    ...(totalStatus === null || totalStatus === 'normal' ? {} : { tone: 'caution' }),
    note: 'For each kg: low below 20 mL, normal to 70, increased to 100, high above.',
  };
}

function drinkNote(result: DogWaterResult): string {
  if (bringsMost(result)) return FOOD_BRINGS_MOST;
  return result.foodWaterMl === 0
    ? 'The typical need, from the bowl alone.'
    : 'The typical need without the water in the food.';
}

function foodNote({ foodGrams }: DogWaterInput): Pick<Figure<Key>, 'note'> {
  return foodGrams === undefined ? { note: 'No food was entered; dry food brings little.' } : {};
}

function milliliters(field: Key, label: string, value: number): Figure<Key> {
  return { field, label, value, text: fixed(value, 0), unit: 'mL' };
}

function ounces(field: Key, value: number, decimals: number, unit: string, label: string): Figure<Key> {
  return { field, label, value, text: fixed(value, decimals), unit };
}

import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { fixed } from '#src/kit/format.ts';
import type { FactsBlock, Figure, NoticeBlock, Presentation } from '#src/kit/presentation.ts';
import { measuredIn } from '#src/kit/units.ts';
import type dogWater from '#workers/formulas/dog-water-intake.ts';
import type { DogWaterInput, DogWaterResult } from '#workers/formulas/dog-water-intake.ts';
import { type DrinkingStatus, MOST_A_DAY } from '#workers/reference/waterIntake.ts';
import { waterChart } from './chart.ts';
import { drunkText, workingOf } from './working.ts';

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
      hint: 'What went from the bowl in 24 hours.',
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
  sources: ['dibartola', 'dogThirstFactSheet', 'dvm360'],
});

/** What each class of drinking calls for. */
const ADVICE: Readonly<Record<Exclude<DrinkingStatus, 'normal'>, { readonly title: string; readonly text: string }>> = {
  low: {
    title: 'Low drinking',
    text: 'If it lasts for more than a day, or your dog vomits, has diarrhoea or seems dull, see a veterinarian. Moist food lowers what a dog drinks.',
  },
  increased: {
    title: 'Increased drinking',
    text: 'Measure again tomorrow. If it lasts for more than a day, have a veterinarian look for the cause, and leave the water where it is.',
  },
  high: {
    title: 'High drinking',
    text: 'More than 100 mL for each kilogram is clearly too much thirst. See a veterinarian, the same day if your dog seems unwell, and never hold water back: it may be all that keeps the dog from dehydrating.',
  },
};

function present(result: DogWaterResult, input: DogWaterInput): Presentation {
  const drink = millilitres('drinkMl', 'Water to drink in a day', result.drinkMl);
  return {
    headline: { ...drink, note: drinkNote(result) },
    status: `About ${drink.text} mL to drink in a day.`,
    blocks: [
      ...advice(result),
      drinking(result),
      {
        kind: 'facts',
        title: 'The same in United States measures',
        figures: [
          ounces('drinkFlOz', result.drinkFlOz, 1, 'fl oz', 'Fluid ounces'),
          ounces('drinkCups', result.drinkCups, 2, 'cups', 'Cups'),
        ],
      },
      {
        kind: 'facts',
        title: 'Need in a day, food and water together',
        figures: [
          millilitres('minMl', 'Lower end, 40 mL/kg', result.minMl),
          millilitres('typicalMl', 'Typical, 50 mL/kg', result.typicalMl),
          millilitres('maxMl', 'Upper end, 60 mL/kg', result.maxMl),
          { ...millilitres('foodWaterMl', 'Water in the food', result.foodWaterMl), ...foodNote(input) },
        ],
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

function advice({ status }: DogWaterResult): readonly NoticeBlock[] {
  if (status === null || status === 'normal') return [];
  return [{ kind: 'notice', tone: 'caution', ...ADVICE[status] }];
}

function drinking({ status, measuredMlPerKg, raw }: DogWaterResult): FactsBlock {
  return {
    kind: 'facts',
    title: 'What your dog drank',
    figures: [
      {
        field: 'measuredMlPerKg',
        label: 'Measured drinking',
        value: measuredMlPerKg,
        ...(measuredMlPerKg === null
          ? { text: 'not measured', note: 'Measure what goes from the bowl in 24 hours to see where your dog stands.' }
          : {
              text: drunkText(measuredMlPerKg, raw.measuredMlPerKg ?? measuredMlPerKg),
              unit: 'mL/kg',
              note: drunkNote(status, measuredMlPerKg),
            }),
      },
      {
        field: 'status',
        label: 'That is',
        value: status,
        ...(status === null ? { text: 'not known' } : { text: status, tone: status === 'normal' ? 'good' : 'caution' }),
        note: 'Low below 20, normal to 90, increased to 100, high above.',
      },
    ],
  };
}

function drunkNote(status: DogWaterResult['status'], mlPerKg: number): string {
  return status === 'normal' && mlPerKg > 70
    ? 'Some textbooks end the normal range at 70: measure it again within the week.'
    : 'For each kilogram of weight, in a day.';
}

function drinkNote({ drinkMl, foodWaterMl }: DogWaterResult): string {
  if (drinkMl === 0) return 'The food brings the typical amount already; the bowl stays full all the same.';
  return foodWaterMl === 0
    ? 'The typical need, from the bowl alone.'
    : 'The typical need without the water in the food.';
}

function foodNote({ foodGrams }: DogWaterInput): Pick<Figure, 'note'> {
  return foodGrams === undefined ? { note: 'No food was entered; dry food brings little.' } : {};
}

function millilitres(field: string, label: string, value: number): Figure {
  return { field, label, value, text: fixed(value, 0), unit: 'mL' };
}

function ounces(field: string, value: number, decimals: number, unit: string, label: string): Figure {
  return { field, label, value, text: fixed(value, decimals), unit };
}

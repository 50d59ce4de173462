import { whyDifferent } from '#src/families/whyDifferent.ts';
import { yesNoFigure } from '#src/families/yesNoFigure.ts';
import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { fixed, withNoun } from '#src/kit/format.ts';
import { measuredIn } from '#src/kit/onDemand/units.ts';
import { typedNumber, workingNumber } from '#src/kit/onDemand/workingNumbers.ts';
import type { Block, NoticeBlock, Presentation, ResultKey, TableBlock } from '#src/kit/presentation.ts';
import type waterTrough from '#workers/formulas/water-trough.ts';
import type { WaterTroughInput, WaterTroughResult } from '#workers/formulas/water-trough.ts';
import type { WaterAnimal } from '#workers/reference/livestockWater.ts';
import { ANIMALS } from './animals.ts';

type Key = ResultKey<WaterTroughResult>;

export default defineCalculator<typeof waterTrough>()({
  formula: 'water-trough',
  fixed: {},
  fields: {
    temperature: {
      kind: 'number',
      label: 'Mean temperature of the day',
      hint: '-30 to 45 °C.',
      ...measuredIn('temperature', '°C', '°F'),
      min: -30,
      max: 45,
    },
    herd: {
      kind: 'rows',
      label: 'Animals',
      hint: 'Milk and dry feed in kg and sodium in g a day of one dairy cow; left blank, 30, 22 and 45.',
      rowName: 'group',
      minRows: 1,
      row: {
        animal: {
          kind: 'choice',
          label: 'Animal',
          look: 'menu',
          options: (Object.keys(ANIMALS) as WaterAnimal[]).map((value) => ({ value, label: ANIMALS[value] })),
          initial: 'beefCowNursing',
        },
        count: { kind: 'number', label: 'How many', min: 1, isExact: true },
        milk: { kind: 'number', label: 'Milk', unit: 'kg', min: 0, optional: true },
        dryMatterIntake: { kind: 'number', label: 'Dry feed', unit: 'kg', min: 0, optional: true },
        sodium: { kind: 'number', label: 'Sodium', unit: 'g', min: 0, optional: true },
      },
    },
    minimumTemperature: {
      kind: 'number',
      label: 'Lowest temperature of the day',
      hint: 'For dairy cows. Left blank: the mean.',
      ...measuredIn('temperature', '°C', '°F'),
      min: -30,
      max: 45,
      optional: true,
    },
    reserveDays: {
      kind: 'number',
      label: 'Water in store for',
      hint: 'Up to 30 days.',
      ...measuredIn('time', 'days', 'weeks'),
      min: 0,
      max: 30,
      initial: 1,
      optional: true,
    },
    refillHours: {
      kind: 'number',
      label: 'A day’s water refilled within',
      hint: 'Up to 24 hours.',
      ...measuredIn('time', 'h', 'min', 'days'),
      min: 0,
      max: 24,
      initial: 8,
      optional: true,
    },
  },
  example: {
    temperature: '25',
    herd: [
      { animal: 'beefCowNursing', count: '30', milk: '', dryMatterIntake: '', sodium: '' },
      { animal: 'horse', count: '4', milk: '', dryMatterIntake: '', sodium: '' },
    ],
    minimumTemperature: '',
    reserveDays: '2',
    refillHours: '8',
  },
  errorStyle: 'inline',
  present,
  sources: ['nrcBeefWater', 'guyerWater', 'murphy1983', 'ontarioWater'],
});

/** °C, 80 °F: above it the table of 1956 falls for nursing cows. */
const APPETITE_FALLS = 26.7;

function present(result: WaterTroughResult, input: WaterTroughInput): Presentation<Key> {
  const { dailyWater, reserveVolume, flowPerHour, flowPerMinute } = result;
  const { reserveDays = 1 } = input;
  const liters = fixed(dailyWater, 0);
  return {
    headline: {
      field: 'dailyWater',
      label: 'Water for the herd',
      value: dailyWater,
      text: liters,
      unit: 'L',
      note: `A day at ${typedNumber(input.temperature)} °C.`,
    },
    status: `The herd needs about ${liters} L of water a day.`,
    blocks: [
      ...notices(result, input),
      {
        kind: 'facts',
        figures: [
          {
            field: 'dailyUsGallons',
            label: 'The same in US gallons',
            value: result.dailyUsGallons,
            text: fixed(result.dailyUsGallons, 0),
            unit: 'US gal',
          },
          {
            field: 'reserveVolume',
            label: `Trough or tank for ${withNoun(typedNumber(reserveDays), 'day', 'days')}`,
            value: reserveVolume,
            text: fixed(reserveVolume, 0),
            unit: 'L',
          },
          {
            field: 'flowPerHour',
            label: 'Refill in an hour',
            value: flowPerHour,
            text: fixed(flowPerHour, 0),
            unit: 'L',
          },
          {
            field: 'flowPerMinute',
            label: 'Refill in a minute',
            value: flowPerMinute,
            text: fixed(flowPerMinute, 2),
            unit: 'L',
          },
          yesNoFigure('aboveTable', 'Hotter than the tables reach', result.aboveTable),
        ],
      },
      groups(result, input),
      curve(result, input),
      whyDifferent<Key>('Water', [
        [
          'Water in the feed',
          'up to half',
          'The beef tables give the whole intake, the dairy equation drinking water. On lush pasture the animals drink about half of it.',
        ],
        [
          'Nursing cows in heat',
          'above 25 US gal',
          'The table of 1956 falls at 90 °F, because the cows ate less. Newer work has them drink more.',
        ],
        [
          'Work and salt',
          'up to double',
          'Horses at work may drink twice as much, and salt adds thirst to every species.',
        ],
        [
          'Temperature of small stock, horses and pigs',
          'low to high',
          'Their published ranges name no temperature: 10, 20 and 30 °C are our own reading.',
        ],
      ]),
    ],
    working: [
      {
        label: 'Water for the herd',
        formula: 'sum of animals·water for one',
        substituted: input.herd
          .map(({ count }, index) => `${count}·${workingNumber(result.perAnimal[index]?.perAnimal ?? 0, liters)}`)
          .join(' + '),
        value: `${liters} L`,
      },
      {
        label: 'Store',
        formula: 'day’s water·days',
        substituted: `${workingNumber(dailyWater, fixed(reserveVolume, 0))}·${typedNumber(reserveDays)}`,
        value: `${fixed(reserveVolume, 0)} L`,
      },
      {
        label: 'Refill in an hour',
        formula: 'day’s water ÷ hours',
        substituted: `${workingNumber(dailyWater, fixed(flowPerHour, 0))} ÷ ${typedNumber(input.refillHours ?? 8)}`,
        value: `${fixed(flowPerHour, 0)} L`,
      },
    ],
  };
}

function notices({ aboveTable }: WaterTroughResult, { temperature, herd }: WaterTroughInput): readonly NoticeBlock[] {
  const hasNursingCows = herd.some(({ animal }) => animal === 'beefCowNursing');
  return [
    {
      kind: 'notice',
      tone: 'caution',
      title: 'Clean water at all times. Never ration it.',
      text: 'An estimate to start from; the animal’s condition decides. Size pipes and troughs for the hottest day.',
    },
    ...(aboveTable
      ? [
          {
            kind: 'notice',
            tone: 'caution',
            text: 'It is hotter than the tables reach: plan with clearly more water than is shown here.',
          } as const,
        ]
      : []),
    ...(hasNursingCows && temperature > APPETITE_FALLS
      ? [
          {
            kind: 'notice',
            tone: 'caution',
            text: 'Above 27 °C the table of 1956 falls, because the cows ate less. Plan with at least 68 L for each nursing cow, more in great heat, not with the value shown.',
          } as const,
        ]
      : []),
  ];
}

function groups({ perAnimal }: WaterTroughResult, { herd }: WaterTroughInput): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Water by group',
    columns: [
      { label: 'Animals' },
      { label: 'For one (L a day)', numeric: true },
      { label: 'For the group (L a day)', numeric: true },
    ],
    rows: perAnimal.map(({ animal, perAnimal: one, perGroup }, index) => {
      const name = ANIMALS[animal];
      return [
        {
          field: `perAnimal.${index}.animal`,
          label: 'Animals',
          value: animal,
          text: `${herd[index]?.count ?? 1} × ${name}`,
        },
        {
          field: `perAnimal.${index}.perAnimal`,
          label: `${name}, for one`,
          value: one,
          text: fixed(one, one < 1 ? 2 : 1),
        },
        {
          field: `perAnimal.${index}.perGroup`,
          label: `${name}, for the group`,
          value: perGroup,
          text: fixed(perGroup, 0),
        },
      ];
    }),
  };
}

function curve({ byTemperature, dailyWater }: WaterTroughResult, { temperature }: WaterTroughInput): Block<Key> {
  const [coldest, hottest] = [byTemperature[0], byTemperature.at(-1)];
  return {
    kind: 'chart',
    chart: {
      type: 'xy',
      title: 'Water by temperature',
      summary: `The herd needs ${fixed(coldest?.dailyWater ?? 0, 0)} L a day at 0 °C and ${fixed(hottest?.dailyWater ?? 0, 0)} L at 40 °C.`,
      x: { label: 'Mean temperature', unit: '°C' },
      y: { label: 'Water a day', unit: 'L', decimals: 0, reaches: [0] },
      series: [
        {
          name: 'Herd',
          marks: 'line',
          points: byTemperature.map(({ temperature: x, dailyWater: y }) => ({ x, y })),
        },
        { name: 'Your day', marks: 'points', points: [{ x: temperature, y: dailyWater }] },
      ],
    },
  };
}

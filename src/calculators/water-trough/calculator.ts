import { whyDifferent } from '#src/calculators/families/whyDifferent.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { fixed, withNoun } from '#src/engine/kit/format.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import { typedNumber, workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf, NumberOutput } from '#src/engine/kit/outputs.ts';
import type { Block, NoticeBlock, Presentation, ResultKey, TableBlock } from '#src/engine/kit/presentation.ts';
import { decimals, type Writing } from '#src/engine/kit/writing.ts';
import type waterTrough from '#workers/formulas/water-trough.ts';
import type { WaterTroughInput, WaterTroughResult } from '#workers/formulas/water-trough.ts';
import type { WaterAnimal } from '#workers/reference/livestockWater.ts';

type Key = ResultKey<WaterTroughResult>;

/** Names in the menu and in results. */
const ANIMALS: Readonly<Record<WaterAnimal, string>> = {
  beefCowNursing: 'Beef cow, nursing, 410 kg',
  beefCowDry: 'Beef cow, pregnant, 500 kg',
  bull: 'Bull, 730 kg',
  growing180: 'Growing cattle, 180 kg',
  growing270: 'Growing cattle, 270 kg',
  growing360: 'Growing cattle, 360 kg',
  finishing270: 'Finishing cattle, 270 kg',
  finishing360: 'Finishing cattle, 360 kg',
  finishing450: 'Finishing cattle, 450 kg',
  dairyCow: 'Dairy cow, milked',
  calf: 'Calf',
  horse: 'Horse, 450 kg',
  horseSmall: 'Small horse, 225 kg',
  horseLarge: 'Large horse, 680 kg',
  sheep: 'Sheep',
  sheepNursing: 'Ewe, nursing',
  lamb: 'Lamb, growing',
  goat: 'Goat',
  weaner: 'Weaned pig',
  sow: 'Sow, pregnant',
  sowNursing: 'Sow, nursing',
  layingHen: 'Laying hen',
};

export default defineCalculator<typeof waterTrough>()({
  formula: 'water-trough',
  fixed: {},
  fields: {
    temperature: {
      kind: 'number',
      label: 'Mean temperature of the day',
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
      ...measuredIn('time', 'days', 'weeks'),
      min: 0,
      max: 30,
      initial: 1,
      optional: true,
    },
    refillHours: {
      kind: 'number',
      label: 'A day’s water refilled within',
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
  outputs: {
    dailyWater: {
      kind: 'number',
      label: 'Water for the herd',
      unit: 'L',
      written: decimals(0),
      note: ({ input }) => `A day at ${typedNumber(input.temperature)} °C.`,
    },
    dailyUsGallons: { kind: 'number', label: 'The same in US gallons', unit: 'US gal', written: decimals(0) },
    perAnimal: {
      kind: 'rows',
      label: 'Water by group',
      row: {
        animal: {
          kind: 'words',
          label: 'Animals',
          words: (animal, { input, at }) => `${input.herd[Number(at)]?.count ?? 1} × ${ANIMALS[animal]}`,
        },
        perAnimal: water('for one', (value) => decimals(value < 1 ? 2 : 1)(value)),
        perGroup: water('for the group', decimals(0)),
      },
    },
    reserveVolume: {
      kind: 'number',
      label: ({ input }) => `Trough or tank for ${withNoun(typedNumber(input.reserveDays ?? 1), 'day', 'days')}`,
      unit: 'L',
      written: decimals(0),
    },
    flowPerHour: { kind: 'number', label: 'Refill in an hour', unit: 'L', written: decimals(0) },
    flowPerMinute: { kind: 'number', label: 'Refill in a minute', unit: 'L', written: decimals(2) },
    aboveTable: { kind: 'flag', label: 'Hotter than the tables reach' },
    byTemperature: { kind: 'inner', label: 'Water by temperature' },
  },
  present,
  evidence: 'estimate',
  sources: ['nrcBeefWater', 'guyerWater', 'murphy1983', 'ontarioWater'],
});

interface OfAnimal {
  readonly row: { readonly animal: WaterAnimal };
}

function water(what: string, written: Writing): NumberOutput<OfAnimal> {
  return { kind: 'number', label: ({ row }) => `${ANIMALS[row.animal]}, ${what}`, columnUnit: 'L a day', written };
}

const FACTS = ['dailyUsGallons', 'reserveVolume', 'flowPerHour', 'flowPerMinute', 'aboveTable'] as const;

function present(result: WaterTroughResult, input: WaterTroughInput, figure: FigureOf<Key>): Presentation<Key> {
  const { reserveDays = 1, refillHours = 8 } = input;
  const headline = figure('dailyWater');
  const { text: liters, written } = headline;
  const [store, flow] = [figure('reserveVolume'), figure('flowPerHour')];
  return {
    headline,
    status: `The herd needs about ${liters} L of water a day.`,
    blocks: [
      ...notices(result, input),
      { kind: 'facts', figures: FACTS.map((key) => figure(key)) },
      groupTable(result, figure),
      temperatureChart(result, input),
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
          .map(({ count }, index) => `${count}·${workingNumber(result.perAnimal[index]?.perAnimal ?? 0, written)}`)
          .join(' + '),
        value: `${liters} L`,
      },
      {
        label: 'Store',
        formula: 'day’s water·days',
        substituted: `${workingNumber(result.dailyWater, store.written)}·${typedNumber(reserveDays)}`,
        value: `${store.text} L`,
      },
      {
        label: 'Refill in an hour',
        formula: 'day’s water ÷ hours',
        substituted: `${workingNumber(result.dailyWater, flow.written)} ÷ ${typedNumber(refillHours)}`,
        value: `${flow.text} L`,
      },
    ],
  };
}

/** °C, 80 °F: above it the table of 1956 falls for nursing cows. */
const APPETITE_FALLS = 26.7;

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

function groupTable({ perAnimal }: WaterTroughResult, figure: FigureOf<Key>): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Water by group',
    columns: [
      { label: 'Animals' },
      { label: 'For one (L a day)', numeric: true },
      { label: 'For the group (L a day)', numeric: true },
    ],
    rows: perAnimal.map((_, index) =>
      (['animal', 'perAnimal', 'perGroup'] as const).map((key) => figure(`perAnimal.${index}.${key}`)),
    ),
  };
}

function temperatureChart(
  { byTemperature, dailyWater }: WaterTroughResult,
  { temperature }: WaterTroughInput,
): Block<Key> {
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
        { name: 'Herd', marks: 'line', points: byTemperature.map(({ temperature: x, dailyWater: y }) => ({ x, y })) },
        { name: 'Your day', marks: 'points', points: [{ x: temperature, y: dailyWater }] },
      ],
    },
  };
}

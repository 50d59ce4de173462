import { whyDifferent } from '#src/calculators/families/whyDifferent.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { counted, short } from '#src/engine/kit/format.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import { workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf, NumberOutput } from '#src/engine/kit/outputs.ts';
import type { ChartBlock, NoticeBlock, Presentation, ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import { visibleFor } from '#src/engine/kit/visibleFor.ts';
import { upToDigits } from '#src/engine/kit/writing.ts';
import type serialDilution from '#workers/formulas/serial-dilution.ts';
import type { SerialDilutionInput, SerialDilutionResult } from '#workers/formulas/serial-dilution.ts';

type Key = ResultKey<SerialDilutionResult>;

const DIGITS = 4;
const written = upToDigits(DIGITS);

const COLUMNS = [
  ['number', 'Tube'],
  ['transferVolume', 'Transfer, µL'],
  ['diluentVolume', 'Diluent, µL'],
  ['concentration', 'Concentration'],
  ['cumulativeDilution', 'Diluted'],
  ['relativeError', 'Error, %'],
] as const;

const shown = visibleFor<'mode', SerialDilutionInput['mode']>('mode');
const microliters = { kind: 'number', ...measuredIn('volume', 'µL', 'mL'), min: 0, optional: true } as const;

export default defineCalculator<typeof serialDilution>()({
  formula: 'serial-dilution',
  fixed: {},
  fields: {
    mode: {
      kind: 'choice',
      label: 'Plan by',
      look: 'radios',
      options: [
        { value: 'factor', label: 'Factor and steps' },
        { value: 'range', label: 'Highest and lowest' },
      ],
      initial: 'factor',
    },
    stockConcentration: { kind: 'number', label: 'Stock', hint: 'In any unit.', min: 0 },
    factor: {
      kind: 'number',
      label: 'Dilution factor',
      hint: '10 for one part in ten.',
      min: 1,
      readsAs: 'dilution',
      isExact: true,
      ...shown('factor'),
    },
    steps: {
      kind: 'number',
      label: 'Tubes',
      min: 1,
      max: 24,
      isExact: true,
      ...shown('factor'),
    },
    highest: { kind: 'number', label: 'Highest', hint: 'In the unit of the stock.', min: 0, ...shown('range') },
    lowest: { kind: 'number', label: 'Lowest', hint: 'In the same unit.', min: 0, ...shown('range') },
    points: {
      kind: 'number',
      label: 'Points',
      min: 2,
      max: 24,
      isExact: true,
      ...shown('range'),
    },
    volumePerTube: { ...microliters, label: 'Volume left in each tube', step: 100, initial: 900 },
    smallestVolume: { ...microliters, label: 'Smallest volume', hint: 'That your pipette measures.', initial: 2 },
    pipettingError: {
      kind: 'number',
      label: 'Pipetting error',
      hint: 'Of each volume.',
      unit: '%',
      min: 0,
      max: 20,
      step: 0.5,
      initial: 2,
      optional: true,
    },
  },
  example: {
    mode: 'factor',
    stockConcentration: '1e8',
    factor: '10',
    steps: '6',
    highest: '',
    lowest: '',
    points: '',
    volumePerTube: '900',
    smallestVolume: '2',
    pipettingError: '2',
  },
  errorStyle: 'inline',
  outputs: {
    factor: { kind: 'number', label: 'Dilution factor', written: upToDigits(6) },
    mixedVolume: volume('Mixed in each tube'),
    tubes: {
      kind: 'rows',
      label: 'Tube by tube',
      of: ({ row }) => `tube ${row.number}`,
      row: {
        number: { kind: 'number', label: 'Number', written },
        concentration: { kind: 'number', label: 'Concentration', written },
        transferVolume: { kind: 'number', label: 'Transfer', columnUnit: 'µL', written },
        diluentVolume: { kind: 'number', label: 'Diluent', columnUnit: 'µL', written },
        cumulativeDilution: { kind: 'number', label: 'Diluted by', written },
        relativeError: { kind: 'number', label: 'Error', columnUnit: '%', written },
      },
    },
    stockVolume: volume('Stock needed'),
    totalDiluent: volume('Diluent in all'),
    smallestTransfer: {
      ...volume('Smallest transfer'),
      note: ({ result }) =>
        result.pipettable ? 'Your pipette can measure it.' : 'Below the smallest volume of your pipette.',
    },
    pipettable: { kind: 'flag', label: 'Every transfer can be pipetted' },
    suggestedVolumePerTube: volume('Volume left for that'),
  },
  present,
  evidence: 'law',
  sources: ['iupacDilution', 'gum2008'],
});

function volume(label: string): NumberOutput<unknown> {
  return { kind: 'number', label, unit: 'µL', written };
}

function present(result: SerialDilutionResult, input: SerialDilutionInput, figure: FigureOf<Key>): Presentation<Key> {
  const { tubes } = result;
  const headline = figure('smallestTransfer');
  const last = (key: 'concentration' | 'cumulativeDilution') => figure(`tubes.${tubes.length - 1}.${key}`).text;
  return {
    headline,
    status: `Last of ${counted(tubes.length, 'tube', 'tubes')}: ${last('concentration')}, diluted by ${last('cumulativeDilution')}. Smallest transfer ${headline.text} µL.`,
    blocks: [
      ...notices(result, figure),
      {
        kind: 'facts',
        figures: [figure('stockVolume'), figure('totalDiluent'), figure('mixedVolume'), figure('factor')],
      },
      {
        kind: 'table',
        title: 'Tube by tube',
        isFolded: false,
        note: 'Diluent first, then the transfer from the tube before; the first from the stock.',
        columns: COLUMNS.map(([key, label]) => ({ label, ...(key === 'number' ? {} : { numeric: true }) })),
        rows: result.tubes.map((_, index) => COLUMNS.map(([key]) => figure(`tubes.${index}.${key}`))),
      },
      ...chartOf(result),
      {
        kind: 'facts',
        title: 'What the pipette can do',
        figures: [figure('pipettable'), figure('suggestedVolumePerTube')],
      },
      why(result, input),
    ],
    working: workingOf(result, input, figure),
  };
}

function notices({ pipettable }: SerialDilutionResult, figure: FigureOf<Key>): readonly NoticeBlock[] {
  return [
    ...(pipettable
      ? []
      : [
          {
            kind: 'notice',
            tone: 'caution',
            text: `A transfer is too small for the pipette. Leave ${figure('suggestedVolumePerTube').text} µL in each tube, or dilute in more steps by a smaller factor.`,
          } as const,
        ]),
    {
      kind: 'notice',
      tone: 'neutral',
      text: 'Change the tip at every transfer, or the stronger tube is carried along.',
    },
  ];
}

function chartOf({ tubes }: SerialDilutionResult): readonly ChartBlock[] {
  const points = tubes.map(({ number, concentration }) => ({ x: number, y: concentration })).filter(({ y }) => y > 0);
  if (points.length === 0) return [];
  return [
    {
      kind: 'chart',
      chart: {
        type: 'xy',
        title: 'The series',
        summary: 'Equal factors are equal steps on the logarithmic axis.',
        x: { label: 'Tube', counted: true, decimals: 0 },
        y: { label: 'Concentration', scale: 'logarithmic' },
        series: [{ name: 'Concentration', marks: 'line-and-points', points }],
      },
    },
  ];
}

function why({ tubes, factor }: SerialDilutionResult, { mode, stockConcentration }: SerialDilutionInput) {
  const last = tubes.length;
  const plusOne = stockConcentration / (factor + 1) ** last;
  return whyDifferent<Key>('Last tube', [
    [
      'One part plus the factor',
      mode === 'factor' ? short(plusOne, DIGITS) : '–',
      '1:10 read as 1 + 10 is a factor of 11; this page takes one part in ten, 1 + 9.',
    ],
    [
      'The last tube is fuller',
      '–',
      'Nothing is taken from it. Discard one transfer to have the same volume everywhere.',
    ],
  ]);
}

function workingOf(
  result: SerialDilutionResult,
  input: SerialDilutionInput,
  figure: FigureOf<Key>,
): readonly WorkingStep[] {
  const { factor, mixedVolume, tubes } = result;
  const { highest = 1, lowest = 1, points = 2, volumePerTube = 900, mode } = input;
  const mixed = figure('mixedVolume');
  const moved = figure(`tubes.${tubes.length - 1}.transferVolume`);
  const f = workingNumber(factor, mixed.written);
  return [
    ...(mode === 'range'
      ? [
          {
            label: 'Dilution factor',
            formula: '(highest ÷ lowest)^(1 ÷ (points − 1))',
            substituted: `(${workingNumber(highest)} ÷ ${workingNumber(lowest)})^(1 ÷ (${points} − 1))`,
            value: figure('factor').text,
          },
        ]
      : []),
    {
      label: 'Mixed in each tube',
      formula: 'volume left·factor ÷ (factor − 1)',
      substituted: `${workingNumber(volumePerTube, mixed.written)}·${f} ÷ (${f} − 1)`,
      value: `${mixed.text} µL`,
    },
    {
      label: 'Last transfer',
      formula: 'mixed ÷ factor',
      substituted: `${workingNumber(mixedVolume, moved.written)} ÷ ${workingNumber(factor, moved.written)}`,
      value: `${moved.text} µL`,
    },
  ];
}

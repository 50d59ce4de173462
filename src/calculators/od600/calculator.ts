import { whyDifferent } from '#src/calculators/families/whyDifferent.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { exponent, short } from '#src/engine/kit/format.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import { workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf, NumberOutput } from '#src/engine/kit/outputs.ts';
import type { NoticeBlock, Presentation, ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import { power, upToDigits } from '#src/engine/kit/writing.ts';
import type od600 from '#workers/formulas/od600.ts';
import type { Od600Input, Od600Result } from '#workers/formulas/od600.ts';
import { CELLS_PER_OD } from '#workers/reference/cellsPerOpticalDensity.ts';

type Key = ResultKey<Od600Result>;

const ORGANISMS = Object.keys(CELLS_PER_OD) as (keyof typeof CELLS_PER_OD)[];
const factor = {
  kind: 'number',
  ...measuredIn('cellDensity', 'cells/mL', 'cells/µL'),
  min: 0,
  visibleWhen: ({ organism }: { readonly organism: string }) => organism === 'custom',
} as const;
const milliliters = { kind: 'number', ...measuredIn('volume', 'mL', 'L', 'µL'), min: 0, optional: true } as const;

export default defineCalculator<typeof od600>()({
  formula: 'od600',
  fixed: {},
  fields: {
    organism: {
      kind: 'choice',
      label: 'Organism',
      look: 'menu',
      options: [
        ...ORGANISMS.map((value) => ({ value, label: CELLS_PER_OD[value].name })),
        { value: 'custom', label: 'Own factor' },
      ],
      initial: 'e-coli',
    },
    cellsPerOd: { ...factor, label: 'Cells per mL at OD 1', hint: 'In 1 cm, from your own count.' },
    cellsPerOdLow: { ...factor, label: 'Lowest', hint: 'For the range.', optional: true },
    cellsPerOdHigh: { ...factor, label: 'Highest', hint: 'For the range.', optional: true },
    od: { kind: 'number', label: 'OD600 as read', min: 0, step: 0.01 },
    blankOd: {
      kind: 'number',
      label: 'Blank',
      hint: 'Of the medium; 0 where the instrument was zeroed with it.',
      min: 0,
      step: 0.01,
      initial: 0,
      optional: true,
    },
    dilutionFactor: {
      kind: 'number',
      label: 'Dilution factor',
      hint: '10 for one part in ten.',
      min: 1,
      initial: 1,
      readsAs: 'dilution',
      isExact: true,
      optional: true,
    },
    pathLength: {
      kind: 'number',
      label: 'Path length',
      hint: 'Of the light through the sample.',
      ...measuredIn('length', 'cm', 'mm'),
      min: 0,
      step: 0.1,
      initial: 1,
      optional: true,
    },
    volume: { ...milliliters, label: 'Volume of the culture', hint: 'For all its cells.' },
    targetOd: {
      kind: 'number',
      label: 'Wanted OD600',
      hint: 'To dilute the culture.',
      min: 0,
      step: 0.01,
      optional: true,
    },
    targetVolume: { ...milliliters, label: 'Wanted volume', hint: 'Of the diluted culture.' },
  },
  example: {
    organism: 'e-coli',
    cellsPerOd: '',
    cellsPerOdLow: '',
    cellsPerOdHigh: '',
    od: '0.35',
    blankOd: '0',
    dilutionFactor: '10',
    pathLength: '1',
    volume: '',
    targetOd: '0.05',
    targetVolume: '100',
  },
  errorStyle: 'inline',
  outputs: {
    measuredOd: { kind: 'number', label: 'Reading less the blank', written: upToDigits(6) },
    correctedOd: { kind: 'number', label: 'OD of the culture in 1 cm', written: upToDigits(6) },
    cellsPerMilliliter: density('Cell density'),
    lower: { ...density('By the lowest factor'), missingNote: 'No limit was entered.' },
    upper: { ...density('By the highest factor'), missingNote: 'No limit was entered.' },
    linear: { kind: 'flag', label: 'In the linear range' },
    totalCells: { kind: 'number', label: 'Cells in the culture', written: power(2) },
    cultureVolume: { kind: 'number', label: 'Culture to take', unit: 'mL', written: upToDigits(6) },
    mediumVolume: { kind: 'number', label: 'Medium to add', unit: 'mL', written: upToDigits(6) },
  },
  present,
  evidence: 'estimate',
  sources: ['opticalDensityConventions', 'beal2020', 'monod1949'],
});

function density(label: string): NumberOutput<unknown> {
  return { kind: 'number', label, unit: 'cells/mL', written: power(2) };
}

function present(result: Od600Result, input: Od600Input, figure: FigureOf<Key>): Presentation<Key> {
  const headline = figure('cellsPerMilliliter');
  const asked = (['totalCells', 'cultureVolume', 'mediumVolume'] as const).filter((key) => result[key] !== undefined);
  return {
    headline,
    status: `About ${headline.text} cells per mL.`,
    blocks: [
      ...notices(result, input),
      { kind: 'facts', figures: [figure('lower'), figure('upper'), ...asked.map((key) => figure(key))] },
      {
        kind: 'facts',
        title: 'The reading',
        figures: [figure('measuredOd'), figure('correctedOd'), figure('linear')],
      },
      why(result, input),
    ],
    working: workingOf(result, input, figure),
  };
}

function notices({ linear }: Od600Result, { organism }: Od600Input): readonly NoticeBlock[] {
  return [
    ...(linear
      ? []
      : [
          {
            kind: 'notice',
            tone: 'caution',
            text: 'Above about 0.4 the reading is too low for the number of cells: dilute and measure again',
          } as const,
        ]),
    ...(organism === 'custom'
      ? []
      : [
          {
            kind: 'notice',
            tone: 'neutral',
            text: 'The factor is a rounded convention. Strain, medium, growth phase and instrument change it two- to threefold: count your own culture for a better one.',
          } as const,
        ]),
  ];
}

function why({ correctedOd, measuredOd }: Od600Result, { organism, dilutionFactor = 1, pathLength = 1 }: Od600Input) {
  const by = (cells: number) => `${exponent(correctedOd * cells, 2)} cells/mL`;
  return whyDifferent<Key>('Cell density', [
    ...(organism === 'e-coli'
      ? ([
          ['1 OD as 10⁹ cells', by(1e9), 'A rounder number for E. coli that many protocols use.'],
          ['1 OD as 5·10⁸ cells', by(5e8), 'For large cells in rich medium.'],
        ] as const)
      : []),
    [
      'Without the path length',
      `OD ${short(measuredOd * dilutionFactor)}`,
      pathLength === 1
        ? 'A well of a plate has 0.3 to 0.6 cm: its reading has to be divided by that.'
        : 'As if the light had gone through 1 cm.',
    ],
    ['Another instrument', '–', 'Scattered light reaches the detector in one and misses it in the other.'],
    ['Colonies', '–', 'CFU per mL are fewer than cells: dead cells form no colony, and a clump forms one.'],
  ]);
}

function workingOf(result: Od600Result, input: Od600Input, figure: FigureOf<Key>): readonly WorkingStep[] {
  const { od, blankOd = 0, dilutionFactor = 1, pathLength = 1, targetOd, targetVolume } = input;
  const { correctedOd, cultureVolume } = result;
  const perOd = input.organism === 'custom' ? (input.cellsPerOd ?? 0) : CELLS_PER_OD[input.organism].cells;
  const { text, written } = figure('correctedOd');
  return [
    {
      label: 'OD of the culture',
      formula: '(OD − blank)·dilution ÷ path',
      substituted: `(${workingNumber(od, written)} − ${workingNumber(blankOd, written)})·${workingNumber(dilutionFactor)} ÷ ${workingNumber(pathLength)}`,
      value: text,
    },
    {
      label: 'Cells per mL',
      formula: 'OD·cells per mL at OD 1',
      substituted: `${workingNumber(correctedOd)}·${workingNumber(perOd)}`,
      value: `${figure('cellsPerMilliliter').text} cells/mL`,
    },
    ...(cultureVolume === undefined || targetOd === undefined || targetVolume === undefined
      ? []
      : [
          {
            label: 'Culture to take',
            formula: 'wanted OD·wanted volume ÷ OD',
            substituted: `${workingNumber(targetOd)}·${workingNumber(targetVolume)} ÷ ${workingNumber(correctedOd)}`,
            value: `${figure('cultureVolume').text} mL`,
          },
        ]),
  ];
}

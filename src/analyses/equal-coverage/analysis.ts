import { bootstrapsField } from '#src/families/bootstrapsField.ts';
import { coverageChart, drawnSamples, sizeChart } from '#src/families/diversityCurves.ts';
import { SPECIES_IN } from '#src/families/ecologyFields.ts';
import { type RecordColumn, recordTable } from '#src/families/recordTable.ts';
import { repeatedNameFacts } from '#src/families/repeatedNames.ts';
import { seedField } from '#src/families/seedField.ts';
import { speciesNotices } from '#src/families/statisticsBlocks.ts';
import { TOTALS } from '#src/families/statisticsFields.ts';
import { defineAnalysis } from '#src/kit/defineAnalysis.ts';
import { fixed, percentOf } from '#src/kit/format.ts';
import type { Block, Figure, ResultKey } from '#src/kit/presentation.ts';
import type equalCoverage from '#workers/formulas/equal-coverage.ts';
import type { EqualCoverageResult, SampleAtLevel } from '#workers/formulas/equal-coverage.ts';

type Key = ResultKey<EqualCoverageResult>;

export default defineAnalysis<typeof equalCoverage>()({
  formula: 'equal-coverage',
  action: 'Compare at the same completeness',
  fields: {
    table: {
      kind: 'text',
      label: 'Species and their counts, a column for each sample',
      hint: 'Names in the first row and column; tabs, semicolons or commas between. 0 or blank: not found.',
      lines: 8,
      maxLength: 100_000,
    },
    speciesIn: SPECIES_IN,
    totals: TOTALS,
    base: {
      kind: 'choice',
      label: 'Compare at equal',
      look: 'menu',
      options: [
        { value: 'coverage', label: 'Coverage' },
        { value: 'size', label: 'Number of individuals' },
      ],
      initial: 'coverage',
    },
    level: {
      kind: 'number',
      label: 'Coverage in %, or number of individuals',
      hint: 'Blank: the least that the samples reach at twice their size.',
      optional: true,
      min: 0,
      isExact: true,
    },
    bootstraps: bootstrapsField(100),
    seed: seedField('The same seed gives the same intervals.'),
  },
  example: {
    table:
      'Species,Meadow,Field margin\nPoa,25,52\nDactylis,22,20\nFestuca,18,5\nTrifolium,14,0\nPlantago,9,3\nRumex,6,0\nAchillea,4,1\nLotus,2,1\nVicia,1,1\nGeum,1,0',
    speciesIn: 'recognized',
    totals: 'recognized',
    base: 'coverage',
    level: '',
    bootstraps: '100',
    seed: '1',
  },
  sources: ['chaoJost2012', 'chaoEtAl2014', 'hsiehMaChao2016'],
  present: (result) => {
    const level = levelFigure(result);
    const drawn = drawnSamples(result.samples);
    return {
      headline: level,
      status: `Compared at ${level.text} ${level.unit}: ${result.samples.map(inWords).join('; ')}.`,
      blocks: [
        ...speciesNotices(result.reading),
        ...farNotice(result),
        comparedTable(result),
        coverageChart(drawn),
        sizeChart(drawn, 'q0', 'Species (order 0)'),
        sizeChart(drawn, 'q1', 'Common species (order 1)'),
        sizeChart(drawn, 'q2', 'Dominant species (order 2)'),
        foundTable(result),
        {
          kind: 'notice',
          tone: 'neutral',
          text: 'Intervals that do not overlap show a difference; ones that do overlap do not show that there is none. They say nothing about how the individuals were caught.',
        },
        ...repeatedNameFacts(result.repeatedNames),
      ],
      working: [],
    };
  },
});

function levelFigure({ base, level }: EqualCoverageResult): Figure<Key> & { readonly unit: string } {
  return base === 'coverage'
    ? { field: 'level', label: 'Coverage compared', value: level, text: percentOf(level, 2), unit: '%' }
    : { field: 'level', label: 'Individuals compared', value: level, text: String(level), unit: 'individuals' };
}

function inWords({ name, compared }: SampleAtLevel): string {
  return `${name} ${fixed(compared.q0, 1)} species`;
}

function farNotice({ samples }: EqualCoverageResult): readonly Block<Key>[] {
  const far = samples.filter(({ isFar }) => isFar).map(({ name }) => name);
  if (far.length === 0) return [];
  return [
    {
      kind: 'notice',
      tone: 'caution',
      text: `Extrapolated beyond twice the sample: ${far.join(', ')}. There the number of species (order 0) may be far too low; orders 1 and 2 are steadier.`,
    },
  ];
}

const METHODS: Readonly<Record<string, string>> = {
  rarefaction: 'rarefied',
  observed: 'as found',
  extrapolation: 'extrapolated',
};
const four = (value: number) => fixed(value, 4);
const percent = (value: number) => percentOf(value, 2);

const ORDERS = [
  ['q0', 'Species (order 0)'],
  ['q1', 'Order 1'],
  ['q2', 'Order 2'],
] as const;

const COMPARED: readonly RecordColumn<SampleAtLevel>[] = [
  { key: 'compared.size', label: 'Individuals', of: ({ compared }) => compared.size, text: (size) => fixed(size, 1) },
  {
    key: 'compared.method',
    label: 'Method',
    of: ({ compared }) => compared.method,
    words: (method) => METHODS[method] ?? method,
  },
  { key: 'compared.coverage', label: 'Coverage (%)', of: ({ compared }) => compared.coverage, text: percent },
  ...ORDERS.flatMap(([order, label]): readonly RecordColumn<SampleAtLevel>[] => [
    { key: `compared.${order}`, label, of: ({ compared }) => compared[order], text: four },
    {
      key: `compared.${order}Lower`,
      label: `${label}, lower limit`,
      of: ({ compared }) => compared[`${order}Lower`],
      text: four,
    },
    {
      key: `compared.${order}Upper`,
      label: `${label}, upper limit`,
      of: ({ compared }) => compared[`${order}Upper`],
      text: four,
    },
  ]),
];

const FOUND: readonly RecordColumn<SampleAtLevel>[] = [
  { key: 'individuals', label: 'Individuals found', of: ({ individuals }) => individuals, text: String },
  { key: 'observed.q0', label: 'Species found', of: ({ observed }) => observed.q0, text: String },
  { key: 'observed.q1', label: 'Order 1 as found', of: ({ observed }) => observed.q1, text: four },
  { key: 'observed.q2', label: 'Order 2 as found', of: ({ observed }) => observed.q2, text: four },
  { key: 'coverage', label: 'Coverage as found (%)', of: ({ coverage }) => coverage, text: percent },
  { key: 'singletons', label: 'Seen once', of: ({ singletons }) => singletons, text: String },
  { key: 'doubletons', label: 'Seen twice', of: ({ doubletons }) => doubletons, text: String },
];

function comparedTable({ samples, base }: EqualCoverageResult): Block<Key> {
  return {
    ...recordTable<Key, SampleAtLevel>({
      title: base === 'coverage' ? 'At equal coverage' : 'At equal numbers of individuals',
      list: 'samples',
      items: samples,
      nameOf: ({ name }) => name,
      nameLabel: 'Sample',
      columns: COMPARED,
      note: 'Limits of 95 %, from samples drawn anew. Order 1 counts common species, order 2 dominant ones.',
    }),
    isFolded: false,
  };
}

function foundTable({ samples }: EqualCoverageResult): Block<Key> {
  return recordTable<Key, SampleAtLevel>({
    title: 'Samples as found',
    list: 'samples',
    items: samples,
    nameOf: ({ name }) => name,
    nameLabel: 'Sample',
    columns: FOUND,
  });
}

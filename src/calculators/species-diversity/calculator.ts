import { count, name } from '#src/engine/kit/countAndName.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { legible, legibly, legiblyInPercent } from '#src/engine/kit/onDemand/hiddenDigits.ts';
import type { FigureOf, NumberOutput } from '#src/engine/kit/outputs.ts';
import type {
  ChartBlock,
  ComparisonBlock,
  NoticeBlock,
  Presentation,
  ResultKey,
  TableBlock,
} from '#src/engine/kit/presentation.ts';
import { decimals, upToDigits } from '#src/engine/kit/writing.ts';
import type species from '#workers/formulas/species-diversity.ts';
import type { DiversityInput, DiversityResult } from '#workers/formulas/species-diversity.ts';
import { workingOf } from './working.ts';

type Key = ResultKey<DiversityResult>;

export default defineCalculator<typeof species>()({
  formula: 'species-diversity',
  fixed: {},
  fields: {
    species: {
      kind: 'rows',
      label: 'Species',
      hint: 'One row for each. You can paste two columns from a spreadsheet, or counts alone.',
      rowName: 'species',
      addLabel: 'Add species',
      minRows: 1,
      absentWithout: 'count',
      unnamed: 'Species',
      row: {
        name: { kind: 'text', label: 'Name' },
        count: { kind: 'number', label: 'Count', hint: 'Individuals, cover or biomass.', min: 0 },
      },
    },
  },
  example: {
    species: [
      { name: 'Oak', count: '30' },
      { name: 'Ash', count: '12' },
      { name: 'Beech', count: '5' },
      { name: 'Hazel', count: '2' },
      { name: 'Holly', count: '2' },
      { name: 'Elm', count: '1' },
      { name: 'Rowan', count: '1' },
      { name: 'Yew', count: '1' },
    ],
  },
  errorStyle: 'inline',
  outputs: {
    shannonIndex: index('Shannon index (H′)', {
      note: 'Natural logarithm. 0 for one species, at most ln S for S species.',
    }),
    simpsonIndex: index('Simpson’s index of diversity (1 − D)'),
    speciesRichness: count('Species richness'),
    evenness: index('Evenness (J)', { missingNote: 'One species is neither even nor uneven.' }),
    totalIndividuals: { kind: 'number', label: 'Total of the counts', written: upToDigits(12) },
    dominantSpecies: {
      kind: 'group',
      keys: {
        name: name('Dominant species'),
        proportion: {
          kind: 'number',
          label: 'Share of the dominant species',
          unit: '%',
          scale: 100,
          written: legiblyInPercent(decimals(1)),
        },
      },
    },
    ranking: { kind: 'inner', label: 'Species from the most abundant on' },
    repeatedNames: { kind: 'each', label: 'Names in more than one row', each: name('Name') },
    reference: {
      kind: 'group',
      keys: {
        shannonBits: index('Shannon index in bits'),
        simpsonDominance: index('Simpson dominance'),
        giniSimpson: index('Gini–Simpson index'),
        inverseSimpson: index('Inverse Simpson index'),
        simpsonUnbiased: index('Unbiased Simpson index', { note: 'Drawn without replacement.' }),
        hillNumbers: {
          kind: 'group',
          keys: {
            q0: count('Hill number of order 0'),
            q1: index('Hill number of order 1'),
            q2: index('Hill number of order 2'),
          },
        },
        pielouEvenness: index('Pielou evenness'),
        chao1BiasCorrected: {
          kind: 'number',
          label: 'Chao1',
          written: legibly(decimals(1)),
          missing: 'not defined',
          note: 'After Chao 1984, in the bias-corrected form.',
        },
      },
    },
  },
  present,
  evidence: 'law',
  sources: ['shannon1948', 'simpson1949', 'pielou1966', 'hill1973', 'jost2006', 'chao1984', 'gotelliColwell2011'],
});

function index(label: string, notes: Pick<NumberOutput<unknown>, 'note' | 'missingNote'> = {}): NumberOutput<unknown> {
  return { kind: 'number', label, written: legibly(decimals(4)), missing: 'not defined', ...notes };
}

function present(result: DiversityResult, _input: DiversityInput, figure: FigureOf<Key>): Presentation<Key> {
  return {
    headline: figure('shannonIndex'),
    status: `Shannon index ${legible(result.shannonIndex, 4)}, ${result.speciesRichness} species.`,
    blocks: [
      ...notices(result),
      {
        kind: 'facts',
        figures: [
          figure('evenness'),
          figure('totalIndividuals'),
          figure('dominantSpecies.name'),
          figure('dominantSpecies.proportion'),
        ],
      },
      sampleSize(figure),
      literature(figure),
      ...(result.speciesRichness > 1 ? [rankAbundance(result)] : []),
    ],
    working: workingOf(result, figure),
  };
}

function notices({ repeatedNames, reference }: DiversityResult): readonly NoticeBlock[] {
  const found: NoticeBlock[] = [];
  if (repeatedNames.length > 0)
    found.push({
      kind: 'notice',
      tone: 'caution',
      title: 'Repeated names',
      text: `In more than one row: ${repeatedNames.join(', ')}. Every row counts as a species of its own; add such rows together if they are the same.`,
    });
  if (reference.chao1BiasCorrected === null)
    found.push({
      kind: 'notice',
      tone: 'neutral',
      title: 'Counts with decimals',
      text: 'Chao1 and the unbiased Simpson index count individuals, so they are not defined for cover or biomass.',
    });
  else if (reference.simpsonUnbiased === null)
    found.push({
      kind: 'notice',
      tone: 'neutral',
      title: 'One individual',
      text: 'The unbiased Simpson index compares two individuals, so it is not defined for one.',
    });
  return found;
}

function sampleSize(figure: FigureOf<Key>): ComparisonBlock<Key> {
  const [simpson, richness] = [figure('simpsonIndex'), figure('speciesRichness')];
  return {
    kind: 'comparison',
    title: 'As counted, and corrected for the size of the sample',
    methods: ['As counted', 'Corrected'],
    rows: [
      { label: simpson.label, figures: [simpson, figure('reference.simpsonUnbiased')] },
      { label: richness.label, figures: [richness, figure('reference.chao1BiasCorrected')] },
    ],
    why: 'A sample misses rare species, so indices taken straight from it are biased low; the corrected ones allow for that.',
    sources: ['simpson1949', 'chao1984', 'gotelliColwell2011'],
  };
}

function literature(figure: FigureOf<Key>): TableBlock<Key> {
  const rows: readonly (readonly [formula: string, key: Key])[] = [
    ['H′ ÷ ln 2', 'reference.shannonBits'],
    ['λ = Σ p²', 'reference.simpsonDominance'],
    ['1 − λ', 'reference.giniSimpson'],
    ['1 ÷ λ', 'reference.inverseSimpson'],
    ['⁰D = S', 'reference.hillNumbers.q0'],
    ['¹D = exp H′', 'reference.hillNumbers.q1'],
    ['²D = 1 ÷ λ', 'reference.hillNumbers.q2'],
    ['H′ ÷ ln S', 'reference.pielouEvenness'],
  ];
  return {
    kind: 'table',
    title: 'The same sample under the names of the literature',
    columns: [{ label: 'Measure' }, { label: 'Formula' }, { label: 'Value', numeric: true }],
    rows: rows.map(([formula, key]) => [figure(key).label, formula, figure(key)]),
  };
}

function rankAbundance({ ranking }: DiversityResult): ChartBlock {
  return {
    kind: 'chart',
    chart: {
      type: 'xy',
      title: 'Rank and abundance',
      summary:
        'Each species by its rank and its share of the total: the flatter the line, the more even the community.',
      x: { label: 'Rank', decimals: 0 },
      y: { label: 'Share of the total', scale: 'logarithmic', decimals: 4 },
      series: [
        {
          name: 'Species',
          marks: 'line-and-points',
          points: ranking
            // A logarithmic axis cannot show a fraction that underflows a double.
            .filter(({ proportion }) => proportion > 0)
            .map(({ name, proportion }, at) => ({ x: at + 1, y: proportion, label: name })),
        },
      ],
    },
  };
}

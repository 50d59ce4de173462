import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { fixed, percentOf } from '#src/kit/format.ts';
import { legible, withHiddenDigits } from '#src/kit/onDemand/hiddenDigits.ts';
import type {
  ChartBlock,
  ComparisonBlock,
  FactsBlock,
  Figure,
  NoticeBlock,
  Presentation,
  ResultKey,
  TableBlock,
} from '#src/kit/presentation.ts';
import type species from '#workers/formulas/species-diversity.ts';
import type { DiversityResult } from '#workers/formulas/species-diversity.ts';
import { workingOf } from './working.ts';

type Key = ResultKey<DiversityResult>;

export default defineCalculator<typeof species>()({
  formula: 'species-diversity',
  fixed: {},
  fields: {
    species: {
      kind: 'rows',
      label: 'Species',
      hint: 'One row for each. You can paste two columns from a spreadsheet.',
      rowName: 'species',
      addLabel: 'Add species',
      minRows: 1,
      absentWithout: 'count',
      row: {
        name: { kind: 'text', label: 'Name' },
        count: { kind: 'number', label: 'Count', hint: 'Individuals, cover or biomass, above 0.', min: 0 },
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
  present,
  sources: ['shannon1948', 'simpson1949', 'pielou1966', 'hill1973', 'jost2006', 'chao1984', 'gotelliColwell2011'],
});

function present(result: DiversityResult): Presentation<Key> {
  const shannon = index('shannonIndex', 'Shannon index (H′)', result.shannonIndex);
  return {
    headline: withHiddenDigits({
      ...shannon,
      note: 'Natural logarithm. 0 for one species, at most ln S for S species.',
    }),
    status: `Shannon index ${legible(result.shannonIndex, 4)}, ${result.speciesRichness} species.`,
    blocks: [
      ...notices(result),
      community(result),
      sampleSize(result),
      literature(result),
      ...(result.speciesRichness > 1 ? [rankAbundance(result)] : []),
    ],
    working: workingOf(result),
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

function community({ evenness, totalIndividuals, dominantSpecies }: DiversityResult): FactsBlock<Key> {
  return {
    kind: 'facts',
    figures: [
      {
        ...index('evenness', 'Evenness (J)', evenness),
        ...(evenness === null ? { note: 'One species is neither even nor uneven.' } : {}),
      },
      {
        field: 'totalIndividuals',
        label: 'Total of the counts',
        value: totalIndividuals,
        text: String(Number(totalIndividuals.toPrecision(12))),
      },
      {
        field: 'dominantSpecies.name',
        label: 'Dominant species',
        value: dominantSpecies.name,
        text: dominantSpecies.name,
      },
      withHiddenDigits(
        {
          field: 'dominantSpecies.proportion',
          label: 'Share of the dominant species',
          value: dominantSpecies.proportion,
          text: percentOf(dominantSpecies.proportion, 1),
          unit: '%',
        },
        dominantSpecies.proportion * 100,
      ),
    ],
  };
}

function sampleSize({ simpsonIndex, speciesRichness, reference }: DiversityResult): ComparisonBlock<Key> {
  return {
    kind: 'comparison',
    title: 'As counted, and corrected for the size of the sample',
    methods: ['As counted', 'Corrected'],
    rows: [
      {
        label: 'Simpson’s index of diversity (1 − D)',
        figures: [
          index('simpsonIndex', 'Simpson’s index of diversity (1 − D)', simpsonIndex),
          withHiddenDigits({
            ...index('reference.simpsonUnbiased', 'Unbiased Simpson index', reference.simpsonUnbiased),
            note: 'Drawn without replacement.',
          }),
        ],
      },
      {
        label: 'Species richness',
        figures: [
          {
            field: 'speciesRichness',
            label: 'Species richness',
            value: speciesRichness,
            text: String(speciesRichness),
          },
          {
            ...index('reference.chao1BiasCorrected', 'Chao1', reference.chao1BiasCorrected, 1),
            note: 'After Chao 1984, in the bias-corrected form.',
          },
        ],
      },
    ],
    why: 'A sample misses rare species, so indices taken straight from it are biased low; the corrected ones allow for that.',
    sources: ['simpson1949', 'chao1984', 'gotelliColwell2011'],
  };
}

function literature({ reference }: DiversityResult): TableBlock<Key> {
  const { hillNumbers } = reference;
  const rows: readonly (readonly [formula: string, figure: Figure<Key>])[] = [
    ['H′ ÷ ln 2', index('reference.shannonBits', 'Shannon index in bits', reference.shannonBits)],
    ['λ = Σ p²', index('reference.simpsonDominance', 'Simpson dominance', reference.simpsonDominance)],
    ['1 − λ', index('reference.giniSimpson', 'Gini–Simpson index', reference.giniSimpson)],
    ['1 ÷ λ', index('reference.inverseSimpson', 'Inverse Simpson index', reference.inverseSimpson)],
    ['⁰D = S', index('reference.hillNumbers.q0', 'Hill number of order 0', hillNumbers.q0, 0)],
    ['¹D = exp H′', index('reference.hillNumbers.q1', 'Hill number of order 1', hillNumbers.q1)],
    ['²D = 1 ÷ λ', index('reference.hillNumbers.q2', 'Hill number of order 2', hillNumbers.q2)],
    ['H′ ÷ ln S', index('reference.pielouEvenness', 'Pielou evenness', reference.pielouEvenness)],
  ];
  return {
    kind: 'table',
    title: 'The same sample under the names of the literature',
    columns: [{ label: 'Measure' }, { label: 'Formula' }, { label: 'Value', numeric: true }],
    rows: rows.map(([formula, figure]) => [figure.label, formula, figure]),
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

function index(field: Key, label: string, value: number | null, decimals = 4): Figure<Key> {
  return withHiddenDigits({
    field,
    label,
    value,
    text: value === null ? 'not defined' : fixed(value, decimals),
  });
}

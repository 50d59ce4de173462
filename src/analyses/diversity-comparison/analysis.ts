import { SPECIES_IN } from '#src/families/ecologyFields.ts';
import { speciesNotices } from '#src/families/statisticsBlocks.ts';
import { TOTALS } from '#src/families/statisticsFields.ts';
import { countFigure, pValueFigure, pValueWords, statistic } from '#src/families/statisticsNumbers.ts';
import { defineAnalysis } from '#src/kit/defineAnalysis.ts';
import { counted, fixed } from '#src/kit/format.ts';
import type { Block, ResultKey } from '#src/kit/presentation.ts';
import type diversityComparison from '#workers/formulas/diversity-comparison.ts';
import type { DiversityComparisonResult } from '#workers/formulas/diversity-comparison.ts';
import { SIGNIFICANCE } from '#workers/reference/chiSquareLimits.ts';

type Key = ResultKey<DiversityComparisonResult>;

export default defineAnalysis<typeof diversityComparison>()({
  formula: 'diversity-comparison',
  action: 'Compare the samples',
  fields: {
    table: {
      kind: 'text',
      label: 'Species and their counts in both samples',
      hint: 'Names in the first row and column; tabs, semicolons or commas between. 0 or blank: not found.',
      lines: 8,
      maxLength: 100_000,
    },
    speciesIn: SPECIES_IN,
    totals: TOTALS,
  },
  example: {
    table:
      'Species,Meadow,Field margin\nPoa,25,52\nDactylis,22,20\nFestuca,18,5\nTrifolium,14,0\nPlantago,9,3\nRumex,6,0\nAchillea,4,1',
    speciesIn: 'recognized',
    totals: 'recognized',
  },
  sources: ['hutcheson1970', 'hurlbert1971', 'heck1975'],
  present: (result) => {
    const { pValue, difference, t, degreesOfFreedom, samples, sharedSpecies } = result;
    const [first, second] = samples;
    const differ = pValue <= SIGNIFICANCE;
    return {
      headline: {
        ...pValueFigure<Key>('pValue', 'p value, Hutcheson’s t test', pValue),
        note: differ
          ? `${difference > 0 ? first?.name : second?.name} is more diverse by Shannon’s index.`
          : 'No difference in Shannon’s index is shown.',
      },
      status: `Difference of Shannon’s index ${fixed(difference, 3)}, ${pValueWords(pValue)}.`,
      blocks: [
        ...speciesNotices(result.reading),
        ...notices(result),
        {
          kind: 'facts',
          figures: [
            statistic<Key>('difference', 'Difference of H', difference, {
              note: `95 % limits ${fixed(result.lower, 3)} to ${fixed(result.upper, 3)}.`,
            }),
            statistic<Key>('standardError', 'Its standard error', result.standardError),
            statistic<Key>('t', 't', t),
            statistic<Key>('degreesOfFreedom', 'Degrees of freedom', degreesOfFreedom),
            countFigure<Key>('sharedSpecies', 'Species in both', sharedSpecies),
          ],
        },
        sampleTable(result),
        {
          kind: 'notice',
          tone: 'neutral',
          text: 'The test compares two samples, not two places: individuals must have been caught independently. Curves with intervals, and samples at equal coverage: ‘Rarefaction and extrapolation’ beside this section. How the lists of species differ: Beta Diversity.',
        },
      ],
      working: [],
    };
  },
});

function notices({ zeros, repeatedNames }: DiversityComparisonResult): readonly Block<Key>[] {
  return [
    ...(zeros === 0
      ? []
      : [
          {
            kind: 'notice' as const,
            tone: 'neutral' as const,
            text: `${counted(zeros, 'count', 'counts')} of 0: that species counts as absent from the sample.`,
          },
        ]),
    ...(repeatedNames.length === 0
      ? []
      : [
          {
            kind: 'notice' as const,
            tone: 'caution' as const,
            text: `Listed more than once and counted as different species: ${repeatedNames.join(', ')}.`,
          },
        ]),
  ];
}

const ROWS = [
  { key: 'individuals', label: 'Individuals' },
  { key: 'species', label: 'Species found' },
  { key: 'shannon', label: 'Shannon’s H' },
  { key: 'shannonVariance', label: 'Variance of H' },
  { key: 'lower', label: 'H, lower 95 % limit' },
  { key: 'upper', label: 'H, upper 95 % limit' },
  { key: 'giniSimpson', label: 'Gini–Simpson index' },
  { key: 'rarefied', label: 'Species, rarefied' },
  { key: 'rarefiedStandardError', label: 'Standard error of the rarefied number' },
] as const;

function sampleTable({ samples, rarefiedTo }: DiversityComparisonResult): Block<Key> {
  return {
    kind: 'table',
    title: 'Both samples',
    columns: [{ label: 'Measure' }, ...samples.map(({ name }) => ({ label: name, numeric: true }))],
    rows: ROWS.map(({ key, label }) => [
      label,
      ...samples.map((sample, index) =>
        statistic<Key>(`samples.${index}.${key}`, `${label}, ${sample.name}`, sample[key]),
      ),
    ]),
    isFolded: false,
    note: `Rarefied: the species expected among ${counted(rarefiedTo, 'individual', 'individuals')}, as many as the smaller sample has.`,
  };
}

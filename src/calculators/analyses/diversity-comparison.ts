import { cautionNotices } from '#src/calculators/families/cautionNotices.ts';
import { speciesTableFields } from '#src/calculators/families/ecologyFields.ts';
import { REPEATED_NAMES, SPECIES_READING } from '#src/calculators/families/speciesOutputs.ts';
import { speciesNotices } from '#src/calculators/families/statisticsBlocks.ts';
import { pValueWords } from '#src/calculators/families/statisticsNumbers.ts';
import { pValue, statistic } from '#src/calculators/families/statisticsOutputs.ts';
import { count, name } from '#src/engine/kit/countAndName.ts';
import { defineAnalysis } from '#src/engine/kit/defineAnalysis.ts';
import { counted, fixed } from '#src/engine/kit/format.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Block, ResultKey } from '#src/engine/kit/presentation.ts';
import type diversityComparison from '#workers/formulas/diversity-comparison.ts';
import type { DiversityComparisonResult } from '#workers/formulas/diversity-comparison.ts';
import { SIGNIFICANCE } from '#workers/reference/chiSquareLimits.ts';

type Key = ResultKey<DiversityComparisonResult>;

const MEASURES = [
  'individuals',
  'species',
  'shannon',
  'shannonVariance',
  'lower',
  'upper',
  'giniSimpson',
  'rarefied',
  'rarefiedStandardError',
] as const;

export default defineAnalysis<typeof diversityComparison>()({
  formula: 'diversity-comparison',
  action: 'Compare the samples',
  fields: {
    ...speciesTableFields('Species and their counts in both samples'),
  },
  example: {
    table:
      'Species,Meadow,Field margin\nPoa,25,52\nDactylis,22,20\nFestuca,18,5\nTrifolium,14,0\nPlantago,9,3\nRumex,6,0\nAchillea,4,1',
    speciesIn: 'recognized',
    totals: 'recognized',
  },
  sources: ['hutcheson1970', 'hurlbert1971', 'heck1975'],
  outputs: {
    pValue: pValue('p value, Hutcheson’s t test'),
    difference: statistic('Difference of H', {
      note: ({ result }) => `95 % limits ${fixed(result.lower, 3)} to ${fixed(result.upper, 3)}.`,
    }),
    standardError: statistic('Its standard error'),
    lower: statistic('Lower limit of the difference'),
    upper: statistic('Upper limit of the difference'),
    t: statistic('t'),
    degreesOfFreedom: statistic('Degrees of freedom'),
    sharedSpecies: count('Species in both'),
    samples: {
      kind: 'rows',
      label: 'Samples',
      of: ({ row }) => row.name,
      row: {
        name: name('Sample'),
        individuals: statistic('Individuals'),
        species: statistic('Species found'),
        shannon: statistic('Shannon’s H'),
        shannonVariance: statistic('Variance of H'),
        lower: statistic('H, lower 95 % limit'),
        upper: statistic('H, upper 95 % limit'),
        giniSimpson: statistic('Gini–Simpson index'),
        rarefied: statistic('Species, rarefied'),
        rarefiedStandardError: statistic('Standard error of the rarefied number'),
      },
    },
    rarefiedTo: count('Individuals of the smaller sample'),
    zeros: count('Counts of 0'),
    repeatedNames: REPEATED_NAMES,
    reading: SPECIES_READING,
  },
  present: (result, _, figure) => {
    const { pValue, difference, samples, zeros, repeatedNames } = result;
    const [first, second] = samples;
    const differ = pValue <= SIGNIFICANCE;
    return {
      headline: {
        ...figure('pValue'),
        note: differ
          ? `${difference > 0 ? first?.name : second?.name} is more diverse by Shannon’s index.`
          : 'No difference in Shannon’s index is shown.',
      },
      status: `Difference of Shannon’s index ${fixed(difference, 3)}, ${pValueWords(pValue)}.`,
      blocks: [
        ...speciesNotices(result.reading),
        ...cautionNotices([
          [
            zeros > 0,
            `${counted(zeros, 'count', 'counts')} of 0: that species counts as absent from the sample.`,
            'neutral',
          ],
          [
            repeatedNames.length > 0,
            `Listed more than once and counted as different species: ${repeatedNames.join(', ')}.`,
          ],
        ]),
        {
          kind: 'facts',
          figures: (['difference', 'standardError', 't', 'degreesOfFreedom', 'sharedSpecies'] as const).map((key) =>
            figure(key),
          ),
        },
        sampleTable(result, figure),
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

function sampleTable({ samples, rarefiedTo }: DiversityComparisonResult, figure: FigureOf<Key>): Block<Key> {
  return {
    kind: 'table',
    title: 'Both samples',
    columns: [{ label: 'Measure' }, ...samples.map(({ name }) => ({ label: name, numeric: true }))],
    rows: MEASURES.map((key) => [
      figure.column(`samples.0.${key}`).label,
      ...samples.map((_, index) => figure(`samples.${index}.${key}`)),
    ]),
    isFolded: false,
    note: `Rarefied: the species expected among ${counted(rarefiedTo, 'individual', 'individuals')}, as many as the smaller sample has.`,
  };
}

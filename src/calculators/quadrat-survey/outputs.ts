import { REPEATED_NAMES, SPECIES_READING } from '#src/calculators/families/speciesOutputs.ts';
import { statistic } from '#src/calculators/families/statisticsOutputs.ts';
import { count, name } from '#src/engine/kit/countAndName.ts';
import type { NumberOutput, Outputs } from '#src/engine/kit/outputs.ts';
import { decimals, inWords } from '#src/engine/kit/writing.ts';
import type { QuadratSurveyInput, QuadratSurveyResult } from '#workers/formulas/quadrat-survey.ts';

const LEAST_P = 1e-4;
const PATTERNS = { random: 'no evidence against random', clumped: 'clumped', uniform: 'uniform' } as const;

/** The results of a survey with quadrats. */
export const OUTPUTS: Outputs<QuadratSurveyResult, QuadratSurveyResult, QuadratSurveyInput> = {
  quadrats: statistic('Quadrats'),
  sampledArea: statistic('Sampled area', { unit: 'm²' }),
  totalDensity: statistic('Individuals per m², all species'),
  importanceScale: statistic('Importance values add up to'),
  species: {
    kind: 'rows',
    label: 'Species',
    of: ({ row }) => row.name,
    row: {
      name: name(({ row }) => `Species, ${row.name}`),
      count: count('Count'),
      density: statistic('Density (per m²)', { columnUnit: 'per m²' }),
      frequency: percent('Frequency (%)'),
      cover: percent('Cover (%)'),
      relativeDensity: percent('Relative density (%)'),
      relativeFrequency: percent('Relative frequency (%)'),
      relativeCover: percent('Relative cover (%)'),
      importanceValue: { kind: 'number', label: 'Importance', written: decimals(2) },
      mean: statistic('Mean'),
      variance: statistic('Variance (n − 1)'),
      varianceToMeanRatio: statistic('Variance ÷ mean'),
      chiSquare: statistic('χ²'),
      pValue: {
        kind: 'number',
        label: 'p',
        written: (value) => (value < LEAST_P ? inWords('< 0.0001') : decimals(4)(value)),
      },
      pattern: { kind: 'words', label: ({ row }) => `Pattern, ${row.name}`, words: PATTERNS },
      morisitaIndex: statistic('Morisita’s index', { missing: '' }),
      counts: { kind: 'inner', label: 'Counts of the quadrats' },
    },
  },
  repeatedNames: REPEATED_NAMES,
  reading: SPECIES_READING,
};

function percent(label: string): NumberOutput<unknown> {
  return { kind: 'number', label, columnUnit: '%', written: decimals(2) };
}

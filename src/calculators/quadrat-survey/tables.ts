import { type RecordColumn, recordTable } from '#src/families/recordTable.ts';
import { pValueFigure } from '#src/families/statisticsNumbers.ts';
import { fixed } from '#src/kit/format.ts';
import type { ResultKey, TableBlock } from '#src/kit/presentation.ts';
import type { QuadratSurveyResult, SurveyedSpecies } from '#workers/formulas/quadrat-survey.ts';

type Key = ResultKey<QuadratSurveyResult>;
type Column = RecordColumn<SurveyedSpecies>;

const DRAWN = 200;
const PATTERNS: Readonly<Record<string, string>> = {
  random: 'no evidence against random',
  clumped: 'clumped',
  uniform: 'uniform',
};
const two = (value: number) => fixed(value, 2);
const nameOf = ({ name }: SurveyedSpecies) => name;

const IMPORTANCE: readonly Column[] = [
  { key: 'name', label: 'Species', of: nameOf },
  { key: 'importanceValue', label: 'Importance', of: ({ importanceValue }) => importanceValue, text: two },
  { key: 'count', label: 'Count', of: ({ count }) => count, text: String },
  { key: 'density', label: 'Density (per m²)', of: ({ density }) => density },
  { key: 'frequency', label: 'Frequency (%)', of: ({ frequency }) => frequency, text: two },
  { key: 'relativeDensity', label: 'Relative density (%)', of: ({ relativeDensity }) => relativeDensity, text: two },
  {
    key: 'relativeFrequency',
    label: 'Relative frequency (%)',
    of: ({ relativeFrequency }) => relativeFrequency,
    text: two,
  },
  { key: 'cover', label: 'Cover (%)', of: ({ cover }) => cover, text: two },
  { key: 'relativeCover', label: 'Relative cover (%)', of: ({ relativeCover }) => relativeCover, text: two },
];

const DISPERSION: readonly Column[] = [
  { key: 'pattern', label: 'Pattern', of: ({ pattern }) => pattern, words: (pattern) => PATTERNS[pattern] ?? pattern },
  { key: 'mean', label: 'Mean', of: ({ mean }) => mean },
  { key: 'variance', label: 'Variance (n − 1)', of: ({ variance }) => variance },
  { key: 'varianceToMeanRatio', label: 'Variance ÷ mean', of: ({ varianceToMeanRatio }) => varianceToMeanRatio },
  { key: 'chiSquare', label: 'χ²', of: ({ chiSquare }) => chiSquare },
  {
    key: 'pValue',
    label: 'p',
    of: ({ pValue }) => pValue,
    text: (value) => pValueFigure('', '', value).text,
  },
  { key: 'morisitaIndex', label: 'Morisita’s index', of: ({ morisitaIndex }) => morisitaIndex },
];

/** Returns density, frequency, cover and importance of every species. */
export function importanceTable({ species }: QuadratSurveyResult): TableBlock<Key> {
  return recordTable<Key, SurveyedSpecies>({
    title: 'Density, frequency, cover and importance',
    list: 'species',
    items: species,
    nameOf,
    columns: IMPORTANCE,
    drawnRows: DRAWN,
  });
}

/** Returns how every species is spread over the quadrats. */
export function dispersionTable({ species, quadrats }: QuadratSurveyResult): TableBlock<Key> {
  return recordTable<Key, SurveyedSpecies>({
    title: 'Pattern in space',
    list: 'species',
    items: species,
    nameOf,
    nameLabel: 'Species',
    columns: DISPERSION,
    drawnRows: DRAWN,
    note: `A ratio above 1 is clumped, below 1 uniform, where p is below 0.05. χ² has ${quadrats - 1} degrees of freedom, the test is two-sided.`,
  });
}

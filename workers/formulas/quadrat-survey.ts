/**
 * Plants or sessile animals counted in quadrats: density, frequency, cover and importance of each species, and whether it
 * is clumped.
 *
 *   density = count/(n·area);  frequency = 100·occupied/n;  relative figures in % of the sum over all species
 *   importance value = relative density + relative frequency (+ relative cover)
 *   ratio = s²/mean, s² with n − 1;  χ² = ratio·(n − 1), n − 1 degrees of freedom;  p = 2·the smaller tail, at most 1
 *   Morisita's index n(Σx² − Σx)/((Σx)² − Σx), null for one individual
 *
 * Sources: `curtisMcIntosh1951` (importance), `krebs1999` (ratio and its test), `morisita1959`.
 * Refuses fewer than two quadrats, counts that are not whole, a species in no quadrat, a cover table of another shape and
 * covers beyond 0 to 100 %. Without any cover at all the relative cover, and with it the importance, is null.
 */
import type { Candidate, Formula, FormulaType, Verdict } from '../contract.ts';
import { textOf } from '../lib/inputs/candidateParts.ts';
import { acceptFiniteResult } from '../lib/inputs/finiteResult.ts';
import { namedTable, repeatedIn } from '../lib/inputs/namedTable.ts';
import { isMissing, NOT_POSITIVE, REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { type SpeciesReading, type SpeciesTable, speciesChoices, speciesTable } from '../lib/inputs/speciesTable.ts';
import { type SpeciesIn, type Totals, turned } from '../lib/inputs/tableDoubts.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { writtenNumber } from '../lib/inputs/writtenNumber.ts';
import { chiSquareTails } from '../lib/statistics/chiSquareDistribution.ts';

export interface QuadratSurveyInput {
  /** Species by quadrats; whole counts. */
  readonly table: string;
  readonly speciesIn: SpeciesIn;
  readonly totals: Totals;
  /** The same species and quadrats on the same sides, percent; may be blank. */
  readonly coverTable: string;
  /** m², above 0. */
  readonly quadratArea: number;
}

export type SpatialPattern = 'random' | 'clumped' | 'uniform';

export interface SurveyedSpecies {
  readonly name: string;
  readonly count: number;
  /** Per m². */
  readonly density: number;
  /** Percent of the quadrats. */
  readonly frequency: number;
  /** Mean percent; null without a cover table, as is what follows from it. */
  readonly cover: number | null;
  /** Percent of all species, as are the next two. */
  readonly relativeDensity: number;
  readonly relativeFrequency: number;
  readonly relativeCover: number | null;
  /** Of 200, or of 300 with cover; null where all covers are 0. */
  readonly importanceValue: number | null;
  /** Per quadrat. */
  readonly mean: number;
  readonly variance: number;
  readonly varianceToMeanRatio: number;
  readonly chiSquare: number;
  /** Two-sided. */
  readonly pValue: number;
  readonly pattern: SpatialPattern;
  readonly morisitaIndex: number | null;
  /** Count of every quadrat, in the order of the table. */
  readonly counts: readonly number[];
}

export interface QuadratSurveyResult {
  readonly quadrats: number;
  /** m². */
  readonly sampledArea: number;
  /** Individuals of all species per m². */
  readonly totalDensity: number;
  /** The sum of all importance values: 200, or 300 with cover. */
  readonly importanceScale: 200 | 300;
  readonly species: readonly SurveyedSpecies[];
  /** Species or quadrats whose name is in the table more than once. */
  readonly repeatedNames: readonly string[];
  readonly reading: SpeciesReading;
}

interface Survey {
  readonly names: readonly string[];
  readonly quadrats: readonly string[];
  /** By species and quadrat. */
  readonly counts: readonly (readonly number[])[];
  readonly covers: readonly (readonly number[])[] | null;
  readonly reading: SpeciesReading;
}

const CERTAINTY = 0.05;
const OTHER_SHAPE = 'The cover table must have the same species and quadrats as the counts';

declare module '../contract.ts' {
  interface FormulaTypes {
    'quadrat-survey': FormulaType<QuadratSurveyInput, QuadratSurveyResult>;
  }
}

export default {
  id: 'quadrat-survey',

  validate(candidate) {
    const verdict = inputOf(candidate);
    return verdict.ok ? acceptFiniteResult(verdict.input, compute(verdict.input), 'quadratArea') : verdict;
  },

  compute,
} satisfies Formula<'quadrat-survey'>;

function inputOf(candidate: Candidate<QuadratSurveyInput>): Verdict<QuadratSurveyInput> {
  const [table, coverTable] = [textOf(candidate.table), textOf(candidate.coverTable)];
  const { quadratArea } = candidate;
  if (table.trim() === '') return refuse(REQUIRED, 'table');
  if (isMissing(quadratArea)) return refuse(REQUIRED, 'quadratArea');
  if (quadratArea <= 0) return refuse(NOT_POSITIVE, 'quadratArea');
  const choices = speciesChoices(candidate);
  if (!choices.ok) return choices;
  const input = { table, ...choices.input, coverTable, quadratArea };
  const read = surveyIn(input);
  return read.ok ? accept(input) : read;
}

function surveyIn({ table, coverTable, speciesIn, totals }: QuadratSurveyInput): Verdict<Survey> {
  const read = speciesTable(table, { speciesIn, totals }, 'table');
  if (!read.ok) return read;
  const { columns, rows, values, reading } = read.input;
  if (columns.length < 2) return refuse('Please enter at least two quadrats', 'table');
  const absent = values.findIndex((counts) => counts.every((count) => count === 0));
  if (absent >= 0) return refuse(`Species ${rows[absent]} was found in no quadrat`, 'table');
  const covers = coversIn(coverTable, read.input);
  if (!covers.ok) return covers;
  return accept({ names: rows, quadrats: columns, counts: values, covers: covers.input, reading });
}

function coversIn(coverTable: string, counts: SpeciesTable): Verdict<Survey['covers']> {
  if (coverTable.trim() === '') return accept(null);
  const shape = namedTable(coverTable, 'coverTable');
  if (!shape.ok) return refuse(OTHER_SHAPE, 'coverTable');
  const { columns, rows } = shape.input;
  const isInRows = counts.reading.speciesIn === 'rows';
  const names = rows.map(({ name }) => name);
  const isSame =
    isEqual(columns, isInRows ? counts.columns : counts.rows) &&
    isEqual(names, isInRows ? counts.rows : counts.columns) &&
    rows.every(({ cells }) => cells.length === columns.length);
  if (!isSame) return refuse(OTHER_SHAPE, 'coverTable');
  const covers: number[][] = [];
  for (const [row, { cells }] of rows.entries()) {
    const numbers = cells.map((cell) => writtenNumber(cell, 'point') ?? -1);
    const wrong = numbers.findIndex((cover) => cover < 0 || cover > 100);
    if (wrong >= 0)
      return refuse(
        `Cover must be between 0 and 100 %: "${cells[wrong]}" in row ${row + 2}, column ${wrong + 2}`,
        'coverTable',
      );
    covers.push(numbers);
  }
  return accept(isInRows ? covers : turned({ rows: names, columns, values: covers }).values);
}

function isEqual(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((name, at) => name === other[at]);
}

function compute(input: QuadratSurveyInput): QuadratSurveyResult {
  const { quadratArea } = input;
  const read = surveyIn(input);
  if (!read.ok) throw new Error('A validated table can be read');
  const { names, quadrats, counts, covers, reading } = read.input;
  const n = quadrats.length;
  const totals = counts.map(sumOf);
  const occupied = counts.map((each) => each.filter((count) => count > 0).length);
  const meanCovers = covers?.map((each) => sumOf(each) / n) ?? null;
  const coverSum = meanCovers === null ? 0 : sumOf(meanCovers);
  const [individuals, occurrences] = [sumOf(totals), sumOf(occupied)];
  const species = names.map((name, at): SurveyedSpecies => {
    const count = totals[at] ?? 0;
    const relativeDensity = (100 * count) / individuals;
    const relativeFrequency = (100 * (occupied[at] ?? 0)) / occurrences;
    const cover = meanCovers?.[at] ?? null;
    const relativeCover = cover === null || coverSum === 0 ? null : (100 * cover) / coverSum;
    const isWithoutCover = cover !== null && relativeCover === null;
    return {
      name,
      count,
      density: count / (n * quadratArea),
      frequency: (100 * (occupied[at] ?? 0)) / n,
      cover,
      relativeDensity,
      relativeFrequency,
      relativeCover,
      importanceValue: isWithoutCover ? null : relativeDensity + relativeFrequency + (relativeCover ?? 0),
      ...dispersionOf(counts[at] ?? []),
      counts: counts[at] ?? [],
    };
  });
  return {
    quadrats: n,
    sampledArea: n * quadratArea,
    totalDensity: individuals / (n * quadratArea),
    importanceScale: covers === null ? 200 : 300,
    species,
    repeatedNames: repeatedIn([...names, ...quadrats]),
    reading,
  };
}

function dispersionOf(counts: readonly number[]) {
  const n = counts.length;
  const total = sumOf(counts);
  const mean = total / n;
  const variance = sumOf(counts.map((count) => (count - mean) ** 2)) / (n - 1);
  const varianceToMeanRatio = variance / mean;
  const chiSquare = varianceToMeanRatio * (n - 1);
  const { lower, upper } = chiSquareTails(chiSquare, n - 1);
  const pValue = Math.min(1, 2 * Math.min(lower, upper));
  const departure: SpatialPattern = varianceToMeanRatio > 1 ? 'clumped' : 'uniform';
  const pairs = sumOf(counts.map((count) => count * (count - 1)));
  return {
    mean,
    variance,
    varianceToMeanRatio,
    chiSquare,
    pValue,
    pattern: pValue >= CERTAINTY ? ('random' as const) : departure,
    morisitaIndex: total === 1 ? null : (n * pairs) / (total * (total - 1)),
  };
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

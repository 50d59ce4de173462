/**
 * Two samples compared: Shannon diversity by the t test of Hutcheson, and numbers of species at the size of the smaller sample.
 *
 *   H = −Σ p ln p;  var H = (Σ p ln² p − H²)/N + (S − 1)/(2N²);  t = (H₁ − H₂)/√(v₁ + v₂);  df = (v₁ + v₂)²/(v₁²/N₁ + v₂²/N₂)
 *   rarefied S = Σ (1 − q), q = C(N − Nᵢ, n)/C(N, n);  its variance Σ q(1 − q) + 2 Σ Σ (qᵢⱼ − qᵢqⱼ)
 *
 * Sources: `hutcheson1970`, `hurlbert1971`, `heck1975`. A count of 0 is a species that the sample lacks. Refuses a table without two columns of
 * whole counts, samples of fewer than two individuals, and two samples of one species each.
 */
import type { Formula, FormulaType, Verdict } from '../contract.ts';
import { shannonEntropy, simpsonDominance } from '../lib/biology/diversity.ts';
import { missedChance } from '../lib/biology/speciesDraws.ts';
import { textOf } from '../lib/inputs/candidateParts.ts';
import { repeatedIn } from '../lib/inputs/namedTable.ts';
import { REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { type SpeciesReading, type SpeciesTable, speciesChoices, speciesTable } from '../lib/inputs/speciesTable.ts';
import type { SpeciesIn, Totals } from '../lib/inputs/tableDoubts.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { tTwoSided, tWithin } from '../lib/statistics/tDistribution.ts';

export interface DiversityComparisonInput {
  /** Species in rows, two columns of counts; a line of names first. */
  readonly table: string;
  readonly speciesIn: SpeciesIn;
  readonly totals: Totals;
}

export interface DescribedSample {
  readonly name: string;
  readonly individuals: number;
  /** Species with individuals. */
  readonly species: number;
  /** H, in nats. */
  readonly shannon: number;
  readonly shannonVariance: number;
  /** H less and plus 1.96 standard errors; not below 0. */
  readonly lower: number;
  readonly upper: number;
  /** 1 − Σ p². */
  readonly giniSimpson: number;
  /** Expected species among `rarefiedTo` individuals. */
  readonly rarefied: number;
  readonly rarefiedStandardError: number;
}

export interface DiversityComparisonResult {
  readonly samples: readonly DescribedSample[];
  /** Individuals of the smaller sample. */
  readonly rarefiedTo: number;
  readonly sharedSpecies: number;
  readonly difference: number;
  readonly standardError: number;
  /** Limits of 95 % of the difference. */
  readonly lower: number;
  readonly upper: number;
  readonly t: number;
  readonly degreesOfFreedom: number;
  readonly pValue: number;
  /** Zero counts that were taken as absent. */
  readonly zeros: number;
  readonly repeatedNames: readonly string[];
  readonly reading: SpeciesReading;
}

/** Pairs of species are visited for the standard error. */
const MOST_SPECIES = 1000;
const LEVEL = 0.95;
const Z = 1.959963984540054;

declare module '../contract.ts' {
  interface FormulaTypes {
    'diversity-comparison': FormulaType<DiversityComparisonInput, DiversityComparisonResult>;
  }
}

export default {
  id: 'diversity-comparison',

  validate(candidate) {
    const table = textOf(candidate.table);
    if (table.trim() === '') return refuse(REQUIRED, 'table');
    const choices = speciesChoices(candidate);
    if (!choices.ok) return choices;
    const input = { table, ...choices.input };
    const read = twoColumns(input);
    return read.ok ? accept(input) : read;
  },

  compute(input) {
    const read = twoColumns(input);
    if (!read.ok) throw new Error('A validated table can be read');
    const { columns, rows, values, reading } = read.input;
    const counted = columns.map((name, at) => ({ name, counts: values.map((row) => row[at] ?? 0) }));
    const rarefiedTo = Math.min(...counted.map(({ counts }) => totalOf(counts)));
    const samples = counted.map(({ name, counts }) =>
      described(
        name,
        counts.filter((count) => count > 0),
        rarefiedTo,
      ),
    );
    const [first, second] = samples;
    if (first === undefined || second === undefined) throw new Error('There are two samples');
    const variance = first.shannonVariance + second.shannonVariance;
    const standardError = Math.sqrt(variance);
    const difference = first.shannon - second.shannon;
    const degreesOfFreedom =
      variance ** 2 /
      (first.shannonVariance ** 2 / first.individuals + second.shannonVariance ** 2 / second.individuals);
    const t = difference / standardError;
    const half = tWithin(LEVEL, degreesOfFreedom) * standardError;
    return {
      samples,
      rarefiedTo,
      sharedSpecies: values.filter(([one = 0, other = 0]) => one > 0 && other > 0).length,
      difference,
      standardError,
      lower: difference - half,
      upper: difference + half,
      t,
      degreesOfFreedom,
      pValue: tTwoSided(t, degreesOfFreedom),
      zeros: values.flat().filter((count) => count === 0).length,
      repeatedNames: repeatedIn(rows),
      reading,
    };
  },
} satisfies Formula<'diversity-comparison'>;

function twoColumns({ table, ...choices }: DiversityComparisonInput): Verdict<SpeciesTable> {
  const read = speciesTable(table, choices, 'table');
  if (!read.ok) return read;
  const { columns, rows, values } = read.input;
  if (columns.length !== 2) return refuse(`Two samples are compared, and the table has ${columns.length}`, 'table');
  if (rows.length > MOST_SPECIES) return refuse(`At most ${MOST_SPECIES} species can be compared`, 'table');
  const samples = columns.map((_, at) => values.map((row) => row[at] ?? 0));
  const small = columns.find((_, at) => totalOf(samples[at] ?? []) < 2);
  if (small !== undefined) return refuse(`Sample ${small} needs at least two individuals`, 'table');
  if (samples.every((counts) => counts.filter((count) => count > 0).length === 1))
    return refuse('Both samples have one species: there is no diversity to compare', 'table');
  return read;
}

/** @param counts above 0 */
function described(name: string, counts: readonly number[], size: number): DescribedSample {
  const individuals = totalOf(counts);
  const shares = counts.map((count) => count / individuals);
  const shannon = shannonEntropy(shares);
  const squares = shares.reduce((sum, share) => sum + share * Math.log(share) ** 2, 0);
  const species = counts.length;
  const shannonVariance =
    Math.max(0, squares - shannon ** 2) / individuals + (species - 1) / (2 * individuals * individuals);
  const half = Z * Math.sqrt(shannonVariance);
  return {
    name,
    individuals,
    species,
    shannon,
    shannonVariance,
    lower: Math.max(0, shannon - half),
    upper: shannon + half,
    giniSimpson: 1 - simpsonDominance(shares),
    ...rarefaction(counts, individuals, size),
  };
}

function rarefaction(counts: readonly number[], individuals: number, size: number) {
  const missed = counts.map((count) => missedChance(individuals, count, size));
  let variance = 0;
  for (const [i, chance] of missed.entries()) {
    variance += chance * (1 - chance);
    for (let j = i + 1; j < missed.length; j += 1) {
      const both = missedChance(individuals, (counts[i] ?? 0) + (counts[j] ?? 0), size);
      variance += 2 * (both - chance * (missed[j] ?? 0));
    }
  }
  return {
    rarefied: missed.reduce((sum, chance) => sum + 1 - chance, 0),
    rarefiedStandardError: Math.sqrt(Math.max(0, variance)),
  };
}

function totalOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/**
 * Samples compared at one coverage or one size, with limits: rarefied below their own, extrapolated beyond.
 *
 *   coverage = 1 − f₁A/n;  A = (n − 1)f₁/((n − 1)f₁ + 2f₂);  qD at a size as in `lib/biology/rarefactionCurve`
 *   limits: qD ± z·s, s the standard deviation of qD in new samples drawn from the community that the sample suggests
 *
 * Sources: `chaoJost2012`, `chaoEtAl2014`, `hsiehMaChao2016` (the program whose results these are). A count of 0 is a species that the sample lacks.
 * Refuses counts that are not whole, samples with fewer than two individuals, and settings out of range. Sizes are at most ten times a sample.
 */
import type { Candidate, Formula, FormulaType, Verdict } from '../contract.ts';
import { type CurvePoint, limitedCurve } from '../lib/biology/limitedCurve.ts';
import { type CurvePlace, coverageAt, knotsOf, sizeAt } from '../lib/biology/rarefactionCurve.ts';
import {
  type CommunitySample,
  communitySample,
  type HillNumbers,
  observedHillNumbers,
} from '../lib/biology/sampleEstimates.ts';
import { textOf } from '../lib/inputs/candidateParts.ts';
import { firstRefusal } from '../lib/inputs/firstRefusal.ts';
import { repeatedIn } from '../lib/inputs/namedTable.ts';
import { isMissing, REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { type SpeciesReading, type SpeciesTable, speciesChoices, speciesTable } from '../lib/inputs/speciesTable.ts';
import type { SpeciesIn, Totals } from '../lib/inputs/tableDoubts.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { isWholeWithin, LARGEST_SEED } from '../lib/inputs/wholeNumbers.ts';
import { mulberry32 } from '../lib/mathematics/mulberry32.ts';

export type ComparedBy = 'coverage' | 'size';

export interface EqualCoverageInput {
  /** Species in rows, one column a sample; whole counts. */
  readonly table: string;
  readonly speciesIn: SpeciesIn;
  readonly totals: Totals;
  readonly base: ComparedBy;
  /** Percent, or individuals; absent: the least that the samples reach at twice their size. */
  readonly level?: number;
  /** Replicates for the limits, 0 to 1000. */
  readonly bootstraps: number;
  /** 0 to 4294967295. */
  readonly seed: number;
}

export interface SampleAtLevel {
  readonly name: string;
  readonly individuals: number;
  readonly observed: HillNumbers;
  /** Of the sample as found, 0 to 1. */
  readonly coverage: number;
  readonly singletons: number;
  readonly doubletons: number;
  /** At the level that is compared. */
  readonly compared: CurvePoint;
  /** Beyond twice the sample, where the number of species is uncertain. */
  readonly isFar: boolean;
  readonly curve: readonly CurvePoint[];
}

export interface EqualCoverageResult {
  readonly base: ComparedBy;
  /** Coverage from 0 to 1, or individuals. */
  readonly level: number;
  readonly samples: readonly SampleAtLevel[];
  /** Species or samples whose name is in the table more than once. */
  readonly repeatedNames: readonly string[];
  readonly reading: SpeciesReading;
}

const CONFIDENCE = 0.95;
const KNOTS = 20;
const MOST_SAMPLES = 12;
const FARTHEST = 10;
/** Rounding of sizes is below this. */
const GUARD = 1e-6;

declare module '../contract.ts' {
  interface FormulaTypes {
    'equal-coverage': FormulaType<EqualCoverageInput, EqualCoverageResult>;
  }
}

export default {
  id: 'equal-coverage',

  validate(candidate) {
    return inputOf(candidate);
  },

  compute({ table, speciesIn, totals, base, level: asked, bootstraps, seed }) {
    const read = speciesTable(table, { speciesIn, totals }, 'table');
    if (!read.ok) throw new Error('A validated table can be read');
    const { columns, rows, reading } = read.input;
    const samples = samplesOf(read.input);
    const level = levelOf(samples, base, asked);
    const place: CurvePlace = base === 'size' ? level : { coverage: level };
    const random = mulberry32(seed);
    return {
      base,
      level,
      samples: samples.map((sample, at) => {
        const { individuals, singletons, doubletons } = sample;
        const size = sizeAt(sample, place);
        const sizes = knotsOf(individuals, Math.max(2 * individuals, Math.floor(size)), KNOTS);
        const plan = { replicates: bootstraps, level: CONFIDENCE, random };
        const [compared, ...curve] = limitedCurve(sample, [place, ...sizes], plan);
        if (compared === undefined) throw new Error('A curve has the places that were asked for');
        return {
          name: columns[at] ?? '',
          individuals,
          observed: observedHillNumbers(sample),
          coverage: coverageAt(sample, individuals),
          singletons,
          doubletons,
          compared,
          isFar: size > 2 * individuals + GUARD,
          curve,
        };
      }),
      repeatedNames: repeatedIn([...rows, ...columns]),
      reading,
    };
  },
} satisfies Formula<'equal-coverage'>;

function inputOf(candidate: Candidate<EqualCoverageInput>): Verdict<EqualCoverageInput> {
  const table = textOf(candidate.table);
  const { level, bootstraps, seed } = candidate;
  const base = candidate.base === 'size' ? 'size' : 'coverage';
  if (table.trim() === '') return refuse(REQUIRED, 'table');
  if (isMissing(bootstraps)) return refuse(REQUIRED, 'bootstraps');
  if (isMissing(seed)) return refuse(REQUIRED, 'seed');
  if (isMissing(level ?? 1)) return refuse(REQUIRED, 'level');
  const choices = speciesChoices(candidate);
  if (!choices.ok) return choices;
  const read = speciesTable(table, choices.input, 'table');
  if (!read.ok) return read;
  const { columns, values } = read.input;
  const totals = columns.map((_, at) => values.reduce((sum, row) => sum + (row[at] ?? 0), 0));
  const small = columns[totals.findIndex((total) => total < 2)];
  const asked = level ?? null;
  const farthest = FARTHEST * Math.min(...totals);
  const refusal = firstRefusal([
    [columns.length > MOST_SAMPLES, `At most ${MOST_SAMPLES} samples can be compared`, 'table'],
    [small !== undefined, `Sample ${small} needs at least two individuals`, 'table'],
    [base === 'coverage' && asked !== null && !(asked > 0 && asked < 100), COVERAGE_RANGE, 'level'],
    [base === 'size' && asked !== null && !isWholeWithin(asked, 1, Infinity), SIZE_RANGE, 'level'],
    [!isWholeWithin(bootstraps, 0, 1000), 'Bootstraps must be a whole number between 0 and 1000', 'bootstraps'],
    [!isWholeWithin(seed, 0, LARGEST_SEED), `Seed must be a whole number between 0 and ${LARGEST_SEED}`, 'seed'],
  ]);
  if (refusal !== null) return refusal;
  const samples = samplesOf(read.input);
  const place: CurvePlace = base === 'size' ? (asked ?? 1) : { coverage: levelOf(samples, base, asked) };
  const far = samples.findIndex((sample) => sizeAt(sample, place) > FARTHEST * sample.individuals);
  if (far >= 0)
    return refuse(
      base === 'size'
        ? `A size is at most ten times the smallest sample, here ${farthest} individuals`
        : `Sample ${columns[far]} would have to be more than ten times as large: ask for a lower coverage`,
      'level',
    );
  return accept({ table, ...choices.input, base, ...(asked === null ? {} : { level: asked }), bootstraps, seed });
}

const COVERAGE_RANGE = 'Coverage must be above 0 and below 100 %';
const SIZE_RANGE = 'A size must be a whole number of 1 or more';

function samplesOf({ columns, values }: SpeciesTable): readonly CommunitySample[] {
  return columns.map((_, at) => communitySample(values.map((row) => row[at] ?? 0)));
}

function levelOf(samples: readonly CommunitySample[], base: ComparedBy, asked: number | null | undefined): number {
  if ((asked ?? null) !== null) return base === 'size' ? (asked as number) : (asked as number) / 100;
  const reached = samples.map((sample) =>
    base === 'size' ? 2 * sample.individuals : coverageAt(sample, 2 * sample.individuals),
  );
  return Math.min(...reached);
}

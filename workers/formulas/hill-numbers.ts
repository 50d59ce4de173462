/**
 * Effective numbers of species of samples: observed, asymptotic, and along a curve of rarefaction and extrapolation; and
 * all samples at one coverage.
 *
 *   qD = (Σp^q)^(1/(1 − q)), for q = 1 exp(−Σ p ln p);  coverage = 1 − f₁A/n;  f₀ = (n − 1)/n·f₁²/(2f₂)
 *   the other formulas are beside their functions in `lib/biology`
 *
 * Sources: `hill1973`, `chao1984`, `chaoJost2012`, `chaoEtAl2014`, `hsiehMaChao2016` (the program whose results these are).
 * Refuses counts that are not whole, samples with fewer than two individuals, and settings out of range. A curve ends at ten
 * times the sample at most. Intervals need at least two replicates and at most 100,000 individuals.
 */
import type { Candidate, Formula, FormulaType, Verdict } from '../contract.ts';
import { type CurvePoint, limitedCurve } from '../lib/biology/limitedCurve.ts';
import {
  coverageAt,
  curveOf,
  knotsOf,
  methodAt,
  type SizeMethod,
  sizeOfCoverage,
} from '../lib/biology/rarefactionCurve.ts';
import {
  asymptoticHillNumbers,
  type ChaoEstimate,
  type CommunitySample,
  chaoEstimate,
  communitySample,
  type HillNumbers,
  observedHillNumbers,
} from '../lib/biology/sampleEstimates.ts';
import { textOf } from '../lib/inputs/candidateParts.ts';
import { firstRefusal } from '../lib/inputs/firstRefusal.ts';
import { repeatedIn } from '../lib/inputs/namedTable.ts';
import { isMissing, NOT_POSITIVE, REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { type SpeciesReading, speciesChoices, speciesTable } from '../lib/inputs/speciesTable.ts';
import type { SpeciesIn, Totals } from '../lib/inputs/tableDoubts.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { isWholeWithin, LARGEST_SEED } from '../lib/inputs/wholeNumbers.ts';
import { mulberry32 } from '../lib/mathematics/mulberry32.ts';

export interface HillNumbersInput {
  /** Species by samples; whole counts. */
  readonly table: string;
  readonly speciesIn: SpeciesIn;
  readonly totals: Totals;
  /** Individuals at which the curves end; absent: twice each sample. */
  readonly endpoint?: number;
  /** Percent at which samples are compared; absent: the least coverage of the samples at twice their size. */
  readonly coverageLevel?: number;
  /** Points of a curve, 6 to 200. */
  readonly knots: number;
  /** Replicates for the intervals, 0 to 1000. */
  readonly bootstraps: number;
  /** 0 to 4294967295. */
  readonly seed: number;
  /** Percent, above 50 and below 100. */
  readonly confidence: number;
}

export interface SampleDiversity {
  readonly name: string;
  readonly individuals: number;
  readonly observed: HillNumbers;
  /** Of the whole community; q2 is null where no species has two individuals. */
  readonly asymptotic: { readonly q0: number; readonly q1: number; readonly q2: number | null };
  /** 0 to 1. */
  readonly coverage: number;
  readonly singletons: number;
  readonly doubletons: number;
  readonly chao1: ChaoEstimate;
  readonly curve: readonly CurvePoint[];
  /** Counts from the most abundant species on. */
  readonly ranking: readonly { readonly species: string; readonly count: number }[];
}

export interface ComparedSample {
  readonly name: string;
  /** Individuals, need not be whole; null with all that follows where no size has the coverage. */
  readonly size: number | null;
  readonly method: SizeMethod | null;
  readonly q0: number | null;
  readonly q1: number | null;
  readonly q2: number | null;
}

export interface HillNumbersResult {
  readonly samples: readonly SampleDiversity[];
  readonly comparison: {
    /** 0 to 1. */
    readonly coverage: number;
    readonly samples: readonly ComparedSample[];
  };
  /** Species or samples whose name is in the table more than once. */
  readonly repeatedNames: readonly string[];
  readonly reading: SpeciesReading;
}

const FARTHEST = 10;

declare module '../contract.ts' {
  interface FormulaTypes {
    'hill-numbers': FormulaType<HillNumbersInput, HillNumbersResult>;
  }
}

export default {
  id: 'hill-numbers',

  validate(candidate) {
    return inputOf(candidate);
  },

  compute,
} satisfies Formula<'hill-numbers'>;

function inputOf(candidate: Candidate<HillNumbersInput>): Verdict<HillNumbersInput> {
  const table = textOf(candidate.table);
  const { endpoint, coverageLevel, knots, bootstraps, seed, confidence } = candidate;
  if (table.trim() === '') return refuse(REQUIRED, 'table');
  if (isMissing(knots)) return refuse(REQUIRED, 'knots');
  if (isMissing(bootstraps)) return refuse(REQUIRED, 'bootstraps');
  if (isMissing(seed)) return refuse(REQUIRED, 'seed');
  if (isMissing(confidence)) return refuse(REQUIRED, 'confidence');
  if (isMissing(endpoint ?? 1)) return refuse(REQUIRED, 'endpoint');
  if (isMissing(coverageLevel ?? 1)) return refuse(REQUIRED, 'coverageLevel');
  if ((endpoint ?? 1) <= 0) return refuse(NOT_POSITIVE, 'endpoint');
  const choices = speciesChoices(candidate);
  if (!choices.ok) return choices;
  const read = samplesIn({ table, ...choices.input });
  if (!read.ok) return read;
  const empty = read.input.samples.find(({ counts }) => counts.every((count) => count === 0));
  const single = read.input.samples.find(({ counts }) => counts.reduce((sum, count) => sum + count, 0) < 2);
  return (
    firstRefusal([
      [empty !== undefined, `Sample ${empty?.name} has no individuals`, 'table'],
      [single !== undefined, `Sample ${single?.name} needs at least two individuals`, 'table'],
      [
        (coverageLevel ?? 50) <= 0 || (coverageLevel ?? 50) >= 100,
        'Coverage must be above 0 and below 100 %',
        'coverageLevel',
      ],
      [!isWholeWithin(knots, 6, 200), 'Knots must be a whole number between 6 and 200', 'knots'],
      [!isWholeWithin(bootstraps, 0, 1000), 'Bootstraps must be a whole number between 0 and 1000', 'bootstraps'],
      [!isWholeWithin(seed, 0, LARGEST_SEED), `Seed must be a whole number between 0 and ${LARGEST_SEED}`, 'seed'],
      [!(confidence > 50 && confidence < 100), 'Confidence must be above 50 and below 100 %', 'confidence'],
    ]) ??
    accept({
      table,
      ...choices.input,
      ...((endpoint ?? null) === null ? {} : { endpoint: endpoint as number }),
      ...((coverageLevel ?? null) === null ? {} : { coverageLevel: coverageLevel as number }),
      knots,
      bootstraps,
      seed,
      confidence,
    })
  );
}

interface EnteredSample {
  readonly name: string;
  readonly counts: readonly number[];
}

interface EnteredSamples {
  readonly samples: readonly EnteredSample[];
  readonly species: readonly string[];
  readonly reading: SpeciesReading;
}

function samplesIn({
  table,
  ...choices
}: Pick<HillNumbersInput, 'table' | 'speciesIn' | 'totals'>): Verdict<EnteredSamples> {
  const read = speciesTable(table, choices, 'table');
  if (!read.ok) return read;
  const { columns, rows, values, reading } = read.input;
  return accept({
    samples: columns.map((name, at) => ({ name, counts: values.map((row) => row[at] ?? 0) })),
    species: rows,
    reading,
  });
}

function compute(input: HillNumbersInput): HillNumbersResult {
  const read = samplesIn(input);
  if (!read.ok) throw new Error('A validated table can be read');
  const { species, reading } = read.input;
  const random = mulberry32(input.seed);
  const entered = read.input.samples.map(({ name, counts }) => ({
    name,
    sample: communitySample(counts),
    ranking: counts
      .map((count, at) => ({ species: species[at] ?? '', count }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count),
  }));
  const twice = entered.map(({ sample }) => curveOf(sample)(2 * sample.individuals).coverage);
  const coverage = input.coverageLevel === undefined ? Math.min(...twice) : input.coverageLevel / 100;
  return {
    samples: entered.map(({ name, sample, ranking }) => ({ ...described(name, sample, input, random), ranking })),
    comparison: { coverage, samples: entered.map(({ name, sample }) => compared(name, sample, coverage)) },
    repeatedNames: repeatedIn([...species, ...entered.map(({ name }) => name)]),
    reading,
  };
}

function described(
  name: string,
  sample: CommunitySample,
  { endpoint, knots, bootstraps, confidence }: HillNumbersInput,
  random: () => number,
): Omit<SampleDiversity, 'ranking'> {
  const { individuals, singletons, doubletons } = sample;
  const end = Math.min(Math.max(1, Math.floor(endpoint ?? 2 * individuals)), FARTHEST * individuals);
  const sizes = knotsOf(individuals, end, knots);
  const level = confidence / 100;
  return {
    name,
    individuals,
    observed: observedHillNumbers(sample),
    asymptotic: asymptoticHillNumbers(sample),
    coverage: coverageAt(sample, individuals),
    singletons,
    doubletons,
    chao1: chaoEstimate(sample, level),
    curve: limitedCurve(sample, sizes, { replicates: bootstraps, level, random }),
  };
}

function compared(name: string, sample: CommunitySample, coverage: number): ComparedSample {
  const size = sizeOfCoverage(sample, coverage);
  if (size === null) return { name, size, method: null, q0: null, q1: null, q2: null };
  const { q0, q1, q2 } = curveOf(sample)(size);
  return { name, size, method: methodAt(size, sample), q0, q1, q2 };
}

/**
 * The size of a closed population from marked animals that are caught again.
 *
 *   one recapture:   Lincoln–Petersen M·C/R;   Chapman N = (M + 1)(C + 1)/(R + 1) − 1
 *                    variance (M + 1)(C + 1)(M − R)(C − R)/((R + 1)²(R + 2))
 *   several:         Schnabel Σ C·M/ΣR;   Schumacher–Eschmeyer Σ C·M²/Σ R·M, M the marked animals at large
 *
 * Limits: normal, from the exact ones of the count R, or from those of the share R/C, put into Chapman's formula for R. Of
 * Schnabel from the exact ones of ΣR below 50, else from t on 1/N; of Schumacher–Eschmeyer from the regression on 1/N.
 *
 * Sources: `chapman1951`, `schnabel1938`, `schumacherEschmeyer1943`, `seber1982` (which interval), `krebs1999`.
 * Refuses numbers that are not whole, more recaptures than captured or marked animals, and no recapture on all occasions.
 */
import type { Candidate, Formula, FormulaType, Verdict } from '../contract.ts';
import { type FilledRow, filledRows } from '../lib/inputs/filledRows.ts';
import { acceptFiniteResult } from '../lib/inputs/finiteResult.ts';
import { isMissing, NOT_POSITIVE, REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { poissonInterval } from '../lib/statistics/poissonInterval.ts';
import { clopperPearsonInterval, zOf } from '../lib/statistics/proportionIntervals.ts';
import { tWithin } from '../lib/statistics/tDistribution.ts';

export type RecaptureMethod = 'single' | 'multiple';

export interface Occasion {
  /** Animals caught, marked ones included. */
  readonly captured: number;
  /** Of them, marked before. */
  readonly recaptured: number;
  /** Newly marked and released alive; absent: all that were not marked. */
  readonly marked?: number;
}

export interface MarkRecaptureInput {
  readonly method: RecaptureMethod;
  /** The next three are for one recapture. Animals marked and released. */
  readonly marked?: number;
  /** Animals caught later. */
  readonly captured?: number;
  /** Of them, marked. */
  readonly recaptured?: number;
  /** For several recaptures, in the order of time. */
  readonly occasions: readonly Occasion[];
  /** Percent, above 50 and below 100. */
  readonly confidence: number;
}

/** Null where the data give no such limit. */
export interface SizeLimits {
  readonly lower: number;
  readonly upper: number | null;
}

export interface SingleRecapture {
  readonly method: 'single';
  /** Null without recaptures. */
  readonly lincolnPetersen: number | null;
  readonly chapman: {
    readonly estimate: number;
    readonly standardError: number;
    readonly normal: SizeLimits;
    readonly poisson: SizeLimits;
    readonly binomial: SizeLimits;
  };
  readonly recommended: 'normal' | 'poisson' | 'binomial';
  readonly lower: number;
  readonly upper: number | null;
  /** Different animals seen. */
  readonly knownMinimum: number;
  /** Percent of the animals caught later. */
  readonly recaptureRate: number;
}

export interface SeveralRecaptures {
  readonly method: 'multiple';
  readonly schnabel: {
    readonly estimate: number;
    /** With ΣR + 1. */
    readonly chapman: number;
    readonly lower: number;
    readonly upper: number | null;
    readonly interval: 'poisson' | 't';
  };
  readonly schumacherEschmeyer: { readonly estimate: number; readonly lower: number; readonly upper: number | null };
  readonly occasions: readonly {
    readonly captured: number;
    readonly recaptured: number;
    /** Marked animals in the population just before. */
    readonly atLarge: number;
    /** Share of marked animals among the captured; null where none was captured. */
    readonly proportion: number | null;
  }[];
  readonly totalRecaptures: number;
  readonly markedAtEnd: number;
}

export type MarkRecaptureResult = SingleRecapture | SeveralRecaptures;

const WHOLE = 'Numbers of animals must be whole numbers that are not negative';
/** Far above any count, and small enough for exact intervals. */
const MOST = 1e9;
const LEAST_OCCASIONS = 3;
const BINOMIAL_ABOVE = 0.1;
const NORMAL_ABOVE = 50;

declare module '../contract.ts' {
  interface FormulaTypes {
    'mark-recapture': FormulaType<MarkRecaptureInput, MarkRecaptureResult>;
  }
}

export default {
  id: 'mark-recapture',

  validate(candidate) {
    const verdict = inputOf(candidate);
    return verdict.ok ? acceptFiniteResult(verdict.input, compute(verdict.input), 'method') : verdict;
  },

  compute,
} satisfies Formula<'mark-recapture'>;

function inputOf(candidate: Candidate<MarkRecaptureInput>): Verdict<MarkRecaptureInput> {
  const { method, confidence } = candidate;
  if (method !== 'single' && method !== 'multiple') return refuse(REQUIRED, 'method');
  const numbers = method === 'single' ? singleIn(candidate) : occasionsIn(candidate);
  if (!numbers.ok) return numbers;
  if (isMissing(confidence)) return refuse(REQUIRED, 'confidence');
  if (!(confidence > 50 && confidence < 100))
    return refuse('Confidence must be above 50 and below 100 %', 'confidence');
  return accept({ method, occasions: [], ...numbers.input, confidence });
}

const SINGLE = ['marked', 'captured', 'recaptured'] as const;

function singleIn(candidate: Candidate<MarkRecaptureInput>): Verdict<Record<(typeof SINGLE)[number], number>> {
  const blank = SINGLE.find((name) => isMissing(candidate[name]));
  if (blank !== undefined) return refuse(REQUIRED, blank);
  const broken = SINGLE.find((name) => !isCount(candidate[name] ?? -1));
  if (broken !== undefined) return refuse(WHOLE, broken);
  const [marked, captured, recaptured] = SINGLE.map((name) => candidate[name] ?? 0) as [number, number, number];
  if (marked === 0) return refuse(NOT_POSITIVE, 'marked');
  if (captured === 0) return refuse(NOT_POSITIVE, 'captured');
  if (recaptured > Math.min(marked, captured))
    return refuse('Recaptured animals cannot be more than the captured or the marked animals', 'recaptured');
  return accept({ marked, captured, recaptured });
}

function occasionsIn({ occasions }: Candidate<MarkRecaptureInput>): Verdict<Pick<MarkRecaptureInput, 'occasions'>> {
  const filled = filledRows(occasions, 'occasions', ['captured', 'recaptured', 'marked']);
  const rows: Occasion[] = [];
  for (const each of filled) {
    const read = occasionIn(each);
    if (!read.ok) return read;
    rows.push(read.input);
  }
  if (rows.length === 0) return refuse(REQUIRED, 'occasions');
  if (rows.length < LEAST_OCCASIONS) return refuse('Please enter at least three occasions', 'occasions');
  const impossible = occasionsOf(rows).findIndex(
    ({ captured, recaptured, atLarge }) => recaptured > Math.min(captured, atLarge),
  );
  if (impossible >= 0)
    return refuse(
      `Recaptured animals cannot be more than the captured animals or the marked animals at large: occasion ${impossible + 1}`,
      `${filled[impossible]?.path}.recaptured`,
    );
  if (rows.every(({ recaptured }) => recaptured === 0))
    return refuse('No marked animal was recaptured: the size cannot be estimated', 'occasions');
  return accept({ occasions: rows });
}

function occasionIn({ row, path }: FilledRow<Candidate<Occasion>>): Verdict<Occasion> {
  const { captured, recaptured, marked = null } = row;
  if (isMissing(captured)) return refuse(REQUIRED, `${path}.captured`);
  if (isMissing(recaptured)) return refuse(REQUIRED, `${path}.recaptured`);
  if (marked !== null && isMissing(marked)) return refuse(REQUIRED, `${path}.marked`);
  if (!isCount(captured)) return refuse(WHOLE, `${path}.captured`);
  if (!isCount(recaptured)) return refuse(WHOLE, `${path}.recaptured`);
  if (marked === null) return accept({ captured, recaptured });
  return isCount(marked) ? accept({ captured, recaptured, marked }) : refuse(WHOLE, `${path}.marked`);
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= MOST;
}

function compute(input: MarkRecaptureInput): MarkRecaptureResult {
  const level = input.confidence / 100;
  return input.method === 'single' ? fromOneRecapture(input, level) : fromSeveral(input.occasions, level);
}

function fromOneRecapture(
  { marked: m = 0, captured: c = 0, recaptured: r = 0 }: MarkRecaptureInput,
  level: number,
): SingleRecapture {
  const knownMinimum = m + c - r;
  const sizeFor = (recaptured: number) => ((m + 1) * (c + 1)) / (recaptured + 1) - 1;
  const estimate = sizeFor(r);
  const standardError = Math.sqrt(((m + 1) / (r + 1)) * ((c + 1) / (r + 1)) * (m - r) * ((c - r) / (r + 2)));
  const half = zOf(level) * standardError;
  const between = (fewest: number, most: number): SizeLimits => ({
    lower: Math.max(knownMinimum, sizeFor(most)),
    upper: r === 0 ? null : sizeFor(fewest),
  });
  const counts = poissonInterval(r, level);
  const shares = clopperPearsonInterval(r, c, level);
  const chapman = {
    estimate,
    standardError,
    normal: { lower: Math.max(knownMinimum, estimate - half), upper: estimate + half },
    poisson: between(counts.lower, counts.upper),
    binomial: between(c * shares.lower, c * shares.upper),
  };
  const recommended = r / c > BINOMIAL_ABOVE ? 'binomial' : r > NORMAL_ABOVE ? 'normal' : 'poisson';
  return {
    method: 'single',
    lincolnPetersen: r === 0 ? null : (m * c) / r,
    chapman,
    recommended,
    ...chapman[recommended],
    knownMinimum,
    recaptureRate: (100 * r) / c,
  };
}

function occasionsOf(rows: readonly Occasion[]): SeveralRecaptures['occasions'] {
  let atLarge = 0;
  return rows.map(({ captured, recaptured, marked = captured - recaptured }) => {
    const before = atLarge;
    atLarge += marked;
    return { captured, recaptured, atLarge: before, proportion: captured === 0 ? null : recaptured / captured };
  });
}

function fromSeveral(rows: readonly Occasion[], level: number): SeveralRecaptures {
  const occasions = occasionsOf(rows);
  const sum = (of: (occasion: SeveralRecaptures['occasions'][number]) => number) =>
    occasions.reduce((total, occasion) => total + of(occasion), 0);
  const recaptures = sum(({ recaptured }) => recaptured);
  const pairs = sum(({ captured, atLarge }) => captured * atLarge);
  const schnabelSpread = (tWithin(level, occasions.length - 1) * Math.sqrt(recaptures)) / pairs;
  const counts = poissonInterval(recaptures, level);
  const squares = sum(({ captured, atLarge }) => captured * atLarge * atLarge);
  const products = sum(({ recaptured, atLarge }) => recaptured * atLarge);
  const around = sum(({ recaptured, proportion }) => recaptured * (proportion ?? 0)) - products * (products / squares);
  const spread =
    tWithin(level, occasions.length - 2) * Math.sqrt(Math.max(0, around) / (occasions.length - 2) / squares);
  const isPoisson = recaptures < NORMAL_ABOVE;
  return {
    method: 'multiple',
    schnabel: {
      estimate: pairs / recaptures,
      chapman: pairs / (recaptures + 1),
      ...(isPoisson
        ? { lower: pairs / counts.upper, upper: pairs / counts.lower }
        : reciprocalLimits(recaptures / pairs, schnabelSpread)),
      interval: isPoisson ? 'poisson' : 't',
    },
    schumacherEschmeyer: { estimate: squares / products, ...reciprocalLimits(products / squares, spread) },
    occasions,
    totalRecaptures: recaptures,
    markedAtEnd: rows.reduce((total, { captured, recaptured, marked = captured - recaptured }) => total + marked, 0),
  };
}

function reciprocalLimits(middle: number, half: number): SizeLimits {
  return { lower: 1 / (middle + half), upper: middle - half <= 0 ? null : 1 / (middle - half) };
}

/**
 * Fits rate laws to pasted velocities: with an inhibitor, with inhibition by the substrate, or with cooperative sites. Compares them.
 *
 *   Michaelis–Menten      v = Vmax·S / (Km + S)
 *   competitive           v = Vmax·S / (Km·(1 + I/Kic) + S)
 *   uncompetitive         v = Vmax·S / (Km + S·(1 + I/Kiu))
 *   noncompetitive        v = Vmax·S / ((Km + S)·(1 + I/Ki))
 *   mixed                 v = Vmax·S / (Km·(1 + I/Kic) + S·(1 + I/Kiu))
 *   substrate inhibition  v = Vmax·S / (Km + S + S²/Kis)
 *   Hill                  v = Vmax·S^h / (K0.5^h + S^h)
 *   unweighted least squares; intervals estimate ± t·SE; AICc = n·(ln(2π·RSS/n) + 1) + 2k + 2k(k + 1)/(n − k − 1)
 *   k counts the constants and the variance; kcat = Vmax / [E], efficiency = kcat / Km
 *
 * Sources: `nomenclatureCommittee1982`, `haldane1930`, `hill1910`, `hurvichTsai1989`, `burnhamAnderson2004` (weights), `marquardt1963`. Refuses what
 * `pastedColumns` refuses, negative values, too few concentrations or rows, a law that does not suit the columns, and data that
 * determine no law.
 */
import type { Candidate, Formula, Verdict } from '../contract.ts';
import { textOf } from '../lib/inputs/candidateParts.ts';
import { confidenceLevelIn } from '../lib/inputs/levels.ts';
import { REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import type { TableReading } from '../lib/inputs/tableReading.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import type { DecimalMark } from '../lib/inputs/writtenNumber.ts';
import { correctedAic, differencesFromLeast } from '../lib/statistics/correctedAic.ts';
import { tWithin } from '../lib/statistics/tDistribution.ts';
import { fitRateLaw, type RateLawFit } from './rate-laws/fitRateLaw.ts';
import { inhibitionTable } from './rate-laws/inhibitionColumns.ts';
import {
  type ConstantName,
  constantsOf,
  hasInhibitor,
  type InhibitionPoint,
  RATE_LAWS,
  type RateLaw,
  velocityAt,
} from './rate-laws/rateLaws.ts';

const CONCENTRATIONS = { nM: 1e-9, µM: 1e-6, mM: 1e-3, M: 1 } as const;
const SECONDS = { s: 1, min: 60, h: 3600 } as const;

type ConcentrationUnit = keyof typeof CONCENTRATIONS;

export interface RateLawsInput {
  /** Substrate, then inhibitor where `layout` says so, then velocities. */
  readonly data: string;
  readonly decimalMark: DecimalMark;
  readonly layout: 'inhibitor' | 'no-inhibitor';
  /** 'best': the one with the lowest AICc. */
  readonly law: 'best' | RateLaw;
  readonly substrateUnit: ConcentrationUnit;
  readonly inhibitorUnit: ConcentrationUnit;
  /** Concentration per time, or any other unit, with which there is no kcat. */
  readonly velocityUnit: ConcentrationUnit | 'other';
  readonly timeUnit: keyof typeof SECONDS;
  /** Active sites in µM, above 0. Absent: no kcat. */
  readonly enzymeConcentration?: number | undefined;
  /** Percent, 50 to 99.9. */
  readonly confidenceLevel: number;
}

export interface FittedConstant {
  readonly name: ConstantName;
  /** Vmax in the unit of the velocities, h without one, all others concentrations in the unit of their column. */
  readonly value: number;
  readonly standardError: number;
  readonly lower: number;
  readonly upper: number;
}

export interface ComparedLaw {
  readonly law: RateLaw;
  readonly constants: number;
  /** This and what follows is null where the data do not determine the law. */
  readonly residualSumOfSquares: number | null;
  /** Null as well with too few rows, or on an exact fit. */
  readonly aicc: number | null;
  readonly difference: number | null;
  /** Akaike weight, 0 to 1: of the laws compared. */
  readonly weight: number | null;
}

export interface RateLawsResult {
  readonly law: RateLaw;
  readonly constants: readonly FittedConstant[];
  readonly residualSumOfSquares: number;
  readonly residualStandardError: number;
  readonly degreesOfFreedom: number;
  /** 1/s; null without an enzyme concentration or with another unit of velocity. */
  readonly kcat: number | null;
  /** 1/(M·s); null as above, and for the Hill equation. */
  readonly efficiency: number | null;
  readonly compared: readonly ComparedLaw[];
  readonly points: readonly (InhibitionPoint & { readonly fitted: number; readonly residual: number })[];
  /** The law at evenly spaced substrate concentrations, for each inhibitor concentration, lowest first; at most six. */
  readonly lines: readonly {
    readonly inhibitor: number;
    readonly places: readonly { readonly substrate: number; readonly velocity: number }[];
  }[];
  readonly substrateName: string;
  readonly inhibitorName: string | null;
  readonly reading: TableReading;
}

/** All laws are fitted to them in a few seconds. */
const MOST_VELOCITIES = 5000;
const MOST_LINES = 6;
const PIECES = 60;
const NO_FIT =
  'The rows do not determine the constants of this law: measure at more concentrations, or choose another law';
const NO_FITS = 'The rows determine the constants of no law: measure from below to above half of the highest velocity';

declare module '../contract.ts' {
  interface FormulaTypes {
    'rate-laws': FormulaType<RateLawsInput, RateLawsResult>;
  }
}

export default {
  id: 'rate-laws',

  validate(candidate) {
    const verdict = inputOf(candidate);
    if (!verdict.ok) return verdict;
    if (resultOf(verdict.input) !== null) return verdict;
    return refuse(verdict.input.law === 'best' ? NO_FITS : NO_FIT, 'data');
  },

  compute(input) {
    const result = resultOf(input);
    if (result === null) throw new Error('Validated rows have a fit');
    return result;
  },
} satisfies Formula<'rate-laws'>;

function inputOf(candidate: Candidate<RateLawsInput>): Verdict<RateLawsInput> {
  const { decimalMark, layout, law, substrateUnit, inhibitorUnit, velocityUnit, timeUnit } = candidate;
  if (decimalMark !== 'point' && decimalMark !== 'comma') return refuse(REQUIRED, 'decimalMark');
  if (layout !== 'inhibitor' && layout !== 'no-inhibitor') return refuse(REQUIRED, 'layout');
  if (law === '' || !(law === 'best' || RATE_LAWS.includes(law))) return refuse(REQUIRED, 'law');
  if (substrateUnit === '' || !Object.hasOwn(CONCENTRATIONS, substrateUnit)) return refuse(REQUIRED, 'substrateUnit');
  if (velocityUnit === '' || !(velocityUnit === 'other' || Object.hasOwn(CONCENTRATIONS, velocityUnit)))
    return refuse(REQUIRED, 'velocityUnit');
  if (timeUnit === '' || !Object.hasOwn(SECONDS, timeUnit)) return refuse(REQUIRED, 'timeUnit');
  const data = textOf(candidate.data);
  const read = inhibitionTable(data, decimalMark, layout === 'inhibitor');
  if (!read.ok) return read;
  const fault = rowsFault(read.input.points, law, layout);
  if (fault !== null) return fault;
  const enzyme = candidate.enzymeConcentration ?? null;
  if (enzyme !== null && !(enzyme > 0 && Number.isFinite(enzyme)))
    return refuse('The enzyme concentration must be greater than 0; leave it blank if unknown', 'enzymeConcentration');
  const level = confidenceLevelIn(candidate.confidenceLevel);
  if (!level.ok) return level;
  return accept({
    data,
    decimalMark,
    layout,
    law,
    substrateUnit,
    inhibitorUnit: inhibitorUnit !== '' && Object.hasOwn(CONCENTRATIONS, inhibitorUnit) ? inhibitorUnit : substrateUnit,
    velocityUnit,
    timeUnit,
    ...(enzyme === null ? {} : { enzymeConcentration: enzyme }),
    confidenceLevel: level.input,
  });
}

function rowsFault(
  points: readonly InhibitionPoint[],
  law: RateLawsInput['law'],
  layout: RateLawsInput['layout'],
): Verdict<never> | null {
  if (points.length > MOST_VELOCITIES) return refuse(`Please paste at most ${MOST_VELOCITIES} velocities`, 'data');
  const substrates = new Set(points.flatMap(({ substrate }) => (substrate > 0 ? [substrate] : [])));
  if (substrates.size < 3) return refuse('Please enter at least 3 different substrate concentrations above 0', 'data');
  if (points.every(({ velocity }) => velocity === 0))
    return refuse('All velocities are 0: there is nothing to fit', 'data');
  if (layout === 'inhibitor' && new Set(points.map(({ inhibitor }) => inhibitor)).size < 2)
    return refuse('Please enter rows at two or more inhibitor concentrations, 0 among them', 'data');
  if (law !== 'best' && !lawsFor(layout).includes(law))
    return refuse(
      layout === 'inhibitor'
        ? 'This law has no inhibitor: choose another one, or paste the rows without inhibitor alone'
        : 'This law needs a column of inhibitor concentrations',
      'law',
    );
  const constants = law === 'best' ? 2 : constantsOf(law).length;
  if (points.length < constants + 1)
    return refuse(`The law has ${constants} constants: please enter at least ${constants + 1} rows`, 'data');
  return null;
}

/** Michaelis–Menten is among both: the inhibitor, or the further constant, would be without effect. */
function lawsFor(layout: RateLawsInput['layout']): readonly RateLaw[] {
  return RATE_LAWS.filter((law) => law === 'michaelis-menten' || hasInhibitor(law) === (layout === 'inhibitor'));
}

/** Null where the law chosen, or every law, has no fit. */
function resultOf(input: RateLawsInput): RateLawsResult | null {
  const read = inhibitionTable(input.data, input.decimalMark, input.layout === 'inhibitor');
  if (!read.ok) throw new Error('A validated text can be read');
  const { points, ...names } = read.input;
  const laws = lawsFor(input.layout);
  const fits = laws.map((law) => (points.length > constantsOf(law).length ? fitRateLaw(law, points) : null));
  const compared = comparison(laws, fits, points.length);
  const fit = input.law === 'best' ? bestOf(fits, compared) : (fits[laws.indexOf(input.law)] ?? null);
  if (fit === null) return null;
  const t = tWithin(input.confidenceLevel / 100, fit.degreesOfFreedom);
  const constants = constantsOf(fit.law).map((name, at): FittedConstant => {
    const [value, standardError] = [fit.constants[at] ?? 0, fit.standardErrors[at] ?? 0];
    return { name, value, standardError, lower: value - t * standardError, upper: value + t * standardError };
  });
  const turnover = turnoverOf(fit, input);
  if (!Object.values(turnover).every((value) => value === null || Number.isFinite(value))) return null;
  return {
    law: fit.law,
    constants,
    residualSumOfSquares: fit.residualSumOfSquares,
    residualStandardError: Math.sqrt(fit.residualSumOfSquares / fit.degreesOfFreedom),
    degreesOfFreedom: fit.degreesOfFreedom,
    ...turnover,
    compared,
    points: points.map((point) => {
      const fitted = velocityAt(fit.law, fit.constants, point);
      return { ...point, fitted, residual: point.velocity - fitted };
    }),
    lines: linesOf(fit, points),
    ...names,
  };
}

function linesOf({ law, constants }: RateLawFit, points: readonly InhibitionPoint[]): RateLawsResult['lines'] {
  const highest = points.reduce((most, { substrate }) => Math.max(most, substrate), 0);
  const inhibitors = [...new Set(points.map(({ inhibitor }) => inhibitor))].sort((one, other) => one - other);
  return inhibitors.slice(0, MOST_LINES).map((inhibitor) => ({
    inhibitor,
    places: Array.from({ length: PIECES + 1 }, (_, at) => {
      const substrate = (highest * at) / PIECES;
      return { substrate, velocity: velocityAt(law, constants, { substrate, inhibitor }) };
    }),
  }));
}

function comparison(
  laws: readonly RateLaw[],
  fits: readonly (RateLawFit | null)[],
  points: number,
): readonly ComparedLaw[] {
  const criteria = fits.map((fit) =>
    fit === null ? null : correctedAic(points, fit.constants.length, fit.residualSumOfSquares),
  );
  const differences = differencesFromLeast(criteria);
  const total = differences.reduce<number>((sum, value) => sum + (value === null ? 0 : Math.exp(-value / 2)), 0);
  return laws.map((law, at) => {
    const difference = differences[at] ?? null;
    return {
      law,
      constants: constantsOf(law).length,
      residualSumOfSquares: fits[at]?.residualSumOfSquares ?? null,
      aicc: criteria[at] ?? null,
      difference,
      weight: difference === null ? null : Math.exp(-difference / 2) / total,
    };
  });
}

/** By AICc; where none is defined, by the sum of squares, the simpler law first. */
function bestOf(fits: readonly (RateLawFit | null)[], compared: readonly ComparedLaw[]): RateLawFit | null {
  const byCriterion = compared.findIndex(({ difference }) => difference === 0);
  if (byCriterion >= 0) return fits[byCriterion] ?? null;
  return fits.reduce(
    (best, fit) =>
      fit !== null && (best === null || fit.residualSumOfSquares < best.residualSumOfSquares) ? fit : best,
    null,
  );
}

function turnoverOf(
  { law, constants: [vmax = 0, km = 1] }: RateLawFit,
  { enzymeConcentration, velocityUnit, timeUnit, substrateUnit }: RateLawsInput,
): Pick<RateLawsResult, 'kcat' | 'efficiency'> {
  if (enzymeConcentration === undefined || velocityUnit === 'other') return { kcat: null, efficiency: null };
  const molarPerSecond = (vmax * CONCENTRATIONS[velocityUnit]) / SECONDS[timeUnit];
  const kcat = molarPerSecond / (enzymeConcentration * CONCENTRATIONS.µM);
  return { kcat, efficiency: law === 'hill' ? null : kcat / (km * CONCENTRATIONS[substrateUnit]) };
}

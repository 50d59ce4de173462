/**
 * Michaelis–Menten constants of an enzyme from initial velocities at several substrate concentrations.
 *
 *   1/v = (Km/Vmax)·(1/[S]) + 1/Vmax, fitted as a straight line
 *   Vmax = 1/intercept;  Km = Vmax·slope;  kcat = Vmax/[E];  efficiency = kcat/Km
 *
 * Source: `spec`, section 9 "Enzyme kinetics"; the plot is that of `lineweaverBurk1934`. It gives the smallest
 * velocities the most weight. It is computed as specified, and `reference` holds non-linear least squares with standard
 * errors (`wilkinson1961`), the other linear plots and the results of other weights on the same points.
 *
 * A pair with a blank or a 0 is left out of all fits. Refuses, in this order: a negative value; a text that is not a
 * number; points that give no positive Vmax and Km; an enzyme concentration so small that kcat is beyond a double.
 */

import type { Formula } from '../contract.ts';
import { rowsOf } from '../lib/inputs/candidateParts.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { type DoubleReciprocal, eadieHofstee, hanesWoolf, lineweaverBurk } from './enzyme-kinetics/kineticPlots.ts';
import {
  relativeWeightsFit,
  replicateMeans,
  weightedReciprocals,
  withoutSmallestVelocity,
} from './enzyme-kinetics/kineticsFits.ts';
import {
  beyondRounding,
  fitMichaelisMenten,
  type Kinetics,
  type RatePoint,
  residualSumOfSquares,
} from './enzyme-kinetics/michaelisMenten.ts';

export interface EnzymeKineticsInput {
  /** In the units named below, 0 or more; a blank box is 0, and an empty row is left out. */
  readonly dataPoints: readonly RatePoint[];
  /** Active sites, 0 or more; 0, as when left blank, means that it is not known. */
  readonly enzymeConcentration: number;
  /** Of substrate, enzyme and, per time, velocity. Names the units; converts nothing but `efficiencyPerMolarSecond`. */
  readonly concentrationUnit: 'nM' | 'µM' | 'mM';
  readonly timeUnit: 's' | 'min';
}

/** Estimates of one method; all null where it finds no positive Vmax and Km. */
export interface Estimate {
  /** Concentration per time. */
  readonly vmax: number | null;
  /** Concentration. */
  readonly km: number | null;
  /** Between measured and predicted velocities, (concentration per time)². */
  readonly residualSumOfSquares: number | null;
}

export interface EnzymeKineticsResult {
  /** Concentration per time. */
  readonly vmax: number;
  /** Concentration. */
  readonly km: number;
  /** Per time; null without an enzyme concentration. */
  readonly kcat: number | null;
  /** Per concentration and time; null without an enzyme concentration. */
  readonly catalyticEfficiency: number | null;
  /** The same in 1/(M·s). */
  readonly efficiencyPerMolarSecond: number | null;
  readonly lineweaver: { readonly slope: number; readonly yIntercept: number; readonly rSquared: number };
  /** Pairs in the fits. */
  readonly pointsUsed: number;
  /** Rows with a blank or a 0. */
  readonly pointsLeftOut: number;
  /** Non-linear least squares, and the linear plots beside it. */
  readonly reference: Estimate & {
    /** Null where there is no estimate, or for two points. */
    readonly vmaxStandardError: number | null;
    readonly kmStandardError: number | null;
    /** Per time. */
    readonly kcat: number | null;
    /** The specified method once more, as one of four. */
    readonly lineweaverBurk: Estimate;
    readonly hanesWoolf: Estimate;
    readonly eadieHofstee: Estimate;
    readonly otherFits: OtherFits;
  };
}

/** Vmax and Km, units as above; both null where the fit finds none. */
export type Constants = Pick<Estimate, 'vmax' | 'km'>;

/** Explains differences from other programs: choices that they offer. */
export interface OtherFits {
  /** Non-linear, weights 1/Y² of the curve. */
  readonly relativeWeights: Constants;
  /** Double-reciprocal line, weights v⁴. */
  readonly weightedReciprocals: Constants;
  /** Double-reciprocal line without the smallest velocity. */
  readonly withoutSmallest: Constants;
  /** Non-linear, replicates averaged first; null without replicates. */
  readonly replicateMeans: Constants | null;
  /** Non-linear, rows with a blank or a 0 kept as 0; null without such rows. */
  readonly zerosKept: Constants | null;
}

const NEGATIVE = 'All values must be non-negative';
const NO_FIT = 'Error calculating kinetic parameters';
/** Of the units in mol/L. */
const PER_MOLAR = { nM: 1e9, µM: 1e6, mM: 1e3 } as const;
const SECONDS = { s: 1, min: 60 } as const;

declare module '../contract.ts' {
  interface FormulaTypes {
    'enzyme-kinetics': FormulaType<EnzymeKineticsInput, EnzymeKineticsResult>;
  }
}

export default {
  id: 'enzyme-kinetics',

  validate({ dataPoints, enzymeConcentration, concentrationUnit, timeUnit }) {
    const rows = rowsOf(dataPoints);
    const values = [
      ...rows.flatMap(({ substrate, velocity }, index) => [
        { path: `dataPoints.${index}.substrate`, value: substrate },
        { path: `dataPoints.${index}.velocity`, value: velocity },
      ]),
      { path: 'enzymeConcentration', value: enzymeConcentration },
    ];
    const negative = values.find(({ value }) => value !== null && value < 0);
    if (negative !== undefined) return refuse(NEGATIVE, negative.path);
    const unreadable = values.find(({ value }) => value !== null && !Number.isFinite(value));
    if (unreadable !== undefined) return refuse(NO_FIT, unreadable.path, 'This is not a number');
    if (concentrationUnit === '' || !Object.hasOwn(PER_MOLAR, concentrationUnit))
      return refuse(NO_FIT, 'concentrationUnit');
    if (timeUnit === '' || !Object.hasOwn(SECONDS, timeUnit)) return refuse(NO_FIT, 'timeUnit');

    const input: EnzymeKineticsInput = {
      dataPoints: rows
        .filter(({ substrate, velocity }) => substrate !== null || velocity !== null)
        .map(({ substrate, velocity }) => ({ substrate: substrate ?? 0, velocity: velocity ?? 0 })),
      enzymeConcentration: enzymeConcentration ?? 0,
      concentrationUnit,
      timeUnit,
    };
    const points = usablePoints(input);
    if (points.length < 2) return refuse(NO_FIT, 'dataPoints', 'Two pairs with both values above 0 are needed');
    if (points.every(({ substrate }) => substrate === points[0]?.substrate))
      return refuse(NO_FIT, 'dataPoints', 'The substrate concentrations are all the same');
    const fit = lineweaverBurk(points);
    if (fit === null)
      return refuse(NO_FIT, 'dataPoints', '1/v does not rise with 1/[S] along a line that meets the axis above 0');
    if (!areFinite(turnover(fit, input)))
      return refuse(NO_FIT, 'enzymeConcentration', 'Beside these velocities the concentration is too small');
    return accept(input);
  },

  compute(input) {
    const points = usablePoints(input);
    const fit = lineweaverBurk(points);
    if (fit === null) throw new Error('The points were validated to give a line');
    return {
      vmax: fit.vmax,
      km: fit.km,
      ...turnover(fit, input),
      lineweaver: lineOf(fit),
      pointsUsed: points.length,
      pointsLeftOut: input.dataPoints.length - points.length,
      reference: reference(points, fit, input),
    };
  },
} satisfies Formula<'enzyme-kinetics'>;

function usablePoints({ dataPoints }: EnzymeKineticsInput): readonly RatePoint[] {
  return dataPoints.filter(({ substrate, velocity }) => substrate > 0 && velocity > 0);
}

function lineOf({ slope, yIntercept, rSquared }: DoubleReciprocal): EnzymeKineticsResult['lineweaver'] {
  return { slope, yIntercept, rSquared };
}

type Turnover = Pick<EnzymeKineticsResult, 'kcat' | 'catalyticEfficiency' | 'efficiencyPerMolarSecond'>;

function turnover({ vmax, km }: Kinetics, input: EnzymeKineticsInput): Turnover {
  if (input.enzymeConcentration === 0) return { kcat: null, catalyticEfficiency: null, efficiencyPerMolarSecond: null };
  const kcat = vmax / input.enzymeConcentration;
  const catalyticEfficiency = kcat / km;
  const toMolarSecond = PER_MOLAR[input.concentrationUnit] / SECONDS[input.timeUnit];
  return { kcat, catalyticEfficiency, efficiencyPerMolarSecond: catalyticEfficiency * toMolarSecond };
}

function areFinite(values: Turnover): boolean {
  return Object.values(values).every((value) => value === null || Number.isFinite(value));
}

function reference(
  points: readonly RatePoint[],
  start: Kinetics,
  input: EnzymeKineticsInput,
): EnzymeKineticsResult['reference'] {
  const { enzymeConcentration } = input;
  const fit = fitMichaelisMenten(points, start);
  const kcat = fit === null || enzymeConcentration === 0 ? null : fit.vmax / enzymeConcentration;
  return {
    ...estimate(fit, points),
    vmaxStandardError: fit?.vmaxStandardError ?? null,
    kmStandardError: fit?.kmStandardError ?? null,
    kcat: kcat !== null && Number.isFinite(kcat) ? kcat : null,
    lineweaverBurk: estimate(start, points),
    hanesWoolf: estimate(hanesWoolf(points), points),
    eadieHofstee: estimate(eadieHofstee(points), points),
    otherFits: otherFits(points, start, input),
  };
}

function otherFits(points: readonly RatePoint[], start: Kinetics, { dataPoints }: EnzymeKineticsInput): OtherFits {
  const means = replicateMeans(points);
  return {
    relativeWeights: constants(relativeWeightsFit(points, start)),
    weightedReciprocals: constants(weightedReciprocals(points)),
    withoutSmallest: constants(withoutSmallestVelocity(points)),
    replicateMeans: means.length === points.length ? null : constants(fitMichaelisMenten(means, start)),
    zerosKept: dataPoints.length === points.length ? null : constants(fitMichaelisMenten(dataPoints, start)),
  };
}

function constants(kinetics: Kinetics | null): Constants {
  return { vmax: kinetics?.vmax ?? null, km: kinetics?.km ?? null };
}

function estimate(kinetics: Kinetics | null, points: readonly RatePoint[]): Estimate {
  if (kinetics === null) return { vmax: null, km: null, residualSumOfSquares: null };
  const { vmax, km } = kinetics;
  const squares = beyondRounding(residualSumOfSquares(points, kinetics), points);
  return { vmax, km, residualSumOfSquares: Number.isFinite(squares) ? squares : null };
}

/**
 * The species–area relationship S = c·A^z, fitted in two ways, with what it predicts.
 *
 *   log–log: least squares of log S on log A, areas without species left out;  non-linear: least squares of S itself
 *   limits of z: t of n − 2 degrees of freedom;  species lost in % = 100·(1 − (1 − lost/100)^z)
 *
 * Sources: `arrhenius1921`, `macArthurWilson1967`, `rosenzweig1995`.
 * Refuses areas that are not above 0, fewer than three areas with species, and areas that are all equal.
 */
import type { Candidate, Formula, FormulaType, Verdict } from '../contract.ts';
import { filledRows } from '../lib/inputs/filledRows.ts';
import { acceptFiniteResult } from '../lib/inputs/finiteResult.ts';
import { firstRefusal } from '../lib/inputs/firstRefusal.ts';
import { isMissing, REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { fitLineWithErrors } from '../lib/statistics/lineFit.ts';
import { tWithin } from '../lib/statistics/tDistribution.ts';

/** An area with its number of species. */
interface AreaPoint {
  /** Above 0. */
  readonly area: number;
  /** 0 or more. */
  readonly species: number;
}

export interface SpeciesAreaInput {
  /** Areas above 0 in any one unit; species 0 or more, decimals for means. */
  readonly rows: readonly AreaPoint[];
  /** In the same unit, above 0. */
  readonly predictArea?: number;
  /** Percent, 0 to below 100. */
  readonly areaLost?: number;
  /** Percent, above 50 and below 100. */
  readonly confidence: number;
}

/** The law with the least sum of squares of S. */
interface PowerFit {
  readonly c: number;
  readonly z: number;
  readonly cStandardError: number;
  readonly zStandardError: number;
  /** Null where all numbers of species are equal. */
  readonly rSquared: number | null;
  readonly residualSumOfSquares: number;
}

/** Of z. */
interface Limits {
  readonly zLower: number;
  readonly zUpper: number;
}

export interface SpeciesAreaResult {
  readonly logLog: Limits & {
    readonly c: number;
    readonly z: number;
    readonly zStandardError: number;
    /** Null where all numbers of species are equal. */
    readonly rSquared: number | null;
    /** Areas with species. */
    readonly points: number;
  };
  readonly nonLinear: Limits & PowerFit;
  /** Species at the area asked for; null without one. */
  readonly prediction: { readonly area: number; readonly logLog: number; readonly nonLinear: number } | null;
  /** Percent of the species; null without a loss. */
  readonly speciesLost: { readonly logLog: number; readonly nonLinear: number } | null;
  readonly smallestArea: number;
  readonly largestArea: number;
  /** Points of both curves over the areas, evenly spaced in their logarithm. */
  readonly curve: readonly { readonly area: number; readonly logLog: number; readonly nonLinear: number }[];
}

const LEAST_POINTS = 3;
const CURVE_POINTS = 41;

declare module '../contract.ts' {
  interface FormulaTypes {
    'species-area': FormulaType<SpeciesAreaInput, SpeciesAreaResult>;
  }
}

export default {
  id: 'species-area',

  validate(candidate) {
    const verdict = inputOf(candidate);
    return verdict.ok ? acceptFiniteResult(verdict.input, compute(verdict.input), 'rows') : verdict;
  },

  compute,
} satisfies Formula<'species-area'>;

function inputOf(candidate: Candidate<SpeciesAreaInput>): Verdict<SpeciesAreaInput> {
  const { confidence } = candidate;
  const [predictArea, areaLost] = [candidate.predictArea ?? null, candidate.areaLost ?? null];
  const filled = filledRows(candidate.rows, 'rows', ['area', 'species']);
  const blank = filled.find(({ row }) => isMissing(row.area) || isMissing(row.species));
  if (blank !== undefined) return refuse(REQUIRED, `${blank.path}.${isMissing(blank.row.area) ? 'area' : 'species'}`);
  if (filled.length === 0) return refuse(REQUIRED, 'rows');
  if (predictArea !== null && isMissing(predictArea)) return refuse(REQUIRED, 'predictArea');
  if (areaLost !== null && isMissing(areaLost)) return refuse(REQUIRED, 'areaLost');
  if (isMissing(confidence)) return refuse(REQUIRED, 'confidence');
  const rows = filled.map(({ row }) => ({ area: row.area ?? 0, species: row.species ?? 0 }));
  const [flat, negative] = [rows.findIndex(({ area }) => area <= 0), rows.findIndex(({ species }) => species < 0)];
  const inhabited = rows.filter(({ species }) => species > 0);
  return (
    firstRefusal([
      [flat >= 0, 'Areas must be greater than 0', `${filled[flat]?.path}.area`],
      [(predictArea ?? 1) <= 0, 'Areas must be greater than 0', 'predictArea'],
      [negative >= 0, 'Numbers of species must not be negative', `${filled[negative]?.path}.species`],
      [inhabited.length < LEAST_POINTS, 'Please enter at least three areas with species', 'rows'],
      [
        inhabited.every(({ area }) => Math.log(area) === Math.log(inhabited[0]?.area ?? 0)),
        'Please enter at least two different areas',
        'rows',
      ],
      [(areaLost ?? 0) < 0 || (areaLost ?? 0) >= 100, 'Area lost must be at least 0 and below 100 %', 'areaLost'],
      [!(confidence > 50 && confidence < 100), 'Confidence must be above 50 and below 100 %', 'confidence'],
    ]) ??
    accept({
      rows,
      ...(predictArea === null ? {} : { predictArea }),
      ...(areaLost === null ? {} : { areaLost }),
      confidence,
    })
  );
}

function compute({ rows, predictArea, areaLost, confidence }: SpeciesAreaInput): SpeciesAreaResult {
  const inhabited = rows.filter(({ species }) => species > 0);
  const line = fitLineWithErrors(
    inhabited.map(({ area, species }) => ({ x: Math.log(area), y: Math.log(species) })),
    false,
  );
  if (line === null) throw new Error('Validated areas differ');
  const power = powerFit(rows);
  const t = (points: number) => tWithin(confidence / 100, points - 2);
  const logLog = { c: Math.exp(line.intercept), z: line.slope };
  const at = (area: number) => ({
    area,
    logLog: Math.exp(line.intercept + line.slope * Math.log(area)),
    nonLinear: Math.exp(Math.log(power.c) + power.z * Math.log(area)),
  });
  const lost = (z: number) => -100 * Math.expm1(z * Math.log1p(-(areaLost ?? 0) / 100));
  const areas = rows.map(({ area }) => area);
  const [smallestArea, largestArea] = [areas.reduce((a, b) => Math.min(a, b)), areas.reduce((a, b) => Math.max(a, b))];
  return {
    logLog: {
      ...logLog,
      zStandardError: line.slopeStandardError,
      ...limitsOf(line.slope, t(inhabited.length) * line.slopeStandardError),
      rSquared: line.rSquared,
      points: inhabited.length,
    },
    nonLinear: { ...power, ...limitsOf(power.z, t(rows.length) * power.zStandardError) },
    prediction: predictArea === undefined ? null : at(predictArea),
    speciesLost: areaLost === undefined ? null : { logLog: lost(logLog.z), nonLinear: lost(power.z) },
    smallestArea,
    largestArea,
    curve: placesBetween(
      Math.min(smallestArea, predictArea ?? smallestArea),
      Math.max(largestArea, predictArea ?? largestArea),
    ).map(at),
  };
}

function limitsOf(z: number, half: number): Limits {
  return { zLower: z - half, zUpper: z + half };
}

function placesBetween(from: number, to: number): readonly number[] {
  const [low, high] = [Math.log(from), Math.log(to)];
  return Array.from({ length: CURVE_POINTS }, (_, at) => Math.exp(low + ((high - low) * at) / (CURVE_POINTS - 1)));
}

/** A point by the logarithm of its area; in the search, of its share of the largest area. */
interface Datum {
  readonly logarithm: number;
  readonly species: number;
}

/** The best law with this exponent. */
interface FitAt {
  readonly z: number;
  /** At the largest area. */
  readonly scale: number;
  readonly residual: number;
}

/** Exponents between which the search begins, and the steps of its grid. */
const [LEAST_Z, MOST_Z] = [-3, 5];
const GRID = 400;
const MOST_STEPS = 200;

/**
 * Fits S = c·A^z with the least sum of squares of S. For each z the best c is known, so that the search is in z alone: a
 * grid, then Gauss–Newton steps, halved until they improve the fit.
 *
 * @param points three or more, with species at two different areas or more
 */
export function powerFit(points: readonly AreaPoint[]): PowerFit {
  const largest = points.reduce((most, { area }) => Math.max(most, area), 0);
  // Of areas up to 1 no power of a grid step overflows before it is of no interest.
  const data = points.map(({ area, species }) => ({ logarithm: Math.log(area / largest), species }));
  let best = fitAt(data, 0);
  for (let step = 0; step <= GRID; step += 1) {
    const fit = fitAt(data, LEAST_Z + ((MOST_Z - LEAST_Z) * step) / GRID);
    if (fit.residual < best.residual) best = fit;
  }
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const next = improvedFit(data, best);
    if (next === null) break;
    best = next;
  }
  return fitWithErrors(points, best, largest);
}

function fitAt(data: readonly Datum[], z: number): FitAt {
  let [products, squares] = [0, 0];
  for (const { logarithm, species } of data) {
    const power = Math.exp(z * logarithm);
    products += species * power;
    squares += power * power;
  }
  const scale = products / squares;
  const residual = data.reduce(
    (sum, { logarithm, species }) => sum + (species - scale * Math.exp(z * logarithm)) ** 2,
    0,
  );
  return { z, scale, residual: Number.isFinite(residual) ? residual : Number.POSITIVE_INFINITY };
}

const SETTLED = 1e-13;

/** The next fit, or null where no step makes it better. */
function improvedFit(data: readonly Datum[], fit: FitAt): FitAt | null {
  const { spread, center } = spreadOf(data, fit);
  const slope = data.reduce((sum, { logarithm, species }) => {
    const fitted = fit.scale * Math.exp(fit.z * logarithm);
    return sum + (species - fitted) * fitted * (logarithm - center);
  }, 0);
  if (!(spread > 0)) return null;
  for (let step = slope / spread; Math.abs(step) > SETTLED; step /= 2) {
    const next = fitAt(data, fit.z + step);
    if (next.residual < fit.residual) return next;
  }
  return null;
}

/** Mean of the logarithms weighted by the squares of the fitted values, and their weighted squares about it. */
function spreadOf(data: readonly Datum[], { z, scale }: FitAt): { spread: number; center: number; weight: number } {
  const weights = data.map(({ logarithm }) => (scale * Math.exp(z * logarithm)) ** 2);
  const weight = weights.reduce((sum, each) => sum + each, 0);
  const center = data.reduce((sum, { logarithm }, at) => sum + (weights[at] ?? 0) * logarithm, 0) / weight;
  const spread = data.reduce((sum, { logarithm }, at) => sum + (weights[at] ?? 0) * (logarithm - center) ** 2, 0);
  return { spread, center, weight };
}

function fitWithErrors(points: readonly AreaPoint[], fit: FitAt, largest: number): PowerFit {
  const { z, scale, residual } = fit;
  const c = scale * Math.exp(-z * Math.log(largest));
  const unscaled = points.map(({ area, species }) => ({ logarithm: Math.log(area), species }));
  const { spread, center, weight } = spreadOf(unscaled, { ...fit, scale: c });
  const variance = residual / (points.length - 2);
  const mean = points.reduce((sum, { species }) => sum + species, 0) / points.length;
  const total = points.reduce((sum, { species }) => sum + (species - mean) ** 2, 0);
  const isLevel = points.every(({ species }) => species === points[0]?.species);
  return {
    c,
    z,
    cStandardError: c * Math.sqrt(variance * (1 / weight + (center * center) / spread)),
    zStandardError: Math.sqrt(variance / spread),
    rSquared: isLevel ? null : 1 - residual / total,
    residualSumOfSquares: residual,
  };
}

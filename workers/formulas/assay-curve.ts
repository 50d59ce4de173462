/**
 * Concentrations of many samples from the standard curve of an assay: a line, a parabola or a four-parameter logistic curve.
 *
 *   linear A = a + b·c;  quadratic A = a + b·c + d·c²;  logistic A = bottom + (top − bottom)/(1 + 10^((m − log10 c)·h))
 *   unweighted least squares of all single standards; SE of c: √(s²·(1/n + g'·V·g)) / |dA/dc| by the delta method, limits c ± t·SE
 *   n readings of the sample, g derivatives of A by the parameters, s²·V their covariance; concentration = c·dilution
 *
 * Sources: `bradford1976`, `smith1985` (assays whose standards bend), `deLeanMunsonRodbard1978`, `hurvichTsai1989`.
 * Refuses standards that `doseColumns` refuses, that are too few or too many or that determine no curve, and samples
 * without readings or with one that is not a number.
 */
import type { Candidate, Formula, Verdict } from '../contract.ts';
import { textOf } from '../lib/inputs/candidateParts.ts';
import { doseColumns } from '../lib/inputs/doseColumns.ts';
import { confidenceLevelIn } from '../lib/inputs/levels.ts';
import { MOST_CELLS, TOO_MANY_CELLS } from '../lib/inputs/pastedColumns.ts';
import { isMissingCell, pastedLines } from '../lib/inputs/pastedLines.ts';
import { NOT_POSITIVE, REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { type DecimalMark, writtenNumber } from '../lib/inputs/writtenNumber.ts';
import { correctedAic, differencesFromLeast } from '../lib/statistics/correctedAic.ts';
import type { LinePoint } from '../lib/statistics/lineFit.ts';
import { centralSum, meanOf, standardDeviationOf } from '../lib/statistics/sampleMoments.ts';
import { tWithin } from '../lib/statistics/tDistribution.ts';
import {
  CALIBRATION_MODELS,
  type CalibrationFit,
  type CalibrationModel,
  calibratedHeight,
  fitCalibration,
  PARAMETER_COUNTS,
  readCalibration,
} from './assay-curve/calibrationCurve.ts';

export interface AssayCurveInput {
  /** A line for each standard: concentration, 0 for the blank, then its absorbances. */
  readonly standards: string;
  /** A line for each sample: name, then its absorbances. */
  readonly samples: string;
  readonly decimalMark: DecimalMark;
  /** 'best': the one with the lowest AICc. */
  readonly model: 'best' | CalibrationModel;
  readonly concentrationUnit: 'µg/mL' | 'mg/mL';
  /** How many times the samples were diluted, above 0; blank counts as 1. */
  readonly dilutionFactor: number;
  /** Percent, 50 to 99.9. */
  readonly confidenceLevel: number;
}

interface AssayedSample {
  readonly name: string;
  readonly readings: number;
  readonly absorbance: number;
  /** Null for a single reading. */
  readonly deviation: number | null;
  /** Of the undiluted sample; this and what follows is null where the curve does not reach the absorbance. */
  readonly concentration: number | null;
  readonly standardError: number | null;
  readonly lower: number | null;
  readonly upper: number | null;
  /** Beyond the highest standard, or below the lowest, by absorbance. */
  readonly outside: 'above' | 'below' | null;
}

interface ComparedCurve {
  readonly model: CalibrationModel;
  readonly parameters: number;
  /** This and what follows is null where the standards do not determine the curve. */
  readonly residualSumOfSquares: number | null;
  readonly aicc: number | null;
  readonly difference: number | null;
}

export interface AssayCurveResult {
  readonly model: CalibrationModel;
  /** Intercept, slope and curvature; or bottom, top, Hill slope and log10 of the middle. */
  readonly parameters: readonly { readonly value: number; readonly standardError: number }[];
  readonly residualStandardError: number;
  readonly degreesOfFreedom: number;
  readonly rSquared: number;
  readonly compared: readonly ComparedCurve[];
  readonly samples: readonly AssayedSample[];
  readonly points: readonly {
    readonly concentration: number;
    readonly absorbance: number;
    readonly residual: number;
  }[];
  /** Heights at evenly spaced concentrations over the standards. */
  readonly line: readonly { readonly concentration: number; readonly absorbance: number }[];
}

/** All curves are fitted to them in a few seconds. */
const MOST_STANDARDS = 5000;
const LINE_POINTS = 61;
const NO_CURVE = 'The standards do not determine this curve: choose a simpler one, or add standards';

declare module '../contract.ts' {
  interface FormulaTypes {
    'assay-curve': FormulaType<AssayCurveInput, AssayCurveResult>;
  }
}

export default {
  id: 'assay-curve',

  validate(candidate) {
    const verdict = inputOf(candidate);
    if (!verdict.ok) return verdict;
    return resultOf(verdict.input) === null ? refuse(NO_CURVE, 'model') : verdict;
  },

  compute(input) {
    const result = resultOf(input);
    if (result === null) throw new Error('Validated standards have a curve');
    return result;
  },
} satisfies Formula<'assay-curve'>;

function inputOf(candidate: Candidate<AssayCurveInput>): Verdict<AssayCurveInput> {
  const { decimalMark, model, concentrationUnit } = candidate;
  if (decimalMark !== 'point' && decimalMark !== 'comma') return refuse(REQUIRED, 'decimalMark');
  if (model === '' || !(model === 'best' || CALIBRATION_MODELS.includes(model))) return refuse(REQUIRED, 'model');
  if (concentrationUnit !== 'µg/mL' && concentrationUnit !== 'mg/mL') return refuse(REQUIRED, 'concentrationUnit');
  const standards = textOf(candidate.standards);
  const points = pointsIn(standards, decimalMark);
  if (!points.ok) return points;
  if (points.input.length > MOST_STANDARDS)
    return refuse(`Please paste at most ${MOST_STANDARDS} absorbances of standards`, 'standards');
  const needed = model === 'best' ? PARAMETER_COUNTS.linear : PARAMETER_COUNTS[model];
  const different = new Set(points.input.map(({ x }) => x)).size;
  if (different < needed || points.input.length < needed + 1)
    return refuse(
      `The curve has ${needed} parameters: please enter at least ${needed + 1} standards at ${needed} or more concentrations`,
      'standards',
    );
  if (points.input.every(({ y }) => y === points.input[0]?.y))
    return refuse('All standards have the same absorbance: there is no curve to fit', 'standards');
  const samples = textOf(candidate.samples);
  const rows = namedReadings(samples, decimalMark);
  if (!rows.ok) return rows;
  const dilutionFactor = candidate.dilutionFactor ?? 1;
  if (!(dilutionFactor > 0 && Number.isFinite(dilutionFactor))) return refuse(NOT_POSITIVE, 'dilutionFactor');
  const level = confidenceLevelIn(candidate.confidenceLevel);
  if (!level.ok) return level;
  return accept({
    standards,
    samples,
    decimalMark,
    model,
    concentrationUnit,
    dilutionFactor,
    confidenceLevel: level.input,
  });
}

function pointsIn(text: string, decimalMark: DecimalMark): Verdict<readonly LinePoint[]> {
  const read = doseColumns(text, decimalMark, false);
  if (!read.ok)
    return {
      ok: false,
      issues: read.issues.map((issue) => ({ ...issue, message: inWords(issue.message), path: 'standards' })),
    };
  const [set] = read.input.sets;
  return accept((set?.points ?? []).map(({ dose, response }) => ({ x: dose, y: response })));
}

/** What the reader of doses says, for standards. */
function inWords(message: string): string {
  return message
    .replace('dose and response', 'concentration and absorbance')
    .replace('a dose must', 'a concentration must')
    .replace('the dose is', 'the concentration is');
}

function resultOf(input: AssayCurveInput): AssayCurveResult | null {
  const read = pointsIn(input.standards, input.decimalMark);
  const rows = namedReadings(input.samples, input.decimalMark);
  if (!read.ok || !rows.ok) throw new Error('Validated texts can be read');
  const points = read.input;
  const different = new Set(points.map(({ x }) => x)).size;
  const fits = CALIBRATION_MODELS.map((model) => {
    const needed = PARAMETER_COUNTS[model];
    return points.length > needed && different >= needed ? fitCalibration(model, points) : null;
  });
  const criteria = fits.map((fit) =>
    fit === null ? null : correctedAic(points.length, fit.parameters.length, fit.residualSumOfSquares),
  );
  const differences = differencesFromLeast(criteria);
  // Where no criterion is defined, the line.
  const at = input.model === 'best' ? Math.max(0, differences.indexOf(0)) : CALIBRATION_MODELS.indexOf(input.model);
  const fit = fits[at] ?? null;
  if (fit === null) return null;
  const spread = centralSum(
    points.map(({ y }) => y),
    2,
  );
  const s = Math.sqrt(fit.residualSumOfSquares / fit.degreesOfFreedom);
  const result: AssayCurveResult = {
    model: fit.model,
    parameters: fit.parameters.map((value, index) => ({
      value,
      standardError: s * Math.sqrt(fit.covariance[index]?.[index] ?? 0),
    })),
    residualStandardError: s,
    degreesOfFreedom: fit.degreesOfFreedom,
    rSquared: 1 - fit.residualSumOfSquares / spread,
    compared: CALIBRATION_MODELS.map((model, index) => ({
      model,
      parameters: PARAMETER_COUNTS[model],
      residualSumOfSquares: fits[index]?.residualSumOfSquares ?? null,
      aicc: criteria[index] ?? null,
      difference: differences[index] ?? null,
    })),
    samples: rows.input.map((row) => sampleOf(row, fit, points, input)),
    points: points.map(({ x, y }) => ({ concentration: x, absorbance: y, residual: y - calibratedHeight(fit, x) })),
    line: lineOf(fit, points),
  };
  return [result.rSquared, s, ...result.parameters.map(({ standardError }) => standardError)].every(Number.isFinite)
    ? result
    : null;
}

function sampleOf(
  { name, values }: NamedReadings,
  fit: CalibrationFit,
  points: readonly LinePoint[],
  { dilutionFactor, confidenceLevel }: AssayCurveInput,
): AssayedSample {
  const absorbance = meanOf(values);
  const [from, to] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  const ends = [calibratedHeight(fit, from), calibratedHeight(fit, to)] as const;
  const isRising = ends[1] > ends[0];
  const isAbove = isRising ? absorbance > ends[1] : absorbance < ends[1];
  const isBelow = isRising ? absorbance < ends[0] : absorbance > ends[0];
  const reading = readCalibration(fit, absorbance, values.length, [from, to]);
  const t = tWithin(confidenceLevel / 100, fit.degreesOfFreedom);
  const half = reading === null ? 0 : t * reading.standardError;
  const scaled = (value: number) => (Number.isFinite(value * dilutionFactor) ? value * dilutionFactor : null);
  return {
    name,
    readings: values.length,
    absorbance,
    deviation: standardDeviationOf(values),
    concentration: reading === null ? null : scaled(reading.x),
    standardError: reading === null ? null : scaled(reading.standardError),
    lower: reading === null ? null : scaled(reading.x - half),
    upper: reading === null ? null : scaled(reading.x + half),
    outside: isAbove ? 'above' : isBelow ? 'below' : null,
  };
}

function lineOf(fit: CalibrationFit, points: readonly LinePoint[]): AssayCurveResult['line'] {
  const [from, to] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  return Array.from({ length: LINE_POINTS }, (_, at) => {
    const concentration = from + ((to - from) * at) / (LINE_POINTS - 1);
    return { concentration, absorbance: calibratedHeight(fit, concentration) };
  });
}

/** A line of a pasted table: a name, then replicate readings. */
interface NamedReadings {
  readonly name: string;
  /** At least one. */
  readonly values: readonly number[];
}

/**
 * Reads a name and its readings from every line. Missing cells are left out, and so are lines without any reading and a first
 * line of headings.
 */
export function namedReadings(text: string, decimalMark: DecimalMark): Verdict<readonly NamedReadings[]> {
  const lines = pastedLines(text, decimalMark);
  if (lines.reduce((count, { cells }) => count + cells.length, 0) > MOST_CELLS)
    return refuse(TOO_MANY_CELLS, 'samples');
  const rows: NamedReadings[] = [];
  for (const [at, { line, cells }] of lines.entries()) {
    const [name = '', ...rest] = cells;
    const filled = rest.filter((cell) => !isMissingCell(cell));
    const numbers = filled.map((cell) => writtenNumber(cell, decimalMark));
    if (at === 0 && filled.length > 0 && numbers.every((value) => value === null)) continue;
    const unreadable = numbers.indexOf(null);
    if (unreadable >= 0) return refuse(`Line ${line}: "${filled[unreadable]}" is not a number`, 'samples');
    if (rest.length === 0)
      return refuse(`Line ${line}: please give a name and, behind a tab or a comma, its readings`, 'samples');
    const values = numbers.filter((value) => value !== null);
    if (values.length > 0) rows.push({ name: name === '' ? `Line ${line}` : name, values });
  }
  return rows.length === 0 ? refuse(REQUIRED, 'samples') : accept(rows);
}

/**
 * Protein in a solution from its absorbance, by one of three methods.
 *
 *   molar extinction: c = A280·d / (ε·l) in mol/L, × molar mass in mg/mL           l in cm, ε in 1/(M·cm)
 *   Warburg–Christian: (1.55·A280 − 0.76·A260)·d in mg/mL                           path 1 cm
 *   standard curve: absorbance = slope·concentration + intercept, by least squares; c = (A − intercept) / slope·d
 *   d is the dilution of the sample
 *
 * Source: `beerLambert`, `pace1995` (ε), `warburgChristian1942`; standard curves as of `bradford1976` and `smith1985`,
 * whose assays bend: `residual` shows it.
 *
 * Refuses, in this order: blank values; negative absorbances; other values that are negative or not above 0; fewer than
 * two different standards; standards without a slope; numbers beyond the range of a double.
 */

import type { Candidate, Formula, Verdict } from '../contract.ts';
import { rowsOf } from '../lib/inputs/candidateParts.ts';
import {
  acceptWithinNumbers,
  isMissing,
  NOT_POSITIVE,
  positiveNumbers,
  REQUIRED,
} from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { fitLine, type Point } from '../lib/mathematics/leastSquares.ts';
import { type FittedPoint, lineResiduals } from '../lib/mathematics/lineResiduals.ts';

export interface ProteinStandard {
  /** 0 or more, in `concentrationUnit`. */
  readonly concentration: number;
  /** 0 or more. */
  readonly absorbance: number;
}

const METHODS = ['molar-extinction', 'warburg-christian', 'standard-curve'] as const;

/** Numbers that the method does not use are 0, and lists are empty. */
export interface ProteinConcentrationInput {
  readonly method: (typeof METHODS)[number];
  /** Absorbance at 280 nm, 0 or more. */
  readonly absorbance280: number;
  /** Absorbance at 260 nm, 0 or more; Warburg–Christian alone. */
  readonly absorbance260: number;
  /** ε at 280 nm, 1/(M·cm), above 0. */
  readonly molarExtinction: number;
  /** g/mol, above 0. */
  readonly molecularWeight: number;
  /** Standards of the curve; empty rows are left out. */
  readonly standards: readonly ProteinStandard[];
  /** Names the unit of the standards; converts nothing. */
  readonly concentrationUnit: 'mg/mL' | 'µg/mL';
  /** Absorbance of the sample in the assay, 0 or more. */
  readonly absorbance: number;
  /** How many times the sample was diluted, above 0; blank counts as 1. */
  readonly dilutionFactor: number;
  /** cm, above 0; blank counts as 1. */
  readonly pathLength: number;
}

export interface ProteinConcentrationResult {
  readonly method: ProteinConcentrationInput['method'];
  /** Of the undiluted sample: mg/mL, or the unit of the standards. */
  readonly massConcentration: number;
  /** mol/L; null unless by molar extinction. */
  readonly molarConcentration: number | null;
  /** Absorbance per concentration; this and what follows is null without standards. */
  readonly slope: number | null;
  readonly intercept: number | null;
  readonly rSquared: number | null;
  /** Concentration in the assay, before the dilution is counted. */
  readonly assayConcentration: number | null;
  /** True where the assay concentration lies outside the standards. */
  readonly extrapolated: boolean | null;
  /** Every standard beside the line, in absorbance. */
  readonly fitted: readonly FittedPoint[];
}

const NEGATIVE_ABSORBANCE = 'Absorbance cannot be negative';
const WARBURG_CHRISTIAN = { a280: 1.55, a260: 0.76 } as const;
/** Relative tolerance of the range limits for rounding errors. */
const GUARD = 1e-9;
const BLANK = {
  absorbance280: 0,
  absorbance260: 0,
  molarExtinction: 0,
  molecularWeight: 0,
  standards: [],
  concentrationUnit: 'mg/mL',
  absorbance: 0,
} as const;

declare module '../contract.ts' {
  interface FormulaTypes {
    'protein-concentration': FormulaType<ProteinConcentrationInput, ProteinConcentrationResult>;
  }
}

export default {
  id: 'protein-concentration',

  validate(candidate) {
    const verdict = inputOf(candidate);
    return verdict.ok ? computable(verdict.input) : verdict;
  },

  compute,
} satisfies Formula<'protein-concentration'>;

function inputOf(candidate: Candidate<ProteinConcentrationInput>): Verdict<ProteinConcentrationInput> {
  const { method } = candidate;
  if (method === '' || !METHODS.includes(method)) return refuse(REQUIRED, 'method');
  if (method === 'standard-curve') return fromCurveForm(candidate);
  const needed =
    method === 'warburg-christian' ? (['absorbance280', 'absorbance260'] as const) : (['absorbance280'] as const);
  const alsoNeeded = method === 'molar-extinction' ? (['molarExtinction', 'molecularWeight'] as const) : [];
  const missing = [...needed, ...alsoNeeded].find((name) => isMissing(candidate[name]));
  if (missing !== undefined) return refuse(REQUIRED, missing);
  const negative = needed.find((name) => (candidate[name] ?? 0) < 0);
  if (negative !== undefined) return refuse(NEGATIVE_ABSORBANCE, negative);
  const factors = factorsOf(candidate);
  if (!factors.ok) return factors;
  const absorbance280 = candidate.absorbance280 ?? 0;
  if (method === 'warburg-christian')
    return accept({ ...BLANK, ...factors.input, method, absorbance280, absorbance260: candidate.absorbance260 ?? 0 });
  const { molarExtinction, molecularWeight } = candidate;
  const constants = positiveNumbers({ molarExtinction, molecularWeight });
  return constants.ok ? accept({ ...BLANK, ...factors.input, ...constants.input, method, absorbance280 }) : constants;
}

function fromCurveForm(candidate: Candidate<ProteinConcentrationInput>): Verdict<ProteinConcentrationInput> {
  const { absorbance, concentrationUnit } = candidate;
  const rows = rowsOf(candidate.standards);
  const cells = rows.flatMap((row, index) =>
    row.concentration === null && row.absorbance === null
      ? []
      : (['concentration', 'absorbance'] as const).map((name) => ({
          name,
          path: `standards.${index}.${name}`,
          value: row[name],
        })),
  );
  const missing = cells.find(({ value }) => isMissing(value));
  if (missing !== undefined) return refuse(REQUIRED, missing.path);
  if (isMissing(absorbance)) return refuse(REQUIRED, 'absorbance');
  if (concentrationUnit !== 'mg/mL' && concentrationUnit !== 'µg/mL') return refuse(REQUIRED, 'concentrationUnit');
  const below = cells.find(({ value }) => (value ?? 0) < 0);
  if (below !== undefined)
    return refuse(below.name === 'absorbance' ? NEGATIVE_ABSORBANCE : 'All values must be non-negative', below.path);
  if (absorbance < 0) return refuse(NEGATIVE_ABSORBANCE, 'absorbance');
  const factors = factorsOf(candidate);
  if (!factors.ok) return factors;
  const standards = rows.flatMap((row) =>
    row.concentration === null || row.absorbance === null
      ? []
      : [{ concentration: row.concentration, absorbance: row.absorbance }],
  );
  return accept({ ...BLANK, ...factors.input, method: 'standard-curve', standards, concentrationUnit, absorbance });
}

function factorsOf({ dilutionFactor, pathLength }: Candidate<ProteinConcentrationInput>) {
  const factors = { dilutionFactor: dilutionFactor ?? 1, pathLength: pathLength ?? 1 };
  if (!(factors.dilutionFactor > 0)) return refuse(NOT_POSITIVE, 'dilutionFactor');
  return factors.pathLength > 0 ? accept(factors) : refuse(NOT_POSITIVE, 'pathLength');
}

function computable(input: ProteinConcentrationInput): Verdict<ProteinConcentrationInput> {
  const { method, standards } = input;
  if (method === 'standard-curve') {
    if (new Set(standards.map(({ concentration }) => concentration)).size < 2)
      return refuse('Please enter at least two different standards', 'standards');
    const line = fitLine(pointsOf(standards));
    if (line === null || line.slope === 0 || line.rSquared === null)
      return refuse('Standard curve has no slope', 'standards');
  }
  const { massConcentration, molarConcentration, assayConcentration, fitted } = compute(input);
  const heights = fitted.flatMap(({ predicted, residual }) => [predicted, residual]);
  const path = method === 'standard-curve' ? 'absorbance' : 'absorbance280';
  return acceptWithinNumbers(input, [massConcentration, molarConcentration, assayConcentration, ...heights], path);
}

function compute(input: ProteinConcentrationInput): ProteinConcentrationResult {
  const { method, absorbance280, absorbance260, molarExtinction, molecularWeight, dilutionFactor, pathLength } = input;
  if (method === 'standard-curve') return byStandards(input);
  const { a280, a260 } = WARBURG_CHRISTIAN;
  const molarConcentration =
    method === 'molar-extinction' ? (absorbance280 * dilutionFactor) / (molarExtinction * pathLength) : null;
  return {
    method,
    massConcentration:
      molarConcentration === null
        ? (a280 * absorbance280 - a260 * absorbance260) * dilutionFactor
        : molarConcentration * molecularWeight,
    molarConcentration,
    slope: null,
    intercept: null,
    rSquared: null,
    assayConcentration: null,
    extrapolated: null,
    fitted: [],
  };
}

function byStandards({
  method,
  standards,
  absorbance,
  dilutionFactor,
}: ProteinConcentrationInput): ProteinConcentrationResult {
  const points = pointsOf(standards);
  const line = fitLine(points);
  if (line === null) throw new Error('The standards were validated to give a line');
  const { slope, intercept, rSquared } = line;
  const assayConcentration = (absorbance - intercept) / slope;
  const [lowest, highest] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  const guard = GUARD * (highest - lowest);
  return {
    method,
    massConcentration: assayConcentration * dilutionFactor,
    molarConcentration: null,
    slope,
    intercept,
    rSquared,
    assayConcentration,
    extrapolated: assayConcentration < lowest - guard || assayConcentration > highest + guard,
    fitted: lineResiduals(points, line),
  };
}

function pointsOf(standards: readonly ProteinStandard[]): readonly Point[] {
  return standards.map(({ concentration, absorbance }) => ({ x: concentration, y: absorbance }));
}

/**
 * Fits the four-parameter logistic curve to responses at doses: EC50 or IC50 with its interval, one curve or several.
 *
 *   y = bottom + (top − bottom)/(1 + 10^((log EC50 − log dose)·Hill slope)); at dose 0 the plateau that the curve comes from
 *   unweighted least squares of all single responses, in log10 EC50; covariance s²·(JᵀJ)⁻¹, intervals estimate ± t·SE
 *   one EC50 for all: F of the extra sum of squares
 *
 * Top is above bottom always; the sign of the Hill slope gives the direction. Sources: `deLeanMunsonRodbard1978`,
 * `ritz2015`, `marquardt1963`. Refuses what `pastedColumns` refuses, negative doses, too few doses or points, equal
 * responses, fixed values that make no curve, and data that do not determine the curve.
 */
import type { Candidate, Formula, FormulaType, Verdict } from '../contract.ts';
import { textOf } from '../lib/inputs/candidateParts.ts';
import { type DoseTable, doseColumns } from '../lib/inputs/doseColumns.ts';
import { confidenceLevelIn } from '../lib/inputs/levels.ts';
import { isMissing, REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import type { TableReading } from '../lib/inputs/tableReading.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import type { DecimalMark } from '../lib/inputs/writtenNumber.ts';
import { fTails } from '../lib/statistics/fDistribution.ts';
import { type CurveRules, type DoseResponseFit, fitDoseResponse } from '../lib/statistics/fitDoseResponse.ts';
import {
  type FittedCurve,
  type PotencyRatio,
  potencyRatio,
  summarizedCurve,
} from './dose-response/doseResponseSummary.ts';

type Handling = 'fit' | 'fixed';

export interface DoseResponseInput {
  /** First column dose, every further column responses. */
  readonly data: string;
  readonly decimalMark: DecimalMark;
  /** For labels; may be empty. */
  readonly doseUnit: string;
  /** Further columns are replicates of one curve, or a curve each. */
  readonly columnsAre: 'replicates' | 'datasets';
  readonly bottom: Handling;
  readonly bottomValue?: number | undefined;
  readonly top: Handling;
  readonly topValue?: number | undefined;
  readonly hillSlope: Handling;
  readonly hillSlopeValue?: number | undefined;
  /** Of data sets: one value for all curves. */
  readonly shareBottom: boolean;
  readonly shareTop: boolean;
  readonly shareHillSlope: boolean;
  /** Percent, 50 to 99.9. */
  readonly confidenceLevel: number;
}

export interface DoseResponseResult {
  readonly curves: readonly FittedCurve[];
  /** Of one fit; null where every curve has its own. */
  readonly residualStandardError: number | null;
  readonly degreesOfFreedom: number | null;
  readonly residualSumOfSquares: number | null;
  /** With shared parameters, against the first curve. */
  readonly potencyRatios: readonly PotencyRatio[] | null;
  /** With shared parameters: one EC50 for all against one for each. */
  readonly commonEc50Test: {
    /** Null where the points lie on the curves. */
    readonly statistic: number | null;
    readonly numeratorDegreesOfFreedom: number;
    readonly denominatorDegreesOfFreedom: number;
    readonly pValue: number;
  } | null;
  readonly doseName: string;
  readonly reading: TableReading;
}

const PARAMETERS = ['bottom', 'top', 'hillSlope'] as const;
const MOST_CURVES = 6;
const FEWEST_DOSES = 3;
const NO_CURVE = 'No curve could be fitted: fix bottom or top, or add doses around the middle';

declare module '../contract.ts' {
  interface FormulaTypes {
    'dose-response': FormulaType<DoseResponseInput, DoseResponseResult>;
  }
}

export default {
  id: 'dose-response',

  validate(candidate) {
    const verdict = inputOf(candidate);
    if (!verdict.ok) return verdict;
    return resultOf(verdict.input) === null ? refuse(NO_CURVE, 'data') : verdict;
  },

  compute(input) {
    const result = resultOf(input);
    if (result === null) throw new Error('Validated data have a curve');
    return result;
  },
} satisfies Formula<'dose-response'>;

function inputOf(candidate: Candidate<DoseResponseInput>): Verdict<DoseResponseInput> {
  const { decimalMark, columnsAre } = candidate;
  if (decimalMark !== 'point' && decimalMark !== 'comma') return refuse(REQUIRED, 'decimalMark');
  if (columnsAre !== 'replicates' && columnsAre !== 'datasets') return refuse(REQUIRED, 'columnsAre');
  const handlings = handlingsIn(candidate);
  if (!handlings.ok) return handlings;
  const fixed = fixedIn(candidate, handlings.input);
  if (!fixed.ok) return fixed;
  const data = textOf(candidate.data);
  const isMany = columnsAre === 'datasets';
  const read = doseColumns(data, decimalMark, isMany);
  if (!read.ok) return read;
  const fault = tableFault(read.input, 4 - Object.keys(fixed.input).length);
  if (fault !== null) return refuse(fault, 'data');
  const { bottomValue = 0, topValue = 1, hillSlopeValue = 1 } = fixed.input;
  if ('bottomValue' in fixed.input && 'topValue' in fixed.input && topValue <= bottomValue)
    return refuse('Top must be greater than bottom', 'topValue');
  if (hillSlopeValue === 0) return refuse('The fixed Hill slope must not be 0', 'hillSlopeValue');
  const level = confidenceLevelIn(candidate.confidenceLevel);
  if (!level.ok) return level;
  return accept({
    data,
    decimalMark,
    doseUnit: textOf(candidate.doseUnit).trim(),
    columnsAre,
    ...handlings.input,
    ...fixed.input,
    shareBottom: isMany && candidate.shareBottom === true,
    shareTop: isMany && candidate.shareTop === true,
    shareHillSlope: isMany && candidate.shareHillSlope === true,
    confidenceLevel: level.input,
  });
}

type Handlings = Pick<DoseResponseInput, (typeof PARAMETERS)[number]>;
type FixedValues = Partial<Record<`${(typeof PARAMETERS)[number]}Value`, number>>;

function handlingsIn(candidate: Candidate<DoseResponseInput>): Verdict<Handlings> {
  const { bottom, top, hillSlope } = candidate;
  if (bottom !== 'fit' && bottom !== 'fixed') return refuse(REQUIRED, 'bottom');
  if (top !== 'fit' && top !== 'fixed') return refuse(REQUIRED, 'top');
  if (hillSlope !== 'fit' && hillSlope !== 'fixed') return refuse(REQUIRED, 'hillSlope');
  return accept({ bottom, top, hillSlope });
}

function fixedIn(candidate: Candidate<DoseResponseInput>, handlings: Handlings): Verdict<FixedValues> {
  const names = PARAMETERS.filter((name) => handlings[name] === 'fixed').map((name) => `${name}Value` as const);
  const missing = names.find((name) => isMissing(candidate[name] ?? null));
  if (missing !== undefined) return refuse(REQUIRED, missing);
  return accept(Object.fromEntries(names.map((name) => [name, candidate[name] ?? 0])));
}

/** Why the points are too few or too alike for curves with so many free parameters. */
function tableFault({ sets }: DoseTable, free: number): string | null {
  const doses = Math.max(FEWEST_DOSES, free);
  if (sets.length > MOST_CURVES) return `Please paste at most ${MOST_CURVES} curves`;
  for (const { points } of sets) {
    if (new Set(points.map(({ dose }) => dose)).size < doses) return `Please enter at least ${doses} different doses`;
    if (points.length < free + 1)
      return `The curve has ${free} free parameters: please enter at least ${free + 1} points`;
  }
  const isFlat = sets.some(({ points }) => points.every(({ response }) => response === points[0]?.response));
  return isFlat ? 'All responses are equal: there is no curve to fit' : null;
}

/** Null where there is no curve. */
function resultOf(input: DoseResponseInput): DoseResponseResult | null {
  const read = doseColumns(input.data, input.decimalMark, input.columnsAre === 'datasets');
  if (!read.ok) throw new Error('A validated text can be read');
  const { sets, doseName, reading } = read.input;
  const level = input.confidenceLevel / 100;
  const rules = rulesOf(input);
  const common = { doseName, reading };
  if (rules.shared.length === 0 || sets.length === 1) {
    const fits = sets.map((set) => fitDoseResponse([set.points], rules));
    const isOne = sets.length === 1;
    const curves = sets.map((set, at) => {
      const fit = fits[at] ?? null;
      const curve = fit === null ? null : summarizedCurve(set, 0, fit, level);
      return fit === null || curve === null || isOne ? curve : { ...curve, ...spreadOf(fit) };
    });
    const [only = null] = isOne ? fits : [];
    return completed({ curves, fit: only, potencyRatios: null, commonEc50Test: null, ...common });
  }
  const points = sets.map((set) => set.points);
  const fit = fitDoseResponse(points, rules);
  const one = fitDoseResponse(points, { ...rules, shared: [...rules.shared, 'logEc50'] });
  if (fit === null || one === null) return null;
  return completed({
    curves: sets.map((set, at) => summarizedCurve(set, at, fit, level)),
    fit,
    potencyRatios: sets.slice(1).map(({ name }, at) => potencyRatio(fit, at + 1, level, [name, sets[0]?.name ?? ''])),
    commonEc50Test: extraSquares(one, fit),
    ...common,
  });
}

/** Null where a curve is missing. */
function completed({
  curves,
  fit,
  ...rest
}: Pick<DoseResponseResult, 'potencyRatios' | 'commonEc50Test' | 'doseName' | 'reading'> & {
  readonly curves: readonly (FittedCurve | null)[];
  readonly fit: DoseResponseFit | null;
}): DoseResponseResult | null {
  const found = curves.filter((curve) => curve !== null);
  if (found.length < curves.length) return null;
  const spread = fit === null ? { residualStandardError: null, degreesOfFreedom: null } : spreadOf(fit);
  return { curves: found, ...spread, residualSumOfSquares: fit?.residualSumOfSquares ?? null, ...rest };
}

function rulesOf(input: DoseResponseInput): CurveRules {
  const { bottomValue, topValue, hillSlopeValue, shareBottom, shareTop, shareHillSlope } = input;
  return {
    fixed: {
      ...(bottomValue === undefined ? {} : { bottom: bottomValue }),
      ...(topValue === undefined ? {} : { top: topValue }),
      ...(hillSlopeValue === undefined ? {} : { hillSlope: hillSlopeValue }),
    },
    shared: [
      ...(shareBottom ? (['bottom'] as const) : []),
      ...(shareTop ? (['top'] as const) : []),
      ...(shareHillSlope ? (['hillSlope'] as const) : []),
    ],
  };
}

function spreadOf({ residualSumOfSquares, degreesOfFreedom }: DoseResponseFit) {
  return { residualStandardError: Math.sqrt(residualSumOfSquares / degreesOfFreedom), degreesOfFreedom };
}

function extraSquares(one: DoseResponseFit, each: DoseResponseFit): NonNullable<DoseResponseResult['commonEc50Test']> {
  const numerator = one.degreesOfFreedom - each.degreesOfFreedom;
  const denominator = each.degreesOfFreedom;
  const extra = Math.max(0, one.residualSumOfSquares - each.residualSumOfSquares);
  const ratio = extra / numerator / (each.residualSumOfSquares / denominator);
  const statistic = Number.isFinite(ratio) ? ratio : null;
  return {
    statistic,
    numeratorDegreesOfFreedom: numerator,
    denominatorDegreesOfFreedom: denominator,
    pValue: statistic === null ? (extra > 0 ? 0 : 1) : fTails(statistic, numerator, denominator).upper,
  };
}

/**
 * Protein from its absorbance at 205 nm by Scopes' rule, and at 280 nm with the scattered light taken off.
 *
 *   ε205 = 27.0 + 120·A280/A205 in mL/(mg·cm);  without A280: 31
 *   c = A205·d205 / (ε205·l) in mg/mL; the ratio is that of the undiluted sample
 *   scattered at 280 nm: 'two wavelengths' log A is a line of log λ through A320 and A350; 'Rayleigh' A320·(320/280)⁴; 'subtract' A320
 *   c280 = (A280 − scattered)·d280 / (ε·l), ε of a solution of 1 mg/mL in 1 cm
 *
 * Sources: `scopes1974`, `leachScheraga1960`, `beerLambert`. Refuses blanks, absorbances below 0 or of 0 where a logarithm needs them,
 * and more scattered light than absorbance.
 */
import type { Candidate, Formula, Verdict } from '../contract.ts';
import { acceptWithinNumbers, isMissing, NOT_POSITIVE, REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';

const SCATTER = ['none', 'subtract', 'rayleigh', 'two-wavelengths'] as const;

export interface ProteinAbsorbanceInput {
  /** Absorbances against the buffer, 0 or more. */
  readonly a205?: number | undefined;
  readonly a280?: number | undefined;
  readonly scatter: (typeof SCATTER)[number];
  /** 0 without a correction. */
  readonly a320: number;
  /** 0 but for two wavelengths. */
  readonly a350: number;
  /** How many times the solution read at 205 nm was diluted, above 0; blank counts as 1. */
  readonly dilution205: number;
  /** The same of 280, 320 and 350 nm. */
  readonly dilution280: number;
  /** cm, above 0; blank counts as 1. */
  readonly pathLength: number;
  /** mL/(mg·cm) at 280 nm, above 0. Absent: there is no concentration by A280. */
  readonly extinction280?: number | undefined;
}

export interface ProteinAbsorbanceResult {
  /** mg/mL of the undiluted sample; null without A205. */
  readonly scopes: number | null;
  /** mL/(mg·cm); null without A205. */
  readonly extinction205: number | null;
  /** A280/A205 of one solution; null without either. */
  readonly ratio: number | null;
  /** At 280 nm, of the solution read; null without A280. */
  readonly scattered: number | null;
  readonly correctedA280: number | null;
  /** Minus the slope of log A over log λ; null but for two wavelengths. */
  readonly exponent: number | null;
  /** mg/mL of the undiluted sample; null without A280 or its extinction. */
  readonly byA280: number | null;
}

const [BASE, RISE, WITHOUT_A280] = [27, 120, 31] as const;
const RAYLEIGH = 4;
const NEGATIVE = 'Absorbance cannot be negative';

declare module '../contract.ts' {
  interface FormulaTypes {
    'protein-absorbance': FormulaType<ProteinAbsorbanceInput, ProteinAbsorbanceResult>;
  }
}

export default {
  id: 'protein-absorbance',

  validate(candidate) {
    const verdict = inputOf(candidate);
    if (!verdict.ok) return verdict;
    const result = resultOf(verdict.input);
    if ((result.correctedA280 ?? 0) < 0)
      return refuse('More light is scattered than the sample takes away at 280 nm: check A280 and A320', 'a320');
    return acceptWithinNumbers(verdict.input, Object.values(result), 'a205');
  },

  compute: resultOf,
} satisfies Formula<'protein-absorbance'>;

function inputOf(candidate: Candidate<ProteinAbsorbanceInput>): Verdict<ProteinAbsorbanceInput> {
  const { scatter, a205 = null, a280 = null, extinction280 = null } = candidate;
  if (scatter === '' || !SCATTER.includes(scatter)) return refuse(REQUIRED, 'scatter');
  const unreadable = (['a205', 'a280', 'a320', 'a350', 'extinction280'] as const).find((name) =>
    Number.isNaN(candidate[name]),
  );
  if (unreadable !== undefined) return refuse(REQUIRED, unreadable);
  if (a205 === null && a280 === null) return refuse('Please enter A205, A280 or both', 'a205');
  if (scatter !== 'none' && a280 === null) return refuse('The correction is of A280: please enter it', 'a280');
  const needed =
    scatter === 'none' ? [] : scatter === 'two-wavelengths' ? (['a320', 'a350'] as const) : (['a320'] as const);
  const missing = needed.find((name) => isMissing(candidate[name]));
  if (missing !== undefined) return refuse(REQUIRED, missing);
  const given = ['a205', 'a280', ...needed] as const;
  const negative = given.find((name) => (candidate[name] ?? 0) < 0);
  if (negative !== undefined) return refuse(NEGATIVE, negative);
  if (a205 === 0) return refuse(NOT_POSITIVE, 'a205');
  const [a320, a350] = [needed.length > 0 ? (candidate.a320 ?? 0) : 0, needed.length > 1 ? (candidate.a350 ?? 0) : 0];
  if (scatter === 'two-wavelengths' && !(a350 > 0 && a320 >= a350))
    return refuse('A320 must be at least A350, and both above 0: scattered light falls with the wavelength', 'a350');
  const factors = {
    dilution205: candidate.dilution205 ?? 1,
    dilution280: candidate.dilution280 ?? 1,
    pathLength: candidate.pathLength ?? 1,
  };
  const wrong = (['dilution205', 'dilution280', 'pathLength'] as const).find(
    (name) => !(factors[name] > 0 && Number.isFinite(factors[name])),
  );
  if (wrong !== undefined) return refuse(NOT_POSITIVE, wrong);
  if (extinction280 !== null && !(extinction280 > 0)) return refuse(NOT_POSITIVE, 'extinction280');
  return accept({
    ...(a205 === null ? {} : { a205 }),
    ...(a280 === null ? {} : { a280 }),
    scatter,
    a320,
    a350,
    ...factors,
    ...(extinction280 === null ? {} : { extinction280 }),
  });
}

function resultOf(input: ProteinAbsorbanceInput): ProteinAbsorbanceResult {
  const { a205, a280, dilution205, dilution280, pathLength, extinction280 } = input;
  const { scattered, exponent } = scatteredAt280(input);
  const correctedA280 = a280 === undefined ? null : a280 - scattered;
  const ratio =
    a205 === undefined || correctedA280 === null ? null : (correctedA280 * dilution280) / (a205 * dilution205);
  const extinction205 = a205 === undefined ? null : ratio === null ? WITHOUT_A280 : BASE + RISE * ratio;
  return {
    scopes: a205 === undefined || extinction205 === null ? null : (a205 * dilution205) / (extinction205 * pathLength),
    extinction205,
    ratio,
    scattered: a280 === undefined ? null : scattered,
    correctedA280,
    exponent,
    byA280:
      correctedA280 === null || extinction280 === undefined
        ? null
        : (correctedA280 * dilution280) / (extinction280 * pathLength),
  };
}

function scatteredAt280({ scatter, a320, a350 }: ProteinAbsorbanceInput): {
  readonly scattered: number;
  readonly exponent: number | null;
} {
  switch (scatter) {
    case 'none':
      return { scattered: 0, exponent: null };
    case 'subtract':
      return { scattered: a320, exponent: null };
    case 'rayleigh':
      return { scattered: a320 * (320 / 280) ** RAYLEIGH, exponent: null };
    case 'two-wavelengths': {
      const exponent = Math.log(a320 / a350) / Math.log(350 / 320);
      return { scattered: a320 * (320 / 280) ** exponent, exponent };
    }
  }
}

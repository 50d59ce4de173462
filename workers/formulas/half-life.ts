/**
 * Decay with a constant half-life, of a radionuclide or of a drug in a body: one of four quantities from the other three.
 *
 *   N = N₀ × 2^(−t ÷ T);  λ = ln 2 ÷ T;  τ = T ÷ ln 2         amounts in one unit; times in hours
 *   with a biological half-life T_b: T_eff = T × T_b ÷ (T + T_b) in the place of T
 *
 * Source: `icrp107`; half-lives of the menu by `nudat3`, of radiocarbon also `stuiverPolach1977`.
 *
 * Refuses: blanks first; amounts or a half-life not above 0; a negative time; a biological half-life not above 0; more
 * left than there was; equal amounts or no time where the half-life is sought; an initial amount above 1e300; results
 * beyond the range of a double. Before all: an unknown question or nuclide.
 */
import type { Candidate, Formula, FormulaType, Verdict } from '../contract.ts';
import { enteredNumbers } from '../lib/inputs/enteredNumbers.ts';
import { firstRefusal } from '../lib/inputs/firstRefusal.ts';
import { acceptWithinNumbers, INVALID } from '../lib/inputs/positiveNumbers.ts';
import { refuse } from '../lib/inputs/verdict.ts';
import { RADIONUCLIDES, type Radionuclide, type RadionuclideId } from '../reference/radionuclides.ts';

export interface HalfLifeInput {
  readonly solveFor: 'remainingAmount' | 'time' | 'halfLife' | 'initialAmount';
  /** Whose half-life it is; `own`: `halfLife` is entered. */
  readonly nuclide: RadionuclideId | 'own';
  /** Any unit, above 0; this and the next three are there unless they are sought. */
  readonly initialAmount?: number;
  /** In the same unit, above 0. */
  readonly remainingAmount?: number;
  /** Hours, 0 or more. */
  readonly time?: number;
  /** Hours, above 0. */
  readonly halfLife?: number;
  /** Hours, above 0: elimination from the body beside the decay. Not used where the half-life is sought. */
  readonly biologicalHalfLife?: number;
}

/** Times in hours. */
export interface HalfLifeResult {
  readonly initialAmount: number;
  readonly remainingAmount: number;
  readonly time: number;
  readonly halfLife: number;
  /** With the biological half-life where there is one. */
  readonly effectiveHalfLife: number;
  /** Per hour. */
  readonly decayConstant: number;
  readonly meanLifetime: number;
  /** How many effective half-lives the time is. */
  readonly halfLives: number;
  readonly percentRemaining: number;
  readonly percentDecayed: number;
}

const LARGEST_AMOUNT = 1e300;
const NAMES = ['initialAmount', 'remainingAmount', 'time', 'halfLife'] as const;

declare module '../contract.ts' {
  interface FormulaTypes {
    'half-life': FormulaType<HalfLifeInput, HalfLifeResult>;
  }
}

export default {
  id: 'half-life',
  validate: checked,
  compute: decay,
} satisfies Formula<'half-life'>;

function checked(candidate: Candidate<HalfLifeInput>): Verdict<HalfLifeInput> {
  const { solveFor } = candidate;
  if (solveFor === '' || !NAMES.includes(solveFor)) return refuse(INVALID, 'solveFor');
  const nuclide = solveFor === 'halfLife' ? 'own' : candidate.nuclide;
  if (nuclide !== 'own' && !Object.hasOwn(RADIONUCLIDES, nuclide)) return refuse(INVALID, 'nuclide');
  const given = NAMES.filter((name) => name !== solveFor && (name !== 'halfLife' || nuclide === 'own'));
  const optional = solveFor === 'halfLife' ? [] : (['biologicalHalfLife'] as const);
  const numbers = enteredNumbers(candidate, given, optional);
  if (!numbers.ok) return numbers;
  const { initialAmount, remainingAmount, time, halfLife, biologicalHalfLife } = numbers.input as HalfLifeInput;
  const notAbove = (
    [
      ['initialAmount', initialAmount],
      ['remainingAmount', remainingAmount],
      ['halfLife', halfLife],
    ] as const
  ).find(([, value]) => value !== undefined && !(value > 0));
  const seeksHalfLife = solveFor === 'halfLife';
  const refused = firstRefusal([
    [time !== undefined && time < 0, 'Time must not be negative', 'time'],
    [notAbove !== undefined, 'Amounts and half-life must be greater than 0', notAbove?.[0] ?? 'initialAmount'],
    [
      biologicalHalfLife !== undefined && !(biologicalHalfLife > 0),
      'Biological half-life must be greater than 0',
      'biologicalHalfLife',
    ],
    [
      (remainingAmount ?? 0) > (initialAmount ?? Number.POSITIVE_INFINITY),
      'Remaining amount must not exceed the initial amount',
      'remainingAmount',
    ],
    [
      seeksHalfLife && initialAmount === remainingAmount,
      'Nothing has decayed: the half-life cannot be found',
      'remainingAmount',
    ],
    [seeksHalfLife && time === 0, 'Time must be greater than 0', 'time'],
  ]);
  if (refused !== null) return refused;
  const input = { solveFor, nuclide: nuclide as HalfLifeInput['nuclide'], ...numbers.input };
  const result = decay(input);
  if (result.initialAmount > LARGEST_AMOUNT)
    return refuse('Too many half-lives: the initial amount cannot be found', 'time');
  return acceptWithinNumbers(input, Object.values(result), given.at(-1) ?? 'time');
}

function decay(input: HalfLifeInput): HalfLifeResult {
  const { solveFor, initialAmount = 0, remainingAmount = 0, time = 0, biologicalHalfLife } = input;
  const halvings = Math.log2(initialAmount / remainingAmount);
  const halfLife = solveFor === 'halfLife' ? time / halvings : enteredHalfLife(input);
  const effectiveHalfLife = biologicalHalfLife === undefined ? halfLife : 1 / (1 / halfLife + 1 / biologicalHalfLife);
  const passed = solveFor === 'time' ? halvings * effectiveHalfLife : time;
  const halfLives = passed / effectiveHalfLife;
  return {
    initialAmount: solveFor === 'initialAmount' ? remainingAmount * 2 ** halfLives : initialAmount,
    remainingAmount: solveFor === 'remainingAmount' ? initialAmount * 2 ** -halfLives : remainingAmount,
    time: passed,
    halfLife,
    effectiveHalfLife,
    decayConstant: Math.LN2 / effectiveHalfLife,
    meanLifetime: effectiveHalfLife / Math.LN2,
    halfLives,
    percentRemaining: 100 * 2 ** -halfLives,
    percentDecayed: 100 * (1 - 2 ** -halfLives),
  };
}

function enteredHalfLife({ nuclide, halfLife = 0 }: HalfLifeInput): number {
  return nuclide === 'own' ? halfLife : radionuclideHours(nuclide);
}

const YEAR_HOURS = 365.25 * 24;
/** Hours in each unit of the half-lives of the menu. */
const UNIT_HOURS: Readonly<Record<Radionuclide['unit'], number>> = {
  s: 1 / 3600,
  min: 1 / 60,
  h: 1,
  days: 24,
  years: YEAR_HOURS,
  'thousand years': 1e3 * YEAR_HOURS,
  'million years': 1e6 * YEAR_HOURS,
};

/** The half-life of a nuclide in hours; a year is 365.25 days. */
export function radionuclideHours(id: RadionuclideId): number {
  const { halfLife, unit } = RADIONUCLIDES[id];
  return halfLife * UNIT_HOURS[unit];
}

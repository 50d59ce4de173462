/**
 * Molarity, mass or volume of a solution, and dilutions.
 *
 *   n = m ÷ M;  c = n ÷ V    mol, mol/L;  g, g/mol, L;      c₁·V₁ = c₂·V₂
 *
 * Source: amount concentration as in `greenBook`.
 *
 * Refuses a number that is missing or unreadable, a mass below 0, another number not above 0, a dilution with none or more
 * than one of its four numbers blank, and numbers that together are too large or too small for a result.
 */
import type { Candidate, Formula, Verdict } from '../contract.ts';
import { acceptWithinNumbers } from '../lib/inputs/positiveNumbers.ts';
import { type NumberRule, requiredNumbers } from '../lib/inputs/requiredNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';

/** The quantity to solve for. */
export type MolarityMode = 'molarity' | 'mass' | 'volume' | 'dilution';
export type DilutionPart = 'c1' | 'v1' | 'c2' | 'v2';

export interface MolarityInput {
  readonly mode: MolarityMode;
  /** g, 0 or more. */
  readonly mass?: number;
  /** g/mol, above 0, as all that follow. */
  readonly molarMass?: number;
  /** L, of the solution. */
  readonly volume?: number;
  /** mol/L. */
  readonly molarity?: number;
  /** Concentration before dilution, in the unit of `c2`; one of the four is left out. */
  readonly c1?: number;
  /** Volume before dilution, in the unit of `v2`. */
  readonly v1?: number;
  readonly c2?: number;
  readonly v2?: number;
}

export interface SolutionResult {
  readonly mode: 'molarity' | 'mass' | 'volume';
  /** mol of the solute. */
  readonly moles: number;
  /** mol/L. */
  readonly molarity: number;
  /** g of the solute. */
  readonly mass: number;
  /** L of the solution. */
  readonly volume: number;
  /** g/L. */
  readonly massConcentration: number;
}

export interface DilutionResult {
  readonly mode: 'dilution';
  readonly solved: DilutionPart;
  /** The part that was blank, and its value. */
  readonly value: number;
  /** All four parts, the solved one included. */
  readonly parts: Readonly<Record<DilutionPart, number>>;
  /** c₁ ÷ c₂. */
  readonly factor: number;
  /**
   * v₂ − v₁: the volume to add, 0 where they differ by rounding alone; below 0 when the solution would have to be
   * concentrated.
   */
  readonly solventVolume: number;
}

export type MolarityResult = SolutionResult | DilutionResult;

const NEEDED = {
  molarity: { mass: '0 or more', molarMass: 'above 0', volume: 'above 0' },
  mass: { molarity: 'above 0', molarMass: 'above 0', volume: 'above 0' },
  volume: { mass: '0 or more', molarMass: 'above 0', molarity: 'above 0' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, NumberRule>>>>;
const PARTS = ['c1', 'v1', 'c2', 'v2'] as const satisfies readonly DilutionPart[];
/** Maps the missing part to the other part of its own side and the two parts of the other side. */
const SIDES = {
  c1: ['v1', 'c2', 'v2'],
  v1: ['c1', 'c2', 'v2'],
  c2: ['v2', 'c1', 'v1'],
  v2: ['c2', 'c1', 'v1'],
} as const satisfies Readonly<Record<DilutionPart, readonly DilutionPart[]>>;

/** Relative rounding error allowed in the product and the quotient of a dilution. */
const ROUNDING = 4 * Number.EPSILON;

declare module '../contract.ts' {
  interface FormulaTypes {
    molarity: FormulaType<MolarityInput, MolarityResult>;
  }
}

export default {
  id: 'molarity',

  validate(candidate) {
    const verdict = candidate.mode === 'dilution' ? dilution(candidate) : solution(candidate);
    if (!verdict.ok) return verdict;
    const [path, ...numbers] = numbersOf(verdict.input);
    return acceptWithinNumbers(verdict.input, numbers, path);
  },

  compute: computed,
} satisfies Formula<'molarity'>;

function solution(candidate: Candidate<MolarityInput>): Verdict<MolarityInput> {
  const { mode } = candidate;
  if (mode === 'mass') return withMode(mode, requiredNumbers(candidate, NEEDED.mass));
  if (mode === 'volume') return withMode(mode, requiredNumbers(candidate, NEEDED.volume));
  return withMode('molarity', requiredNumbers(candidate, NEEDED.molarity));
}

function dilution({ c1, v1, c2, v2 }: Candidate<MolarityInput>): Verdict<MolarityInput> {
  const parts = { c1, v1, c2, v2 };
  const blank = PARTS.filter((part) => parts[part] === null);
  const [solved] = blank;
  if (solved === undefined || blank.length > 1) return refuse('Please leave exactly one field blank', solved ?? 'v1');
  const [own, one, other] = SIDES[solved];
  const given = PARTS.filter((part) => part === own || part === one || part === other);
  const rules = Object.fromEntries(given.map((part) => [part, 'above 0'])) as Readonly<Record<DilutionPart, 'above 0'>>;
  return withMode('dilution', requiredNumbers(parts, rules));
}

function withMode(mode: MolarityMode, numbers: Verdict<Omit<MolarityInput, 'mode'>>): Verdict<MolarityInput> {
  return numbers.ok ? accept({ mode, ...numbers.input }) : numbers;
}

function computed(input: MolarityInput): MolarityResult {
  return input.mode === 'dilution' ? ofDilution(input) : ofSolution(input, input.mode);
}

function ofSolution(input: MolarityInput, mode: SolutionResult['mode']): SolutionResult {
  const { molarMass, mass: given } = input;
  const moles = mode === 'mass' ? needed(input.molarity) * needed(input.volume) : needed(given) / needed(molarMass);
  const mass = given ?? moles * needed(molarMass);
  const molarity = input.molarity ?? moles / needed(input.volume);
  const volume = input.volume ?? moles / molarity;
  return { mode, moles, molarity, mass, volume, massConcentration: molarity * needed(molarMass) };
}

function ofDilution(input: MolarityInput): DilutionResult {
  const solved = PARTS.find((part) => input[part] === undefined) ?? 'v1';
  const [own, one, other] = SIDES[solved];
  const value = (needed(input[one]) * needed(input[other])) / needed(input[own]);
  const { c1 = value, v1 = value, c2 = value, v2 = value } = input;
  const solventVolume = Math.abs(v2 - v1) <= ROUNDING * Math.max(v1, v2) ? 0 : v2 - v1;
  return { mode: 'dilution', solved, value, parts: { c1, v1, c2, v2 }, factor: c1 / c2, solventVolume };
}

/** The first number entered, at which a refusal is shown, and all numbers of the result. */
function numbersOf(input: MolarityInput): readonly [path: string, ...numbers: number[]] {
  const result = computed(input);
  if (result.mode === 'dilution') {
    const isSolvable = result.value > 0;
    return [
      result.solved === 'c1' ? 'v1' : 'c1',
      isSolvable ? result.value : Number.NaN,
      result.factor,
      result.solventVolume,
    ];
  }
  const { moles, molarity, mass, volume, massConcentration } = result;
  return ['molarMass', moles, molarity, mass, volume, massConcentration];
}

function needed(value: number | undefined): number {
  if (value === undefined) throw new Error('The input is not complete');
  return value;
}

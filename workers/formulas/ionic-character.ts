/**
 * How ionic a bond is: estimated from electronegativities, measured by a dipole moment, or both side by side.
 *
 *   Δ = |χ₁ − χ₂|;  Pauling 100·(1 − exp(−Δ²/4)), Hannay and Smyth 16·Δ + 3.5·Δ², dipole 100·µ ÷ (e·r)    %
 *
 * µ is the measured dipole moment, e·r that of two full charges at the length of the bond. Sources: `pauling1960`,
 * `hannaySmyth1946`. A typed electronegativity overrides the element's; a dipole moment alone is enough as well.
 *
 * Refuses, in this order: an atom with neither element nor number, unless there is only a dipole moment; one of dipole
 * moment and bond length without the other; a symbol that is not an element; an element without a value; what is out of
 * range.
 */
import type { Candidate, Formula, Verdict } from '../contract.ts';
import { paulingElectronegativity } from '../lib/chemistry/electronegativity.ts';
import { isElement } from '../lib/chemistry/elementShares.ts';
import { isMissing, REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import type { ElementSymbol } from '../reference/elements.ts';

export interface IonicCharacterInput {
  readonly element1?: ElementSymbol;
  readonly element2?: ElementSymbol;
  /** Pauling scale, 0 or more; in place of the element's own. */
  readonly electronegativity1?: number;
  readonly electronegativity2?: number;
  /** Debye, 0 or more. */
  readonly dipoleMoment?: number;
  /** pm, above 0. */
  readonly bondLength?: number;
}

export interface IonicCharacterResult {
  /** The values used; null without atoms, as are the three that follow. */
  readonly electronegativity1: number | null;
  readonly electronegativity2: number | null;
  readonly difference: number | null;
  /** Percent, by Pauling. */
  readonly percentIonic: number | null;
  /** Percent, by Hannay and Smyth; above 100 for differences that no bond has. */
  readonly percentHannaySmyth: number | null;
  /** Percent; null without a dipole moment. */
  readonly percentFromDipole: number | null;
  /** The moment that two full charges would have, debye; null without a bond length. */
  readonly fullDipole: number | null;
}

const ATOMS = [
  { element: 'element1', value: 'electronegativity1' },
  { element: 'element2', value: 'electronegativity2' },
] as const;
const DIPOLE = ['dipoleMoment', 'bondLength'] as const;
const OUT_OF_RANGE = 'Please enter a dipole moment that is not negative and a bond length above 0';
/** Message for results that overflow a double, far beyond any chemical value. */
const TOO_FAR = 'Please enter values whose result is not beyond all numbers';

declare module '../contract.ts' {
  interface FormulaTypes {
    'ionic-character': FormulaType<IonicCharacterInput, IonicCharacterResult>;
  }
}

export default {
  id: 'ionic-character',

  validate(candidate) {
    const hasAtoms = ATOMS.some(({ element, value }) => candidate[element] !== '' || candidate[value] !== null);
    const hasDipole = DIPOLE.some((path) => candidate[path] !== null);
    const refusal =
      (hasAtoms || !hasDipole ? missingAtom(candidate) : null) ??
      (hasDipole ? missingDipole(candidate) : null) ??
      wrongAtom(candidate) ??
      (hasDipole ? wrongDipole(candidate) : null);
    return refusal ?? accept(inputOf(candidate));
  },

  compute({ element1, element2, dipoleMoment, bondLength, ...typed }): IonicCharacterResult {
    const electronegativity1 = typed.electronegativity1 ?? paulingElectronegativity(element1 ?? '');
    const electronegativity2 = typed.electronegativity2 ?? paulingElectronegativity(element2 ?? '');
    const difference =
      electronegativity1 === null || electronegativity2 === null
        ? null
        : Math.abs(electronegativity1 - electronegativity2);
    return {
      electronegativity1,
      electronegativity2,
      difference,
      percentIonic: difference === null ? null : paulingIonicCharacter(difference),
      percentHannaySmyth: difference === null ? null : hannaySmythIonicCharacter(difference),
      percentFromDipole:
        dipoleMoment === undefined || bondLength === undefined
          ? null
          : ionicCharacterFromDipole(dipoleMoment, bondLength),
      fullDipole: bondLength === undefined ? null : fullChargeDipole(bondLength),
    };
  },
} satisfies Formula<'ionic-character'>;

type Typed = Candidate<IonicCharacterInput>;

/** A visitor who typed a number gets the message about numbers, otherwise the one about elements. */
function missingAtom(candidate: Typed): Verdict<never> | null {
  const isTyped = ATOMS.some(({ value }) => candidate[value] !== null);
  for (const { element, value } of ATOMS) {
    if (Number.isNaN(candidate[value])) return refuse(REQUIRED, value);
    if (candidate[element] !== '' || candidate[value] !== null) continue;
    return isTyped ? refuse(REQUIRED, value) : refuse('Please select two elements', element);
  }
  return null;
}

function missingDipole(candidate: Typed): Verdict<never> | null {
  const missing = DIPOLE.find((path) => isMissing(candidate[path]));
  return missing === undefined ? null : refuse(REQUIRED, missing);
}

function wrongAtom(candidate: Typed): Verdict<never> | null {
  const chosen = ATOMS.filter(({ element }) => candidate[element] !== '');
  const unknown = chosen.find(({ element }) => !isElement(candidate[element]));
  if (unknown !== undefined) return refuse(`Unknown element: ${candidate[unknown.element]}`, unknown.element);
  const looked = chosen.filter(({ value }) => candidate[value] === null);
  const without = looked.find(({ element }) => paulingElectronegativity(candidate[element]) === null);
  if (without !== undefined)
    return refuse(`No Pauling electronegativity for ${candidate[without.element]}`, without.element);
  const negative = ATOMS.find(({ value }) => (candidate[value] ?? 0) < 0);
  if (negative !== undefined) return refuse('Electronegativity cannot be negative', negative.value);
  const difference = (candidate.electronegativity1 ?? 0) - (candidate.electronegativity2 ?? 0);
  return Number.isFinite(hannaySmythIonicCharacter(Math.abs(difference)))
    ? null
    : refuse(TOO_FAR, 'electronegativity1');
}

function wrongDipole({ dipoleMoment, bondLength }: Typed): Verdict<never> | null {
  if ((dipoleMoment ?? 0) < 0) return refuse(OUT_OF_RANGE, 'dipoleMoment');
  if ((bondLength ?? 0) <= 0) return refuse(OUT_OF_RANGE, 'bondLength');
  return Number.isFinite(ionicCharacterFromDipole(dipoleMoment ?? 0, bondLength ?? 0))
    ? null
    : refuse(TOO_FAR, 'dipoleMoment');
}

/** Returns the candidate without its blanks. */
function inputOf(candidate: Typed): IonicCharacterInput {
  const entries = Object.entries(candidate).filter(([, value]) => value !== '' && value !== null);
  return Object.fromEntries(entries) as IonicCharacterInput;
}

/**
 * The estimate of Pauling, percent, 0 to 100.
 *
 * @param difference of the electronegativities, 0 or more
 */
export function paulingIonicCharacter(difference: number): number {
  return -100 * Math.expm1(-(difference ** 2) / 4);
}

/**
 * The estimate of Hannay and Smyth, percent; beyond 100 for differences above 3.53, where no bond exists.
 *
 * @param difference of the electronegativities, 0 or more
 */
export function hannaySmythIonicCharacter(difference: number): number {
  return 16 * difference + 3.5 * difference ** 2;
}

/**
 * Returns the percentage of a full charge that corresponds to a dipole moment.
 *
 * @param dipoleMoment debye, 0 or more
 * @param bondLength pm, above 0
 */
export function ionicCharacterFromDipole(dipoleMoment: number, bondLength: number): number {
  return (100 * dipoleMoment) / fullChargeDipole(bondLength);
}

/** Coulomb meters in a debye: 10⁻²¹ divided by the speed of light in m/s, which is 3.33564·10⁻³⁰. */
export const DEBYE = 1e-21 / 299_792_458;
/** Coulomb, exact in the SI since 2019. */
const ELEMENTARY_CHARGE = 1.602176634e-19;
const METERS_PER_PM = 1e-12;

/** The dipole moment, in debye, of one elementary charge of either sign, `bondLength` pm apart. */
export function fullChargeDipole(bondLength: number): number {
  return (ELEMENTARY_CHARGE * bondLength * METERS_PER_PM) / DEBYE;
}

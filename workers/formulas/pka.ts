/**
 * pKa, Ka and their partners; pH of a weak acid, a weak base or a buffer.
 *
 *   pKa = −log Ka;  pKa + pKb = 14;  Ka·Kb = Kw
 *   weak acid: h³ + Ka·h² − (Ka·C + Kw)·h − Ka·Kw = 0, solved exactly; weak base: the same for OH⁻ with Kb
 *   sulfuric acid: h − C − Kw ÷ h = Ka·C ÷ (Ka + h), its first step complete, Ka that of the second
 *   buffer: pH = pKa + log(base ÷ acid)
 *
 * 25 °C, Kw = 1e−14, activities taken as concentrations, one hydrogen ion. Constants: `crcAcids`, `goldberg2002`. The
 * buffer equation assumes that concentrations in solution equal the amounts weighed in; `reference` holds the pH by the
 * exact balance, the textbook root √(K·C) is there for acid and base (`poSenozan2001`).
 *
 * Refuses a number that is missing or unreadable, a constant or concentration not above 0, and numbers too large or too
 * small for a result. A pK that is left blank is taken from the chosen compound; so is one that is just the compound's.
 */
import type { Candidate, Formula, Verdict } from '../contract.ts';
import { acceptWithinNumbers } from '../lib/inputs/positiveNumbers.ts';
import { requiredNumbers } from '../lib/inputs/requiredNumbers.ts';
import { accept } from '../lib/inputs/verdict.ts';
import { ACID_CONSTANTS, type AcidConstant, type AcidKey } from '../reference/acidConstants.ts';
import { KW, PKW } from '../reference/physicalConstants.ts';

export interface PkaInput {
  readonly mode: 'ka' | 'pka' | 'weak-acid' | 'weak-base' | 'buffer';
  /** Where the pK comes from when it was left blank. */
  readonly compound?: AcidKey;
  /** mol/L, above 0. */
  readonly ka?: number;
  /** Any number. */
  readonly pKa?: number;
  readonly pKb?: number;
  /** mol/L of acid or base as weighed in, above 0. */
  readonly concentration?: number;
  /** mol/L of the acid form, above 0. */
  readonly acidConcentration?: number;
  /** mol/L of its conjugate base, above 0. */
  readonly baseConcentration?: number;
}

/** Of a constant alone. */
export interface ConstantsResult {
  readonly mode: 'ka' | 'pka';
  readonly pKa: number;
  readonly pKb: number;
  /** mol/L. */
  readonly ka: number;
  /** mol/L, of the conjugate base. */
  readonly kb: number;
}

/** Of an acid or a base in water. */
export interface SolutionResult {
  readonly mode: 'weak-acid' | 'weak-base';
  /** True for sulfuric acid, whose first hydrogen ion is fully dissociated; all other figures are about the second. */
  readonly isAfterStrongStep: boolean;
  /** pKa of the acid or pKb of the base. */
  readonly pK: number;
  readonly pH: number;
  /** Percent of the acid that has given off, or of the base that has taken up, a hydrogen ion. */
  readonly degreeOfDissociation: number;
  /** mol/L. */
  readonly hydrogenConcentration: number;
  /** mol/L. */
  readonly hydroxideConcentration: number;
  readonly reference: {
    /** By √(K·C), which leaves out water and what has dissociated already; after a strong step by C alone. */
    readonly approximatePH: number;
  };
}

/** Of an acid and its conjugate base. */
export interface BufferResult {
  readonly mode: 'buffer';
  readonly pKa: number;
  readonly pH: number;
  /** Base to acid. */
  readonly ratio: number;
  readonly reference: {
    /** By the exact balance of charges. */
    readonly pH: number;
  };
}

export type PkaResult = ConstantsResult | SolutionResult | BufferResult;

declare module '../contract.ts' {
  interface FormulaTypes {
    pka: FormulaType<PkaInput, PkaResult>;
  }
}

export default {
  id: 'pka',

  validate(candidate) {
    const read = readInput(withCompound(candidate));
    if (!read.ok) return read;
    const { compound } = candidate;
    const input = compound === '' || !usesCompound(candidate) ? read.input : { ...read.input, compound };
    return acceptWithinNumbers(input, numbersOf(computed(input)), FIRST_NUMBER[input.mode]);
  },

  compute: computed,
} satisfies Formula<'pka'>;

const FIRST_NUMBER = {
  ka: 'ka',
  pka: 'pKa',
  'weak-acid': 'pKa',
  'weak-base': 'pKb',
  buffer: 'pKa',
} as const satisfies Readonly<Record<PkaInput['mode'], string>>;

/** The compound is used where the box for its constant is blank or holds that constant, so that an accepted input is accepted as the same again. */
function usesCompound({ mode, compound, pKa, pKb }: Candidate<PkaInput>): boolean {
  if (compound === '' || mode === 'ka' || !Object.hasOwn(ACID_CONSTANTS, compound)) return false;
  const typed = mode === 'weak-base' ? pKb : pKa;
  return typed === null || typed === constantOf(compound, mode);
}

/** pKb of the conjugate base for a weak base, else pKa. */
function constantOf(compound: AcidKey, mode: Candidate<PkaInput>['mode']): number {
  const { pKa } = ACID_CONSTANTS[compound];
  // A difference of decimals is rounded to decimals: 14 − 9.25 is 4.75, without floating-point noise.
  return mode === 'weak-base' ? Number((PKW - pKa).toFixed(3)) : pKa;
}

function withCompound(candidate: Candidate<PkaInput>): Candidate<PkaInput> {
  const { compound, mode } = candidate;
  if (compound === '' || !usesCompound(candidate)) return candidate;
  return { ...candidate, [mode === 'weak-base' ? 'pKb' : 'pKa']: constantOf(compound, mode) };
}

function readInput(candidate: Candidate<PkaInput>): Verdict<PkaInput> {
  const { mode } = candidate;
  if (mode === 'pka') return withMode(mode, requiredNumbers(candidate, { pKa: 'any' }));
  if (mode === 'weak-acid') return withMode(mode, requiredNumbers(candidate, { pKa: 'any', concentration: 'above 0' }));
  if (mode === 'weak-base') return withMode(mode, requiredNumbers(candidate, { pKb: 'any', concentration: 'above 0' }));
  if (mode === 'buffer')
    return withMode(
      mode,
      requiredNumbers(candidate, { pKa: 'any', acidConcentration: 'above 0', baseConcentration: 'above 0' }),
    );
  return withMode('ka', requiredNumbers(candidate, { ka: 'above 0' }));
}

function withMode(mode: PkaInput['mode'], numbers: Verdict<Omit<PkaInput, 'mode'>>): Verdict<PkaInput> {
  return numbers.ok ? accept({ mode, ...numbers.input }) : numbers;
}

function computed(input: PkaInput): PkaResult {
  switch (input.mode) {
    case 'ka':
      return constants('ka', needed(input.ka), -Math.log10(needed(input.ka)));
    case 'pka':
      return constants('pka', 10 ** -needed(input.pKa), needed(input.pKa));
    case 'weak-acid':
      return weakAcid(needed(input.pKa), needed(input.concentration), isAfterStrongStep(input));
    case 'weak-base':
      return weakBase(needed(input.pKb), needed(input.concentration));
    case 'buffer':
      return buffer(needed(input.pKa), needed(input.acidConcentration), needed(input.baseConcentration));
  }
}

function constants(mode: ConstantsResult['mode'], ka: number, pKa: number): ConstantsResult {
  return { mode, pKa, pKb: PKW - pKa, ka, kb: KW / ka };
}

function isAfterStrongStep({ compound }: PkaInput): boolean {
  if (compound === undefined) return false;
  const constant: AcidConstant = ACID_CONSTANTS[compound];
  return constant.isAfterStrongStep === true;
}

function weakAcid(pKa: number, concentration: number, afterStrongStep = false): SolutionResult {
  const ka = 10 ** -pKa;
  const hydrogen = hydrogenIons(ka, concentration, 0, afterStrongStep ? concentration : 0);
  return {
    mode: 'weak-acid',
    isAfterStrongStep: afterStrongStep,
    pK: pKa,
    pH: -Math.log10(hydrogen),
    degreeOfDissociation: 100 * (ka / (ka + hydrogen)),
    hydrogenConcentration: hydrogen,
    hydroxideConcentration: KW / hydrogen,
    reference: {
      approximatePH: afterStrongStep ? -Math.log10(concentration) : (pKa - Math.log10(concentration)) / 2,
    },
  };
}

/** Same as a weak acid, with hydroxide in place of hydrogen ions and Kb in place of Ka. */
function weakBase(pKb: number, concentration: number): SolutionResult {
  const { pH, hydrogenConcentration, hydroxideConcentration, reference, ...rest } = weakAcid(pKb, concentration);
  return {
    ...rest,
    mode: 'weak-base',
    pH: PKW - pH,
    hydrogenConcentration: hydroxideConcentration,
    hydroxideConcentration: hydrogenConcentration,
    reference: { approximatePH: PKW - reference.approximatePH },
  };
}

function buffer(pKa: number, acid: number, base: number): BufferResult {
  const ratio = base / acid;
  return {
    mode: 'buffer',
    pKa,
    pH: pKa + Math.log10(ratio),
    ratio,
    reference: { pH: -Math.log10(hydrogenIons(10 ** -pKa, acid, base)) },
  };
}

/** Number of halvings after which an interval of doubles cannot be halved again. */
const HALVINGS = 200;

/**
 * The concentration of hydrogen ions, mol/L, in water with a weak acid, its salt, or both, by the exact balance of charges
 * and masses:
 *
 *   h + b − s − Kw ÷ h = Ka·(a + b) ÷ (Ka + h)        a: acid; b: base; s: strong
 *   where s = 0 the same as  h³ + (Ka + b)·h² − (Ka·a + Kw)·h − Ka·Kw = 0
 *
 * The left side rises and the right side falls with h, so there is one root; it is found by bisection on a logarithmic
 * scale, which avoids the cancellation of the cubic.
 *
 * @param ka mol/L, above 0
 * @param acid mol/L of the acid form as weighed in, 0 or more
 * @param base mol/L of its salt as weighed in, 0 or more
 * @param strong mol/L of hydrogen ions from a strong acid, 0 or more
 */
export function hydrogenIons(ka: number, acid: number, base: number, strong = 0): number {
  let [low, high] = [-330, 310];
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (low + high) / 2;
    const h = 10 ** middle;
    const excess = h + base - strong - KW / h - (acid + base) * (ka / (ka + h));
    if (excess > 0) high = middle;
    else low = middle;
  }
  return 10 ** ((low + high) / 2);
}

/** Values that may overflow, and logarithms of values that must not underflow to 0. */
function numbersOf(result: PkaResult): readonly number[] {
  switch (result.mode) {
    case 'ka':
    case 'pka':
      return [result.pKa, result.ka, result.kb, Math.log10(result.ka), Math.log10(result.kb)];
    case 'weak-acid':
    case 'weak-base':
      return [result.pH, result.degreeOfDissociation, result.hydrogenConcentration, result.hydroxideConcentration];
    case 'buffer':
      return [result.pH, result.ratio, result.reference.pH];
  }
}

function needed(value: number | undefined): number {
  if (value === undefined) throw new Error('The input is not complete');
  return value;
}

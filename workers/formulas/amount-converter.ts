/**
 * Mass, amount of substance, number of molecules and ends of DNA, RNA, proteins and other compounds.
 *
 *   n = m ÷ M    mol, g, g/mol;      N = n × 6.02214076·10²³;      ends of linear dsDNA = 2 × n
 *   M: as entered; else the sum of the sequence; else 617.96·bp + 36.04, 308.97·nt + 18.02 (DNA), 321.47·nt + 18.02 (RNA),
 *   110·residues (protein); else that of the formula
 *
 * Source: the Avogadro constant `siBrochure2019`; masses by length `nucleicAcidUnitMasses`, `sambrookRussell2001`; atomic
 * weights `prohaska2022`.
 *
 * Refuses, in this order: a blank or unreadable amount; an optional number that is unreadable; a negative amount; a length, molar
 * mass or volume not above 0; a length that is not whole; letters other than A, C, G and T; a formula that cannot be read;
 * nothing to take the molar mass from; ends of anything but linear dsDNA; results beyond the range of a double.
 */
import type { Formula, Verdict } from '../contract.ts';
import { givenMolarMass, molarMassOf } from '../lib/chemistry/givenMolarMass.ts';
import { enteredNumbers } from '../lib/inputs/enteredNumbers.ts';
import { acceptFiniteResult } from '../lib/inputs/finiteResult.ts';
import { firstRefusal, type Rule } from '../lib/inputs/firstRefusal.ts';
import { isIn } from '../lib/inputs/isIn.ts';
import { INVALID, NOT_POSITIVE } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { oligoMass } from '../lib/sequences/oligos/oligoMass.ts';
import { basesOf, isBases, refuseLetters } from '../lib/sequences/records/typedBases.ts';
import { AVERAGE_CHAINS, UNIT_MASSES } from '../reference/nucleicAcidMasses.ts';
import { AVOGADRO } from '../reference/physicalConstants.ts';

type Molecule = 'dsdna' | 'ssdna' | 'rna' | 'protein' | 'compound';

/** Grams in one. */
const MASSES = { pg: 1e-12, ng: 1e-9, ug: 1e-6, mg: 1e-3, g: 1 } as const;
/** Moles in one. */
const AMOUNTS = {
  fmol: 1e-15,
  pmol: 1e-12,
  nmol: 1e-9,
  umol: 1e-6,
  mmol: 1e-3,
  mol: 1,
  molecules: 1 / AVOGADRO,
  'pmol-ends': 0.5e-12,
} as const;

export type AmountUnit = keyof typeof MASSES | keyof typeof AMOUNTS;

export interface AmountConverterInput {
  readonly molecule: Molecule;
  /** 0 or more. */
  readonly amount: number;
  readonly amountUnit: AmountUnit;
  /** Base pairs, nucleotides or residues; whole, above 0. */
  readonly length?: number;
  /** Of ssDNA: A, C, G and T in capitals; else blank. */
  readonly sequence: string;
  /** Counted in the mass of a sequence. */
  readonly fivePrimePhosphate: boolean;
  /** g/mol, above 0. */
  readonly molarMass?: number;
  /** Of a compound; else blank. */
  readonly formula: string;
  /** Of dsDNA. */
  readonly topology: 'linear' | 'circular';
  /** µL, above 0, in which the amount is dissolved. */
  readonly volume?: number;
}

export interface AmountConverterResult {
  /** g/mol. */
  readonly molarMass: number;
  readonly grams: number;
  readonly nanograms: number;
  readonly moles: number;
  readonly picomoles: number;
  readonly molecules: number;
  /** 0 for a circle, null for anything but dsDNA. */
  readonly picomolesOfEnds: number | null;
  /** Null where neither a length nor a sequence is given. */
  readonly length: number | null;
  /** By 650, 325 or 340 g/mol for each unit; only for a mass of nucleic acid of known length. */
  readonly picomolesByRule?: number;
  /** The same the other way round. */
  readonly nanogramsByRule?: number;
  /** With a volume only, as the next. */
  readonly nanogramsPerMicroliter?: number;
  readonly nanomolesPerLiter?: number;
}

const MOLECULES: readonly string[] = ['dsdna', 'ssdna', 'rna', 'protein', 'compound'] satisfies readonly Molecule[];
/** Names of the convention of each nucleic acid. */
const RULES: Readonly<Partial<Record<Molecule, number>>> = {
  dsdna: UNIT_MASSES.dsDNA,
  ssdna: UNIT_MASSES.ssDNA,
  rna: UNIT_MASSES.ssRNA,
};

declare module '../contract.ts' {
  interface FormulaTypes {
    'amount-converter': FormulaType<AmountConverterInput, AmountConverterResult>;
  }
}

export default {
  id: 'amount-converter',

  validate(candidate) {
    const { molecule, amountUnit, topology, fivePrimePhosphate } = candidate;
    if (molecule === '' || !MOLECULES.includes(molecule)) return refuse(INVALID, 'molecule');
    if (amountUnit === '' || !(Object.hasOwn(MASSES, amountUnit) || Object.hasOwn(AMOUNTS, amountUnit)))
      return refuse(INVALID, 'amountUnit');
    if (topology !== 'linear' && topology !== 'circular') return refuse(INVALID, 'topology');
    const numbers = enteredNumbers(candidate, ['amount'], ['length', 'molarMass', 'volume']);
    if (!numbers.ok) return numbers;
    const { amount, length, molarMass, volume } = numbers.input;
    const refused = firstRefusal([
      [amount < 0, 'All values must be non-negative', 'amount'],
      ...Object.entries({ length, molarMass, volume }).map(
        ([name, value]): Rule => [!((value ?? 1) > 0), NOT_POSITIVE, name],
      ),
      [!Number.isInteger(length ?? 1), 'Length must be a whole number', 'length'],
    ]);
    if (refused !== null) return refused;
    const texts = readTexts(molecule, molarMass, candidate);
    if (!texts.ok) return texts;
    const input: AmountConverterInput = {
      molecule,
      amountUnit,
      topology,
      fivePrimePhosphate: fivePrimePhosphate === true,
      ...numbers.input,
      ...texts.input,
    };
    const isRing = molecule === 'dsdna' && topology === 'circular';
    return (
      firstRefusal([
        [massOf(input) === null, missingMass(molecule), molecule === 'compound' ? 'formula' : 'length'],
        [amountUnit === 'pmol-ends' && isRing, 'A circular molecule has no ends', 'amountUnit'],
        [
          amountUnit === 'pmol-ends' && molecule !== 'dsdna',
          'Ends are counted for double-stranded DNA only',
          'amountUnit',
        ],
      ]) ?? acceptFiniteResult(input, converted(input), 'amount')
    );
  },

  compute: converted,
} satisfies Formula<'amount-converter'>;

type Texts = Pick<AmountConverterInput, 'sequence' | 'formula'>;

/** Reads the sequence of ssDNA or the formula of a compound, unless a molar mass makes it superfluous. */
function readTexts(
  molecule: Molecule,
  molarMass: number | undefined,
  typed: { readonly sequence: string; readonly formula: string },
): Verdict<Texts> {
  if (molecule === 'compound') {
    const given = givenMolarMass(molarMass, typed.formula, 'formula');
    return given.ok ? accept({ sequence: '', formula: given.input.formula ?? '' }) : given;
  }
  const sequence = molecule === 'ssdna' ? basesOf(typed.sequence) : '';
  if (sequence !== '' && !isBases(sequence)) return refuseLetters(sequence, typed.sequence, 'sequence');
  return accept({ sequence, formula: '' });
}

function missingMass(molecule: Molecule): string {
  return molecule === 'compound'
    ? 'Please enter a formula or a molar mass'
    : 'Please enter a length, a sequence or a molar mass';
}

/** g/mol; null where nothing tells it. */
function massOf({
  molecule,
  molarMass,
  sequence,
  fivePrimePhosphate,
  formula,
  length,
}: AmountConverterInput): number | null {
  if (molarMass !== undefined) return molarMass;
  if (sequence !== '') return oligoMass(sequence, fivePrimePhosphate);
  if (molecule === 'compound') return formula === '' ? null : molarMassOf({ formula });
  if (length === undefined) return null;
  const { unit, ends } = AVERAGE_CHAINS[molecule];
  return unit * length + ends;
}

function converted(input: AmountConverterInput): AmountConverterResult {
  const { molecule, amount, amountUnit, topology, sequence, volume } = input;
  const molarMass = massOf(input);
  if (molarMass === null) throw new Error('A validated input has a molar mass');
  const isMass = isIn(MASSES, amountUnit);
  const moles = isMass ? (amount * MASSES[amountUnit]) / molarMass : amount * AMOUNTS[amountUnit];
  const grams = isMass ? amount * MASSES[amountUnit] : moles * molarMass;
  const length = sequence === '' ? (input.length ?? null) : sequence.length;
  const [nanograms, picomoles, rule] = [grams * 1e9, moles * 1e12, RULES[molecule]];
  const ends = topology === 'linear' ? 2 * picomoles : 0;
  return {
    molarMass,
    grams,
    nanograms,
    moles,
    picomoles,
    molecules: moles * AVOGADRO,
    picomolesOfEnds: molecule === 'dsdna' ? ends : null,
    length,
    ...(length === null || rule === undefined ? {} : byRule(isMass, nanograms, picomoles, rule * length)),
    ...(volume === undefined
      ? {}
      : { nanogramsPerMicroliter: nanograms / volume, nanomolesPerLiter: (picomoles * 1000) / volume }),
  };
}

function byRule(isMass: boolean, nanograms: number, picomoles: number, molarMass: number) {
  return isMass
    ? { picomolesByRule: (nanograms * 1000) / molarMass }
    : { nanogramsByRule: (picomoles * molarMass) / 1000 };
}

/**
 * The pipetting table of a ligation or an assembly of one vector and one or more inserts.
 *
 *   M = 617.96·bp + 36.04 g/mol;  pmol = ng·10³ / M
 *   each insert: pmol of the vector × ratio;  µL = ng / (ng/µL);  buffer = reaction / its concentration;  water = the rest
 *
 * Sources: `nucleicAcidUnitMasses`, `sambrookRussell2001`. Refuses lines that are not name, length, concentration and, perhaps, ratio;
 * fewer than two fragments; values not above 0; volumes that add up to more than the reaction.
 */
import type { Candidate, Formula, Verdict } from '../contract.ts';
import { textOf } from '../lib/inputs/candidateParts.ts';
import { enteredNumbers } from '../lib/inputs/enteredNumbers.ts';
import { pastedLines } from '../lib/inputs/pastedLines.ts';
import { acceptWithinNumbers, NOT_POSITIVE, REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { type DecimalMark, writtenNumber } from '../lib/inputs/writtenNumber.ts';
import { averageDuplexMass } from '../lib/sequences/oligos/duplexMass.ts';

export interface DnaAssemblyInput {
  /** Lines of name, length in bp, ng/µL and, perhaps, molecules for one of the vector. The first is the vector. */
  readonly fragments: string;
  readonly decimalMark: DecimalMark;
  /** Of the vector, above 0. */
  readonly vectorAmount: number;
  readonly vectorUnit: 'ng' | 'fmol' | 'pmol';
  /** Molecules of each insert for one of the vector, above 0, where its line names none. */
  readonly molarRatio: number;
  /** µL, above 0. */
  readonly reactionVolume: number;
  /** How many times the buffer or master mix is concentrated, 1 or more: 2 for a 2× mix. Blank: no buffer. */
  readonly bufferFold?: number;
  /** µL, 0 or more; blank counts as 0. */
  readonly enzymeVolume: number;
  /** µL that can still be pipetted, above 0. Blank: 0.5. */
  readonly smallestVolume: number;
}

/** A line of the pipetting table. */
interface PipettedFragment {
  readonly name: string;
  /** bp. */
  readonly length: number;
  /** ng/µL. */
  readonly concentration: number;
  /** For one of the vector: 1 for itself. */
  readonly ratio: number;
  readonly pmol: number;
  readonly ng: number;
  /** µL of the stock. */
  readonly volume: number;
  /** A dilution of the stock by this power of ten can be pipetted; 1 where the stock itself can. */
  readonly dilution: number;
}

export interface DnaAssemblyResult {
  readonly fragments: readonly PipettedFragment[];
  /** µL. */
  readonly bufferVolume: number;
  readonly enzymeVolume: number;
  readonly waterVolume: number;
  readonly reactionVolume: number;
  readonly totalPmol: number;
  readonly totalNg: number;
  /** bp of all fragments joined. */
  readonly productLength: number;
}

/** A piece of double-stranded DNA in a stock. */
interface Fragment {
  readonly name: string;
  /** bp, above 0. */
  readonly length: number;
  /** ng/µL, above 0. */
  readonly concentration: number;
  /** Molecules for one of the vector, above 0; null where the line names none. */
  readonly ratio: number | null;
}

const MOST_FRAGMENTS = 30;
/** µL that can still be pipetted. */
const USUAL_SMALLEST_VOLUME = 0.5;
const PMOL_PER_NG = 1e3;

declare module '../contract.ts' {
  interface FormulaTypes {
    'dna-assembly': FormulaType<DnaAssemblyInput, DnaAssemblyResult>;
  }
}

export default {
  id: 'dna-assembly',

  validate(candidate) {
    const verdict = inputOf(candidate);
    if (!verdict.ok) return verdict;
    const { input } = verdict;
    const { fragments, waterVolume, bufferVolume, enzymeVolume } = resultOf(input);
    if (waterVolume >= 0)
      return acceptWithinNumbers(
        input,
        fragments.flatMap(({ pmol, ng, volume, dilution }) => [pmol, ng, volume, dilution]),
        'fragments',
      );
    const room = input.reactionVolume - bufferVolume - enzymeVolume;
    if (room <= 0) return refuse('Buffer and enzyme alone fill the reaction: make it larger', 'reactionVolume');
    const dna = fragments.reduce((sum, { volume }) => sum + volume, 0);
    const most = (input.vectorAmount * room) / dna;
    return refuse(
      `The fragments need ${Number(dna.toPrecision(3))} µL, but only ${Number(room.toPrecision(3))} µL are free: take at most ${Number(most.toPrecision(2))} ${input.vectorUnit} of vector, or more concentrated stocks`,
      'fragments',
    );
  },

  compute: resultOf,
} satisfies Formula<'dna-assembly'>;

function inputOf(candidate: Candidate<DnaAssemblyInput>): Verdict<DnaAssemblyInput> {
  const { decimalMark, vectorUnit } = candidate;
  if (decimalMark !== 'point' && decimalMark !== 'comma') return refuse(REQUIRED, 'decimalMark');
  if (vectorUnit !== 'ng' && vectorUnit !== 'fmol' && vectorUnit !== 'pmol') return refuse(REQUIRED, 'vectorUnit');
  const text = textOf(candidate.fragments);
  const fragments = fragmentsIn(text, decimalMark);
  if (!fragments.ok) return fragments;
  const numbers = enteredNumbers(
    candidate,
    ['vectorAmount', 'molarRatio', 'reactionVolume'],
    ['bufferFold', 'enzymeVolume', 'smallestVolume'],
  );
  if (!numbers.ok) return numbers;
  const { bufferFold, enzymeVolume = 0, smallestVolume = USUAL_SMALLEST_VOLUME, ...needed } = numbers.input;
  const wrong = (['vectorAmount', 'molarRatio', 'reactionVolume'] as const).find((name) => !(needed[name] > 0));
  if (wrong !== undefined) return refuse(NOT_POSITIVE, wrong);
  if (bufferFold !== undefined && !(bufferFold >= 1))
    return refuse('The buffer must be concentrated 1 time or more: 2 for a 2× mix', 'bufferFold');
  if (enzymeVolume < 0) return refuse('All values must be non-negative', 'enzymeVolume');
  if (!(smallestVolume > 0)) return refuse(NOT_POSITIVE, 'smallestVolume');
  return {
    ok: true,
    input: {
      fragments: text,
      decimalMark,
      vectorUnit,
      ...needed,
      ...(bufferFold === undefined ? {} : { bufferFold }),
      enzymeVolume,
      smallestVolume,
    },
  };
}

function resultOf(input: DnaAssemblyInput): DnaAssemblyResult {
  const read = fragmentsIn(input.fragments, input.decimalMark);
  if (!read.ok) throw new Error('A validated text can be read');
  const [vector] = read.input;
  if (vector === undefined) throw new Error('Validated fragments have a vector');
  const vectorPmol = pmolOf(input, vector);
  const fragments = read.input.map((fragment, at): PipettedFragment => {
    const ratio = at === 0 ? 1 : (fragment.ratio ?? input.molarRatio);
    const pmol = vectorPmol * ratio;
    const ng = (pmol * averageDuplexMass(fragment.length)) / PMOL_PER_NG;
    const volume = ng / fragment.concentration;
    const short = input.smallestVolume / volume;
    const { name, length, concentration } = fragment;
    return {
      name,
      length,
      concentration,
      ratio,
      pmol,
      ng,
      volume,
      dilution: short > 1 ? 10 ** Math.ceil(Math.log10(short)) : 1,
    };
  });
  const sumOf = (key: 'pmol' | 'ng' | 'volume' | 'length') => fragments.reduce((sum, each) => sum + each[key], 0);
  const bufferVolume = input.bufferFold === undefined ? 0 : input.reactionVolume / input.bufferFold;
  return {
    fragments,
    bufferVolume,
    enzymeVolume: input.enzymeVolume,
    waterVolume: input.reactionVolume - bufferVolume - input.enzymeVolume - sumOf('volume'),
    reactionVolume: input.reactionVolume,
    totalPmol: sumOf('pmol'),
    totalNg: sumOf('ng'),
    productLength: sumOf('length'),
  };
}

function pmolOf({ vectorAmount, vectorUnit }: DnaAssemblyInput, { length }: Fragment): number {
  switch (vectorUnit) {
    case 'pmol':
      return vectorAmount;
    case 'fmol':
      return vectorAmount / 1e3;
    case 'ng':
      return (vectorAmount * PMOL_PER_NG) / averageDuplexMass(length);
  }
}

/** Reads lines of name, length in bp, ng/µL and, perhaps, ratio; a first line of headings is left out. */
export function fragmentsIn(text: string, decimalMark: DecimalMark): Verdict<readonly Fragment[]> {
  const lines = pastedLines(text, decimalMark);
  if (lines.length === 0) return refuse(REQUIRED, 'fragments');
  const found: Fragment[] = [];
  for (const [at, { line, cells }] of lines.entries()) {
    const [name = '', ...rest] = cells;
    const numbers = rest.filter((cell) => cell !== '').map((cell) => writtenNumber(cell, decimalMark));
    const [length = null, concentration = null, ratio] = numbers;
    if (at === 0 && numbers.length > 0 && numbers.every((value) => value === null)) continue;
    if (length === null || concentration === null || ratio === null || numbers.length > 3)
      return refuse(`Line ${line}: please give name, length in bp, ng/µL and, if you like, a ratio`, 'fragments');
    if (length <= 0 || concentration <= 0 || (ratio ?? 1) <= 0)
      return refuse(`Line ${line}: length, concentration and ratio must be greater than 0`, 'fragments');
    found.push({
      name: name === '' ? `Fragment ${found.length + 1}` : name,
      length,
      concentration,
      ratio: ratio ?? null,
    });
  }
  if (found.length < 2) return refuse('Please enter the vector and at least one insert, a line each', 'fragments');
  if (found.length > MOST_FRAGMENTS) return refuse(`Please enter at most ${MOST_FRAGMENTS} fragments`, 'fragments');
  return accept(found);
}

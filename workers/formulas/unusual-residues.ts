/**
 * Masses, pI and absorption of a chain with letters besides the twenty: U, O, B, J, Z, X, gaps and stops.
 *
 *   M  = Σ residue + water                    Da, average and monoisotopic; B, J and Z as the lighter and as the heavier of their two
 *   X  = nothing in the mass; lowest and highest with each X as the lightest and the heaviest of the twenty residues
 *   pI = over the charged groups of the twenty, B and Z as Asn and Gln, and as Asp and Glu; the selenol of U is not counted
 *   ε280 = 5500 W + 1490 Y + 125 cystine
 *
 * Sources: `iupacAminoAcids`, `biopython` (letters, U and O), `emboss` (average masses of the twenty), `prohaska2022` and `wang2021` (U and
 * O, monoisotopic masses), `bjellqvist1993` (pI), `pace1995`. Refuses other characters with their place, several records, a chain without residues.
 */
import type { Candidate, Formula, FormulaType, Verdict } from '../contract.ts';
import { textOf } from '../lib/inputs/candidateParts.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { isoelectricPoint } from '../lib/sequences/protein/isoelectricPoint.ts';
import { peptideMasses } from '../lib/sequences/protein/peptideMass.ts';
import { type Absorption280, absorption280 } from '../lib/sequences/protein/proteinProperties.ts';
import {
  compositionOf,
  extremesOf,
  HEAVIEST_RESIDUE,
  LIGHTEST_RESIDUE,
  readUnusualChain,
  UNKNOWN,
  type UnusualChain,
} from '../lib/sequences/protein/unusualChain.ts';
import type { AminoAcid } from '../reference/aminoAcids.ts';
import { AMINO_ACIDS } from '../reference/aminoAcids.ts';
import { BJELLQVIST } from '../reference/dissociationConstants.ts';

export interface UnusualResiduesInput {
  /** At most 50,000 characters. */
  readonly letters: string;
}

interface Range {
  readonly lowest: number;
  readonly highest: number;
}

export interface UnusualResiduesResult extends Omit<UnusualChain, 'letters'> {
  /** As it was read. */
  readonly chain: string;
  /** Residues, X among them. */
  readonly length: number;
  /** How often each letter besides the twenty occurs, in alphabetical order. */
  readonly unusual: readonly { readonly letter: string; readonly count: number }[];
  /** Da, X not counted. */
  readonly average: Range;
  readonly monoisotopic: Range;
  /** Da, average, with X as any of the twenty; null without X. */
  readonly withUnknown: Range | null;
  /** pH; null where a chain keeps its charge over the whole scale. */
  readonly lowestPoint: number | null;
  readonly highestPoint: number | null;
  /** Molar absorption coefficients at 280 nm, per mol/L and cm. */
  readonly absorption: Absorption280;
}

const MOST_CHARACTERS = 50_000;

declare module '../contract.ts' {
  interface FormulaTypes {
    'unusual-residues': FormulaType<UnusualResiduesInput, UnusualResiduesResult>;
  }
}

export default {
  id: 'unusual-residues',

  validate(candidate: Candidate<UnusualResiduesInput>): Verdict<UnusualResiduesInput> {
    const letters = textOf(candidate.letters);
    if (letters.length > MOST_CHARACTERS)
      return refuse(`Please enter at most ${MOST_CHARACTERS} characters`, 'letters');
    const chain = readUnusualChain(letters);
    if ('message' in chain) return refuse(chain.message, 'letters', chain.place);
    if (chain.letters === '') return refuse('Please enter a sequence', 'letters');
    if (chain.letters.replaceAll(UNKNOWN, '') === '')
      return refuse('Every residue is unknown: please enter a chain with others besides X', 'letters');
    return accept({ letters });
  },

  compute({ letters: text }) {
    const read = readUnusualChain(text);
    if ('message' in read) throw new Error('A validated chain can be read');
    const { letters, ...leftOut } = read;
    const [lightest, heaviest] = extremesOf(letters);
    const [low, high] = [peptideMasses(lightest), peptideMasses(heaviest)];
    const unknown = letters.length - lightest.length;
    const points = [lightest, heaviest]
      .map((each) => pointOf(each, letters))
      .toSorted((one, other) => (one ?? 0) - (other ?? 0));
    return {
      ...leftOut,
      chain: letters,
      length: letters.length,
      unusual: [...'BJOUXZ']
        .map((letter) => ({ letter, count: letters.split(letter).length - 1 }))
        .filter(({ count }) => count > 0),
      average: { lowest: low.average, highest: high.average },
      monoisotopic: { lowest: low.monoisotopic, highest: high.monoisotopic },
      withUnknown:
        unknown === 0
          ? null
          : {
              lowest: low.average + unknown * AMINO_ACIDS[LIGHTEST_RESIDUE].residueMass,
              highest: high.average + unknown * AMINO_ACIDS[HEAVIEST_RESIDUE].residueMass,
            },
      lowestPoint: points[0] ?? null,
      highestPoint: points[1] ?? null,
      absorption: absorption280(compositionOf(lightest)),
    };
  },
} satisfies Formula<'unusual-residues'>;

/** @param letters of the chain as it was read: an end that is unknown has the general value of an end */
function pointOf(resolved: string, letters: string): number | null {
  const composition = compositionOf(resolved);
  const end = (letter: string, read: string): AminoAcid =>
    read !== UNKNOWN && Object.hasOwn(AMINO_ACIDS, letter) ? (letter as AminoAcid) : GENERAL_END;
  return isoelectricPoint(
    {
      composition,
      first: end(resolved.charAt(0), letters.charAt(0)),
      last: end(resolved.charAt(resolved.length - 1), letters.charAt(letters.length - 1)),
    },
    BJELLQVIST,
  );
}

/** A residue whose ends have no values of their own. */
const GENERAL_END: AminoAcid = 'G';

/**
 * A chain as databases and translation tools write it: besides the twenty amino acids U and O, letters that leave the residue open, gaps and
 * stops. Sources: `iupacAminoAcids`, `biopython`.
 */
import type { Issue, LongText, Remedy } from '../../../contract.ts';
import { AMINO_ACID_LETTERS, type AminoAcid } from '../../../reference/aminoAcids.ts';
import { OPEN_RESIDUES, RARE_RESIDUES } from '../../../reference/residueFormulas.ts';

export interface UnusualChain {
  /** In capitals, up to the first stop, without gaps: the twenty, U, O, B, J, Z and X. */
  readonly letters: string;
  readonly gaps: number;
  /** Digits, such as those of a database entry. */
  readonly digits: number;
  /** True where the chain ends with '*'. */
  readonly hasStop: boolean;
  /** Letters behind the first stop, which belong to another chain. */
  readonly behindStop: number;
}

const RARE_LETTERS = Object.keys(RARE_RESIDUES) as readonly (keyof typeof RARE_RESIDUES)[];
const OPEN_LETTERS = Object.keys(OPEN_RESIDUES) as readonly (keyof typeof OPEN_RESIDUES)[];
/** The residue is unknown. */
export const UNKNOWN = 'X';

const LETTERS: ReadonlySet<string> = new Set([...AMINO_ACID_LETTERS, ...RARE_LETTERS, ...OPEN_LETTERS, UNKNOWN]);
const GAPS = '-.~';

/**
 * Reads one chain, in plain letters or as a record of FASTA.
 *
 * @returns the chain, which may be empty, or what cannot be read, with its place
 */
export function readUnusualChain(text: string): UnusualChain | Omit<Issue, 'path'> {
  const found = { gaps: 0, digits: 0, hasStop: false, behindStop: 0 };
  let letters = '';
  let records = 0;
  for (const [at, line] of text.split(/\r\n|\r|\n/).entries()) {
    if (/^\s*[>;]/.test(line)) {
      records += 1;
      if (records > 1) return { message: 'Please enter one chain', place: `Line ${at + 1} begins another record` };
      continue;
    }
    for (const [column, typed] of Array.from(line).entries()) {
      const letter = typed.toUpperCase();
      if (/\s/.test(letter)) continue;
      if (/\d/.test(letter)) found.digits += 1;
      else if (letter === '*') found.hasStop = true;
      else if (GAPS.includes(letter)) found.gaps += found.hasStop ? 0 : 1;
      else if (!LETTERS.has(letter))
        return { message: 'Invalid PROTEIN sequence', place: `Line ${at + 1}, column ${column + 1} is “${typed}”` };
      else if (found.hasStop) found.behindStop += 1;
      else letters += letter;
    }
  }
  return { letters, ...found };
}

/**
 * The lightest and the heaviest chain that the letters allow, without X. Of one mass is each where no letter is open.
 *
 * @param letters of a chain
 */
export function extremesOf(letters: string): readonly [lightest: string, heaviest: string] {
  const known = letters.replaceAll(UNKNOWN, '');
  const resolved = (at: 0 | 1) =>
    known.replace(/[BJZ]/g, (letter) => OPEN_RESIDUES[letter as keyof typeof OPEN_RESIDUES][at]);
  return [resolved(0), resolved(1)];
}

/** The lightest and the heaviest of the twenty residues, one of which X may be. */
export const [LIGHTEST_RESIDUE, HEAVIEST_RESIDUE] = ['G', 'W'] as const satisfies readonly AminoAcid[];

/** The residues of a resolved chain that are among the twenty. */
export function compositionOf(letters: string): Readonly<Partial<Record<AminoAcid, number>>> {
  const counts: Partial<Record<AminoAcid, number>> = {};
  for (const letter of AMINO_ACID_LETTERS) {
    const count = letters.split(letter).length - 1;
    if (count > 0) counts[letter] = count;
  }
  return counts;
}

/** Longer texts do not fit into the address that opens the calculation. */
const LONGEST_OFFERED = 2000;

/** Offers the further calculation that takes a chain which the calculator refuses for such a letter; nothing for other texts. */
export function unusualChainRemedies(text: LongText): readonly Remedy[] {
  if (typeof text !== 'string' || text.length > LONGEST_OFFERED) return [];
  const chain = readUnusualChain(text);
  if ('message' in chain || (chain.behindStop === 0 && !/[BJOUXZ]/.test(chain.letters))) return [];
  const isMostlyKnown = 2 * chain.letters.replace(/[BJOUXZ]/g, '').length >= chain.letters.length;
  if (chain.letters === '' || !isMostlyKnown) return [];
  return [
    {
      label: 'Weigh it with these letters, below',
      field: 'sequence',
      value: text,
      analysis: { id: 'unusual-residues', settings: { letters: text } },
    },
  ];
}

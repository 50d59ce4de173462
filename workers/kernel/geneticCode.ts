/** Genetic codes, and the tables that translating kernels need. */

/** A genetic code as NCBI prints it: 64 letters each, codons ordered T, C, A, G by first, second, third base. */
export interface GeneticCode {
  /** One-letter amino acids, '*' for a stop. */
  readonly aminoAcids: string;
  /** 'M' for a codon that can start a protein, any other character otherwise. */
  readonly starts: string;
}

/**
 * Tables by codon index: 16 · first + 4 · second + third, where a base is bits 1 and 2 of its ASCII code: A 0, C 1, T and
 * U 2, G 3. That is not NCBI's order, but needs no table of bases.
 */
export interface CodonTables {
  /** Bytes of amino acids. */
  readonly forward: Uint8Array;
  /** The same for each codon's reverse complement. */
  readonly reverse: Uint8Array;
  /** Meaning of each codon in an open reading frame: a combination of FORWARD_STOP and similar bits. */
  readonly events: Uint8Array;
}

/** '*', as a byte. */
export const STOP = 0x2a;
/** 'X', as a byte: an unknown amino acid, whose codon has ambiguity letters. */
export const UNKNOWN = 0x58;

export const FORWARD_STOP = 1;
export const FORWARD_START = 2;
export const REVERSE_STOP = 4;
export const REVERSE_START = 8;

/** Value in BASE_BITS for a byte that is not a base; makes any codon index 64 or more. */
const NO_BASE = 64;

/**
 * By byte: 0 to 3 for a base in either case, NO_BASE for the rest. Loops over long sequences copy it to a local
 * constant: in unbundled code, as under test, each use of an import is a property access.
 */
export const BASE_BITS = new Uint8Array(256).fill(NO_BASE);
for (const letter of 'ACGTUacgtu') BASE_BITS[letter.charCodeAt(0)] = (letter.charCodeAt(0) >> 1) & 3;

/** The bases as NCBI orders them in its genetic codes. */
export const NCBI_ORDER = 'TCAG';
/** In the order of the base bits. */
const RNA_BASES = 'ACUG';

const tablesOfCode = new WeakMap<GeneticCode, CodonTables>();

/** Returns the tables of a code, built once and cached. */
export function codonTables(code: GeneticCode): CodonTables {
  const made = tablesOfCode.get(code);
  if (made !== undefined) return made;
  const tables = makeTables(code);
  tablesOfCode.set(code, tables);
  return tables;
}

function makeTables({ aminoAcids, starts }: GeneticCode): CodonTables {
  if (aminoAcids.length !== 64 || starts.length !== 64) throw new RangeError('A genetic code has 64 codons');
  const tables = { forward: new Uint8Array(64), reverse: new Uint8Array(64), events: new Uint8Array(64) };
  for (let ncbi = 0; ncbi < 64; ncbi += 1) {
    const [first, second, third] = [ncbi >> 4, (ncbi >> 2) & 3, ncbi & 3].map(
      (base) => BASE_BITS[NCBI_ORDER.charCodeAt(base)] as number,
    ) as [number, number, number];
    const index = (first << 4) | (second << 2) | third;
    // Complementary bases differ in the higher bit alone.
    const opposite = ((third ^ 2) << 4) | ((second ^ 2) << 2) | (first ^ 2);
    const aminoAcid = aminoAcids.charCodeAt(ncbi);
    tables.forward[index] = aminoAcid;
    tables.reverse[opposite] = aminoAcid;
    const isStop = aminoAcid === STOP;
    const isStart = !isStop && starts[ncbi] === 'M';
    tables.events[index] = (tables.events[index] as number) | (isStop ? FORWARD_STOP : isStart ? FORWARD_START : 0);
    tables.events[opposite] =
      (tables.events[opposite] as number) | (isStop ? REVERSE_STOP : isStart ? REVERSE_START : 0);
  }
  return tables;
}

/** A codon in RNA letters. */
export function codonText(index: number): string {
  return [index >> 4, (index >> 2) & 3, index & 3].map((bits) => RNA_BASES.charAt(bits)).join('');
}

/** Number of whole codons in a sequence of `letters` letters without the first `skipped` (0 to 2). */
export function codonsInFrame(letters: number, skipped: number): number {
  return Math.max(0, Math.floor((letters - skipped) / 3));
}

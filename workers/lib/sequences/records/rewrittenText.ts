/**
 * Short texts whose letters cannot be found byte by byte are rewritten: rows of an alignment and tables as FASTA, three-letter
 * amino acids in one letter, a double strand as its upper strand, a chain without the marks of its ends.
 */
import { type SeenFormat, tableColumn, threeLetterCodes } from '../../../streams/seenFormat.ts';
import type { TextFormat } from '../../../streams/textFormat.ts';
import type { SieveLetters } from '../letters/letterSieve.ts';

export interface Rewriting {
  readonly text: string;
  readonly format: TextFormat;
  /** Letters of a lower strand that was left out, being the complement of the upper one. */
  readonly lowerStrand: number;
  /** Three-letter codes that were read as one letter. */
  readonly threeLetter: number;
  /** The marks of a chain's ends were left out, as NH2- and -COOH. */
  readonly chainEnds: boolean;
}

const NOTHING: Omit<Rewriting, 'text' | 'format'> = { lowerStrand: 0, threeLetter: 0, chainEnds: false };

/** Null where the text is read unchanged. */
export function rewrittenText(text: string, seen: SeenFormat, letters: SieveLetters): Rewriting | null {
  if (seen === 'alignment') return alignmentAsFasta(text);
  if (seen === 'table') return tableAsFasta(text, letters);
  if (seen === 'three-letter' && letters === 'protein') return inOneLetter(text);
  if (seen !== 'plain') return null;
  return letters === 'protein' ? withoutChainEnds(text) : upperStrand(text);
}

/**
 * Every line that is not a heading, comment or marking of columns is a row, regardless of its content: a character that is
 * not a letter is refused there, and no row is skipped. Null where a row would begin like a header.
 */
function alignmentAsFasta(text: string): Rewriting | null {
  const rows = new Map<string, string>();
  const isStockholm = text.trimStart().startsWith('#');
  for (const line of text.split(/\r\n?|\n/)) {
    const [name = '', ...letters] = line.trim().split(/\s+/);
    const isAside = isStockholm ? /^(?:#|\/\/)/.test(name) : /^(?:CLUSTAL|MUSCLE|PROBCONS)$/.test(name);
    if (isAside || /^[*:.\s]*$/.test(line)) continue;
    if (letters.length > 1 && /^\d+$/.test(letters.at(-1) ?? '')) letters.pop();
    if (/^[>;]/.test(letters[0] ?? '')) return null;
    rows.set(name, `${rows.get(name) ?? ''}${letters.join(' ')}\n`);
  }
  const records = Array.from(rows, ([name, letters]) => `>${name}\n${letters}`);
  return { ...NOTHING, text: records.join(''), format: 'fasta' };
}

const HEADINGS =
  /^(?:names?|ids?|identifiers?|labels?|genes?|samples?|sequences?|seqs?|dna|rna|proteins?|oligos?|primers?)$/i;

function tableAsFasta(text: string, letters: SieveLetters): Rewriting | null {
  const table = tableColumn(text);
  if (table === null) return null;
  const { separator, column } = table;
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  const rows = lines.map((line) => line.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')));
  const [first = []] = rows;
  const isNamed = HEADINGS.test(first[column] ?? '');
  const hasHeadings =
    isNamed || (first.some((cell) => HEADINGS.test(cell)) && !isSequence(first[column] ?? '', letters));
  // Letters with a separator among them are not a row.
  if (!hasHeadings && (first[0] ?? '').length >= (first[column] ?? '').length) return null;
  const records = (hasHeadings ? rows.slice(1) : rows).map((row) => `>${row[0]}\n${row[column]}\n`);
  return { ...NOTHING, text: records.join(''), format: 'fasta' };
}

/** A record may be called 'gene' or 'DNA': its letters are not a heading. */
function isSequence(cell: string, letters: SieveLetters): boolean {
  return letters === 'protein' ? /^[A-IK-NP-TVWY*\s-]{10,}$/i.test(cell) : /^[ACGTUN.\s-]{4,}$/i.test(cell);
}

/** IUPAC-IUB one-letter and three-letter symbols, with those of selenocysteine, pyrrolysine, ambiguity and a stop. */
const ONE_LETTER: Readonly<Record<string, string>> = {
  ALA: 'A',
  ARG: 'R',
  ASN: 'N',
  ASP: 'D',
  CYS: 'C',
  GLN: 'Q',
  GLU: 'E',
  GLY: 'G',
  HIS: 'H',
  ILE: 'I',
  LEU: 'L',
  LYS: 'K',
  MET: 'M',
  PHE: 'F',
  PRO: 'P',
  SER: 'S',
  THR: 'T',
  TRP: 'W',
  TYR: 'Y',
  VAL: 'V',
  SEC: 'U',
  PYL: 'O',
  ASX: 'B',
  GLX: 'Z',
  XAA: 'X',
  TER: '*',
};

function inOneLetter(text: string): Rewriting | null {
  const codes = threeLetterCodes(text);
  if (codes === null) return null;
  const letters = codes.map((code) => ONE_LETTER[code.toUpperCase()]).join('');
  return { ...NOTHING, text: letters, format: 'plain', threeLetter: codes.length };
}

const CHAIN_STARTS = [
  /^(?:NH2|H2N|NH3\+|H3N\+)\s*[-\u2010-\u2015\u2212]/,
  /^N\s*[-\u2010-\u2015\u2212]/,
  /^H\s*[-\u2010-\u2015\u2212]/,
];
const CHAIN_ENDS = [['COOH', 'CO2H', 'COO-'], ['C'], ['OH']];
const DASH = /[-\u2010-\u2015\u2212]$/;

function withoutChainEnds(text: string): Rewriting | null {
  const whole = text.trim();
  for (const [at, start] of CHAIN_STARTS.entries()) {
    const [amino] = start.exec(whole) ?? [];
    const carboxyl = CHAIN_ENDS[at]?.find((end) => whole.endsWith(end));
    if (amino === undefined || carboxyl === undefined) continue;
    const chain = whole.slice(amino.length, -carboxyl.length).trimEnd();
    if (DASH.test(chain)) return { ...NOTHING, text: chain.slice(0, -1).trim(), format: 'plain', chainEnds: true };
  }
  return null;
}

/** Without white space: 5′-…-3′ above 3′-…-5′, with the bars of the pairs between them or not. */
const STRANDS =
  /^5['`\u00b4\u2018\u2019\u2032][-\u2010-\u2015\u2212]([A-Za-z]+)[-\u2010-\u2015\u2212]3['`\u00b4\u2018\u2019\u2032]\|*3['`\u00b4\u2018\u2019\u2032][-\u2010-\u2015\u2212]([A-Za-z]+)[-\u2010-\u2015\u2212]5['`\u00b4\u2018\u2019\u2032]$/;
const UPPER_STRAND = /^[^3]*3\s*['`\u00b4\u2018\u2019\u2032]/;
const OPPOSITE: Readonly<Record<string, string>> = { A: 'T', T: 'A', U: 'A', C: 'G', G: 'C', N: 'N' };

/** Of a strand and its complement below, the upper one; null where the lower one is something else. */
function upperStrand(text: string): Rewriting | null {
  const [, own, lower] = STRANDS.exec(text.replace(/\s/g, '').toUpperCase()) ?? [];
  if (own === undefined || lower === undefined) return null;
  const complement = Array.from(own, (base) => OPPOSITE[base] ?? '?').join('');
  if (complement !== lower.replaceAll('U', 'T')) return null;
  const [upper = ''] = UPPER_STRAND.exec(text) ?? [];
  return { ...NOTHING, text: upper.trimStart(), format: 'plain', lowerStrand: lower.length };
}

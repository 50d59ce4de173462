/**
 * Codons that an entry reads otherwise than the genetic code: '/transl_except=(pos:213..215,aa:Sec)'. Source: the feature table
 * definition of the INSDC.
 */
import { type FeatureLocation, type FeatureSpan, readLocation } from './featureLocation.ts';

/** Amino acids by the number of their codon in the coding sequence, counted from 0. '*': a stop; X: one without a letter of its own. */
export type CodingExceptions = ReadonlyMap<number, string>;

/** Amino acids as the entries abbreviate them. */
const LETTERS: Readonly<Record<string, string>> = {
  ala: 'A',
  arg: 'R',
  asn: 'N',
  asp: 'D',
  asx: 'B',
  cys: 'C',
  gln: 'Q',
  glu: 'E',
  glx: 'Z',
  gly: 'G',
  his: 'H',
  ile: 'I',
  leu: 'L',
  lys: 'K',
  met: 'M',
  phe: 'F',
  pro: 'P',
  pyl: 'O',
  sec: 'U',
  ser: 'S',
  term: '*',
  thr: 'T',
  trp: 'W',
  tyr: 'Y',
  val: 'V',
};

/**
 * Exceptions that do not lie at a codon of the feature are left out.
 *
 * @param text values of the qualifier, as written
 * @param codonStart 1, 2 or 3: the letter of the feature at which the first codon begins
 */
export function readExceptions(text: string, { spans }: FeatureLocation, codonStart: number): CodingExceptions {
  const exceptions = new Map<number, string>();
  for (const exception of text.replace(/\s/g, '').split('(pos:').slice(1)) {
    const [where = '', rest = ''] = exception.split(',aa:', 2);
    const aminoAcid = rest.slice(0, rest.indexOf(')'));
    const first = firstOffset(readLocation(where, Number.MAX_SAFE_INTEGER, false)?.spans ?? [], spans);
    if (first === null || first < codonStart - 1 || (first - codonStart + 1) % 3 !== 0) continue;
    exceptions.set((first - codonStart + 1) / 3, LETTERS[aminoAcid.toLowerCase()] ?? 'X');
  }
  return exceptions;
}

/** Of letters of the strand, the first in the direction of reading: how many letters of the feature precede it. */
function firstOffset(letters: readonly FeatureSpan[], spans: readonly FeatureSpan[]): number | null {
  // Entries write the place on either strand: both ends are looked at.
  const ends = letters.flatMap(({ from, to }) => [from, to - 1]);
  let before = 0;
  for (const { from, to, strand } of spans) {
    const offsets = ends
      .filter((end) => end >= from && end < to)
      .map((end) => (strand === 1 ? end - from : to - 1 - end));
    if (offsets.length > 0) return before + Math.min(...offsets);
    before += to - from;
  }
  return null;
}

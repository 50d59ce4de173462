/** Counts of genotypes in a line: '45 TT 36 Tt 19 tt'. */
import type { OwnReader, TextRead } from '../declarations.ts';
import type { Line } from '../marks.ts';
import { leadsTo } from '../phrases.ts';

/** Reads the letter of one allele: 'T' of 'Tt' is the big one. */
export function alleleIn(size: 'big' | 'small'): OwnReader {
  return (line) => alleleOf(line, size === 'big');
}

/** Reads the whole number beside such a genotype. */
export function countIn(genotype: Genotype): OwnReader {
  return (line) => countOf(line, genotype);
}

function alleleOf({ marks }: Line, isBig: boolean): TextRead | null {
  const pairs = marks.filter((mark) => mark.kind === 'genotype').flatMap((mark) => ('text' in mark ? [mark] : []));
  const mixed = pairs.find(({ text }) => text.length === 2 && text[0] !== text[1]);
  if (mixed === undefined) return null;
  const same = pairs.filter(({ text }) => text.toLowerCase() === mixed.text.toLowerCase());
  return { text: mixed.text[isBig ? 0 : 1] ?? '', places: same };
}

const ALLELES = { TT: /^[A-Z]{2}$/, Tt: /^[A-Z][a-z]$/, tt: /^[a-z]{2}$/ };

type Genotype = keyof typeof ALLELES;

/** The whole number of a genotype, where each genotype has one on the same side. */
function countOf({ text, marks }: Line, genotype: Genotype): TextRead | null {
  const genotypes = marks.flatMap((mark) => (mark.kind === 'genotype' && mark.text.length === 2 ? [mark] : []));
  const numbers = marks.flatMap((mark) => (mark.kind === 'number' && mark.other === undefined ? [mark] : []));
  const place = genotypes.findIndex((mark) => ALLELES[genotype].test(mark.text));
  if (place < 0 || genotypes.length !== numbers.length) return null;
  const before = genotypes.every((mark, index) => {
    const end = numbers[index]?.end ?? 0;
    return end <= mark.start && /^\s?$/.test(text.slice(end, mark.start));
  });
  const behind = genotypes.every((mark, index) => leadsTo(text, mark, numbers[index]?.start ?? 0));
  const number = numbers[place];
  if (before === behind || number === undefined || !/^\d+$/.test(number.text)) return null;
  return { text: number.text, places: [number] };
}

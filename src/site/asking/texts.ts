/** What a text box takes from a line: a formula, a sequence, a genotype, an element. */
import { plainQuotient } from '#src/engine/form/onDemand/otherNotations.ts';
import { COMMON_COMPOUNDS } from '#workers/reference/commonCompounds.ts';
import { ELEMENTS } from '#workers/reference/elements.ts';
import type { Reader } from './declarations.ts';
import { type Line, type Mark, SURE_BASES } from './marks.ts';
import { type Explained, leadsTo, placesOf } from './phrases.ts';
import type { Range } from './range.ts';

interface TextRead {
  readonly text: string;
  readonly places: readonly Range[];
}

/** Names that the rules of inorganic names do not give. */
const PLAIN_NAMES: Readonly<Record<string, readonly string[]>> = { H2O: ['water'], NH3: ['ammonia'] };
/** What is an English word, or one letter, as well: it needs company. */
const ENGLISH = new Set(
  'He Be As No In I At Am Os Pa Ho La Mo Lu Es Er Po U K C O S P B V W Y N F H NO HI OF US IS SO ON OK UP BY IN IF'.split(
    ' ',
  ),
);
/** A word in capitals, such as COW or SON. */
const CAPITALS = /^[A-Z]{3,}$/;

/**
 * Returns the text of this kind that nothing else has explained; null for none.
 *
 * @param isAlone no word of the line says what is asked
 * @param turn how many texts of this kind other inputs have taken
 */
export function textsRead(
  reads: Reader,
  line: Line,
  explained: Explained,
  isAlone: boolean,
  turn: number,
): TextRead | null {
  const free = line.marks.filter((mark) => !explained.has(mark));
  const of = (kind: Mark['kind']): Mark | undefined => free.find((mark) => mark.kind === kind);
  switch (reads) {
    case 'formula':
    case 'symbols':
    case 'compound':
      return formulaIn(line, free, isAlone, reads);
    case 'equation':
    case 'expression':
    case 'genotype': {
      const mark = of(reads);
      return mark !== undefined && 'text' in mark ? { text: mark.text, places: [mark] } : null;
    }
    case 'element':
      return elementsIn(line, isAlone)[turn] ?? null;
    case 'charge':
      return chargeIn(line);
    case 'bigAllele':
    case 'smallAllele':
      return alleleIn(line, reads === 'bigAllele');
    case 'countOfBig':
    case 'countOfMixed':
    case 'countOfSmall':
      return countIn(line, reads);
    case 'ratio':
    case 'ratioAbove':
    case 'ratioFirst':
    case 'ratioSecond':
      return ratioIn(line, reads);
    case 'square':
    case 'linear':
    case 'constant':
      return coefficientIn(line, reads);
    case 'dna':
    case 'rna':
    case 'letters':
    case 'protein':
      return lettersIn(reads, free);
    default:
      return null;
  }
}

function formulaIn(
  line: Line,
  free: readonly Mark[],
  isAlone: boolean,
  reads: 'formula' | 'symbols' | 'compound',
): TextRead | null {
  const marks = free.filter((mark) => mark.kind === 'formula');
  const [longest] = marks.toSorted((one, other) => other.end - other.start - (one.end - one.start));
  if (longest?.kind === 'formula') {
    const isShort = longest.text.length < 3 && !/\d/.test(longest.text);
    const isWhole = longest.text === line.text;
    const hasNumber = line.marks.some(({ kind }) => kind === 'number');
    if (isAlone && !hasNumber && CAPITALS.test(longest.text)) return null;
    if (isAlone && isShort && (ENGLISH.has(longest.text) || (!isWhole && !hasNumber))) return null;
    return { text: longest.text, places: [longest] };
  }
  if (reads === 'symbols') return null;
  for (const [formula, names] of [...Object.entries(PLAIN_NAMES), ...Object.entries(COMMON_COMPOUNDS)]) {
    const place = placesOf(names.join('|'), line.text, line.marks).find((each) =>
      free.some((mark) => mark.start === each.start),
    );
    const written = place === undefined ? '' : line.text.slice(place.start, place.end).toLowerCase();
    // A name with a typing error may be another substance.
    if (place !== undefined && names.includes(written))
      return { text: reads === 'compound' ? written : formula, places: [place] };
  }
  return null;
}

const SYMBOL = /[A-Z][a-z]?/g;

/** The elements of a line in order; those of a formula of two elements one after the other. */
function elementsIn({ marks, text }: Line, isAlone: boolean): readonly TextRead[] {
  return marks.flatMap((mark): readonly TextRead[] => {
    if (mark.kind === 'formula') {
      const symbols = mark.text.match(SYMBOL) ?? [];
      const isOne = /^[A-Z][a-z]?(?:\d?[+-])?$/.test(mark.text);
      const isTwo = symbols.length === 2 && symbols.join('') === mark.text;
      if (isAlone && (text !== mark.text || ENGLISH.has(mark.text) || !isOne)) return [];
      return isOne || isTwo ? symbols.map((symbol) => ({ text: symbol, places: [mark] })) : [];
    }
    if (mark.kind !== 'word' || isAlone) return [];
    const named = Object.entries(ELEMENTS).find(([, { name }]) => name.toLowerCase() === mark.written.toLowerCase());
    return named === undefined ? [] : [{ text: named[0], places: [mark] }];
  });
}

function chargeIn({ marks }: Line): TextRead | null {
  for (const mark of marks) {
    const charge = mark.kind === 'formula' ? /^[A-Z][a-z]?(\d?)([+-])$/.exec(mark.text) : null;
    if (charge !== null) return { text: `${charge[2] === '-' ? '-' : ''}${charge[1] || '1'}`, places: [mark] };
  }
  return null;
}

function ratioIn({ marks }: Line, reads: 'ratio' | 'ratioAbove' | 'ratioFirst' | 'ratioSecond'): TextRead | null {
  const mark = marks.find((each) => each.kind === 'ratio' && each.parts.length === 2);
  if (mark?.kind !== 'ratio') return null;
  const [first = 0, second = 0] = mark.parts.map(Number);
  if (reads === 'ratioAbove' && first < second) return null;
  if (reads === 'ratioFirst' || reads === 'ratioSecond')
    return { text: String(reads === 'ratioFirst' ? first : second), places: [mark] };
  return Math.min(first, second) > 0
    ? { text: plainQuotient(Math.max(first, second) / Math.min(first, second)), places: [mark] }
    : null;
}

const SQUARE = /x(?:²|\^2)/i;
/** What follows the square: '-5x+6=0'. */
const REST = /^ ?(?:(?<linear>[-+−] ?[\d.]*) ?x)? ?(?<constant>[-+−] ?[\d.]+)? ?= ?0/i;

function coefficientIn({ text }: Line, reads: 'square' | 'linear' | 'constant'): TextRead | null {
  const square = SQUARE.exec(text);
  if (square === null) return null;
  const behind = square.index + square[0].length;
  const rest = REST.exec(text.slice(behind));
  if (rest === null) return null;
  let start = square.index;
  while (start > 0 && /[-+−\d. ]/.test(text[start - 1] ?? '')) start -= 1;
  const written = {
    square: text.slice(start, square.index),
    linear: rest.groups?.linear,
    constant: rest.groups?.constant,
  };
  const number = written[reads]?.replaceAll(' ', '').replace('−', '-').replace('+', '');
  const places = [{ start, end: behind + rest[0].length }];
  if (number === undefined) return { text: '0', places };
  if (reads === 'constant' || /\d/.test(number)) return { text: number, places };
  return { text: `${number}1`, places };
}

function alleleIn({ marks }: Line, isBig: boolean): TextRead | null {
  const pairs = marks.filter((mark) => mark.kind === 'genotype').flatMap((mark) => ('text' in mark ? [mark] : []));
  const mixed = pairs.find(({ text }) => text.length === 2 && text[0] !== text[1]);
  if (mixed === undefined) return null;
  const same = pairs.filter(({ text }) => text.toLowerCase() === mixed.text.toLowerCase());
  return { text: mixed.text[isBig ? 0 : 1] ?? '', places: same };
}

const ALLELES = { countOfBig: /^[A-Z]{2}$/, countOfMixed: /^[A-Z][a-z]$/, countOfSmall: /^[a-z]{2}$/ };

/** The whole number of a genotype, where each genotype has one on the same side. */
function countIn({ text, marks }: Line, reads: keyof typeof ALLELES): TextRead | null {
  const genotypes = marks.flatMap((mark) => (mark.kind === 'genotype' && mark.text.length === 2 ? [mark] : []));
  const numbers = marks.flatMap((mark) => (mark.kind === 'number' && mark.other === undefined ? [mark] : []));
  const place = genotypes.findIndex((mark) => ALLELES[reads].test(mark.text));
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

function lettersIn(reads: 'dna' | 'rna' | 'letters' | 'protein', free: readonly Mark[]): TextRead | null {
  const wanted = { dna: 'DNA', rna: 'RNA', letters: 'DNA', protein: 'PROTEIN' }[reads];
  const found = free.find(
    (mark) =>
      mark.kind === 'letters' &&
      mark.of === wanted &&
      ((reads !== 'letters' && reads !== 'rna') || mark.text.length >= SURE_BASES),
  );
  return found?.kind === 'letters' ? { text: found.text, places: [found] } : null;
}

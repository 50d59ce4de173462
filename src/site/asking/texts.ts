/** What a text box takes from a line: a formula, a sequence, a genotype, an element. */
import { plainQuotient } from '#src/engine/form/onDemand/otherNotations.ts';
import { COMMON_COMPOUNDS } from '#workers/reference/commonCompounds.ts';
import { ELEMENTS } from '#workers/reference/elements.ts';
import type { Reader, TextRead } from './declarations.ts';
import { type Line, type Mark, SURE_BASES } from './marks.ts';
import { type Explained, placesOf } from './phrases.ts';

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
    case 'ratio':
    case 'ratioAbove':
    case 'ratioFirst':
    case 'ratioSecond':
      return ratioIn(line, reads);
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

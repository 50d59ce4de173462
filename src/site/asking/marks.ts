/** What a line holds: numbers, dates, formulas, sequences, genotypes and words, each with its place. Places may overlap: 'NaCl' is a formula and a word. */
import { legibleText } from '#src/engine/form/onDemand/otherNotations.ts';
import { type Word, wordsOf } from '#src/site/catalog/queryWords.ts';
import { ELEMENTS } from '#workers/reference/elements.ts';
import { datesIn } from './dates.ts';
import { type NumberMark, numbersIn } from './lineNumbers.ts';
import { isWithin, overlap, type Range } from './range.ts';

/** A line with what it holds. */
export interface Line {
  readonly text: string;
  readonly marks: readonly Mark[];
}

export type Mark =
  | NumberMark
  | (Range & { readonly kind: 'word'; readonly word: Word; readonly written: string })
  | (Range & { readonly kind: 'date'; readonly days: readonly string[] })
  | (Range & { readonly kind: 'formula' | 'genotype' | 'equation' | 'expression'; readonly text: string })
  | (Range & { readonly kind: 'letters'; readonly text: string; readonly of: 'DNA' | 'RNA' | 'PROTEIN' })
  | (Range & { readonly kind: 'ratio'; readonly parts: readonly string[] });

/** Whether a text is a chemical formula: element symbols with counts, brackets, water after a point, and a charge at its end. */
function isFormula(text: string): boolean {
  let rest = text.replace(/^\d+(?=[A-Z[(])/, '').replace(/(?:\^?\d?[+-]|[⁰¹²³⁴⁵⁶⁷⁸⁹]?[⁺⁻])$/, '');
  let hasSymbol = false;
  while (rest !== '') {
    const two = rest.slice(0, 2);
    const one = rest.slice(0, 1);
    if (Object.hasOwn(ELEMENTS, two) || Object.hasOwn(ELEMENTS, one)) {
      hasSymbol = true;
      rest = rest.slice(Object.hasOwn(ELEMENTS, two) ? 2 : 1);
    } else if (/^[\d₀-₉()[\]]/.test(rest)) rest = rest.slice(1);
    else if (hasSymbol && /^[·.*•⋅](?=[\dA-Z])/.test(rest)) rest = rest.slice(1);
    else return false;
  }
  return hasSymbol;
}

/** '80x35' with blanks around its sign, so that each number begins after one, '3 : 1' without them, and no words of politeness at either end. */
export function spaced(line: string): string {
  return line
    .replace(/^(?:please|hi|hello|hey)\b[ ,!]*/i, '')
    .replace(/(?<![ ,])[ ,]+(?:please|thanks|thank you)[ .!?]*$/i, '')
    .replace(/(?<=\d) ?: ?(?=\d)/g, ':')
    .replace(/(?<=\d)([x×])(?=\d)/g, ' $1 ');
}

/** Reads a line. */
export function marksOf(line: string): readonly Mark[] {
  const dates = datesIn(line);
  const free = (place: Range): boolean => !dates.some((date) => overlap(date, place));
  const found = numbersIn(withoutDates(line, dates)).filter(free);
  // '5:3.4 x 10^1' holds a number that is longer than the ratio's part.
  const ratios = ratiosIn(line).filter(
    (ratio) => free(ratio) && found.every((mark) => mark.end <= ratio.end || ratio.end <= mark.start),
  );
  const wholes = [...equationIn(line), ...ratios];
  const numbers = found.filter((mark) => !wholes.some((whole) => isWithin(mark, whole)));
  return [...dates, ...wholes, ...numbers, ...wordsIn(line).filter(free)].toSorted(
    (one, other) => one.start - other.start,
  );
}

/** Dates hidden, so that a number behind a date does not continue it. */
function withoutDates(line: string, dates: readonly Range[]): string {
  return dates.reduce((text, { start, end }) => text.slice(0, start) + '#'.repeat(end - start) + text.slice(end), line);
}

const ARROW = /=|->|→|⟶|⇌/;

/** A chemical equation: formulas joined by plus signs on both sides of a sign. */
function equationIn(line: string): readonly Mark[] {
  const arrow = ARROW.exec(line);
  if (arrow === null) return [];
  const right = line.slice(arrow.index + arrow[0].length).trim();
  const pieces = line.slice(0, arrow.index).trim().split(' ');
  let first = pieces.length;
  while (first > 0 && (pieces[first - 1] === '+' || isFormula(pieces[first - 1] ?? ''))) first -= 1;
  const left = pieces.slice(first).join(' ');
  const formulas = [left, right].flatMap((side) => side.split(' + '));
  if (!formulas.every(isFormula) || !formulas.some((each) => /[A-Z].*[A-Z\d]/.test(each))) return [];
  const start = line.indexOf(left);
  const text = line.slice(start).trimEnd();
  return [{ kind: 'equation', start, end: start + text.length, text }];
}

function ratiosIn(line: string): readonly Mark[] {
  return [...line.matchAll(/(?<![\d.,:])\d+(?:\.\d+)?(?::\d+(?:\.\d+)?)+(?![\d:])/g)].map(({ 0: text, index }) => ({
    kind: 'ratio',
    start: index,
    end: index + text.length,
    parts: text.split(':'),
  }));
}

const WORD = /\[?[\p{L}Δ][\p{L}\p{N}₀-₉⁰-⁹'’\-+.*·⋅^()[\]²³]*|\[[\p{L}\p{N}()[\]₀-₉·.^+-]+/gu;

function wordsIn(line: string): readonly Mark[] {
  return [...line.matchAll(WORD)].flatMap(({ 0: found, index }) => {
    const written = trimmed(found);
    const marks: Mark[] = [];
    const place = { start: index, end: index + written.length };
    // The minus of an ion is at its end: 'O2-'.
    const charged = found.startsWith(`${written}-`) && isFormula(written) ? `${written}-` : written;
    const legible = legibleText(charged);
    if (isFormula(legible) && !isEnglish(line, written, index))
      marks.push({ start: index, end: index + charged.length, kind: 'formula', text: lowSet(legible) });
    if (isGenotype(written)) marks.push({ ...place, kind: 'genotype', text: written });
    marks.push(...lettersIn(written, place));
    if (/[=^/*]/.test(line) && /^[A-Za-z][A-Za-z0-9]*(?:[*/^+-][A-Za-z0-9]+)+$/.test(expressionAt(line, index)))
      marks.push({
        start: index,
        end: index + expressionAt(line, index).length,
        kind: 'expression',
        text: expressionAt(line, index),
      });
    return [...marks, ...singleWords(found, index)];
  });
}

/** Whether an element's symbol is a word of the sentence: 'how do I', 'I need', 'At 20 °C', 'In water'. */
function isEnglish(line: string, written: string, index: number): boolean {
  const [before, behind] = [line.slice(0, index), line.slice(index + written.length)];
  if (written === 'I')
    return (
      AUXILIARY.test(before) ||
      (/^ [a-z]+/.test(behind) && index === 0) ||
      /^ (?:need|have|am|want|use|get|make|mix|add|take)\b/.test(behind)
    );
  return index === 0 && /^(?:At|In|As|He|Be|No|Am)$/.test(written) && /^ [a-z\d]/.test(behind);
}

const AUXILIARY =
  /\b(?:do|can|should|could|would|must|may|might|will|shall|did|if|when|what|which|where|as|that|and|am|how) $/i;

function expressionAt(line: string, at: number): string {
  return withoutEnd(/^\S+/.exec(line.slice(at))?.[0] ?? '', '.,;:?!');
}

function trimmed(text: string): string {
  const bare = withoutEnd(text, ".,;:?!'’*·-");
  const [opened, closed] = [bare.split('(').length, bare.split(')').length];
  return closed > opened ? withoutEnd(bare, ')') : bare;
}

/** The text without these signs at its end. */
function withoutEnd(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text[end - 1] ?? '')) end -= 1;
  return text.slice(0, end);
}

function singleWords(found: string, index: number): readonly Mark[] {
  return [...found.matchAll(/[\p{L}\p{N}'’Δ²³₀-₉]+/gu)].flatMap(({ 0: written, index: within }) => {
    const [word] = wordsOf(
      written
        .replace(/['’]s$/, '')
        .replace(/['’]/g, '')
        .replace(/Δ/g, 'delta'),
    );
    const start = index + within;
    return word === undefined ? [] : [{ kind: 'word' as const, start, end: start + written.length, word, written }];
  });
}

/** With the figures of a keyboard: H₂O. */
function lowSet(formula: string): string {
  return formula.replace(/[₀-₉]/g, (figure) => String('₀₁₂₃₄₅₆₇₈₉'.indexOf(figure)));
}

function isGenotype(text: string): boolean {
  if (!/^[A-Za-z]{2,12}$/.test(text) || text.length % 2 === 1) return false;
  const pairs = text.match(/../g) ?? [];
  const genes = pairs.map((pair) => pair[0]?.toLowerCase());
  const areAlike = pairs.every((pair) => pair[0]?.toLowerCase() === pair[1]?.toLowerCase() && !/[a-z][A-Z]/.test(pair));
  return areAlike && new Set(genes).size === pairs.length;
}

/** From so many letters on a run of bases is a sequence, a shorter one only where bases are asked about. */
export const SURE_BASES = 10;
const SHORTEST_BASES = 6;
const SHORTEST_PROTEIN = 15;

function lettersIn(written: string, place: Range): readonly Mark[] {
  const text = written.toUpperCase();
  if (!/^[A-Za-z*]+$/.test(written) || written.length < SHORTEST_BASES) return [];
  if (/^[ACGTU]+$/.test(text) && (written === text || written.length >= SURE_BASES))
    return [{ ...place, kind: 'letters', text, of: /U/.test(text) && !/T/.test(text) ? 'RNA' : 'DNA' }];
  if (written !== text || written.length < SHORTEST_PROTEIN) return [];
  if (/^[ACGTUNRYSWKMBDHV]+$/.test(text) && /[ACGT]{5}/.test(text))
    return [{ ...place, kind: 'letters', text, of: 'DNA' }];
  return /^[ACDEFGHIKLMNPQRSTVWY*]+$/.test(text) && /[EFILPQ]/.test(text)
    ? [{ ...place, kind: 'letters', text, of: 'PROTEIN' }]
    : [];
}

/** Whether a sign of multiplication is before the number: the second side of '10 x 12 ft 4 in' is 12 ft, or 12 ft 4 in. */
export function isJoined({ text }: Line, { start }: NumberMark): boolean {
  return /(?:[x×*]|\bby) ?$/i.test(text.slice(Math.max(0, start - 4), start));
}

/** '80x35x40 cm': the number behind which the unit of this one is. */
export function sharingUnit({ text, marks }: Line, mark: NumberMark): NumberMark {
  let last = mark;
  for (const next of marks) {
    if (next.kind !== 'number' || next.start < last.end) continue;
    if (!/^(?: (?:x|×|by|to|and|\*) |[x×*])$/i.test(text.slice(last.end, next.start))) break;
    last = next;
  }
  return last;
}

/** Changes a line as people would have typed it otherwise: other numbers, units, orders, spelling, case, words that say nothing. */
import { ASKED_WORDS } from '#src/site/asking/askedPages.ts';
import { VOCABULARY } from '#src/site/catalog/searchIndex.ts';
import { otherDate } from './askedDates.ts';
import { otherNumber, writtenNumber } from './askedNumbers.ts';
import type { Piece, Slot, Template } from './askedTemplates.ts';
import { naivelyConverted, UNIT_WORDS, unitsLike } from './askedUnits.ts';
import type { Chance } from './chance.ts';

/** A line that was changed, and what a naive reader knows of it. */
export interface ChangedLine {
  readonly typed: string;
  readonly template: Template;
  /** Values by their place; the ones that are not named are those of the corpus. */
  readonly values: ReadonlyMap<Slot, string>;
  /** The same with the other day of each date of which day and month may be taken for each other; null where there is none. */
  readonly swapped: ReadonlyMap<Slot, string> | null;
}

interface Draft {
  readonly calculator: string;
  readonly values: Map<Slot, string>;
  readonly isDayFirst: boolean;
  readonly swapped: Map<Slot, string>;
  showsOrder: boolean;
}

/** Changes a line by chance. */
export function changedLine(template: Template, chance: Chance): ChangedLine {
  const draft: Draft = {
    calculator: template.expected.calculator ?? '',
    values: new Map(),
    // A date of the corpus in figures has the day first.
    isDayFirst: chance.is(0.5) || /\d[./]\d+[./]\d/.test(template.expected.ask),
    swapped: new Map(),
    showsOrder: false,
  };
  const order = chance.is(0.4) ? shuffled(chance, template.parts) : template.parts;
  const share = chance.of([0, 0.5, 1]);
  const parts = order.map((part) => part.map((piece) => writtenPiece(chance, piece, draft, share)).join(''));
  const line = parts.join(' ').replace(/,$/, '');
  const { values, swapped, showsOrder } = draft;
  return {
    typed: inOtherWords(chance, line),
    template,
    values,
    swapped: swapped.size === 0 || showsOrder ? null : new Map([...values, ...swapped]),
  };
}

function shuffled<T>(chance: Chance, things: readonly T[]): readonly T[] {
  const left = [...things];
  return things.map(() => left.splice(chance.whole(0, left.length - 1), 1)[0] as T);
}

function writtenPiece(chance: Chance, piece: Piece, draft: Draft, share: number): string {
  if (piece.kind === 'text') return piece.text;
  if (!chance.is(share)) {
    if (piece.kind === 'number') return `${piece.text}${piece.gap}${piece.unit}`;
    draft.showsOrder ||= /^(?:1[3-9]|2\d|3[01])[./]/.test(piece.text);
    return piece.text;
  }
  if (piece.kind === 'date') {
    const { iso, text, swapped, showsOrder } = otherDate(chance, draft.isDayFirst);
    draft.values.set(piece.slot, iso);
    if (swapped !== undefined) draft.swapped.set(piece.slot, swapped);
    draft.showsOrder ||= showsOrder;
    return text;
  }
  const { value, unit, held = unit, text, gap } = piece;
  const { same, others } = SAME_UNIT.has(`${draft.calculator} ${piece.slot}`)
    ? { ...unitsLike(unit), others: [] }
    : unitsLike(unit);
  const spellings = unit === '' ? [''] : chance.is(0.4) && others.length > 0 ? chance.of(others) : same;
  const typed = chance.is(0.5) ? (spellings[0] ?? unit) : chance.of(spellings);
  const start = unit === '' || held === '' ? value : (naivelyConverted(value, held, typed) ?? value);
  const number = writtenNumber(chance, otherNumber(chance, start, /^\d+$/.test(text)), piece.isPlain);
  const converted = unit === '' || held === '' ? number.value : naivelyConverted(number.value, typed, held);
  draft.values.set(piece.slot, String(converted ?? number.value));
  return `${number.text}${unit === '' ? '' : otherGap(chance, gap)}${typed}`;
}

/** Inputs whose unit is that of the result as well, so that another unit asks for another figure. */
const SAME_UNIT: ReadonlySet<string> = new Set([
  'generation-time elapsedTime',
  'cat-size-predictor weight',
  'dog-bmi weight',
  // Of months and days only the calendar knows.
  'days-between-dates amount',
]);

function otherGap(chance: Chance, gap: string): string {
  return chance.is(0.5) ? gap : chance.of(['', ' ', '\u00a0', '  ']);
}

/** Where a number begins after a word, without a word between that leads to it already. */
const BESIDE =
  /\b(?!(?:to|in|and|vs|of|for|from|if|at|over|with|by|x|is|every|against|between|need|on|after|do)\b)([A-Za-z]\w*) (?=\d)/gi;
const BEFORE = [
  'please ',
  'what is ',
  'what is the ',
  'calculate ',
  'calculate the ',
  'how do I calculate ',
  'the ',
  'find ',
];
const BEHIND = ['?', ' ?', ' please', ' thanks', '.', '!', ' = ?'];

function inOtherWords(chance: Chance, line: string): string {
  let text = line;
  if (chance.is(0.2)) text = inOneWord(text, chance, (word) => misspelled(chance, word));
  if (chance.is(0.2)) text = inOneWord(text, chance, (word) => (chance.is(0.5) ? word.toUpperCase() : capital(word)));
  if (chance.is(0.05)) text = capital(text);
  if (chance.is(0.15)) {
    const sign = chance.of([' = ', '=', ': ', ' : ']);
    const places = [...text.matchAll(BESIDE)];
    const place = places.length === 0 ? undefined : chance.of(places);
    if (place !== undefined)
      text = `${text.slice(0, place.index)}${place[1]}${sign}${text.slice(place.index + place[0].length)}`;
  }
  if (chance.is(0.2)) text = chance.of(BEFORE) + text;
  if (chance.is(0.2)) text += chance.of(BEHIND);
  return text;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Words that mean something of their own: another word must not become one of them. */
const MEANT: ReadonlySet<string> = new Set([
  ...VOCABULARY.map(({ typed }) => typed),
  ...(JSON.stringify(ASKED_WORDS)
    .toLowerCase()
    .match(/[a-z]+/g) ?? []),
]);
const PLAIN_WORD = /(?<![\p{L}\d\]·])[a-z]{4,}(?![\p{L}\d])/gu;

function inOneWord(text: string, chance: Chance, change: (word: string) => string): string {
  const words = [...text.matchAll(PLAIN_WORD)].filter(
    ({ 0: word }) => !UNIT_WORDS.has(word) && !/^[acgtu]+$/.test(word),
  );
  if (words.length === 0) return text;
  const { 0: word, index } = chance.of(words);
  return text.slice(0, index) + change(word) + text.slice(index + word.length);
}

function misspelled(chance: Chance, word: string): string {
  const at = chance.whole(0, word.length - 1);
  const letter = chance.of([...'abcdefghijklmnopqrstuvwxyz']);
  const [head, tail] = [word.slice(0, at), word.slice(at + 1)];
  const changed = chance.of([
    head + tail,
    head + letter + word.slice(at),
    head + letter + tail,
    head + tail.charAt(0) + word.charAt(at) + tail.slice(1),
  ]);
  return MEANT.has(changed) || UNIT_WORDS.has(changed) ? word : changed;
}

/** Numbers of a line as a column, as groups, as pairs or as the rows of a list. */
import type { AnyFields, Value, Values } from '#src/engine/kit/fields.ts';
import { numberFieldOf } from '#src/engine/kit/unitFields.ts';
import { isSmallWord } from '#src/site/catalog/petQuestion.ts';
import type { ListWords } from './declarations.ts';
import type { NumberMark } from './lineNumbers.ts';
import type { Line } from './marks.ts';
import { type Explained, placesOf } from './phrases.ts';
import type { Range } from './range.ts';
import { anyUnitEnd, unitBehind } from './units.ts';

interface Listed {
  readonly value: Value;
  readonly places: readonly Range[];
  /** A number of it is one from which on the page calls for help. */
  readonly isAlarming: boolean;
}

const FEWEST_PAIRS = 3;

/**
 * Returns the free numbers of a line as the list wants them; null where there are too few, or not as many as belong together.
 *
 * @param row the columns of the list, where it is one of rows
 */
export function listed(list: ListWords, line: Line, explained: Explained, row: AnyFields): Listed | null {
  if (list.as === 'names') return namesIn(list, line);
  const free = line.marks.filter((mark): mark is NumberMark => mark.kind === 'number' && !explained.has(mark));
  if (free.some(({ other }) => other !== undefined)) return null;
  const cuts = placesOf(list.between ?? 'vs|versus|against', line.text, line.marks);
  const slashes = [...line.text.matchAll(/ [/;|] /g)].map(({ index }) => ({ start: index, end: index + 3 }));
  const ends = [...cuts, ...slashes].filter(
    ({ start }) => free.some((each) => each.end <= start) && free.some((each) => each.start >= start),
  );
  // '10 20 / 30 40' is a table of two rows, and no list of four.
  if (list.as === 'rows')
    return slashes.length > 0 && ends.length > 0 && list.columns?.length === 1
      ? null
      : rowsOf(list, { line, explained }, free, row);
  const groups = grouped(free, ends);
  if (!groups.every((group) => isOneRun(line.text, group))) return null;
  const texts = groups.map((group) => group.map(({ text }) => text));
  const names = list.isNamed === true ? groups.map((group) => wordBefore(line, group[0])) : [];
  const areNamed =
    names.length === groups.length &&
    names.every((name) => name !== null && !/^(?:vs|versus|against)$/i.test(name.written));
  const places = [...free, ...cuts, ...names.flatMap((name) => name ?? [])];
  const value = textOf(list, texts, areNamed ? names.map((name) => name?.written ?? '') : []);
  return value === null ? null : { value, places, isAlarming: false };
}

const FEWEST_NAMES = 2;
/** One to three words. */
const NAME = /^\p{L}[\p{L}\p{N}-]*(?: [\p{L}\p{N}-]+){0,2}$/u;

/** 'into placebo, low dose and high dose': all that follows is names. */
function namesIn({ between, columns: [column = ''] = [], each = {} }: ListWords, { text, marks }: Line): Listed | null {
  const place = placesOf(between, text, marks)
    .toSorted((one, other) => one.start - other.start)
    .at(-1);
  if (place === undefined) return null;
  const behind = text.slice(place.end).replace(/(?<![\s.?!])[\s.?!]+$/, '');
  const names = behind
    .replace(/^(?: the)?(?: groups?:?)? /i, '')
    .split(/ ?[,;/&+] ?(?:and )?| and | vs\.? | or /i)
    .map((name) => name.replace(/ groups?$/i, '').trim());
  const areNames = names.every((name) => NAME.test(name)) && new Set(names).size === names.length;
  if (names.length < FEWEST_NAMES || !areNames) return null;
  const value = names.map((name) => ({ ...each, [column]: name }));
  return { value, places: [{ start: place.start, end: place.end + behind.length }], isAlarming: false };
}

function textOf(
  { as, count }: ListWords,
  texts: readonly (readonly string[])[],
  names: readonly string[],
): string | null {
  const [first = []] = texts;
  const isOne = texts.length === 1;
  if (as === 'column' || as === 'commas')
    return isOne && first.length >= 2 ? first.join(as === 'column' ? '\n' : ', ') : null;
  if (as === 'square')
    return first.length === (isOne ? 4 : 2) && texts.flat().length === 4 && texts.length < 3
      ? pairs(texts.flat())
      : null;
  if (as === 'pairs') return isOne && first.length >= 2 * FEWEST_PAIRS && first.length % 2 === 0 ? pairs(first) : null;
  if (texts.length < 2 || texts.some((each) => each.length < 2) || (count !== undefined && texts.length !== count))
    return null;
  if (as === 'lines') return texts.map((each) => each.join('\t')).join('\n');
  const most = Math.max(...texts.map((each) => each.length));
  const lines = Array.from({ length: most }, (_, line) => texts.map((each) => each[line] ?? '').join('\t'));
  return [...(names.length > 0 ? [names.join('\t')] : []), ...lines].join('\n');
}

/** Numbers with nothing but separators between them: in 'mean 5 sd 2' two numbers have words of their own. */
function isOneRun(text: string, group: readonly NumberMark[]): boolean {
  return group.every((mark, place) => {
    const between = text.slice(group[place - 1]?.end ?? mark.start, mark.start);
    return /^(?:and|[\s,;()])*$/.test(between);
  });
}

function grouped(numbers: readonly NumberMark[], ends: readonly Range[]): readonly (readonly NumberMark[])[] {
  const starts = [...new Set(ends.map(({ start }) => start))].toSorted((one, other) => one - other);
  const groups = [Number.NEGATIVE_INFINITY, ...starts].map((start, index) =>
    numbers.filter((each) => each.start >= start && each.start < (starts[index] ?? Number.POSITIVE_INFINITY)),
  );
  return groups.filter((group) => group.length > 0);
}

function pairs(texts: readonly string[]): string {
  return Array.from({ length: texts.length / 2 }, (_, row) => texts.slice(2 * row, 2 * row + 2).join('\t')).join('\n');
}

function wordBefore({ marks }: Line, number: NumberMark | undefined) {
  if (number === undefined) return null;
  const word = marks.findLast(
    (mark) => mark.kind === 'word' && mark.end <= number.start && number.start - mark.end <= 2,
  );
  return word?.kind === 'word' ? word : null;
}

/** A line, and the parts that are explained already. */
interface Read {
  readonly line: Line;
  readonly explained: Explained;
}

function rowsOf(
  { columns = [], each = {}, count, most = Number.POSITIVE_INFINITY, below = {}, unitsIn = {} }: ListWords,
  { line, explained }: Read,
  numbers: readonly NumberMark[],
  row: AnyFields,
): Listed | null {
  const parts = columns.map((column) => column.split('@') as [string, string?]);
  const counted = parts.filter(([, kind]) => kind === undefined).map(([name]) => name);
  const total = numbers.length / counted.length;
  if (total < 1 || !Number.isInteger(total) || total > most || (count !== undefined && total !== count)) return null;
  const ratio = line.marks.find((mark) => mark.kind === 'ratio');
  const places: Range[] = [...numbers];
  const rows: Values[] = [];
  for (let place = 0; place < total; place += 1) {
    const own = numbers.slice(place * counted.length, (place + 1) * counted.length);
    const filled: Record<string, Value> = { ...each };
    for (const [index, name] of counted.entries()) {
      const cell = cellOf(line, own[index], name, row, places, unitsIn[name]);
      if (cell === null) return null;
      Object.assign(filled, cell);
    }
    for (const [name, kind] of parts) {
      if (kind === undefined) continue;
      const cell =
        kind === 'ratio'
          ? ratioCell(ratio, place, total, places)
          : kind === 'choice'
            ? choiceCell(line, own, name, row, places)
            : textCell(kind, { line, explained }, own, places);
      if (cell === null) return null;
      filled[name] = cell;
    }
    rows.push(filled);
  }
  const isAlarming = rows.some((values) =>
    Object.entries(below).some(([name, limit]) => Number(values[name]) >= limit),
  );
  return { value: rows, places, isAlarming };
}

/** A number of a row, with the unit that the row has a choice for; null where that is missing. */
function cellOf(
  line: Line,
  mark: NumberMark | undefined,
  name: string,
  row: AnyFields,
  places: Range[],
  unitIn: string | undefined,
): Values | null {
  if (mark === undefined) return {};
  const own = numberFieldOf(row[name]);
  const field = unitIn === undefined ? own : { kind: 'number' as const, label: '', unitIn };
  const unit = field === null ? null : unitBehind(line.text, mark, { name, field, fields: row });
  if (unit !== null) places.push({ start: mark.start, end: unit.end });
  // A weight cannot fill a column of counts.
  const end = anyUnitEnd(line.text, mark.end);
  const isOther = unit === null && end !== undefined && line.text.slice(mark.end, end).trim() !== '%';
  if (isOther || (unitIn !== undefined && unit === null)) return null;
  return unit?.values[0] ?? { [name]: mark.text };
}

function ratioCell(
  ratio: Line['marks'][number] | undefined,
  place: number,
  total: number,
  places: Range[],
): string | null {
  if (ratio?.kind !== 'ratio' || ratio.parts.length !== total) return null;
  places.push(ratio);
  return ratio.parts[place] ?? null;
}

/** The word or words before the first number of a row, or the formula behind its unit. */
function textCell(kind: string, { line, explained }: Read, own: readonly NumberMark[], places: Range[]): string | null {
  const [number] = own;
  if (number === undefined) return null;
  const found =
    kind === 'formula'
      ? formulaBehind(line, number)
      : kind === 'title'
        ? titleBefore(line, number, explained)
        : wordBefore(line, number);
  if (found === null) return null;
  places.push(found);
  return found.written;
}

function formulaBehind({ text, marks }: Line, { end }: NumberMark): (Range & { readonly written: string }) | null {
  const mark = marks.find((each) => each.kind === 'formula' && each.start >= end);
  return mark?.kind === 'formula' && /^ ?\S{1,12} $/.test(text.slice(end, mark.start))
    ? { start: mark.start, end: mark.end, written: mark.text }
    : null;
}

/** Words before a number up to a small word or a sign, with a capital letter: 'Soybean meal'. */
function titleBefore(
  { text, marks }: Line,
  { start }: NumberMark,
  explained: Explained,
): (Range & { readonly written: string }) | null {
  let first = start;
  for (const mark of marks.toReversed()) {
    if (mark.kind !== 'word' || mark.end > first) continue;
    if (text.slice(mark.end, first) !== ' ' || isSmallWord(mark.word) || explained.has(mark)) break;
    first = mark.start;
  }
  const written = text.slice(first, start).trim();
  return written === ''
    ? null
    : { start: first, end: start, written: written.charAt(0).toUpperCase() + written.slice(1) };
}

/** A choice of the row by its words, wherever they are: with one row only. */
function choiceCell(
  line: Line,
  own: readonly NumberMark[],
  name: string,
  row: AnyFields,
  places: Range[],
): string | null {
  const field = row[name];
  if (field?.kind !== 'choice' || own.length === 0) return null;
  const found = field.options
    .map(({ value, label }) => ({
      value,
      place: placesOf((label.split(/[,:(]/)[0] ?? '').trim(), line.text, line.marks)[0],
    }))
    .flatMap(({ value, place }) => (place === undefined ? [] : [{ value, place }]))
    .toSorted((one, other) => other.place.end - other.place.start - (one.place.end - one.place.start));
  const [best] = found;
  if (best === undefined) return null;
  places.push(best.place);
  return best.value;
}

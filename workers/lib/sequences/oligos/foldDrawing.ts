/**
 * Structures as rows of letters for a face of one width: the first strand from its 5′ end, a bar for each pair, the other strand from its 3′
 * end. A hyphen is a place at which only the other strand has a base. Long rows go on below, so that they fit on a narrow screen.
 */
type Pairs = readonly (readonly [number, number])[];

const FIVE = '5′-';
const THREE = '3′-';
/** Columns side by side. */
const WIDTH = 32;

/**
 * @param pairs from the 5′ end of the first strand, places counted from the 5′ ends
 * @returns three rows with ends marked, or more of them below one another
 */
export function dimerRows(first: string, second: string, pairs: Pairs): string {
  const below = [...second].toReversed().join('');
  const columns: Columns = { top: '', bars: '', bottom: '' };
  let [top, bottom] = [0, 0];
  for (const [one, other] of pairs) {
    const place = second.length - 1 - other;
    // Before the first pair the strands end where they end; between pairs they are filled up behind.
    const fill = columns.bars === '' ? padBefore : padBehind;
    fill(columns, first.slice(top, one), below.slice(bottom, place));
    columns.top += first[one] ?? '';
    columns.bottom += below[place] ?? '';
    columns.bars += '|';
    top = one + 1;
    bottom = place + 1;
  }
  return folded([
    `${marked(columns.top, FIVE)}${first.slice(top)}-3′`,
    `${' '.repeat(FIVE.length)}${columns.bars}`,
    `${marked(columns.bottom, THREE)}${below.slice(bottom)}-5′`,
  ]);
}

/**
 * One hairpin bends to the right; of several, each base that pairs has a bracket below it.
 *
 * @param pairs left and right place of each, counted from 0, in any order
 */
export function hairpinRows(strand: string, pairs: Pairs): string {
  const nested = pairs.toSorted(([one], [other]) => one - other);
  const isSingle = nested.every(([, right], at) => at === 0 || right < (nested[at - 1]?.[1] ?? 0));
  return isSingle ? bentRows(strand, nested) : bracketRows(strand, nested);
}

interface Columns {
  top: string;
  bars: string;
  bottom: string;
}

function padBefore(columns: Columns, top: string, bottom: string): void {
  const width = Math.max(top.length, bottom.length);
  columns.top += top.padStart(width);
  columns.bottom += bottom.padStart(width);
  columns.bars += ' '.repeat(width);
}

function padBehind(columns: Columns, top: string, bottom: string): void {
  const width = Math.max(top.length, bottom.length);
  columns.top += top.padEnd(width, '-');
  columns.bottom += bottom.padEnd(width, '-');
  columns.bars += ' '.repeat(width);
}

/** The mark of an end directly before the first letter of a row. */
function marked(row: string, mark: string): string {
  const letters = row.trimStart();
  return ' '.repeat(row.length - letters.length) + mark + letters;
}

function bentRows(strand: string, nested: Pairs): string {
  const columns: Columns = { top: '', bars: '', bottom: '' };
  let left = 0;
  let right = strand.length - 1;
  for (const [one, other] of nested) {
    const fill = columns.bars === '' ? padBefore : padBehind;
    fill(columns, strand.slice(left, one), [...strand.slice(other + 1, right + 1)].toReversed().join(''));
    columns.top += strand[one] ?? '';
    columns.bottom += strand[other] ?? '';
    columns.bars += '|';
    left = one + 1;
    right = other - 1;
  }
  const loop = strand.slice(left, right + 1);
  const half = Math.floor(loop.length / 2);
  const middle = loop.length % 2 === 1 ? (loop[half] ?? '') : '│';
  const bottom = [...loop.slice(loop.length - half)].toReversed().join('');
  return folded([
    `${marked(columns.top, FIVE)}${loop.slice(0, half)}╮`,
    `${' '.repeat(FIVE.length)}${columns.bars}${' '.repeat(half)}${middle}`,
    `${marked(columns.bottom, THREE)}${bottom}╯`,
  ]);
}

function bracketRows(strand: string, pairs: Pairs): string {
  const marks = Array.from(strand, () => '.');
  for (const [left, right] of pairs) {
    marks[left] = '(';
    marks[right] = ')';
  }
  return folded([`${FIVE}${strand}-3′`, `${' '.repeat(FIVE.length)}${marks.join('')}`]);
}

/** Rows below one another, cut at the same columns. */
function folded(rows: readonly string[]): string {
  const width = Math.max(...rows.map((row) => row.length));
  const parts: string[] = [];
  for (let from = 0; from < width; from += WIDTH)
    parts.push(rows.map((row) => row.slice(from, from + WIDTH).trimEnd()).join('\n'));
  return parts.join('\n\n');
}

/** The lines above pasted columns: which lines are headings, and what they say of the columns. */
import type { AnyFields, FieldOfKind, Values } from '#src/engine/kit/fields.ts';
import { isUnitCell, readHeading, type UnitsOfList } from './columnUnits.ts';
import { folded } from './optionNamed.ts';
import { typedNumber } from './typedNumber.ts';
import { standsForNoValue } from './unreadableNumber.ts';

/** Looks like a column name: begins with a letter, or has no digit. */
const WORDS = /^\s*\p{L}|^\D*$/u;

/** Lines at the top that are not data: names, and below them units. */
export function headLines(
  columns: readonly string[],
  cells: readonly (readonly string[])[],
  list: UnitsOfList,
): number {
  const [first = [], second = []] = cells;
  if (cells.length < 2 || !isHeader(list.row, columns, first)) return 0;
  const below = columns.flatMap((name, index) =>
    list.row[name]?.kind === 'number' && second[index]?.trim() ? [isUnitCell(second[index], name, list)] : [],
  );
  return cells.length > 2 && below.length > 0 && below.every((isUnit) => isUnit) ? 2 : 1;
}

/** What the headings of a paste say about its columns. */
export interface HeadedColumns {
  /** A sentence for each that names a unit. */
  readonly words: readonly string[];
  /** Columns in a unit that the list does not take. */
  readonly refused: ReadonlySet<string>;
  /** Choices of units in the form. */
  readonly chosen: Values;
  /** Choices of units in each row. */
  readonly chosenInRow: Values;
}

/**
 * @param heads the lines of headings
 * @param canChange whether no number that stays in the form depends on that choice
 */
export function unitsOfHeads(
  heads: readonly (readonly string[])[],
  columns: readonly string[],
  list: UnitsOfList,
  canChange: (choice: string) => boolean,
): HeadedColumns {
  const refused = new Set<string>();
  const words: string[] = [];
  let chosen: Values = {};
  for (const [index, name] of columns.entries()) {
    const headings = heads.flatMap((line) => line[index] ?? []);
    if (list.row[name]?.kind !== 'number' || headings.length === 0) continue;
    const reading = readHeading(headings, name, list, chosen, canChange);
    if (reading.words !== '') words.push(reading.words);
    if (reading.isRefused) refused.add(name);
    chosen = { ...chosen, ...reading.chosen };
  }
  const inRow = Object.entries(chosen).filter(([name]) => name in list.row);
  const inForm = Object.entries(chosen).filter(([name]) => !(name in list.row));
  return { words, refused, chosen: Object.fromEntries(inForm), chosenInRow: Object.fromEntries(inRow) };
}

/** Returns whether no number that stays would change its meaning with the choice. */
export function isFree(
  choice: string,
  { unitsIn = {}, form, values }: UnitsOfList,
  rows: readonly Values[],
  isOverwritten: (row: number, column: string) => boolean,
): boolean {
  const own = Object.keys(unitsIn).filter((column) => unitsIn[column]?.includes(choice));
  const stays = rows.some((row, index) => own.some((name) => row[name] && !isOverwritten(index, name)));
  const others = Object.entries(form).filter(([, field]) => field.kind === 'number' && field.unitIn === choice);
  return !stays && others.every(([name]) => !values[name]);
}

/** Returns whether words are above every number of the line; a malformed number, such as 1,500 or ~12, is not a word. */
function isHeader(fields: AnyFields, columns: readonly string[], line: readonly string[]): boolean {
  const isLabel = columns.some((name, index) => {
    const field = fields[name];
    return field?.kind === 'text' && folded(line[index] ?? '') === folded(field.label);
  });
  if (isLabel) return true;
  const above = line.flatMap((text, index) => {
    const field = fields[columns[index] ?? ''];
    return field?.kind === 'number' ? [isName(text, field)] : [];
  });
  return above.length > 0 && above.every((isWord) => isWord);
}

function isName(text: string, field: FieldOfKind<'number'>): boolean {
  if (text.trim() === '' || !WORDS.test(text) || standsForNoValue(text)) return false;
  return typedNumber(text, field, { fields: {}, isStrict: false }).kind === 'unreadable';
}

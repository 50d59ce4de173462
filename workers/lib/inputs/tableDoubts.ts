/**
 * What a pasted table leaves open: whether its first line is names, whether a row or column holds totals, and on which side
 * the species are. What is certain is read so, and said with the press that undoes it; what is not is asked.
 */
import type { Issue, Remedy, Verdict } from '../../contract.ts';
import { accept } from './verdict.ts';

/** 'recognized', as where nothing was chosen: by what is in the table, and asked where that is not certain. */
export const FIRST_LINES = ['recognized', 'names', 'values'] as const;
export const TOTALS = ['recognized', 'left-out', 'counted'] as const;
export const SIDES_OF_SPECIES = ['recognized', 'rows', 'columns'] as const;
export type FirstLine = (typeof FIRST_LINES)[number];
export type Totals = (typeof TOTALS)[number];
export type SpeciesIn = (typeof SIDES_OF_SPECIES)[number];

/** Numbers with names on both sides: `values[row][column]`. */
export interface NamedNumbers {
  readonly columns: readonly string[];
  readonly rows: readonly string[];
  readonly values: readonly (readonly number[])[];
}

/** A question whose answers are presses: each sets a field of the form. */
function ask(message: string, path: string, remedies: readonly Remedy[]): Verdict<never> {
  const issue: Issue = { message, path, remedies };
  return { ok: false, issues: [issue] };
}

const FEWEST_BELOW = 2;
const ENOUGH_BELOW = 3;
const [EARLIEST_YEAR, LATEST_YEAR] = [1900, 2100];
const MOST_QUOTED = 4;

/**
 * Asks whether a first line of whole numbers is names: years above values that are not years, an even run such as doses above
 * decimals, or a number that lies farther from its column than the column is wide.
 *
 * @param rows all lines, the first one included; null where a value is missing
 * @returns null where there is no doubt
 */
export function firstLineDoubt(
  rows: readonly (readonly (number | null)[])[],
  path: string,
  line: number,
): Verdict<never> | null {
  const [first = [], ...below] = rows;
  const heading = first.filter((value) => value !== null);
  const mayBeNames =
    heading.length === first.length &&
    heading.length > 1 &&
    below.length >= FEWEST_BELOW &&
    heading.every(Number.isInteger) &&
    new Set(heading).size === heading.length;
  if (!mayBeNames || !looksLikeNames(heading, below)) return null;
  const quoted = `${heading.slice(0, MOST_QUOTED).join(', ')}${heading.length > MOST_QUOTED ? ' …' : ''}`;
  return ask(`Line ${line}: are ${quoted} names or values?`, path, [
    { label: 'Names', field: 'firstLine', value: 'names' },
    { label: 'Values', field: 'firstLine', value: 'values' },
  ]);
}

function looksLikeNames(heading: readonly number[], below: readonly (readonly (number | null)[])[]): boolean {
  const values = below.flat().filter((value) => value !== null);
  const isYear = (value: number) => value >= EARLIEST_YEAR && value <= LATEST_YEAR;
  if (heading.every(isYear) && !values.some(isYear)) return true;
  const step = (heading[1] ?? 0) - (heading[0] ?? 0);
  const isRun = heading.length > 2 && heading.every((value, at) => value === (heading[0] ?? 0) + at * step);
  const isAboveDecimals = !values.every(Number.isInteger);
  if (isRun && isAboveDecimals) return true;
  // Of three lines of whole numbers the first is often far from the other two.
  if (below.length < ENOUGH_BELOW && !isAboveDecimals) return false;
  return heading.some((name, at) =>
    isFarFrom(
      name,
      below.map((row) => row[at] ?? null),
    ),
  );
}

/** The number lies outside the column by more than the column's own range. */
function isFarFrom(name: number, column: readonly (number | null)[]): boolean {
  const values = column.filter((value) => value !== null);
  if (values.length < FEWEST_BELOW) return false;
  const least = values.reduce((low, value) => Math.min(low, value));
  const most = values.reduce((high, value) => Math.max(high, value));
  return Math.max(least - name, name - most) > most - least;
}

/** Names of totals in the languages that spreadsheets are kept in. */
const TOTAL_NAMES = 'total totals sum sums σ ∑ overall gesamt summe totale suma totalt'.split(' ');
const TOTAL_WORDS = ['grand total', 'row total', 'column total', 'total général', 'total general'];
/** Names that a category may have as well: a total only where the numbers say so. */
const WEAK_NAMES = ['all', 'n'];
const NAMELESS = /^(?:Row|Column) \d+$/;
const FEWEST_ADDED = 2;

/** Where the totals of a table are, by row and by column. */
interface Margins {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

/** A table without its totals, and what they were. */
export interface WithoutTotals {
  readonly table: NamedNumbers;
  /** 'row "Total"', 'column "Total"'. */
  readonly leftOut: readonly string[];
}

/**
 * Leaves out rows and columns that are the sums of the others. Named as totals, or last and nameless on both sides, they
 * are certain; named so without being sums, or sums under another name, they are asked about.
 *
 * @param isCross rows and columns are categories, so that a sum by chance is unlikely
 */
export function withoutTotals(
  table: NamedNumbers,
  totals: Totals,
  path: string,
  { isCross }: { readonly isCross: boolean },
): Verdict<WithoutTotals> {
  if (totals === 'counted') return accept({ table, leftOut: [] });
  const named = namedMargins(table);
  const isNamed = named.rows.length + named.columns.length > 0;
  const last = isNamed ? named : lastSums(table, isCross);
  if (totals === 'recognized') {
    const [sides] = isNamed ? sidesOf(named, table).filter(({ isSum }) => !isSum) : sidesOf(last, table);
    const isCertain = isNamed ? sides === undefined : isNamelessPair(last, table);
    if (sides !== undefined && !isCertain)
      return ask(
        sides.isSum
          ? `${sides.title} is the sum of the others: a total, or a category?`
          : `${sides.title} is not the sum of the others`,
        path,
        [
          { label: 'Leave it out', field: 'totals', value: 'left-out' },
          { label: 'Count it', field: 'totals', value: 'counted' },
        ],
      );
  }
  const keptRows = table.rows.flatMap((_, at) => (last.rows.includes(at) ? [] : [at]));
  const keptColumns = table.columns.flatMap((_, at) => (last.columns.includes(at) ? [] : [at]));
  return accept({
    table: {
      rows: keptRows.map((at) => table.rows[at] ?? ''),
      columns: keptColumns.map((at) => table.columns[at] ?? ''),
      values: keptRows.map((row) => keptColumns.map((column) => table.values[row]?.[column] ?? 0)),
    },
    leftOut: sidesOf(last, table).map(({ title }) => `${title.charAt(0).toLowerCase()}${title.slice(1)}`),
  });
}

function sidesOf(margins: Margins, table: NamedNumbers) {
  return [
    ...margins.rows.map((at) => ({ title: `Row "${table.rows[at]}"`, isSum: isRowSum(at, margins, table) })),
    ...margins.columns.map((at) => ({
      title: `Column "${table.columns[at]}"`,
      isSum: isRowSum(at, turnedMargins(margins), turned(table)),
    })),
  ];
}

function namedMargins(table: NamedNumbers): Margins {
  const placesOf = (names: readonly string[], isMeant: (name: string) => boolean) =>
    names.flatMap((name, at) => (isMeant(name.trim().toLowerCase()) ? [at] : []));
  const isTotal = (name: string) => TOTAL_NAMES.includes(name) || TOTAL_WORDS.includes(name);
  const isWeak = (name: string) => WEAK_NAMES.includes(name);
  const strong = { rows: placesOf(table.rows, isTotal), columns: placesOf(table.columns, isTotal) };
  const all = {
    rows: [...strong.rows, ...placesOf(table.rows, isWeak)],
    columns: [...strong.columns, ...placesOf(table.columns, isWeak)],
  };
  return sidesOf(all, table).every(({ isSum }) => isSum) ? all : strong;
}

/** The last row and the last column, each where it is the sum of the others. */
function lastSums(table: NamedNumbers, isCross: boolean): Margins {
  const [row, column] = [table.rows.length - 1, table.columns.length - 1];
  if (row < FEWEST_ADDED || column < FEWEST_ADDED) return { rows: [], columns: [] };
  const both = { rows: [row], columns: [column] };
  if (sidesOf(both, table).every(({ isSum }) => isSum) && (isCross || isNamelessPair(both, table))) return both;
  const alone = (margins: Margins) => (isCross && sidesOf(margins, table).every(({ isSum }) => isSum) ? margins : null);
  return alone({ rows: [row], columns: [] }) ?? alone({ rows: [], columns: [column] }) ?? { rows: [], columns: [] };
}

function isNamelessPair({ rows, columns }: Margins, table: NamedNumbers): boolean {
  const names = [...rows.map((at) => table.rows[at] ?? ''), ...columns.map((at) => table.columns[at] ?? '')];
  return rows.length === 1 && columns.length === 1 && names.every((name) => NAMELESS.test(name));
}

/** The row is the sum of those that are not totals, in every column. */
function isRowSum(row: number, { rows }: Margins, { columns, values }: NamedNumbers): boolean {
  const sum = (column: number) =>
    values.reduce((all, numbers, at) => (rows.includes(at) ? all : all + (numbers[column] ?? 0)), 0);
  return columns.every((_, at) => Math.abs(sum(at) - (values[row]?.[at] ?? 0)) <= 1e-9 * Math.abs(sum(at)));
}

function turnedMargins({ rows, columns }: Margins): Margins {
  return { rows: columns, columns: rows };
}

/** Rows as columns. */
export function turned({ rows, columns, values }: NamedNumbers): NamedNumbers {
  return { rows: columns, columns: rows, values: columns.map((_, at) => values.map((row) => row[at] ?? 0)) };
}

/** Quadrat 3, Plot A, Site, Q3. */
const PLACE = /^(?:(?:quadrat|plot|site|sample|transect|trap)s?(?:[ _.-]?\w+)?|[qpst][ _.-]?\d+)$/i;
/** Above names of species, which may be as short as S1. */
const OF_SPECIES = /^(?:species|tax(?:on|a)|genus|genera|famil(?:y|ies))$/i;
const WIDE = 5;

/**
 * Whether species are in the rows of a table or in its columns: by names such as Q1 or Plot 3 on the other side, or by the
 * first cell. Asked where nothing tells and the table is far wider than long.
 *
 * @param corner the first cell of the table
 */
export function sideOfSpecies(
  { rows, columns }: NamedNumbers,
  corner: string,
  speciesIn: SpeciesIn,
  path: string,
): Verdict<'rows' | 'columns'> {
  if (speciesIn !== 'recognized') return accept(speciesIn);
  const arePlaces = (names: readonly string[]) => names.every((name) => PLACE.test(name.trim()));
  if (arePlaces(columns) || OF_SPECIES.test(corner.trim())) return accept('rows');
  if (arePlaces(rows) || PLACE.test(corner.trim())) return accept('columns');
  if (columns.length < WIDE || columns.length <= 2 * rows.length) return accept('rows');
  return ask('Are the species in rows or in columns?', path, [
    { label: 'In rows', field: 'speciesIn', value: 'rows' },
    { label: 'In columns', field: 'speciesIn', value: 'columns' },
  ]);
}

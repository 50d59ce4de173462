/** A table with a row for each item of a list in the result: a sample, a species, an age. */
import type { FigureOf } from '../outputs.ts';
import type { Cell, TableBlock } from '../presentation.ts';

/** The key of an item, alone under its declared label or with another heading. */
type Column<Key extends string> = Key | readonly [key: Key, heading: string];

interface RowsTable<List extends string, Key extends string, Field extends string>
  extends Pick<TableBlock<Field>, 'title' | 'note' | 'drawnRows' | 'isFolded' | 'opens'> {
  /** Key of the list in the result. */
  readonly list: List;
  /** How many rows, or which: their keys. */
  readonly rows: number | readonly string[];
  readonly columns: readonly Column<Key>[];
  /** What begins the rows where no figure names them. */
  readonly names?: { readonly heading: string; readonly of: (at: number) => string };
  /** `laterRows`, where there may be thousands: a row is made when it comes into view. Absent: all are made at once. */
  readonly later?: (
    count: number,
    rowAt: (at: number) => readonly Cell<Field>[],
  ) => readonly (readonly Cell<Field>[])[];
}

/** Draws keys of a list as they are declared. */
export function rowsTable<const List extends string, const Key extends string>(
  figure: FigureOf<NoInfer<`${List}.${number}.${Key}`>>,
  { list, rows, columns, names, later, ...options }: RowsTable<List, Key, `${List}.${number}.${Key}`>,
): TableBlock<`${List}.${number}.${Key}`> {
  const keys = typeof rows === 'number' ? Array.from({ length: rows }, (_, at) => String(at)) : rows;
  const rowAt = (at: number): readonly Cell<`${List}.${number}.${Key}`>[] => [
    ...(names === undefined ? [] : [names.of(at)]),
    ...columns.map((column) => figure(fieldOf(list, keys[at] ?? '', column))),
  ];
  return {
    kind: 'table',
    columns: [
      ...(names === undefined ? [] : [{ label: names.heading }]),
      ...columns.map((column) => ({
        ...figure.column(fieldOf(list, '0', column)),
        ...(typeof column === 'string' ? {} : { label: column[1] }),
      })),
    ],
    rows: later?.(keys.length, rowAt) ?? keys.map((_, at) => rowAt(at)),
    ...options,
  };
}

function fieldOf<List extends string, Key extends string>(list: List, row: string, column: Column<Key>) {
  return `${list}.${row}.${typeof column === 'string' ? column : column[0]}` as `${List}.${number}.${Key}`;
}

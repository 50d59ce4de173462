/** A table with a row for each item of a list in the result: a sample, a species, an age. */

import type { Cell, Figure, TableBlock } from '#src/kit/presentation.ts';
import { statisticText } from './statisticsNumbers.ts';

type Value = string | number | boolean | null;

export interface RecordColumn<Item> {
  /** Key of the item, dotted when nested. */
  readonly key: string;
  /** Heading, with the unit in brackets where there is one. */
  readonly label: string;
  readonly of: (item: Item) => Value;
  /** How the value is written. Absent: six digits. */
  readonly text?: (value: number) => string;
  /** How a text or a choice of the result is written. */
  readonly words?: (value: string) => string;
}

type Row<Field extends string> = readonly Cell<Field>[];

interface RecordTableOptions<Field extends string, Item> {
  readonly title: string;
  /** Key of the list in the result. */
  readonly list: string;
  readonly items: readonly Item[];
  /** What the row is of; begins the row where it is not a figure itself. */
  readonly nameOf: (item: Item, at: number) => string;
  /** Heading of the names; absent: the first column has them. */
  readonly nameLabel?: string;
  readonly columns: readonly RecordColumn<Item>[];
  readonly drawnRows?: number;
  readonly isFolded?: boolean;
  readonly note?: string;
  /** `laterRows`, where a list may have thousands of items: a row is made when it comes into view. Absent: all are made at once. */
  readonly later?: (count: number, rowAt: (at: number) => Row<Field>) => readonly Row<Field>[];
}

/** Draws every key as a figure of its own; what is null is a dash. */
export function recordTable<Field extends string, Item>({
  title,
  list,
  items,
  nameOf,
  nameLabel,
  columns,
  later,
  ...options
}: RecordTableOptions<Field, Item>): TableBlock<Field> {
  const figure = (item: Item, at: number, { key, label, of, ...writing }: RecordColumn<Item>): Figure<Field> => {
    const value = of(item);
    const field = `${list}.${at}.${key}` as Field;
    return { field, label: `${label}, ${nameOf(item, at)}`, value, text: textOf(value, writing) };
  };
  const rowOf = (item: Item, at: number): Row<Field> => [
    ...(nameLabel === undefined ? [] : [nameOf(item, at)]),
    ...columns.map((column) => figure(item, at, column)),
  ];
  const isNumeric = ({ of }: RecordColumn<Item>) => items.some((item) => typeof of(item) === 'number');
  return {
    kind: 'table',
    title,
    columns: [
      ...(nameLabel === undefined ? [] : [{ label: nameLabel }]),
      ...columns.map((column) => ({ label: column.label, numeric: isNumeric(column) })),
    ],
    rows: later?.(items.length, (at) => rowOf(items[at] as Item, at)) ?? items.map(rowOf),
    ...options,
  };
}

function textOf(value: Value, { text = statisticText, words = String }: Pick<RecordColumn<never>, 'text' | 'words'>) {
  if (value === null || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return typeof value === 'number' ? text(value) : words(value);
}

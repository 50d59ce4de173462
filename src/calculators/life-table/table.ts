import { type RecordColumn, recordTable } from '#src/families/recordTable.ts';
import { fixed } from '#src/kit/format.ts';
import type { ResultKey, TableBlock } from '#src/kit/presentation.ts';
import type { LifeTableResult } from '#workers/formulas/life-table.ts';

type Key = ResultKey<LifeTableResult>;
type Class = LifeTableResult['rows'][number];

const four = (value: number) => fixed(value, 4);

const COLUMNS: readonly RecordColumn<Class>[] = [
  { key: 'age', label: 'Age', of: ({ age }) => age },
  { key: 'survivors', label: 'Survivors', of: ({ survivors }) => survivors },
  { key: 'lx', label: 'l, alive', of: ({ lx }) => lx, text: four },
  { key: 'dx', label: 'd, dying', of: ({ dx }) => dx, text: four },
  { key: 'qx', label: 'q, mortality', of: ({ qx }) => qx, text: four },
  { key: 'kx', label: 'k', of: ({ kx }) => kx, text: four },
  { key: 'Lx', label: 'L, time in the class', of: ({ Lx }) => Lx, text: four },
  { key: 'Tx', label: 'T, time from here', of: ({ Tx }) => Tx, text: four },
  { key: 'ex', label: 'e, life expectancy', of: ({ ex }) => ex, text: four },
];

/** Returns the life table itself. */
export function classTable({ rows }: LifeTableResult): TableBlock<Key> {
  return recordTable<Key, Class>({
    title: 'Life table',
    list: 'rows',
    items: rows,
    nameOf: ({ age }) => `age ${age}`,
    columns: COLUMNS,
    note: 'Shares of the first age. A dash: nobody is alive, or nobody reaches the next age.',
  });
}

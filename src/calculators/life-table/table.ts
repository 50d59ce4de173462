import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { ResultKey, TableBlock } from '#src/engine/kit/presentation.ts';
import type { LifeTableResult } from '#workers/formulas/life-table.ts';

type Key = ResultKey<LifeTableResult>;

/** Returns the life table itself. */
export function classTable({ rows }: LifeTableResult, figure: FigureOf<Key>): TableBlock<Key> {
  return rowsTable(figure, {
    title: 'Life table',
    list: 'rows',
    rows: rows.length,
    columns: ['age', 'survivors', 'lx', 'dx', 'qx', 'kx', 'Lx', 'Tx', 'ex'],
    note: 'Shares of the first age. A dash: nobody is alive, or nobody reaches the next age.',
  });
}

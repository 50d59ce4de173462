import { useState } from 'react';
import type { Values } from '#src/kit/fields.ts';

type Rows = readonly Values[];

/** A change of a list that can be taken back. */
export interface RowsChange {
  readonly before: Rows;
  readonly after: Rows;
  /** 'Species 3 removed.' */
  readonly words: string;
  /** What stood in the boxes of an entry form, where the change took it from there. */
  readonly entered?: Values;
}

/** Remembers the last change of a list; any other change of the list makes it forget. */
export function useRowsUndo(rows: Rows): readonly [RowsChange | null, (change: RowsChange) => void] {
  const [change, remember] = useState<RowsChange | null>(null);
  return [change?.after === rows ? change : null, remember];
}

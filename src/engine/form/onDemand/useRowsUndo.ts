import { useState } from 'react';
import type { Values } from '#src/engine/kit/fields.ts';

type Rows = readonly Values[];

/** A change to a list that can be undone. */
export interface RowsChange {
  readonly before: Rows;
  readonly after: Rows;
  /** 'Species 3 removed.' */
  readonly words: string;
  /** The contents of an entry form, if the change took its row from there. */
  readonly entered?: Values;
  /** Choices of units before a heading changed them. */
  readonly replaced?: Values;
}

/** Remembers the last change to a list; any other change to the list clears it. */
export function useRowsUndo(rows: Rows): readonly [RowsChange | null, (change: RowsChange) => void] {
  const [change, remember] = useState<RowsChange | null>(null);
  return [change?.after === rows ? change : null, remember];
}

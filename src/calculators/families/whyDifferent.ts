/** The section that explains why another program, label or text gives another number. */
import type { Cell, TableBlock } from '#src/engine/kit/presentation.ts';

/** A way to compute or to read it, what comes of it, and when it is used. */
export type OtherWay<Field extends string> = readonly [way: string, result: Cell<Field>, when: string];

/** Returns the folded table 'Why is my number different?', one row for each way. */
export function whyDifferent<Field extends string>(
  result: string,
  ways: readonly OtherWay<Field>[],
  note?: string,
): TableBlock<Field> {
  return {
    kind: 'table',
    title: 'Why is my number different?',
    isFolded: true,
    columns: [{ label: 'Way' }, { label: result, numeric: true }, { label: 'What it means' }],
    rows: ways,
    ...(note === undefined ? {} : { note }),
  };
}

/** What is said of how many records of a text an answer is about. */
import { grouped } from '../displayNumber.ts';
import type { Block, Figure } from '../presentation.ts';

interface Counts {
  /** Records in the answer. */
  readonly count: number;
  /** Records in the text. */
  readonly recordCount: number;
}

/** The headline: the count, with that of the text where it is another. */
export function recordsFigure({ count, recordCount }: Counts): Figure<'count'> {
  return {
    field: 'count',
    label: 'Records',
    value: count,
    text: String(count),
    ...(count === recordCount ? {} : { note: `Of ${grouped(recordCount)} in the text.` }),
  };
}

/** '3 of 94 records', or '94 records'. */
export function recordsWords({ count, recordCount }: Counts): string {
  const of = count === recordCount ? '' : ` of ${grouped(recordCount)}`;
  return `${count}${of} ${recordCount === 1 ? 'record' : 'records'}`;
}

/** Says that not all records of a text of very many were considered; nothing where they were. */
export function keptNotice({
  keptCount,
  recordCount,
}: {
  readonly keptCount: number;
  readonly recordCount: number;
}): readonly Block<never>[] {
  if (keptCount === recordCount) return [];
  const text = `The first ${grouped(keptCount)} of ${grouped(recordCount)} records are considered.`;
  return [{ kind: 'notice', tone: 'caution', text }];
}

/** Heading and announcement of what was opened. */
import type { Received } from './received.ts';
import type { OpenedItem } from './ways.ts';

/** @param items null while they are looked at */
export function headingOf(received: Received, items: readonly OpenedItem[] | null): string {
  const [first] = received.items;
  if (first === undefined) return 'Nothing was opened';
  const { length } = received.items;
  if (items === null) return length === 1 ? `Opening “${first.name}”` : `Opening ${length} files`;
  if (length === 1)
    return items[0]?.isRefused === true ? `“${first.name}” was not opened` : `Where to open “${first.name}”`;
  return `${length} files to open`;
}

/** What is spoken once they are known. */
export function saidOf({ fault }: Received, items: readonly OpenedItem[] | null): string {
  if (fault !== null) return fault;
  if (items === null) return '';
  const [first] = items;
  if (items.length === 1 && first !== undefined) return first.words;
  const refused = items.filter(({ isRefused }) => isRefused).length;
  const choose = 'Choose which to open first.';
  return refused === 0 ? choose : `${choose} Of ${items.length}, ${refused} cannot be opened; each says why.`;
}

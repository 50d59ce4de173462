import type { Figure } from '#src/kit/presentation.ts';

/** Returns a figure that is true or false, as a word. */
export function yesNoFigure<Key extends string>(field: Key, label: string, value: boolean, note?: string): Figure<Key> {
  return { field, label, value, text: value ? 'Yes' : 'No', ...(note === undefined ? {} : { note }) };
}

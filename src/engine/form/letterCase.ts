import type { FieldOfKind } from '#src/engine/kit/fields.ts';

/** Returns the text in the letter case that the field requires. */
export function inLetterCase(text: string, { letterCase }: FieldOfKind<'text'>): string {
  if (letterCase === undefined) return text;
  return letterCase === 'upper' ? text.toUpperCase() : text.toLowerCase();
}

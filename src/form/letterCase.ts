import type { FieldOfKind } from '#src/kit/fields.ts';

/** The text in the case that the field asks for. */
export function inLetterCase(text: string, { letterCase }: FieldOfKind<'text'>): string {
  if (letterCase === undefined) return text;
  return letterCase === 'upper' ? text.toUpperCase() : text.toLowerCase();
}

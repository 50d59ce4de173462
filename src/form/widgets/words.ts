import type { AnyField } from '#src/kit/fields.ts';

/** A field's name and unit as plain text, for controls whose label is not seen. */
export function labelText(field: AnyField): string {
  return field.kind === 'number' && field.unit !== undefined ? `${field.label} (${field.unit})` : field.label;
}

export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

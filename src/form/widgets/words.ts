import type { AnyField, FieldOfKind } from '#src/kit/fields.ts';

/** A field's name and unit as plain text, for controls whose label is not seen. */
export function labelText(field: AnyField): string {
  return field.kind === 'number' && field.unit !== undefined ? `${field.label} (${field.unit})` : field.label;
}

/** What a row of a list is called: 'species 2', or what stands at its head when the rows are fixed. */
export function rowName(field: FieldOfKind<'rows'>, index: number): string {
  return fixedHead(field, index) ?? `${field.rowName} ${index + 1}`;
}

/** What is fixed of a row, as text; null where rows come and go. */
export function fixedHead({ fixedRows }: FieldOfKind<'rows'>, index: number): string | null {
  return fixedRows === undefined ? null : Object.values(fixedRows[index] ?? {}).join(', ');
}

export function addLabel(field: FieldOfKind<'rows'>): string {
  return field.addLabel ?? `Add ${field.rowName}`;
}

export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

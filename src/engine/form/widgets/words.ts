import type { AnyField, FieldOfKind } from '#src/engine/kit/fields.ts';

/** Returns a field's name and unit as plain text, for controls without a visible label. */
export function labelText(field: AnyField): string {
  return field.kind === 'number' && field.unit !== undefined ? `${field.label} (${field.unit})` : field.label;
}

/** Returns the name of a list's row: 'species 2', or its heading when the rows are fixed. */
export function rowName(field: FieldOfKind<'rows'>, index: number): string {
  return fixedHead(field, index) ?? `${field.rowName} ${index + 1}`;
}

/** Returns the fixed values of a row as text; null when the rows are not fixed. */
export function fixedHead({ fixedRows }: FieldOfKind<'rows'>, index: number): string | null {
  return fixedRows === undefined ? null : Object.values(fixedRows[index] ?? {}).join(', ');
}

export function addLabel(field: FieldOfKind<'rows'>): string {
  return field.addLabel ?? `Add ${field.rowName}`;
}

export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

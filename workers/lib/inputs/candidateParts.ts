/**
 * Reads texts and lists from a candidate. A value of the wrong type, from a damaged file or a bug, counts as blank, so
 * that it is refused with the usual message.
 */

/** Returns the text, or an empty string for any other value. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Returns the rows, or none for any other value or where one of them is not a record. */
export function rowsOf<Row extends object>(rows: readonly Row[]): readonly Row[] {
  return Array.isArray(rows) && rows.every((row) => typeof row === 'object' && row !== null) ? rows : [];
}

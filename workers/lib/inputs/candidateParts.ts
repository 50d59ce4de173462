/**
 * Texts and lists as a formula reads them out of a candidate. A form gives nothing else; what a damaged file or a bug puts
 * in their place counts as nothing entered, so that it is refused in words like any blank.
 */

/** The text, or an empty one where something else stands. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The rows, or none where something else stands or one of them is not a record. */
export function rowsOf<Row extends object>(rows: readonly Row[]): readonly Row[] {
  return Array.isArray(rows) && rows.every((row) => typeof row === 'object' && row !== null) ? rows : [];
}

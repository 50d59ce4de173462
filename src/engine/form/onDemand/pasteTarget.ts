/** Where a paste goes: into the box that has the focus, or into a list from there on. */

/** Where a paste begins: a row and the name of a field within it. */
export interface Cell {
  readonly row: number;
  readonly column: string;
}

/** Returns whether a pasted text has several lines or columns; otherwise it is an ordinary text for one box. */
export function hasSeveralCells(text: string): boolean {
  return text.includes('\t') || /[\r\n]/.test(text.trim());
}

import type { Verdict } from '../../contract.ts';
import { isMissingCell, pastedLines } from './pastedLines.ts';
import { accept, refuse } from './verdict.ts';
import { type DecimalMark, writtenNumber } from './writtenNumber.ts';

/** The numbers of a line; at least one. */
export interface NumberLine {
  /** In the text, counted from 1. */
  readonly line: number;
  readonly values: readonly number[];
}

/** A box of numbers beside the table: its key, and its name in a refusal. */
export interface NumberBox {
  readonly path: string;
  readonly name: string;
}

/** Reads the numbers of every line; missing cells and lines without a number are left out. */
export function numberLines(
  text: string,
  decimalMark: DecimalMark,
  { path, name }: NumberBox,
): Verdict<readonly NumberLine[]> {
  const lines: NumberLine[] = [];
  for (const { line, cells } of pastedLines(text, decimalMark)) {
    const filled = cells.filter((cell) => !isMissingCell(cell));
    const values = filled.flatMap((cell) => writtenNumber(cell, decimalMark) ?? []);
    const unreadable = filled.find((cell) => writtenNumber(cell, decimalMark) === null);
    if (unreadable !== undefined) return refuse(`${name}, line ${line}: "${unreadable}" is not a number`, path);
    if (values.length > 0) lines.push({ line, values });
  }
  return accept(lines);
}

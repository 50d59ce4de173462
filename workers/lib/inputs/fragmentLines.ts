import type { Verdict } from '../../contract.ts';
import { pastedLines } from './pastedLines.ts';
import { REQUIRED } from './positiveNumbers.ts';
import { accept, refuse } from './verdict.ts';
import { type DecimalMark, writtenNumber } from './writtenNumber.ts';

/** A piece of double-stranded DNA in a stock. */
export interface Fragment {
  readonly name: string;
  /** bp, above 0. */
  readonly length: number;
  /** ng/µL, above 0. */
  readonly concentration: number;
  /** Molecules for one of the vector, above 0; null where the line names none. */
  readonly ratio: number | null;
}

const MOST_FRAGMENTS = 30;

/** Reads lines of name, length in bp, ng/µL and, perhaps, ratio; a first line of headings is left out. */
export function fragmentsIn(text: string, decimalMark: DecimalMark): Verdict<readonly Fragment[]> {
  const lines = pastedLines(text, decimalMark);
  if (lines.length === 0) return refuse(REQUIRED, 'fragments');
  const found: Fragment[] = [];
  for (const [at, { line, cells }] of lines.entries()) {
    const [name = '', ...rest] = cells;
    const numbers = rest.filter((cell) => cell !== '').map((cell) => writtenNumber(cell, decimalMark));
    const [length = null, concentration = null, ratio] = numbers;
    if (at === 0 && numbers.length > 0 && numbers.every((value) => value === null)) continue;
    if (length === null || concentration === null || ratio === null || numbers.length > 3)
      return refuse(`Line ${line}: please give name, length in bp, ng/µL and, if you like, a ratio`, 'fragments');
    if (length <= 0 || concentration <= 0 || (ratio ?? 1) <= 0)
      return refuse(`Line ${line}: length, concentration and ratio must be greater than 0`, 'fragments');
    found.push({
      name: name === '' ? `Fragment ${found.length + 1}` : name,
      length,
      concentration,
      ratio: ratio ?? null,
    });
  }
  if (found.length < 2) return refuse('Please enter the vector and at least one insert, a line each', 'fragments');
  if (found.length > MOST_FRAGMENTS) return refuse(`Please enter at most ${MOST_FRAGMENTS} fragments`, 'fragments');
  return accept(found);
}

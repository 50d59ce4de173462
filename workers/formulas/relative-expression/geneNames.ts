/** Names of genes and samples as people type them, and their efficiencies. */
import type { Verdict } from '../../contract.ts';
import { pastedLines } from '../../lib/inputs/pastedLines.ts';
import { accept, refuse } from '../../lib/inputs/verdict.ts';
import { isWithin } from '../../lib/inputs/within.ts';
import { type DecimalMark, writtenNumber } from '../../lib/inputs/writtenNumber.ts';

export interface Efficiency {
  /** 100: perfect doubling. */
  readonly percent: number;
  /** Factor by which a cycle multiplies the product: 1 + percent/100. */
  readonly factor: number;
  /** Of the factor. */
  readonly standardError: number;
}

const [LEAST, MOST] = [10, 200];

/** Names separated by commas, semicolons or line ends. */
export function namesIn(text: string): readonly string[] {
  return text
    .split(/[,;\n\r\t]+/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** The name as the table spells it, regardless of letter case; undefined where the table does not have it. */
export function findName(names: readonly string[], name: string): string | undefined {
  const wanted = name.trim().toLowerCase();
  return names.find((each) => each === name.trim()) ?? names.find((each) => each.toLowerCase() === wanted);
}

/**
 * Reads lines of gene, efficiency in percent and, perhaps, its standard error in percent.
 *
 * @param genes those of the table
 */
export function efficienciesIn(
  text: string,
  genes: readonly string[],
  decimalMark: DecimalMark,
): Verdict<ReadonlyMap<string, Efficiency>> {
  const found = new Map<string, Efficiency>();
  for (const { line, cells } of pastedLines(text.replaceAll('%', ''), decimalMark)) {
    const [name = '', percentCell = '', errorCell = ''] = cells;
    const gene = findName(genes, name);
    if (gene === undefined) return refuse(`Line ${line}: there is no gene "${name}" in the table`, 'efficiencies');
    const percent = writtenNumber(percentCell, decimalMark);
    if (percent === null || !isWithin(percent, LEAST, MOST))
      return refuse(
        `Line ${line}: the efficiency must be a percentage from ${LEAST} to ${MOST}, such as 95 for a factor of 1.95`,
        'efficiencies',
      );
    const error = errorCell === '' ? 0 : writtenNumber(errorCell, decimalMark);
    if (error === null || error < 0)
      return refuse(`Line ${line}: the standard error must be a percentage of 0 or more`, 'efficiencies');
    found.set(gene, { percent, factor: 1 + percent / 100, standardError: error / 100 });
  }
  return accept(found);
}

/** What a pasted table answers by its shape: its columns of words and of numbers, their names and their lengths. */
import { isMissingCell, pastedLines } from '../../lib/inputs/pastedLines.ts';
import { type DecimalMark, writtenNumber } from '../../lib/inputs/writtenNumber.ts';
import { ascending } from '../../lib/statistics/quartiles.ts';
import { centralSum, hasSpread, meanOf } from '../../lib/statistics/sampleMoments.ts';
import { shapiroWilk } from '../../lib/statistics/shapiroWilk.ts';
import type { TestAnswers } from '../../reference/testChoices.ts';

export interface TableAnswers {
  readonly answers: Partial<TestAnswers>;
  /** Null where there are no groups of measurements, as the next two. */
  readonly smallestGroup: number | null;
  /** The residuals depart from a symmetric shape. */
  readonly looksSkewed: boolean | null;
  /** Groups in columns, for pages that read them so; null where the table is to be handed on as it is. */
  readonly inColumns: string | null;
}

interface Column {
  readonly name: string;
  readonly cells: readonly string[];
  /** Null for a missing cell; null in place of the list where a cell is a word. */
  readonly numbers: readonly (number | null)[] | null;
}

const P_NAME = /^(?:p|p[ ._-]?values?|pval(?:ue)?s?)$/i;
const STATUS_NAME = /^(?:status|event|events|dead|death|died|censored|censor|observed|relapse)$/i;
const FEWEST_SPECIES = 3;
const FEWEST_JUDGED = 8;
const SMALL_P = 0.01;
const LARGE_SKEWNESS = 1;

/** @returns null where the table says nothing */
export function tableAnswers(text: string, decimalMark: DecimalMark): TableAnswers | null {
  const columns = columnsIn(text, decimalMark);
  if (columns === null) return null;
  const words = columns.filter(({ numbers }) => numbers === null);
  const counted = columns.flatMap(({ name, numbers }) => (numbers === null ? [] : [{ name, numbers }]));
  const only = (answers: Partial<TestAnswers>): TableAnswers => ({
    answers,
    smallestGroup: null,
    looksSkewed: null,
    inColumns: null,
  });
  const ofP = counted.find(({ name }) => P_NAME.test(name.trim()));
  if (ofP !== undefined && present(ofP.numbers).every((value) => value >= 0 && value <= 1))
    return only({ outcome: 'p-values' });
  const status = counted.find(({ name, numbers }) => STATUS_NAME.test(name.trim()) && isYesNo(present(numbers)));
  if (status !== undefined && counted.length >= 2) {
    const group = words[0] === undefined ? null : levelsOf(words[0]);
    return only({
      outcome: 'time-to-event',
      ...(group === null ? {} : { purpose: 'compare', groups: numberOf(group) }),
    });
  }
  const factors = words.filter((column) => levelsOf(column) < filled(column) && levelsOf(column) > 1);
  if (words.length > 0 && factors.length === 0 && counted.length >= FEWEST_SPECIES)
    return only({ outcome: 'community' });
  const [measured] = counted;
  if (counted.length === 0) return words.length === 2 ? only({ outcome: 'categories', purpose: 'relate' }) : null;
  if (measured !== undefined && counted.length === 1 && factors.length >= 2)
    return only({ outcome: outcomeOf(measured.numbers), purpose: 'compare', groups: '2-factors' });
  const [factor] = factors;
  if (measured !== undefined && counted.length === 1 && factor !== undefined)
    return ofGroups(groupsBy(factor, measured.numbers), { purpose: 'compare' }, true);
  // A column of names that are all different is of the subjects.
  return ofColumns(counted);
}

function ofColumns(
  columns: readonly { readonly name: string; readonly numbers: readonly (number | null)[] }[],
): TableAnswers {
  const groups = columns.map(({ name, numbers }) => ({ name, values: present(numbers) }));
  const lengths = new Set(groups.map(({ values }) => values.length));
  return ofGroups(groups, lengths.size > 1 ? { paired: 'no' } : {}, false);
}

interface Group {
  readonly name: string;
  readonly values: readonly number[];
}

function ofGroups(groups: readonly Group[], more: Partial<TestAnswers>, isLong: boolean): TableAnswers {
  const outcome = outcomeOf(groups.flatMap(({ values }) => values));
  const isMeasured = outcome === 'measurement';
  return {
    answers: { outcome, ...more, groups: numberOf(groups.length) },
    smallestGroup: isMeasured ? Math.min(...groups.map(({ values }) => values.length)) : null,
    looksSkewed: isMeasured ? looksSkewed(groups.map(({ values }) => values)) : null,
    inColumns: isLong ? asColumns(groups) : null,
  };
}

/** The residuals by the test of Shapiro and Wilk and by their skewness; null where there are too few. */
function looksSkewed(samples: readonly (readonly number[])[]): boolean | null {
  const residuals = samples.flatMap((values) => {
    const mean = values.length === 0 ? 0 : meanOf(values);
    return values.map((value) => value - mean);
  });
  if (residuals.length < FEWEST_JUDGED || !hasSpread(residuals)) return null;
  const count = residuals.length;
  const skewness = centralSum(residuals, 3) / count / (centralSum(residuals, 2) / count) ** 1.5;
  return (shapiroWilk(ascending(residuals))?.pValue ?? 1) < SMALL_P || Math.abs(skewness) > LARGE_SKEWNESS;
}

function columnsIn(text: string, decimalMark: DecimalMark): readonly Column[] | null {
  const lines = pastedLines(text, decimalMark);
  const [first] = lines;
  if (first === undefined || lines.length < 2) return null;
  const isWord = (cell: string) => !isMissingCell(cell) && writtenNumber(cell, decimalMark) === null;
  const filledFirst = first.cells.filter((cell) => !isMissingCell(cell));
  const hasHeading = filledFirst.length > 0 && filledFirst.every(isWord);
  const rows = hasHeading ? lines.slice(1) : lines;
  const width = Math.max(...lines.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, at) => {
    const cells = rows.map((row) => row.cells[at] ?? '');
    const isNumeric = !cells.some(isWord);
    return {
      name: hasHeading ? (first.cells[at] ?? '') : `Column ${at + 1}`,
      cells,
      numbers: isNumeric ? cells.map((cell) => (isMissingCell(cell) ? null : writtenNumber(cell, decimalMark))) : null,
    };
  });
  return columns.filter(({ cells }) => cells.some((cell) => !isMissingCell(cell)));
}

function groupsBy({ cells }: Column, numbers: readonly (number | null)[]): readonly Group[] {
  const groups = new Map<string, number[]>();
  for (const [at, name] of cells.entries()) {
    const value = numbers[at] ?? null;
    if (isMissingCell(name) || value === null) continue;
    const values = groups.get(name);
    if (values === undefined) groups.set(name, [value]);
    else values.push(value);
  }
  return [...groups].map(([name, values]) => ({ name, values }));
}

function asColumns(groups: readonly Group[]): string {
  const longest = Math.max(...groups.map(({ values }) => values.length));
  const rows = Array.from({ length: longest }, (_, row) => groups.map(({ values }) => String(values[row] ?? '')));
  return [groups.map(({ name }) => name), ...rows].map((cells) => cells.join('\t')).join('\n');
}

function outcomeOf(numbers: readonly (number | null)[]): 'yes-no' | 'measurement' {
  return isYesNo(present(numbers)) ? 'yes-no' : 'measurement';
}

function isYesNo(values: readonly number[]): boolean {
  return values.length > 0 && values.every((value) => value === 0 || value === 1);
}

function present(numbers: readonly (number | null)[]): readonly number[] {
  return numbers.filter((value) => value !== null);
}

function levelsOf({ cells }: Column): number {
  return new Set(cells.filter((cell) => !isMissingCell(cell))).size;
}

function filled({ cells }: Column): number {
  return cells.filter((cell) => !isMissingCell(cell)).length;
}

function numberOf(groups: number): TestAnswers['groups'] {
  if (groups <= 1) return '1';
  return groups === 2 ? '2' : '3+';
}

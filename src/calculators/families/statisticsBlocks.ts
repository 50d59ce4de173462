/** Blocks that several statistics pages share: what was read from the paste, and what to report. */

import { counted } from '#src/engine/kit/format.ts';
import type { ListBlock, NoticeBlock } from '#src/engine/kit/presentation.ts';
import type { SpeciesReading } from '#workers/lib/inputs/speciesTable.ts';
import type { TableReading } from '#workers/lib/inputs/tableReading.ts';
import { inEveryStyle, type ReportWriter } from './reportWriter.ts';

/** Most values that are written into a line of R. */
const MOST_IN_R = 1000;

/** Says what was read: the first line of every result of a pasted table. */
export function readingNotices({
  columns,
  lines,
  values,
  missing,
  hasHeader,
  mayBeDecimalCommas,
}: TableReading): readonly NoticeBlock[] {
  const parts = [
    counted(columns, 'column', 'columns'),
    counted(lines, 'line', 'lines'),
    counted(values, 'value', 'values'),
    ...(missing === 0 ? [] : [`${counted(missing, 'cell', 'cells')} missing and left out`]),
  ];
  const header = hasHeader ? ' The first line was read as names.' : '';
  return [
    { kind: 'notice', tone: 'neutral', title: 'What was read', text: `${parts.join(', ')}.${header}` },
    ...(mayBeDecimalCommas ? [DECIMAL_COMMAS] : []),
  ];
}

const DECIMAL_COMMAS: NoticeBlock = {
  kind: 'notice',
  tone: 'caution',
  title: 'Decimal commas?',
  text: 'Commas were read as column separators; choose decimal comma if 4,5 means four and a half.',
  remedies: [{ label: 'Use the decimal comma', field: 'decimalMark', value: 'comma' }],
};

/** Says which totals were left out, with the press that counts them. */
export function totalsNotices(leftOut: readonly string[]): readonly NoticeBlock[] {
  if (leftOut.length === 0) return [];
  return [
    {
      kind: 'notice',
      tone: 'neutral',
      title: 'Totals left out',
      text: `Not counted: ${leftOut.join(' and ')}, the sums of the others.`,
      remedies: [{ label: 'Count them', field: 'totals', value: 'counted' }],
    },
  ];
}

/** Says where a table of species was turned, and which totals were left out, each with the press that undoes it. */
export function speciesNotices({ speciesIn, leftOut }: SpeciesReading): readonly NoticeBlock[] {
  const turned: NoticeBlock = {
    kind: 'notice',
    tone: 'neutral',
    title: 'What was read',
    text: 'Species in columns, one row a sample.',
    remedies: [{ label: 'Species are in rows', field: 'speciesIn', value: 'rows' }],
  };
  return [...(speciesIn === 'columns' ? [turned] : []), ...totalsNotices(leftOut)];
}

/**
 * The sentence for a report, in each style where it has numbers of which styles differ, and the lines of R that repeat the calculation.
 *
 * @param plain the same in plain words
 */
export function reportBlock(say: string | ((write: ReportWriter) => string), inR: string, plain?: string): ListBlock {
  const code = { label: 'In R', text: inR };
  if (typeof say === 'string') return { kind: 'list', title: 'For your report', items: [say], code };
  const inPlainWords = plain === undefined ? [] : [{ id: 'plain', label: 'Plain words', text: plain }];
  return {
    kind: 'list',
    title: 'For your report',
    versions: [...inEveryStyle(say), ...inPlainWords],
    items: [],
    code,
  };
}

/** What a reader has to look at before trusting the result. */
export function assumptionsBlock(items: readonly string[]): ListBlock {
  return { kind: 'list', title: 'What to check in the chart', items, isFolded: true };
}

/** Why another program may print another number. */
export function differencesBlock(items: readonly string[]): ListBlock {
  return { kind: 'list', title: 'Why is my number different?', items, isFolded: true };
}

/**
 * 'c(1.5, 2)'; long samples are to be read from a file of one value a line.
 *
 * @param file its name, where a line reads several
 */
export function inR(values: readonly (number | null)[], file = 'values'): string {
  if (values.length > MOST_IN_R) return `scan("${file}.txt")`;
  return `c(${values.map((value) => (value === null ? 'NA' : String(value))).join(', ')})`;
}

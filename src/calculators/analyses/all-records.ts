import { NAME_CONTAINS } from '#src/calculators/families/recordFields.ts';
import { count } from '#src/engine/kit/countAndName.ts';
import { defineAnalysis } from '#src/engine/kit/defineAnalysis.ts';
import { grouped } from '#src/engine/kit/displayNumber.ts';
import { counted, fixedApart } from '#src/engine/kit/format.ts';
import { columnText } from '#src/engine/kit/onDemand/columnText.ts';
import { keptNotice, recordsWords } from '#src/engine/kit/onDemand/countedRecords.ts';
import { laterRows } from '#src/engine/kit/onDemand/laterRows.ts';
import type { FigureOf, NumberOutput } from '#src/engine/kit/outputs.ts';
import type { Block, Cell, ResultKey } from '#src/engine/kit/presentation.ts';
import { decimals, numeral, plain, type WrittenNumber } from '#src/engine/kit/writing.ts';
import type allRecords from '#workers/formulas/all-records.ts';
import type { AllRecordsResult } from '#workers/formulas/all-records.ts';

type Key = ResultKey<AllRecordsResult>;

/** Of a record without any of the four bases. */
const NO_GC = 'not defined';

const length = { kind: 'number', unit: 'nt', optional: true, isExact: true, min: 0, step: 100 } as const;
const LENGTHS = ['total', 'mean', 'median', 'shortest', 'longest', 'n50', 'n90', 'l50'] as const;

export default defineAnalysis<typeof allRecords>()({
  formula: 'all-records',
  about: 'text',
  action: 'List the records',
  fields: {
    order: {
      kind: 'choice',
      label: 'Order',
      look: 'menu',
      options: [
        { value: 'file', label: 'As in the text' },
        { value: 'longest', label: 'Longest first' },
        { value: 'shortest', label: 'Shortest first' },
        { value: 'name', label: 'By name' },
        { value: 'gcHighest', label: 'Highest GC content first' },
        { value: 'gcLowest', label: 'Lowest GC content first' },
      ],
      initial: 'file',
    },
    nameContains: NAME_CONTAINS,
    leastLength: { ...length, label: 'Shortest' },
    mostLength: { ...length, label: 'Longest' },
  },
  example: { order: 'longest', nameContains: '', leastLength: '', mostLength: '' },
  sources: [],
  outputs: {
    count: count('Records', ({ result }) =>
      result.count === result.recordCount ? undefined : `Of ${grouped(result.recordCount)} in the text.`,
    ),
    recordCount: count('Records of the text'),
    keptCount: count('Records considered'),
    lengths: {
      kind: 'group',
      keys: {
        total: letters('Total length'),
        mean: letters('Mean length'),
        median: letters('Median length'),
        shortest: letters('Shortest'),
        longest: letters('Longest'),
        n50: letters('N50', 'Records of at least this length hold half of the letters.'),
        n90: letters('N90', 'The same for nine tenths.'),
        l50: count('L50', 'Records that hold half of the letters.'),
      },
    },
    gcContent: {
      kind: 'number',
      label: 'GC content',
      unit: '%',
      written: writtenPercent,
      missing: NO_GC,
      note: ({ result }) => (result.otherLetters === 0 ? undefined : 'Among A, C, G and T.'),
    },
    otherLetters: count('Other letters'),
    records: {
      kind: 'group',
      keys: {
        numbers: { kind: 'each', label: 'Numbers', each: count('Number') },
        names: { kind: 'inner', label: 'Names' },
        lengths: { kind: 'each', label: 'Lengths', each: { ...count('Length'), columnUnit: 'nt' } },
        gcContents: {
          kind: 'each',
          label: 'GC contents',
          each: { kind: 'number', label: 'GC content', columnUnit: '%', written: writtenPercent },
        },
        otherLetters: { kind: 'each', label: 'Other letters', each: count('Other letters') },
      },
    },
  },
  present: (result, _, figure) => {
    const { lengths } = result;
    const total = lengths === null ? '' : `, ${counted(lengths.total, 'letter', 'letters')} in all`;
    return {
      headline: figure('count'),
      status: `${recordsWords(result)}${total}.`,
      blocks: [...keptNotice(result), ...(lengths === null ? [] : [statistics(figure), recordsTable(result, figure)])],
      working: [],
    };
  },
});

function letters(label: string, note?: string): NumberOutput<unknown> {
  const written = (value: number) => (Number.isInteger(value) ? plain : decimals(1))(value);
  return { kind: 'number', label, unit: 'nt', written, note };
}

/** As on the page: two decimals, and as many more as distinguish one base from none. */
function writtenPercent(percent: number): WrittenNumber {
  return numeral(fixedApart(percent, 2, [0, 100]));
}

/** Only the first of very many records are known. */
function statistics(figure: FigureOf<Key>): Block<Key> {
  return {
    kind: 'facts',
    title: 'Of the records listed',
    figures: [...LENGTHS.map((key) => figure(`lengths.${key}`)), figure('gcContent'), figure('otherLetters')],
  };
}

function recordsTable({ records, otherLetters }: AllRecordsResult, figure: FigureOf<Key>): Block<Key> {
  const hasOthers = otherLetters > 0;
  const { numbers, names, gcContents } = records;
  return {
    kind: 'table',
    title: 'Records',
    columns: [
      { label: 'Number', numeric: true },
      { label: 'Name', isGivenName: true },
      { label: 'Length (nt)', numeric: true },
      { label: 'GC content (%)', numeric: true },
      ...(hasOthers ? [{ label: 'Other letters', numeric: true }] : []),
    ],
    rows: laterRows(numbers.length, (index): readonly Cell<Key>[] => {
      const name = columnText(names, index);
      const row: readonly Cell<Key>[] = [
        String(numbers[index]),
        name === '' ? 'without a name' : name,
        figure(`records.lengths.${index}`),
        Number.isNaN(gcContents[index]) ? NO_GC : figure(`records.gcContents.${index}`),
      ];
      return hasOthers ? [...row, String(records.otherLetters[index])] : row;
    }),
    isFolded: false,
    opens: { field: 'record', label: 'Open record', valueAt: (row) => String(numbers[row] ?? '') },
  };
}

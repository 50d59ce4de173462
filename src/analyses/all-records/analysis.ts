import { NAME_CONTAINS } from '#src/families/recordFields.ts';
import { defineAnalysis } from '#src/kit/defineAnalysis.ts';
import { counted, fixed, fixedApart } from '#src/kit/format.ts';
import { columnText } from '#src/kit/onDemand/columnText.ts';
import { keptNotice, recordsFigure, recordsWords } from '#src/kit/onDemand/countedRecords.ts';
import { laterRows } from '#src/kit/onDemand/laterRows.ts';
import type { Block, Cell, Figure, ResultKey } from '#src/kit/presentation.ts';
import type allRecords from '#workers/formulas/all-records.ts';
import type { AllRecordsResult } from '#workers/formulas/all-records.ts';

type Key = ResultKey<AllRecordsResult>;
type Lengths = NonNullable<AllRecordsResult['lengths']>;

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
    leastLength: {
      kind: 'number',
      label: 'Shortest',
      unit: 'nt',
      optional: true,
      isExact: true,
      min: 0,
      step: 100,
    },
    mostLength: {
      kind: 'number',
      label: 'Longest',
      unit: 'nt',
      optional: true,
      isExact: true,
      min: 0,
      step: 100,
    },
  },
  example: { order: 'longest', nameContains: '', leastLength: '', mostLength: '' },
  sources: [],
  present: (result) => {
    const { lengths } = result;
    const total = lengths === null ? '' : `, ${counted(lengths.total, 'letter', 'letters')} in all`;
    return {
      headline: recordsFigure(result),
      status: `${recordsWords(result)}${total}.`,
      blocks: [...keptNotice(result), ...(lengths === null ? [] : [statistics(lengths, result), recordsTable(result)])],
      working: [],
    };
  },
});

/** Only the first of very many records are known. */
function statistics(lengths: Lengths, { gcContent, otherLetters }: AllRecordsResult): Block<Key> {
  const figure = (key: keyof Lengths, label: string, note?: string): Figure<Key> => ({
    field: `lengths.${key}`,
    label,
    value: lengths[key],
    text: Number.isInteger(lengths[key]) ? String(lengths[key]) : fixed(lengths[key], 1),
    unit: 'nt',
    ...(note === undefined ? {} : { note }),
  });
  const { unit: _, ...l50 } = figure('l50', 'L50', 'Records that hold half of the letters.');
  return {
    kind: 'facts',
    title: 'Of the records listed',
    figures: [
      figure('total', 'Total length'),
      figure('mean', 'Mean length'),
      figure('median', 'Median length'),
      figure('shortest', 'Shortest'),
      figure('longest', 'Longest'),
      figure('n50', 'N50', 'Records of at least this length hold half of the letters.'),
      figure('n90', 'N90', 'The same for nine tenths.'),
      l50,
      {
        field: 'gcContent',
        label: 'GC content',
        value: gcContent,
        text: gcContent === null ? NO_GC : percentText(gcContent),
        ...(gcContent === null ? {} : { unit: '%' }),
        ...(otherLetters === 0 ? {} : { note: 'Among A, C, G and T.' }),
      },
      { field: 'otherLetters', label: 'Other letters', value: otherLetters, text: String(otherLetters) },
    ],
  };
}

function recordsTable({ records, otherLetters }: AllRecordsResult): Block<Key> {
  const hasOthers = otherLetters > 0;
  const { numbers, names, lengths, gcContents } = records;
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
      const [length = 0, gcContent = Number.NaN, name] = [lengths[index], gcContents[index], columnText(names, index)];
      const row: readonly Cell<Key>[] = [
        String(numbers[index]),
        name === '' ? 'without a name' : name,
        { field: `records.lengths.${index}`, label: 'Length', value: length, text: String(length) },
        Number.isNaN(gcContent)
          ? NO_GC
          : {
              field: `records.gcContents.${index}`,
              label: 'GC content',
              value: gcContent,
              text: percentText(gcContent),
            },
      ];
      return hasOthers ? [...row, String(records.otherLetters[index])] : row;
    }),
    isFolded: false,
    opens: { field: 'record', label: 'Open record', valueAt: (row) => String(numbers[row] ?? '') },
  };
}

/** Of a record without any of the four bases. */
const NO_GC = 'not defined';

/** As on the page: two decimals, and as many more as distinguish one base from none. */
function percentText(percent: number): string {
  return fixedApart(percent, 2, [0, 100]);
}

import { expect, test } from 'vitest';
import {
  assumptionsBlock,
  differencesBlock,
  inR,
  readingNotices,
  reportBlock,
} from '#src/calculators/families/statisticsBlocks.ts';

const READING = { columns: 1, lines: 3, values: 3, missing: 0, hasHeader: false, mayBeDecimalCommas: false };

test('says what was read', () => {
  expect(readingNotices(READING).map(({ text }) => text)).toEqual(['1 column, 3 lines, 3 values.']);
  expect(readingNotices({ ...READING, columns: 2, missing: 1, hasHeader: true })[0]?.text).toBe(
    '2 columns, 3 lines, 3 values, 1 cell missing and left out. The first line was read as names.',
  );
});

test('asks about commas, and offers the other reading', () => {
  const [, commas] = readingNotices({ ...READING, mayBeDecimalCommas: true });
  expect(commas?.text).toBe(
    'Commas were read as column separators; choose decimal comma if 4,5 means four and a half.',
  );
  expect(commas?.remedies).toEqual([{ label: 'Use the decimal comma', field: 'decimalMark', value: 'comma' }]);
});

test('writes values for R, and long samples as a file to read', () => {
  expect(inR([1.5, null, -2])).toBe('c(1.5, NA, -2)');
  expect(inR(Array.from({ length: 1001 }, () => 1))).toBe('scan("values.txt")');
  expect(reportBlock('A sentence.', 'mean(x)')).toEqual({
    kind: 'list',
    title: 'For your report',
    items: ['A sentence.'],
    code: { label: 'In R', text: 'mean(x)' },
  });
});

test('lists that open', () => {
  expect([assumptionsBlock(['a']), differencesBlock(['b'])].map(({ isFolded }) => isFolded)).toEqual([true, true]);
});

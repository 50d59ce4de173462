/** The rows of the page of agreement. */
import { expect, test } from 'vitest';
import type { AgreementSummary } from '#src/engine/kit/comparison.ts';
import { agreementRows, filteredRows, shareText } from '#src/site/pages/agreement/agreementRows.ts';

const R = { by: 'R 4.2.2, nls', figures: 10, differing: 4, largest: 0.1 };
const EMBOSS = { by: 'EMBOSS', figures: 1, differing: 0, largest: 0 };
const PAGES: readonly AgreementSummary[] = [
  { kind: 'calculator', name: 'Kinetics', path: '/calculator/kinetics', programs: [R, EMBOSS] },
  { kind: 'section', name: 'Rate laws', path: '/calculator/kinetics#ask=rate-laws', programs: [R] },
  { kind: 'section', name: 'Digest', path: '/calculator/protein#ask=digest', programs: [EMBOSS] },
];
const ROWS = agreementRows(PAGES);

test('there is one for each program, and each address leads to one of them', () => {
  expect(ROWS.map(({ name, at, anchor }) => [name, at, anchor])).toEqual([
    ['Kinetics', 0, 'kinetics'],
    ['Kinetics', 1, undefined],
    ['Rate laws', 0, undefined],
    ['Digest', 0, 'protein'],
  ]);
});

test('are found by calculator or program', () => {
  expect(filteredRows(ROWS, ' rate ', null).map(({ name }) => name)).toEqual(['Rate laws']);
  expect(filteredRows(ROWS, 'emboss', null).map(({ name }) => name)).toEqual(['Kinetics', 'Digest']);
  expect(filteredRows(ROWS, '', 'law')).toEqual([]);
});

test.each([
  [0, 'none'],
  [0.1, '10 %'],
  [0.000123, '0.012 %'],
  [3e-11, '3e-9 %'],
])('a difference of %d is written %s', (share, text) => {
  expect(shareText(share)).toBe(text);
});

/** A few hundred of `npm run fuzz:numbers`, the same in every run, and that a misreading would be found. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CorpusBox } from '#tests/reading/numberCorpus.ts';
import { misreadingOfColumns, mutatedColumns } from './columnReadings.ts';
import { naiveNumbers } from './naiveNumber.ts';
import { misreadingOf, mutatedNumbers, mutatedTexts, readingOf } from './numberReadings.ts';

const SAMPLE = { numRuns: 400, seed: 20261123 };

test('changed numbers of the corpus are read as they stand, or refused', () => {
  const given = fc.sample(mutatedNumbers, SAMPLE);
  expect(given.flatMap((each) => misreadingOf(each) ?? [])).toEqual([]);
  expect(given.filter((each) => readingOf(each).kind === 'number').length).toBeGreaterThan(SAMPLE.numRuns / 10);
});

test('pasted tables of them have each cell in its place, and no line gone in silence', () => {
  const given = fc.sample(mutatedColumns(mutatedTexts), SAMPLE);
  expect(given.flatMap((each) => misreadingOfColumns(each) ?? [])).toEqual([]);
});

describe('the naive reader', () => {
  const mass: CorpusBox = { label: 'Mass', page: '', name: 'mass', unit: 'g', units: ['g', 'mg'], fill: {} };

  test.each([
    ['5 mg', '5', 'g'],
    ['1,500', '1.5', undefined],
    ['1.234,5', '1.2345', undefined],
    ['1×10⁻³', '10', undefined],
    ['5-10', '5', undefined],
  ])('finds that %j is not %s %s', (typed, text, unit) => {
    const wrong = { kind: 'number', text, ...(unit !== undefined && { unit }) } as const;
    expect(misreadingOf({ typed, box: mass }, wrong)).toMatch(/^read as/);
  });

  test.each([
    ['1/10', 'dilution', 10],
    ['1:20', 'dilution', 20],
    ['3:1', 'ratio', 3],
    ['1 1/2', undefined, 1.5],
    ['1 234,5', undefined, 1234.5],
    ['٣', undefined, 3],
  ] as const)('reads %j as %s', (typed, meaning, value) => {
    expect(naiveNumbers(typed, { label: 'Mass', units: [], meaning })).toEqual([{ value, unit: '' }]);
  });
});

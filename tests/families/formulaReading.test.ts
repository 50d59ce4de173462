import { expect, test } from 'vitest';
import { chargeFigures, readingNotices } from '#src/families/formulaReading.ts';

test('one notice says all that was left out, each once; a plain formula has none', () => {
  expect(readingNotices([])).toEqual([]);
  expect(readingNotices(['Left out: “?”.', 'Left out: “?”.', 'Read as NaCl.'])).toMatchObject([
    { kind: 'notice', tone: 'neutral', text: 'Left out: “?”. Read as NaCl.' },
  ]);
});

test('the charge of an ion, and whose mass it changes', () => {
  expect(chargeFigures(0)).toEqual([]);
  expect(chargeFigures(-2)).toMatchObject([
    { field: 'charge', value: -2, text: '²⁻', note: 'The mass of 2 electrons is added.' },
  ]);
  expect(chargeFigures(1)).toMatchObject([{ value: 1, text: '⁺', note: 'The mass of 1 electron is taken off.' }]);
});

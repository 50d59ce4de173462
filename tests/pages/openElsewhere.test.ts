import { expect, test } from 'vitest';
import { addressElsewhere, analysisFragment } from '#src/pages/calculator/onDemand/applyRemedy.ts';

const REMEDY = { label: 'Open', field: 'inputType', value: 'PROTEIN', calculator: 'protein-synthesis' };

test.each([
  ['MK T', '/calculator/protein-synthesis#inputType=PROTEIN&sequence=MK%20T'],
  ['>a\nMKT', '/calculator/protein-synthesis#inputType=PROTEIN&sequence=%3Ea%0AMKT&recognize=true'],
  ['M'.repeat(7001), '/calculator/protein-synthesis#inputType=PROTEIN'],
  [undefined, '/calculator/protein-synthesis#inputType=PROTEIN'],
])('%#: the text goes along where it fits', (text, address) => {
  expect(addressElsewhere(REMEDY, text)).toBe(address);
});

test('a further calculation is opened with its settings, or without those that are too long', () => {
  const settings = { letters: 'MK U*', order: 'A = B' };
  expect(analysisFragment({ id: 'unusual-residues', settings })).toBe(
    'ask=unusual-residues&unusual-residues.letters=MK%20U*&unusual-residues.order=A%20%3D%20B',
  );
  expect(analysisFragment({ id: 'unusual-residues', settings: { letters: 'X'.repeat(9000) } })).toBe(
    'ask=unusual-residues',
  );
});

import { expect, test, vi } from 'vitest';
import { addressElsewhere, analysisFragment, applyRemedy } from '#src/site/pages/calculator/onDemand/applyRemedy.ts';
import type { Calculator } from '#src/site/pages/calculator/run/useCalculator.ts';

const REMEDY = { label: 'Open', field: 'inputType', value: 'PROTEIN', calculator: 'protein-synthesis' };

function calculatorWith(draft: Calculator['draft']) {
  const done: unknown[] = [];
  const edit = (field: string, value: unknown) => done.push([field, value]);
  const spread = (text: string) => done.push(['±', text]);
  const calculator = { draft, edit, spread, calculate: () => done.push('calculate') } as unknown as Calculator;
  return { calculator, done };
}

test('the edit is made and calculated; a sequence that the edit would empty stays', () => {
  const { calculator, done } = calculatorWith({ sequence: 'ACGU' });
  expect(applyRemedy(calculator, { label: 'Choose RNA', field: 'inputType', value: 'RNA' })).toBe(true);
  expect(done).toEqual([['inputType', 'RNA'], ['sequence', 'ACGU'], 'calculate']);
  const other = calculatorWith({ forwardPrimer: '5-A-3' });
  applyRemedy(other.calculator, { label: 'Leave out', field: 'forwardPrimer', value: 'A' });
  expect(other.done).toEqual([['forwardPrimer', 'A'], 'calculate']);
});

test('a press may set several keys of a list', () => {
  const { calculator, done } = calculatorWith({ species: [{ name: '', count: '3' }, { name: 'Oak' }, { name: '' }] });
  const remedy = { label: '', field: 'species.0.name', value: 'Species 1', also: { 'species.2.name': 'Species 3' } };
  applyRemedy(calculator, remedy);
  expect(done).toEqual([
    ['species', [{ name: 'Species 1', count: '3' }, { name: 'Oak' }, { name: 'Species 3' }]],
    'calculate',
  ]);
});

test('an uncertainty joins those that the draft holds', () => {
  const { calculator, done } = calculatorWith({ mass: '9.0 ± 4 %', '±': 'volume=0.1' });
  applyRemedy(calculator, { label: '', field: 'mass', value: '9.0', uncertainty: '4 %' });
  expect(done).toEqual([['mass', '9.0'], ['±', 'volume=0.1&mass=4+%25'], 'calculate']);
});

test('a text that belongs to another calculator is opened there', () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  const { calculator, done } = calculatorWith({ sequence: 'MK' });
  expect(applyRemedy(calculator, REMEDY)).toBe(false);
  expect([done, assign.mock.calls]).toEqual([[], [['/calculator/protein-synthesis#inputType=PROTEIN&sequence=MK']]]);
  vi.unstubAllGlobals();
});

test('a further calculation is opened, and the form stays as it is', () => {
  const location = { hash: '' };
  vi.stubGlobal('location', location);
  const { calculator, done } = calculatorWith({ sequence: 'MKU' });
  const analysis = { id: 'unusual-residues', settings: { letters: 'MKU' } };
  expect(applyRemedy(calculator, { label: 'Weigh', field: 'sequence', value: 'MKU', analysis })).toBe(false);
  expect([done, location.hash]).toEqual([[], 'ask=unusual-residues&unusual-residues.letters=MKU']);
  vi.unstubAllGlobals();
});

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

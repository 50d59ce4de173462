import { expect, test } from 'vitest';
import { readEnzymeNames } from '#workers/lib/sequences/enzymeNames.ts';

const KNOWN = ['BamHI', 'CviKI-1', 'EcoRI', 'EcoRV', 'HindIII'];

test.each(['', ' ,; ', 'all', 'ALL'])("'%s' is all", (typed) => {
  expect(readEnzymeNames(typed, KNOWN)).toEqual({ ok: true, names: 'all' });
});

test('names in either case, however separated, each once', () => {
  expect(readEnzymeNames('ecori;BAMHI + cviki_1\nEcoRI', KNOWN)).toEqual({
    ok: true,
    names: ['EcoRI', 'BamHI', 'CviKI-1'],
  });
});

test.each([
  ['EcoR5', 'EcoRV'],
  ['HindIII-HF', 'HindIII'],
  ['BarnHI', 'BamHI'],
  ['XYZ', null],
])("'%s' means %s", (typed, meant) => {
  expect(readEnzymeNames(typed, KNOWN)).toEqual({ ok: false, unknown: typed, meant, corrected: meant });
});

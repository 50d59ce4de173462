import { expect, test } from 'vitest';
import { readEnzymeNames } from '#workers/lib/sequences/motifs/enzymeNames.ts';

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
  ['BarnHI', 'BamHI'],
  ['HlNDIII', 'HindIII'],
  ['XYZ', null],
  // Similar, but another enzyme.
  ['EcoRH', null],
])("'%s' means %s", (typed, meant) => {
  expect(readEnzymeNames(typed, KNOWN)).toEqual({ ok: false, unknown: typed, meant, corrected: meant });
});

test('varieties that are sold are read as their enzyme', () => {
  expect(readEnzymeNames('EcoRI-HF, bamhi_hfv2, HindIII-v2', KNOWN)).toEqual({
    ok: true,
    names: ['EcoRI', 'BamHI', 'HindIII'],
  });
});

test('all names that can be are mended at once', () => {
  expect(readEnzymeNames('EcoR1, BarnHI, Xyz', KNOWN)).toMatchObject({
    unknown: 'EcoR1',
    corrected: 'EcoRI, BamHI, Xyz',
  });
});

import { expect, test } from 'vitest';
import {
  cutsOfReverse,
  isSymmetric,
  markedSite,
  overhangsOf,
  restrictionEnzyme,
  reverseComplement,
  specificityOf,
  specificLetters,
} from '#workers/lib/sequences/motifs/restrictionEnzyme.ts';

// Marks of enzymes that cut once: Biopython 1.80, elucidate(), without an N after the last cut or before the first.
test.each([
  ['EcoRI', 'GAATTC 1 5', true, 'G^AATT_C', ['5′ AATT']],
  ['PstI', 'CTGCAG 5 1', true, 'C_TGCA^G', ['3′ TGCA']],
  ['EcoRV', 'GATATC 3 3', true, 'GAT^_ATC', ['blunt ']],
  ['MluCI', 'AATT 0 4', true, '^AATT_', ['5′ AATT']],
  ['BsaI', 'GGTCTC 7 11', false, 'GGTCTCN^NNNN_', ['5′ NNNN']],
  ['BsmI', 'GAATGC 7 5', false, 'GAATG_CN^', ['3′ CN']],
  ['TspRI', 'CASTG 7 -2', true, '_NNCASTGNN^', ['3′ NNCASTGNN']],
  ['SgeI', 'CNNG 13 17', false, 'CNNGNNNNNNNNN^NNNN_', ['5′ NNNN']],
  ['BcgI', 'CGANNNNNNTGC -10 -12 24 22', false, '_NN^NNNNNNNNNNCGANNNNNNTGCNNNNNNNNNN_NN^', ['3′ NN', '3′ NN']],
])('%s', (name, entry, symmetric, marked, overhangs) => {
  const enzyme = restrictionEnzyme(name, entry);
  expect(specificityOf(enzyme)).toBe(entry);
  expect(isSymmetric(enzyme)).toBe(symmetric);
  expect(markedSite(enzyme)).toBe(marked);
  expect(overhangsOf(enzyme).map(({ end, letters }) => `${end} ${letters}`)).toEqual(overhangs);
});

test('the other strand', () => {
  expect(reverseComplement('GTYRACN')).toBe('NGTYRAC');
  expect(cutsOfReverse(restrictionEnzyme('BsaI', 'GGTCTC 7 11'))).toEqual([{ top: -5, bottom: -1 }]);
  expect(specificLetters('CGANNNNNNTGC')).toBe(6);
});

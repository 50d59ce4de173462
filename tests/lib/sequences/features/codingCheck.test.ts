import { expect, test } from 'vitest';
import { codingProtein, firstDifference, incompleteLast } from '#workers/lib/sequences/features/codingCheck.ts';
import { GENETIC_CODES } from '#workers/reference/geneticCodes.ts';

const code = GENETIC_CODES['11'];
const bytes = (letters: string) => new TextEncoder().encode(letters);

test('the stop at the end is left out, one within is not; a start is methionine at a complete beginning only', () => {
  expect(codingProtein(bytes('GTGAAATAA'), { code, codonStart: 1, beginsAtStart: true })).toBe('MK');
  expect(codingProtein(bytes('GTGTAAAAATAA'), { code, codonStart: 1, beginsAtStart: false })).toBe('V*K');
  expect(codingProtein(bytes('CGTGAAA'), { code, codonStart: 2, beginsAtStart: true })).toBe('VK');
});

test('two letters that are left over may tell their amino acid', () => {
  const last = (letters: string) => incompleteLast(bytes(letters), { code, codonStart: 1, beginsAtStart: true });
  expect(['GTGCC', 'GTGTA', 'GTGAT', 'GTGC', 'GTG', ''].map(last)).toEqual(['P', '', '', '', '', '']);
});

test('the first difference, and none', () => {
  expect(firstDifference('MKV', 'MKV')).toBeNull();
  expect(firstDifference('MKV', 'MRV')).toEqual({ at: 2, translated: 'K', given: 'R' });
  expect(firstDifference('MK', 'MKV')).toEqual({ at: 3, translated: '', given: 'V' });
  expect(firstDifference('MKV', 'MK')).toEqual({ at: 3, translated: 'V', given: '' });
});

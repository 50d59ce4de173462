import { expect, test } from 'vitest';
import { rulesOf } from '#workers/formulas/features/codingFeatures.ts';
import { GENETIC_CODES } from '#workers/reference/geneticCodes.ts';

const place = { spans: [{ from: 0, to: 9, strand: 1 }], length: 9, startsBefore: true, endsBehind: false } as const;
const feature = { number: 1, type: 'CDS', location: '<1..9', place, qualifiers: {} } as const;

test('the rules of an entry, and the usual ones', () => {
  expect(rulesOf(feature)).toEqual({ code: GENETIC_CODES['1'], codonStart: 1, beginsAtStart: false });
  const qualifiers = { transl_table: ['4'], codon_start: ['3'] };
  expect(rulesOf({ ...feature, qualifiers })).toEqual({
    code: GENETIC_CODES['4'],
    codonStart: 3,
    beginsAtStart: false,
  });
});

test.each([
  { type: 'gene' },
  { place: null },
  { qualifiers: { transl_table: ['7'] } },
  { qualifiers: { codon_start: ['4'] } },
  { qualifiers: { codon_start: ['x'] } },
])('no rules for %j', (own) => {
  expect(rulesOf({ ...feature, ...own })).toBeNull();
});

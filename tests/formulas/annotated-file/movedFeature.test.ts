/** What becomes of one feature in a region of its strand; that the letters stay the same is a property of the formula's own tests. */
import { expect, test } from 'vitest';
import { type EntryRegion, movedFeature } from '#workers/formulas/annotated-file/movedFeature.ts';
import { readLocation } from '#workers/lib/sequences/features/featureLocation.ts';

const LINE: EntryRegion = { start: 10, length: 20, strandLength: 100, isCircular: false, isReversed: false };
const TURNED: EntryRegion = { ...LINE, isReversed: true };
/** The whole of a circle, written from its 51st base. */
const FROM_51: EntryRegion = { start: 50, length: 100, strandLength: 100, isCircular: true, isReversed: false };

function moved(location: string, region: EntryRegion, type = 'gene', qualifiers = {}) {
  const place = readLocation(location, region.strandLength, region.isCircular);
  return movedFeature({ type, location, place, qualifiers } as Parameters<typeof movedFeature>[0], region);
}

test.each([
  ['12..15', LINE, '2..5'],
  ['5..15', LINE, '<1..5'],
  ['25..40', LINE, '15..>20'],
  ['complement(5..15)', LINE, 'complement(<1..5)'],
  ['12..15', TURNED, 'complement(16..19)'],
  ['complement(12..15)', TURNED, '16..19'],
  ['14^15', LINE, '4^5'],
  ['41..60', FROM_51, 'join(91..100,1..10)'],
  ['join(91..100,1..10)', FROM_51, '41..60'],
])('%s in %o', (location, region, expected) => {
  expect(moved(location, region)).toMatchObject({ location: expected });
});

test('a feature of which no letter is in the region is left out', () => {
  expect(moved('40..50', LINE)).toBe('outside');
});

test('a coding sequence that has lost its beginning says in which base its first codon begins, and has no translation', () => {
  const cut = moved('7..24', LINE, 'CDS', { translation: ['MKWVTF'], codon_start: ['1'], gene: ['x'] });
  expect(cut).toMatchObject({ location: '<1..14', isCut: true });
  expect(cut).toHaveProperty('qualifiers', { gene: ['x'], codon_start: ['3'] });
});

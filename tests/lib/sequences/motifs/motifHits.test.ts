import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutSource, everyCut } from '#tests/support/cutSource.ts';
import { givenDna } from '#tests/support/givenDna.ts';
import { findMotifs } from '#workers/lib/sequences/motifs/motifHits.ts';
import { reverseComplement } from '#workers/lib/sequences/motifs/restrictionEnzyme.ts';
import { openStrand } from '#workers/lib/sequences/strand/givenStrand.ts';

async function hitsIn(text: string, letters: string, mismatches: number, isCircular: boolean, size: number) {
  const { given } = await givenDna({ text });
  const strand = await openStrand(given, {
    report() {},
    open: (long) => cutSource(String(long), everyCut(text, size)),
  });
  return findMotifs(strand, [{ letters, mismatches }], { strands: 'both', isCircular, mostKept: 10_000 }, () => {});
}

test('on both strands, across the borders of slices and across the origin', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.stringMatching(/^[ACGT]{1,60}$/),
      fc.stringMatching(/^[ACGT]{1,8}$/),
      fc.boolean(),
      fc.integer({ min: 1, max: 20 }),
      async (text, letters, isCircular, size) => {
        const { kept, counts, total } = await hitsIn(text, letters, 0, isCircular, size);
        const whole = isCircular ? text + text.repeat(8).slice(0, letters.length - 1) : text;
        const starts = (wanted: string) =>
          [...whole].map((_, at) => at).filter((at) => at < text.length && whole.startsWith(wanted, at));
        const fits = letters.length <= text.length;
        const entered = fits ? starts(letters) : [];
        const other = fits && reverseComplement(letters) !== letters ? starts(reverseComplement(letters)) : [];
        expect(kept.filter(({ strand }) => strand === '+').map(({ start }) => start)).toEqual(entered);
        expect(kept.filter(({ strand }) => strand === '-').map(({ start }) => start)).toEqual(other);
        expect(counts).toEqual([{ entered: entered.length, other: other.length }]);
        expect(total).toBe(entered.length + other.length);
        for (const hit of kept) expect(hit.letters).toBe(letters);
      },
    ),
  );
});

test('the letters are those that are there', async () => {
  const { kept } = await hitsIn('AAACGTTTACGA', 'ACGT', 1, false, 3);
  expect(kept.map(({ start, letters, mismatches }) => [start, letters, mismatches])).toEqual([
    [2, 'ACGT', 0],
    [8, 'ACGA', 1],
  ]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutSource, everyCut } from '#tests/support/cutSource.ts';
import { givenFor } from '#tests/support/everyAnalysis.ts';
import type { Task } from '#workers/contract.ts';
import { type GivenStrand, openStrand } from '#workers/lib/sequences/strand/givenStrand.ts';
import {
  REGION_READINGS,
  regionCounts,
  regionLength,
  regionWindow,
} from '#workers/lib/sequences/strand/strandRegion.ts';

const PAIRS: Readonly<Record<string, string>> = { A: 'T', C: 'G', G: 'C', T: 'A' };
const complement = (text: string) => [...text].map((base) => PAIRS[base]).join('');
const reversed = (text: string) => [...text].toReversed().join('');
const EXPECTED = {
  forward: (text: string) => text,
  reverseComplement: (text: string) => reversed(complement(text)),
  complement,
  reverse: reversed,
};

test('windows of every reading are those of the region written out, across the origin as well', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.stringMatching(/^[ACGT]{1,60}$/),
      fc.nat(),
      fc.nat(),
      fc.nat(),
      fc.nat(),
      fc.integer({ min: 1, max: 9 }),
      fc.constantFrom(...REGION_READINGS),
      async (text, one, other, first, end, size, reading) => {
        const region = { from: 1 + (one % text.length), to: 1 + (other % text.length) };
        const { from, to } = region;
        const plain = from <= to ? text.slice(from - 1, to) : text.slice(from - 1) + text.slice(0, to);
        expect(regionLength(region, text.length)).toBe(plain.length);
        const task: Task = { report() {}, open: (long) => cutSource(String(long), everyCut(String(long), size)) };
        const strand = await openStrand((await givenFor('dna', text)) as GivenStrand, task);
        const whole = EXPECTED[reading](plain);
        const [low, high] = [first % (plain.length + 2), end % (plain.length + 2)];
        const window = new TextDecoder().decode(await regionWindow(strand, region, reading, low, high));
        expect(window).toBe(whole.slice(low, high));
        const bins = await regionCounts(strand, region, () => {});
        for (const base of 'ACGT') expect(bins[base.charCodeAt(0)]).toBe(plain.split(base).length - 1);
      },
    ),
  );
});

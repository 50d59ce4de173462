import fc from 'fast-check';
import { expect, test } from 'vitest';
import { naiveReverseComplement } from '#tests/kernel/naive.ts';
import { givenDna } from '#tests/support/givenDna.ts';
import { featureLetters, spansWindow } from '#workers/lib/sequences/features/featureLetters.ts';
import type { FeatureSpan } from '#workers/lib/sequences/features/featureLocation.ts';
import { openStrand } from '#workers/lib/sequences/strand/givenStrand.ts';

const letters = fc.string({ unit: fc.constantFrom(...'ACGT'), minLength: 60, maxLength: 60 });
const span = fc.record({ from: fc.nat(50), size: fc.integer({ min: 1, max: 10 }), isReverse: fc.boolean() });

test('spans joined in the direction of reading, whole and in windows, however the text is cut', async () => {
  await fc.assert(
    fc.asyncProperty(
      letters,
      fc.array(fc.array(span, { maxLength: 4 }), { maxLength: 3 }),
      fc.array(fc.nat(60)),
      fc.nat(20),
      fc.nat(40),
      async (text, wanted, cuts, from, to) => {
        const { given, task } = await givenDna({ text, cuts });
        const strand = await openStrand(given, task);
        const places = wanted.map((spans) => ({
          spans: spans.map(({ from: first, size, isReverse }): FeatureSpan => {
            return { from: first, to: first + size, strand: isReverse ? -1 : 1 };
          }),
          length: spans.reduce((sum, { size }) => sum + size, 0),
        }));
        const read = (await featureLetters(strand, places)).map((bytes) => new TextDecoder().decode(bytes));
        for (const [index, { spans }] of places.entries()) {
          const joined = spans
            .map(({ from: first, to: end, strand: direction }) => {
              const part = text.slice(first, end);
              return direction === 1 ? part : naiveReverseComplement(part);
            })
            .join('');
          expect(read[index]).toBe(joined);
          const window = await spansWindow(strand, spans, from, to);
          expect(new TextDecoder().decode(window)).toBe(joined.slice(from, Math.max(from, to)));
        }
      },
    ),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createWindowCounter, windowsIn } from '#workers/lib/sequences/strand/windowCounts.ts';

test('windows hold what a slice of the text holds, however the letters are cut', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[ACGTN]{0,80}$/),
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 20 }),
      (text, size, step, cut) => {
        const counter = createWindowCounter(text.length, size, step);
        const bytes = new TextEncoder().encode(text);
        for (let at = 0; at < bytes.length; at += cut) counter.read(bytes.subarray(at, at + cut));
        const count = (slice: string, what: string) => slice.split(what).length - 1;
        const expected = Array.from({ length: windowsIn(text.length, size, step) }, (_, index) => {
          const slice = text.slice(index * step, index * step + size);
          const [A, C, G, T] = [...'ACGT'].map((base) => count(slice, base));
          const before = text.slice(0, index * step + size);
          const skewSum = count(before, 'G') - count(before, 'C');
          return { start: index * step + 1, A, C, G, T, cpg: count(slice, 'CG'), skewSum };
        });
        expect(counter.windows()).toEqual(expected);
        const sums = [0];
        for (const letter of text) sums.push((sums.at(-1) ?? 0) + (letter === 'G' ? 1 : letter === 'C' ? -1 : 0));
        const [low, high] = [Math.min(...sums), Math.max(...sums)];
        expect(counter.walk()).toEqual({
          lowest: { place: sums.indexOf(low), sum: low },
          highest: { place: sums.indexOf(high), sum: high },
        });
      },
    ),
  );
});

test('as many windows as fit', () => {
  expect([windowsIn(10, 3, 3), windowsIn(10, 10, 1), windowsIn(9, 10, 1), windowsIn(11, 10, 1)]).toEqual([3, 1, 0, 2]);
});

import { expect, test } from 'vitest';
import { fastaLayout, fastaLength, fastaWindow } from '#workers/lib/sequences/strand/fastaLayout.ts';

const LETTERS = 'ACGTACGTAC';
const TEXTS = [
  { lineLength: 4, text: '>e0\nACGT\nAC\n>e1\n>e2\nGTAC\n' },
  { lineLength: null, text: '>e0\nACGTAC\n>e1\n>e2\nGTAC\n' },
];

test.each(TEXTS)('every window of entries in lines of $lineLength', async ({ lineLength, text }) => {
  const header = (entry: number) => `e${entry}`;
  const layout = fastaLayout({ count: 3, before: Float64Array.of(0, 6, 6, 10), header, lineLength });
  expect(fastaLength(layout)).toBe(text.length);
  for (let from = 0; from <= text.length; from += 1)
    for (let to = from; to <= text.length; to += 1) {
      const read = async (first: number, end: number) => new TextEncoder().encode(LETTERS.slice(first, end));
      expect(await fastaWindow(layout, from, to, read)).toBe(text.slice(from, to));
    }
});

test('no more letters are read than the window needs', async () => {
  const layout = fastaLayout({ count: 1, before: Float64Array.of(0, 1000), header: () => 'x', lineLength: null });
  let asked: readonly number[] = [];
  await fastaWindow(layout, 503, 513, async (from, to) => {
    asked = [from, to];
    return new Uint8Array(to - from).fill(65);
  });
  expect(asked).toEqual([499, 510]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  FASTA_LINE,
  FASTA_WINDOW,
  fastaHeader,
  fastaLines,
  fastaTitle,
  letterWindows,
} from '#src/engine/results/sequence/fasta.ts';

test('lines are 60 letters long, the last one shorter, each ended', () => {
  expect(fastaLines('A'.repeat(130))).toBe(`${'A'.repeat(60)}\n${'A'.repeat(60)}\n${'A'.repeat(10)}\n`);
  expect(fastaLines('A'.repeat(60))).toBe(`${'A'.repeat(60)}\n`);
  expect(fastaLines('')).toBe('');
});

test('the header names the record, then what was made of it, and how long that is', () => {
  const title = fastaTitle({ recordName: 'Z78531.1 C.fasciculatum 5.8S rRNA gene', title: 'Reverse complement' });
  expect(fastaHeader(title, 748, 'nt')).toBe('>Z78531.1 C.fasciculatum 5.8S rRNA gene reverse complement 748 nt\n');
});

test.each([
  [undefined, 'RNA', 'sequence RNA'],
  ['', 'Protein of the longest reading frame', 'sequence protein of the longest reading frame'],
  ['>> a\r\nb\u2028c\u0000 \td', 'Protein', 'a b c d protein'],
  [' > ', 'Protein', 'sequence protein'],
])('of the name %j, %s: %s', (recordName, title, expected) => {
  expect(fastaTitle({ title, ...(recordName === undefined ? {} : { recordName }) })).toBe(expected);
});

test('for any name: one line, with an identifier at its beginning', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.nat(0x10ffff).map((point) => String.fromCodePoint(point)) }), (recordName) => {
      expect(fastaHeader(fastaTitle({ recordName, title: 'RNA' }), 1, 'nt')).toMatch(
        /^>[^>\p{C}\p{Z}][^\p{Cc}\u2028\u2029]*\n$/u,
      );
    }),
  );
});

test('windows join into the same file as the whole text', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: fc.constantFrom('A', 'C', 'G', 'T'), maxLength: 700 }),
      fc.integer({ min: 1, max: 5 }),
      async (text, lines) => {
        const asked: [number, number][] = [];
        let file = '';
        const read = async (from: number, to: number) => {
          asked.push([from, to]);
          return text.slice(from, to);
        };
        for await (const letters of letterWindows(text.length, read, lines * FASTA_LINE)) file += fastaLines(letters);
        expect(file).toBe(fastaLines(text));
        expect(asked.every(([from, to]) => from < to && to <= text.length)).toBe(true);
      },
    ),
  );
});

test('the window is a whole number of lines', () => {
  expect(FASTA_WINDOW % FASTA_LINE).toBe(0);
});

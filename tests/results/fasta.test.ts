import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FASTA_LINE, FASTA_WINDOW, fastaHeader, fastaLines, letterWindows } from '#src/results/sequence/fasta.ts';

test('lines are 60 letters long, the last one shorter, each ended', () => {
  expect(fastaLines('A'.repeat(130))).toBe(`${'A'.repeat(60)}\n${'A'.repeat(60)}\n${'A'.repeat(10)}\n`);
  expect(fastaLines('A'.repeat(60))).toBe(`${'A'.repeat(60)}\n`);
  expect(fastaLines('')).toBe('');
});

test('the header is one line with an identifier without spaces first', () => {
  expect(fastaHeader('dna-sequence-rna', 48_502, 'nt')).toBe('>dna-sequence-rna 48502 nt\n');
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

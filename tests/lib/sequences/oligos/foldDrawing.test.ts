import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dimerRows, hairpinRows } from '#workers/lib/sequences/oligos/foldDrawing.ts';
import { createFolder } from '#workers/lib/sequences/oligos/strandFolds.ts';

const FOLDER = createFolder({ monovalent: 50, magnesium: 1.5, dntp: 0.6, oligo: 50 });
const strands = fc.string({ unit: fc.constantFrom('A', 'T', 'G', 'C'), minLength: 4, maxLength: 40 });
const PARTNER: Readonly<Record<string, string>> = { A: 'T', T: 'A', C: 'G', G: 'C' };
const lines = (text: string) => text.split('\n');

test('two strands with a bulge and ends', () => {
  const drawn = (first: string, second: string) =>
    lines(dimerRows(first, second, FOLDER.dimer(first, second)?.pairs ?? []));
  expect(drawn('GCGCTATAGCGC', 'GCGCTAAGCGC')).toEqual(['5′-GCGCTATAGCGC-3′', '   ||||| ||||||', '3′-CGCGA-ATCGCG-5′']);
  expect(drawn('TTTGGGCCC', 'CAGTGGGCCCATCCAA')).toEqual([
    '   5′-TTTGGGCCC-3′',
    '        |||||||',
    '3′-AACCTACCCGGGTGAC-5′',
  ]);
});

test('a hairpin bends around its loop; an odd loop has a base in the middle', () => {
  const drawn = (strand: string) => lines(hairpinRows(strand, FOLDER.hairpin(strand)?.pairs ?? []));
  expect(drawn('GGGCCAGAAATGGCCCT')).toEqual([' 5′-GGGCCAGA╮', '    ||||||  │', '3′-TCCCGGTAA╯']);
  expect(drawn('GGCGAAACGCC')).toEqual(['5′-GGCGA╮', '   |||| A', '3′-CCGCA╯']);
});

test('several hairpins are marked by brackets', () => {
  expect(
    hairpinRows('GGAAACCTGGAAACC', [
      [8, 14],
      [9, 13],
      [0, 6],
      [1, 5],
    ]),
  ).toBe('5′-GGAAACCTGGAAACC-3′\n   ((...)).((...))');
});

test('rows of more than 32 columns go on below', () => {
  const strand = 'ACGTTGCAAC'.repeat(4);
  const partner = 'GTTGCAACGT'.repeat(4);
  const pairs = Array.from({ length: 40 }, (_, at) => [at, 39 - at] as const);
  expect(lines(dimerRows(strand, partner, pairs))).toEqual([
    '5′-ACGTTGCAACACGTTGCAACACGTTGCAA',
    `   ${'|'.repeat(29)}`,
    '3′-TGCAACGTTGTGCAACGTTGTGCAACGTT',
    '',
    'CACGTTGCAAC-3′',
    '|'.repeat(11),
    'GTGCAACGTTG-5′',
  ]);
});

test('the rows hold both strands, and a bar stands between bases that pair', () => {
  fc.assert(
    fc.property(strands, strands, (first, second) => {
      const fold = FOLDER.dimer(first, second);
      if (fold === null) return;
      const parts = dimerRows(first, second, fold.pairs).split('\n\n').map(lines);
      const [top, bars, bottom] = [0, 1, 2].map((row) =>
        parts.map((part) => (part[row] ?? '').padEnd(32)).join(''),
      ) as [string, string, string];
      expect(top.replace(/[^ACGT]/g, '')).toBe(first);
      expect([...bottom.replace(/[^ACGT]/g, '')].toReversed().join('')).toBe(second);
      for (const [at, mark] of [...bars].entries()) if (mark === '|') expect(PARTNER[top[at] ?? '']).toBe(bottom[at]);
      expect(bars.replaceAll(' ', '')).toHaveLength(fold.pairs.length);
    }),
  );
});

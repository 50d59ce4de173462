import { expect, test } from 'vitest';
import { readThreePointClasses } from '#workers/formulas/three-point-cross/threePointClasses.ts';

test('a bit for each gene, set where it has its second allele; what is left out counts 0', () => {
  expect(readThreePointClasses('v cv+ ct+ 580\nv+ cv ct 592\nv, cv, ct, 89', 'classes')).toEqual({
    ok: true,
    input: {
      names: ['v', 'cv', 'ct'],
      alleles: [
        ['v', 'v+'],
        ['cv+', 'cv'],
        ['ct+', 'ct'],
      ],
      counts: [580, 0, 0, 0, 0, 0, 89, 592],
    },
  });
});

test('three letters side by side are three alleles, and + is no name', () => {
  const read = readThreePointClasses('+c+ 5\ny+s 6', 'classes');
  expect(read.ok && read.input.names).toEqual(['y', 'c', 's']);
});

test.each([
  ['', 'Please fill in all required fields'],
  ['A B 5', 'Line 1: each line has the three alleles of a class and its count: v cv+ ct 45'],
  ['ABC 5\nABC 5', 'Line 2: this class is there already'],
  ['ABC 5', 'Gene 1 has one allele only: a test cross shows two'],
])('%j is refused', (text, message) => {
  expect(readThreePointClasses(text, 'classes')).toEqual({ ok: false, issues: [{ message, path: 'classes' }] });
});

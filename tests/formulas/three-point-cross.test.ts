/** Three linked genes. Numbers against R: tests/vectors/own. */
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/three-point-cross.ts';

const HOW = 'each line has the three alleles of a class and its count: v cv+ ct 45';
const LINKED = 'ABC 40\nabc 41\nAbc 5\naBC 4\nABc 8\nabC 7\nAbC 1';

describe('validate', () => {
  refuses(formula, [
    [{ classes: ' \n' }, 'Please fill in all required fields', 'classes'],
    [{ classes: 'v cv 5' }, `Line 1: ${HOW}`, 'classes'],
    [{ classes: 'ABC 5\nabc' }, `Line 2: ${HOW}`, 'classes'],
    [{ classes: 'ABC 5\nabc x' }, `Line 2: ${HOW}`, 'classes'],
    [{ classes: 'ABCD 5' }, `Line 1: ${HOW}`, 'classes'],
    [{ classes: 'ABC 5\nabc 1.5' }, 'Line 2: counts are whole numbers from 0 to 1000000000', 'classes'],
    [{ classes: 'ABC 5\n\nABC 6' }, 'Line 3: this class is there already', 'classes'],
    [{ classes: 'ABC 5\nabc 6\nXbc 1' }, 'Line 3: “X” would be a third allele of gene 1, beside A and a', 'classes'],
    [{ classes: 'ABC 5\naBC 6' }, 'Gene 2 has one allele only: a test cross shows two', 'classes'],
    [{ classes: 'ABC 0\nabc 0' }, 'At least one offspring must be counted', 'classes'],
    [
      { classes: 'ABC 1\nabc 1\nAbc 1\naBC 1\nABc 1\nabC 1\nAbC 1\naBc 1' },
      'Half of the offspring or more are recombinant: these genes are not linked',
      'classes',
    ],
  ]);
  accepts(formula, [[{ classes: LINKED }, { classes: LINKED }]]);
});

describe('compute', () => {
  test('the gene that alone differs in the rarest classes is in the middle, wherever it is typed', () => {
    for (const [classes, order] of [
      [LINKED, 'A – B – C'],
      ['BAC 40\nbac 41\nbAc 5\nBaC 4\nBAc 8\nbaC 7\nbAC 1', 'A – B – C'],
      ['+ + + 40\na b c 41\na + + 5\n+ b c 4\n+ + c 8\na b + 7\n+ b + 1', 'a – b – c'],
    ] as const) {
      const result = computed(formula, { classes });
      expect(result.order).toBe(order);
      expect(result.intervals.map(({ recombinants }) => recombinants)).toEqual([10, 16]);
    }
  });

  test('classes are named in the order of the genes, with their complements', () => {
    const { pairs } = computed(formula, { classes: LINKED });
    expect(pairs.map(({ kind, classes, counts }) => [kind, ...classes, ...counts])).toEqual([
      ['parental', 'A B C', 'a b c', 40, 41],
      ['first', 'a B C', 'A b c', 4, 5],
      ['second', 'A B c', 'a b C', 8, 7],
      ['double', 'A b C', 'a B c', 1, 0],
    ]);
  });

  test('without a crossover in an interval there is no coincidence', () => {
    const result = computed(formula, { classes: 'ABC 40\nabc 41\nAbc 5\naBC 4' });
    expect(result).toMatchObject({ coincidence: null, interference: null, isTied: true });
  });
});

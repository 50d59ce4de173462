/** Chains with letters besides the twenty. Masses against Biopython: tests/vectors/own. */
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses, task } from '#tests/support/formulaCases.ts';
import proteinSynthesis from '#workers/formulas/protein-synthesis.ts';
import formula from '#workers/formulas/unusual-residues.ts';

describe('validate', () => {
  refuses(formula, [
    [{ letters: '' }, 'Please enter a sequence', 'letters'],
    [{ letters: '*' }, 'Please enter a sequence', 'letters'],
    [{ letters: 'XX' }, 'Every residue is unknown: please enter a chain with others besides X', 'letters'],
    [{ letters: 'MK?' }, 'Invalid PROTEIN sequence', 'letters', 'Line 1, column 3 is “?”'],
    [{ letters: '>a\nM\n>b\nM' }, 'Please enter one chain', 'letters', 'Line 3 begins another record'],
    [{ letters: 'M'.repeat(50_001) }, 'Please enter at most 50000 characters', 'letters'],
  ]);
  accepts(formula, [[{ letters: 'mku*' }, { letters: 'mku*' }]]);
});

describe('compute', () => {
  test('a chain of the twenty has the figures of the page', async () => {
    const letters = 'MKTAYIAKQR';
    const page = await proteinSynthesis.compute(
      { inputType: 'PROTEIN', sequence: letters, readAsFasta: false, recognize: false, geneticCode: '1' },
      task,
    );
    const result = computed(formula, { letters });
    expect(result.average).toEqual({ lowest: result.average.highest, highest: result.average.lowest });
    expect(result.average.lowest).toBeCloseTo(page.molecularWeight, 9);
    expect([result.lowestPoint, result.highestPoint]).toEqual([page.isoelectricPoint, page.isoelectricPoint]);
    expect(result.absorption.reduced).toBe(page.reference.extinction280Reduced);
    expect(result).toMatchObject({ unusual: [], withUnknown: null, length: 10 });
  });

  test('B and Z make a range, J none', () => {
    const { average, lowestPoint, highestPoint } = computed(formula, { letters: 'MKBZ' });
    expect(average.highest - average.lowest).toBeCloseTo(2 * 0.9848, 3);
    expect(lowestPoint ?? 0).toBeLessThan(highestPoint ?? 0);
    const leucine = computed(formula, { letters: 'MKJ' });
    expect(leucine.average.highest).toBe(leucine.average.lowest);
  });

  test('an X is in the length and in a range of its own', () => {
    const result = computed(formula, { letters: 'XMKX' });
    const without = computed(formula, { letters: 'MK' });
    expect(result.length).toBe(4);
    expect(result.average).toEqual(without.average);
    expect(result.withUnknown?.lowest).toBeCloseTo(without.average.lowest + 2 * 57.0519, 3);
    expect(result.withUnknown?.highest).toBeCloseTo(without.average.lowest + 2 * 186.2132, 3);
  });

  test('ends that are unknown, open or rare do not fail', () => {
    for (const letters of ['XK', 'KX', 'UKU', 'OKO', 'BKB', 'ZKZ'])
      expect(computed(formula, { letters }).lowestPoint).toBeGreaterThan(3);
  });
});

import { describe, expect, test } from 'vitest';
import calculator from '#src/calculators/annealing-temperature/calculator.ts';
import { type Block, figuresOf } from '#src/kit/presentation.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula, { type AnnealingInput } from '#workers/formulas/annealing-temperature.ts';

const M13: AnnealingInput = {
  forwardPrimer: 'TGTAAAACGACGGCCAGT',
  reversePrimer: 'CAGGAAACAGCTATGACC',
  saltConcentration: 50,
  magnesium: 1.5,
  dntp: 0.6,
  oligoConcentration: 50,
};

function presented(change: Partial<AnnealingInput> = {}) {
  const input = { ...M13, ...change };
  return calculator.present(computed(formula, input), input);
}

function noticeTitles(blocks: readonly Block[]): readonly (string | undefined)[] {
  return blocks.flatMap((block) => (block.kind === 'notice' ? [block.title] : []));
}

describe('annealing-temperature page', () => {
  test('shows every figure once, temperatures and percentages with one decimal', () => {
    const shown = figuresOf(presented()).map(({ field, text }) => [field, text]);
    expect(Object.fromEntries(shown)).toEqual({
      recommended: '45.4',
      'reference.recommended': '47.3',
      'reference.tmDifference': '4.5',
      'reference.sodiumEquivalent': '163.8',
      'forward.tm': '50.4',
      'forward.annealingTemp': '45.4',
      'forward.optimalRange.min': '43.4',
      'forward.optimalRange.max': '47.4',
      'forward.gc': '50.0',
      'forward.length': '18',
      'reverse.tm': '50.4',
      'reverse.annealingTemp': '45.4',
      'reverse.optimalRange.min': '43.4',
      'reverse.optimalRange.max': '47.4',
      'reverse.gc': '50.0',
      'reverse.length': '18',
      'reference.forward.tmNearestNeighbour': '56.8',
      'reference.forward.tmOwczarzy': '56.0',
      'reference.forward.tmWallace': '54.0',
      'reference.reverse.tmNearestNeighbour': '52.3',
      'reference.reverse.tmOwczarzy': '51.7',
      'reference.reverse.tmWallace': '54.0',
    });
    expect(new Set(shown.map(([field]) => field)).size).toBe(shown.length);
  });

  test('a pair within 5 °C passes without a notice', () => {
    expect(noticeTitles(presented().blocks)).toEqual([]);
  });

  test('a pair more than 5 °C apart is pointed out, also where the specified formula sees no difference', () => {
    const { blocks } = presented({ forwardPrimer: 'GTAAAACGACGGCCAGT', reversePrimer: 'CAGGAAACAGCTATGAC' });
    expect(noticeTitles(blocks)).toEqual(['Primers that do not match']);
  });

  test('a palindrome is pointed out', () => {
    const { blocks } = presented({ forwardPrimer: 'GCGCGAATTCGCGC', reversePrimer: 'CAGGAAACAGCTATGACC' });
    expect(noticeTitles(blocks)).toContain('Self-complementary primer');
  });

  test.each([
    [7, true],
    [8, false],
    [60, false],
    [61, true],
  ])('a primer of %d bases is outside the range of the methods: %s', (length, outside) => {
    const { blocks } = presented({ forwardPrimer: 'A'.repeat(length) });
    expect(noticeTitles(blocks).includes('Outside the range of the methods')).toBe(outside);
  });

  test('says “not defined” for a single base and works nothing out for it', () => {
    const presentation = presented({ forwardPrimer: 'A' });
    const undefinedFields = figuresOf(presentation)
      .filter(({ text }) => text === 'not defined')
      .map(({ field }) => field);
    expect(undefinedFields).toEqual([
      'reference.recommended',
      'reference.tmDifference',
      'reference.forward.tmNearestNeighbour',
      'reference.forward.tmOwczarzy',
    ]);
    expect(presentation.working.map(({ label }) => label)).not.toContain('Forward Tm, nearest neighbour');
  });

  test('the working holds the visitor’s numbers', () => {
    const { working } = presented();
    expect(working[0]).toEqual({
      label: 'Forward Tm',
      formula: 'Tm = 4·(G + C) + 4·(A + T) + 16.6·log₁₀(salt ÷ 1000)',
      substituted: '4·9 + 4·9 + 16.6·log₁₀(50 ÷ 1000)',
      value: '50.4 °C',
    });
    expect(working.at(-1)).toMatchObject({
      substituted: '1000·(-137.9) ÷ (-376.2 + 0.368·17·ln 0.1638 + 1.987·ln(5e-8 ÷ 4)) − 273.15',
      value: '52.3 °C',
    });
  });
});

import { describe, expect, test } from 'vitest';
import calculator from '#src/calculators/average-atomic-mass/calculator.ts';
import { figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/average-atomic-mass.ts';

function presented(...rows: readonly (readonly [mass: number, abundance: number])[]) {
  const input = { isotopes: rows.map(([mass, abundance]) => ({ mass, abundance })) };
  return calculator.present(computed(formula, input), input);
}

describe('average-atomic-mass page', () => {
  test('shows the average with four decimals and the published weight as published', () => {
    const shown = figuresOf(presented([34.96885, 75.76], [36.9659, 24.24])).map(({ field, text }) => [field, text]);
    expect(Object.fromEntries(shown)).toEqual({
      averageAtomicMass: '35.4529',
      totalAbundance: '100',
      'isotopes.0.contribution': '26.4924',
      'isotopes.1.contribution': '8.9605',
      'reference.standardAtomicWeight': '35.45',
      'reference.range.min': '35.446',
      'reference.range.max': '35.457',
    });
  });

  test.each([
    [
      [
        [34.96885, 75.76],
        [36.9659, 24.24],
      ],
      'Your average is 0.0029 u above it.',
    ],
    [
      [
        [34.96885, 80],
        [36.9659, 20],
      ],
      'Your average is 0.0817 u below it.',
    ],
    [
      [
        [10.01294, 19.9],
        [11.00931, 80.1],
      ],
      'Your average is 0.0010 u above it.',
    ],
    [[[8.9821831, 100]], 'No single natural element has isotopes of all these masses, to within 0.005 u.'],
    [[[9.0121831, 100]], 'Your average is the same to four decimals.'],
  ] as const)('%j: %s', (rows, note) => {
    const notes = figuresOf(presented(...rows)).map((figure) => figure.note);
    expect(notes).toContain(note);
  });

  test('works the sum out with the numbers entered', () => {
    expect(presented([12, 98.93], [13.00335, 1.07]).working).toMatchObject([
      { substituted: '(12·98.93 + 13.00335·1.07) ÷ 100', value: '12.0107 u' },
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import calculator, { percentDecimals } from '#src/calculators/log-reduction/calculator.ts';
import { figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import type { Presentation } from '#src/engine/kit/presentation.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/log-reduction.ts';

function presented(initialCount: number, finalCount: number): Presentation {
  const input = { initialCount, finalCount };
  return calculator.present(computed(formula, input), input);
}

describe('log-reduction page', () => {
  test.each([
    [-1, 2],
    [0, 2],
    [2.1, 3],
    [3, 3],
    [3.0000000001, 3],
    [4.06, 5],
    [12, 10],
  ])('%d logs are a percentage with %d decimals', (logs, decimals) => {
    expect(percentDecimals(logs)).toBe(decimals);
  });

  test.each([
    [1e6, 1e3, '3.00', '99.900', '0.001000'],
    [420000, 37, '4.06', '99.99119', '8.810e-5'],
    [500, 500, '0.00', '0.00', '1.000'],
    [100, 1000, '-1.00', '-900.00', '10.00'],
  ])('from %d to %d', (initial, final, ...texts) => {
    expect(figuresOf(presented(initial, final)).map(({ text }) => text)).toEqual(texts);
  });

  test('a percentage that rounds to all of them says that some survive', () => {
    const reduction = (page: Presentation) => figuresOf(page).find(({ field }) => field === 'percentReduction');
    expect(reduction(presented(1e13, 1))).toMatchObject({ text: '100.0000000000', note: 'Rounded: some survive.' });
    expect(reduction(presented(1e10, 1))).not.toHaveProperty('note');
  });

  test('growth has a notice, a reduction has none', () => {
    expect(presented(100, 1000).blocks[0]).toMatchObject({ kind: 'notice', title: 'The count has grown' });
    expect(presented(1e6, 1e3).blocks[0]?.kind).toBe('facts');
  });
});

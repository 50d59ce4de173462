import { describe, expect, test } from 'vitest';
import calculator from '#src/calculators/percent-composition/calculator.ts';
import { figuresOf } from '#src/kit/presentation.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula, { type PercentCompositionInput } from '#workers/formulas/percent-composition.ts';

const IRON_OXIDE: PercentCompositionInput = {
  mode: 'composition',
  formula: '',
  composition: [
    { symbol: 'Fe', percentage: 69.9 },
    { symbol: 'O', percentage: 30.1 },
  ],
};

function presented(input: PercentCompositionInput) {
  return calculator.present(computed(formula, input), input);
}

describe('percent-composition page', () => {
  test('lists the shares beside the mass and in the status', () => {
    const { headline, status, working } = presented({ mode: 'formula', formula: 'H2O', composition: [] });
    expect(headline).toMatchObject({ text: '18.015', note: 'H 11.19 %, O 88.81 %' });
    expect(status).toBe('H 11.19 %, O 88.81 % of 18.015 g/mol.');
    expect(working.at(-1)).toMatchObject({ label: 'Mass percent of oxygen', substituted: '100·1·15.999 ÷ 18.015' });
  });

  test('leads from percentages to atoms', () => {
    const { headline, working } = presented(IRON_OXIDE);
    expect(headline).toMatchObject({ value: 'Fe2O3', text: 'Fe₂O₃' });
    expect(Object.fromEntries(figuresOf(presented(IRON_OXIDE)).map(({ field, text }) => [field, text]))).toMatchObject({
      multiplier: '2',
      deviation: '0.006',
      'analysis.0.moles': '1.252',
      'analysis.1.ratio': '1.503',
      'analysis.1.count': '3',
      'analysis.0.calculated': '69.94',
    });
    expect(working.at(-2)).toMatchObject({
      substituted: '1.2516788 ÷ 1.2516788, 1.8813676 ÷ 1.2516788',
      value: '1.000 : 1.503',
    });
    expect(working.at(-1)).toMatchObject({ substituted: '1.000·2, 1.503·2', value: 'Fe₂O₃' });
  });

  test('asks for one direction at a time', () => {
    const { formula: text, composition } = calculator.fields;
    for (const mode of ['formula', 'composition']) {
      expect(text?.visibleWhen?.({ mode })).toBe(mode === 'formula');
      expect(composition?.visibleWhen?.({ mode })).toBe(mode === 'composition');
    }
  });
});

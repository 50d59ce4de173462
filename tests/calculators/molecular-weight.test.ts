import { describe, expect, test } from 'vitest';
import calculator from '#src/calculators/molecular-weight/calculator.ts';
import { figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/molecular-weight.ts';
import { MOLECULAR_WEIGHT_ELEMENTS } from '#workers/reference/molecularWeightElements.ts';

function presented(text: string) {
  const input = { formula: text, elementTable: 'all' as const };
  return calculator.present(computed(formula, input), input);
}

describe('molecular-weight page', () => {
  test('shows masses with three decimals, shares with two, counts set low', () => {
    const shown = figuresOf(presented('C4H10')).map(({ field, text }) => [field, text]);
    expect(Object.fromEntries(shown)).toEqual({
      totalMass: '58.124',
      'elements.0.symbol': 'C',
      'elements.0.name': 'Carbon',
      'elements.0.count': '4',
      'elements.0.atomicMass': '12.011',
      'elements.0.mass': '48.044',
      'elements.0.percentage': '82.66',
      'elements.1.symbol': 'H',
      'elements.1.name': 'Hydrogen',
      'elements.1.count': '10',
      'elements.1.atomicMass': '1.008',
      'elements.1.mass': '10.080',
      'elements.1.percentage': '17.34',
      empiricalFormula: 'CH₃',
      'reference.empiricalFormula': 'C₂H₅',
      'reference.hillFormula': 'C₄H₁₀',
      atomCount: '14',
      'reference.uncertainty': '0.01',
    });
    expect(new Set(shown.map(([field]) => field)).size).toBe(shown.length);
  });

  test('names the formula above its weight', () => {
    expect(presented('CuSO4·5H2O').headline).toMatchObject({
      label: 'Molecular weight of CuSO₄·5H₂O',
      text: '249.677',
      unit: 'g/mol',
    });
  });

  test('says which element has no standard weight, and gives no uncertainty', () => {
    const { blocks } = presented('TcO2');
    expect(blocks[0]).toMatchObject({ kind: 'notice', tone: 'caution', text: expect.stringContaining('Technetium') });
    expect(figuresOf(presented('TcO2')).find(({ field }) => field === 'reference.uncertainty')).toMatchObject({
      value: null,
      text: 'not defined',
    });
  });

  test('works out the sum, a share and both empirical formulas', () => {
    expect(presented('C6H12O6').working.map(({ substituted }) => substituted)).toEqual([
      '6·12.011 + 12·1.008 + 6·15.999',
      '100·6·12.011 ÷ 180.156',
      '6 ÷ 6, 12 ÷ 6, 6 ÷ 6',
      '6 ÷ 6, 12 ÷ 6, 6 ÷ 6',
    ]);
  });

  test('lists the elements it starts with', () => {
    const hint = calculator.fields.elementTable?.hint ?? '';
    expect(hint.match(/\b[A-Z][a-z]?\b/g)).toEqual(expect.arrayContaining([...MOLECULAR_WEIGHT_ELEMENTS]));
  });

  test('waits for a formula', () => {
    expect(calculator.needs?.ready({ formula: ' ', elementTable: 'spec' })).toBe(false);
  });
});

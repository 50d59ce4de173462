import { describe, expect, test } from 'vitest';
import calculator from '#src/calculators/molar-mass/calculator.ts';
import { figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula, { type MolarMassInput } from '#workers/formulas/molar-mass.ts';

function presented(input: MolarMassInput) {
  return calculator.present(computed(formula, input), input);
}

function shown(input: MolarMassInput) {
  return Object.fromEntries(figuresOf(presented(input)).map(({ field, text }) => [field, text]));
}

describe('molar-mass page', () => {
  test('names the formula above its mass, counts set low', () => {
    expect(presented({ formula: 'CuSO4·5H2O' }).headline).toMatchObject({
      label: 'Molar mass of CuSO₄·5H₂O',
      text: '249.677',
      unit: 'g/mol',
    });
  });

  test('shows an amount only where one was entered', () => {
    expect(Object.keys(shown({ formula: 'H2O' }))).not.toContain('moles');
    expect(shown({ formula: 'NaCl', massGrams: 10 })).toMatchObject({
      moles: '0.1711',
      massGrams: '10.000',
      molecules: '1.0305e+23',
    });
  });

  test('works from what was entered', () => {
    const last = (input: MolarMassInput) =>
      presented(input)
        .working.map(({ substituted }) => substituted)
        .slice(1);
    expect(last({ formula: 'NaCl', massGrams: 10 })).toEqual(['10 ÷ 58.4397693', '0.17111635·6.02214076e23']);
    expect(last({ formula: 'NaCl', moles: 2 })).toEqual(['2·58.4397693', '2·6.02214076e23']);
    expect(last({ formula: 'NaCl' })).toEqual([]);
  });

  test('says what an element without a standard weight leaves open', () => {
    expect(shown({ formula: 'TcO2' })).toMatchObject({ uncertainty: 'not defined', monoisotopicMass: 'not defined' });
    expect(presented({ formula: 'TcO2' }).blocks[0]).toMatchObject({ kind: 'notice', tone: 'caution' });
  });
});

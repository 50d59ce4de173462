import { describe, expect, test } from 'vitest';
import calculator from '#src/calculators/stoichiometry/calculator.ts';
import { figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula, { type StoichiometryInput } from '#workers/formulas/stoichiometry.ts';

const COPPER: StoichiometryInput = {
  equation: '2Al + 3CuSO4 = Al2(SO4)3 + 3Cu',
  amounts: [{ formula: 'Al', amount: 5, unit: 'g' }],
};

function presented(input: StoichiometryInput) {
  return calculator.present(computed(formula, input), input);
}

describe('stoichiometry page', () => {
  test('shows the balanced equation, counts set low but not the coefficients', () => {
    expect(presented(COPPER).headline).toMatchObject({
      value: '2 Al + 3 CuSO4 → Al2(SO4)3 + 3 Cu',
      text: '2 Al + 3 CuSO₄ = Al₂(SO₄)₃ + 3 Cu',
    });
    expect(presented(COPPER).status).toMatch(/\. Al limits the reaction\.$/);
  });

  test('sets charges high and works them out on both sides', () => {
    const { headline, working } = presented({ equation: 'Fe3+ + Sn2+ = Fe2+ + Sn4+', amounts: [] });
    expect(headline).toMatchObject({ text: '2 Fe³⁺ + Sn²⁺ = 2 Fe²⁺ + Sn⁴⁺' });
    expect(working.at(-1)).toEqual({
      label: 'Charge, left and right',
      formula: 'Σ coefficient·charge',
      substituted: '2·3 + 1·2 = 2·2 + 1·4',
      value: '8',
    });
  });

  test('says which reactant is taken to be in excess, and nothing of what is left of it', () => {
    const { blocks } = presented(COPPER);
    expect(blocks[0]).toMatchObject({ kind: 'notice', text: expect.stringContaining('CuSO₄') });
    const left = figuresOf(presented(COPPER)).filter(({ field }) => field.startsWith('reactants.1.leftover'));
    expect(left.map(({ value, text }) => [value, text])).toEqual([
      [null, 'in excess'],
      [null, 'in excess'],
    ]);
  });

  test('without amounts there are coefficients alone', () => {
    const { blocks, working, status } = presented({ equation: 'H2 + O2 -> H2O', amounts: [] });
    expect(blocks.map(({ kind }) => kind)).toEqual(['table']);
    expect(status).toBe('Balanced: 2 H₂ + O₂ → 2 H₂O.');
    expect(working.map(({ substituted, value }) => [substituted, value])).toEqual([
      ['2·2 = 2·2', '4'],
      ['1·2 = 2·1', '2'],
    ]);
  });

  test('has a column for the yield only where one is given', () => {
    const fields = (input: StoichiometryInput) => figuresOf(presented(input)).map(({ field }) => field);
    expect(fields(COPPER)).not.toContain('products.0.actualMass');
    expect(fields({ ...COPPER, percentYield: 50 })).toContain('products.0.actualMass');
  });

  test('works out moles, extent and masses from what was entered', () => {
    const { working } = presented({ ...COPPER, percentYield: 50 });
    expect(working.slice(4).map(({ substituted }) => substituted)).toEqual([
      '5 ÷ 26.9815384',
      '0.18531189 ÷ 2',
      '1·0.092655947·342.131077',
      '3·0.092655947·63.546',
      '31.700479·50 ÷ 100',
      '17.663744·50 ÷ 100',
    ]);
  });
});

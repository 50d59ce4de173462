import { describe, expect, test } from 'vitest';
import calculator from '#src/calculators/percent-composition/calculator.ts';
import { figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
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
      deviation: '0.04',
      'analysis.0.moles': '1.252',
      'analysis.1.ratio': '1.503',
      'analysis.1.count': '3',
      'analysis.0.calculated': '69.94',
    });
    expect(working.at(-2)).toMatchObject({
      substituted: '1.2516788 ÷ 1.2516788, 1.8813676 ÷ 1.2516788',
      value: '1.000 : 1.503',
    });
    expect(working.at(-1)).toMatchObject({
      substituted: '1.000·2, 1.503·2, each percentage within ±0.4',
      value: 'Fe₂O₃',
    });
  });

  test('says when several formulas fit, and that a molar mass decides', () => {
    const sucrose = {
      ...IRON_OXIDE,
      composition: [
        { symbol: 'C', percentage: 42.11 },
        { symbol: 'H', percentage: 6.48 },
        { symbol: 'O', percentage: 51.42 },
      ],
    };
    const { headline, status, blocks } = presented(sucrose);
    expect(headline).toMatchObject({ value: 'C12H22O11' });
    expect(headline.note).toMatch(/^The best of \d+ formulas within ±0\.4 %/);
    expect(status).toBe('Best of several formulas C₁₂H₂₂O₁₁.');
    expect(blocks[0]).toMatchObject({ kind: 'notice', title: 'Several formulas fit' });
    const decided = presented({ ...sucrose, molarMass: 342.3 });
    expect(decided.status).toBe('Empirical formula C₁₂H₂₂O₁₁, molecular formula C₁₂H₂₂O₁₁.');
    expect(decided.blocks.filter(({ kind }) => kind === 'notice')).toEqual([]);
    expect(presented({ ...sucrose, molarMass: 100 }).blocks).toContainEqual(
      expect.objectContaining({ title: 'The molar mass does not fit' }),
    );
  });

  test('remarks on a sum that is off, and names the element that was not measured', () => {
    const off = presented({
      ...IRON_OXIDE,
      composition: [
        { symbol: 'Fe', percentage: 69.6 },
        { symbol: 'O', percentage: 29.8 },
      ],
    });
    expect(off.blocks[0]).toMatchObject({ title: 'The percentages add up to 99.40' });
    const rest = presented({ ...IRON_OXIDE, composition: [{ symbol: 'Fe', percentage: 69.9 }, { symbol: 'O' }] });
    expect(rest.headline).toMatchObject({ value: 'Fe2O3' });
    expect(rest.blocks.at(-1)).toMatchObject({ rows: [expect.anything(), expect.arrayContaining(['O, the rest'])] });
  });

  test('asks for one direction at a time', () => {
    const { formula: text, composition } = calculator.fields;
    for (const mode of ['formula', 'composition']) {
      expect(text?.visibleWhen?.({ mode })).toBe(mode === 'formula');
      expect(composition?.visibleWhen?.({ mode })).toBe(mode === 'composition');
    }
  });
});

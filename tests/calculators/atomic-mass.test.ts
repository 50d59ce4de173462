import { describe, expect, test } from 'vitest';
import calculator from '#src/calculators/atomic-mass/calculator.ts';
import { figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/atomic-mass.ts';

function presented(...rows: readonly (readonly [massNumber: number, abundance: number])[]) {
  const input = { isotopes: rows.map(([massNumber, abundance]) => ({ massNumber, abundance })) };
  return calculator.present(computed(formula, input), input);
}

function texts(presentation: ReturnType<typeof presented>): Readonly<Record<string, string>> {
  return Object.fromEntries(figuresOf(presentation).map(({ field, text }) => [field, text]));
}

describe('atomic-mass page', () => {
  test('shows masses with four decimals, the one with isotope masses beside the specified one', () => {
    expect(texts(presented([35, 75.76], [37, 24.24]))).toEqual({
      atomicMass: '35.4848',
      totalAbundance: '100',
      'isotopes.0.contribution': '26.5160',
      'isotopes.0.isotopicMass': '34.9689',
      'isotopes.1.contribution': '8.9688',
      'isotopes.1.isotopicMass': '36.9659',
      'reference.atomicMass': '35.4529',
      'reference.difference': '0.0319',
    });
  });

  test('says that an element is not known, and why', () => {
    const presentation = presented([40, 100]);
    expect(texts(presentation)['reference.atomicMass']).toBe('not known');
    const [comparison] = presentation.blocks.filter((block) => block.kind === 'comparison');
    expect(comparison?.why).toMatch(/exactly one natural element/);
  });

  test('remarks on a mass number with decimals', () => {
    const titles = (mass: number) =>
      presented([mass, 100]).blocks.flatMap((block) => (block.kind === 'notice' ? [block.title] : []));
    expect(titles(34.97)).toEqual(['Not a mass number']);
    expect(titles(35)).toEqual([]);
  });

  test('works the sums out with the numbers entered, long ones cut', () => {
    expect(presented([35, 75.76], [37, 24.24]).working.map(({ substituted }) => substituted)).toEqual([
      '(35·75.76 + 37·24.24) ÷ 100',
      '(34.96885·75.76 + 36.96590·24.24) ÷ 100',
    ]);
    const many = Array.from({ length: 8 }, (_, index) => [100 + index, 12.5] as const);
    expect(presented(...many).working.map(({ substituted }) => substituted)).toEqual([
      '(100·12.5 + 101·12.5 + 102·12.5 + 103·12.5 + 104·12.5 + 105·12.5 + …) ÷ 100, 8 terms',
    ]);
  });

  test('speaks by an alert and starts with one row', () => {
    expect(calculator.errorStyle).toBe('alert');
    expect(calculator.fields.isotopes).toMatchObject({ kind: 'rows', minRows: 1 });
  });
});

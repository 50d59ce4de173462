import { describe, expect, test } from 'vitest';
import calculator from '#src/calculators/nuclear-charge/calculator.ts';
import { figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula, { type NuclearChargeInput } from '#workers/formulas/nuclear-charge.ts';
import { ELEMENTS, type ElementSymbol } from '#workers/reference/elements.ts';

function presented(input: NuclearChargeInput) {
  return calculator.present(computed(formula, input), input);
}

describe('nuclear-charge page', () => {
  test('offers every orbital that an element has electrons in, sorted by shell', () => {
    const field = calculator.fields.orbital;
    const offered = field?.kind === 'choice' ? field.options.map(({ value }) => value) : [];
    expect(offered.slice(0, 7)).toEqual(['1s', '2s', '2p', '3s', '3p', '3d', '4s']);
    const occupied = (Object.keys(ELEMENTS) as ElementSymbol[]).flatMap((element) =>
      computed(formula, { element }).subshells.map(({ name }) => name),
    );
    expect([...new Set(occupied)].sort()).toEqual([...offered].sort());
  });

  test('shows two decimals of Slater’s and three of the computed values', () => {
    const shown = new Map(figuresOf(presented({ element: 'N' })).map(({ field, text }) => [field, text]));
    expect(shown.get('effectiveCharge')).toBe('3.90');
    expect(shown.get('screening')).toBe('3.10');
    expect(shown.get('clementi')).toBe('3.834');
    expect(shown.get('difference')).toBe('0.066');
  });

  test.each([
    ['Og', 'on an oganesson'],
    ['Eu', 'on a europium'],
    ['Er', 'on an erbium'],
    ['U', 'on a uranium'],
    ['Y', 'on an yttrium'],
    ['Yb', 'on an ytterbium'],
    ['H', 'on a hydrogen'],
  ] as const)('puts the article before %s that it is spoken with', (element, words) => {
    expect(presented({ element }).headline.label).toContain(words);
  });

  test('says where there is no computed value', () => {
    const shown = new Map(figuresOf(presented({ element: 'U' })).map(({ field, text }) => [field, text]));
    expect([shown.get('clementi'), shown.get('difference')]).toEqual(['not tabulated', 'not tabulated']);
  });

  test('has a computed column where there are computed values, with a dash where one is missing', () => {
    const columns = (element: ElementSymbol) =>
      presented({ element }).blocks.flatMap((block) =>
        block.kind === 'table' && block.title.startsWith('Every') ? [block.columns.map(({ label }) => label)] : [],
      );
    expect(columns('La')).toEqual([['Subshell', 'Electrons', 'Slater', 'Computed']]);
    expect(columns('Fr')).toEqual([['Subshell', 'Electrons', 'Slater']]);
    const lanthanum = figuresOf(presented({ element: 'La' })).filter(({ label }) => label.startsWith('Clementi'));
    expect(lanthanum.filter(({ value }) => value === null).map(({ text }) => text)).toEqual(['–']);
  });

  test('names the rule of every group in the working', () => {
    const rules = (orbital: '3d' | '4s') =>
      presented({ element: 'Zn', orbital }).working.map(({ formula: rule, substituted }) => `${rule} | ${substituted}`);
    expect(rules('4s')).toEqual([
      'shells further in: 1.00 for each electron | 2 × 1.00',
      'shells further in: 1.00 for each electron | 8 × 1.00',
      'next shell in, n − 1: 0.85 for each electron | 8 × 0.85',
      'next shell in, n − 1: 0.85 for each electron | 10 × 0.85',
      'own group: 0.35 for each other electron | 1 × 0.35',
      'S = sum over the groups | 2.00 + 8.00 + 6.80 + 8.50 + 0.35',
      'Zeff = Z − S | 30 − 25.65',
    ]);
    expect(rules('3d')[2]).toBe('further left, seen from d or f: 1.00 for each electron | 8 × 1.00');
  });

  test('warns where the configuration is a prediction', () => {
    const kinds = (element: ElementSymbol) => presented({ element }).blocks.map(({ kind }) => kind);
    expect(kinds('Rf')).toContain('notice');
    expect(kinds('Lr')).toContain('notice');
    expect(kinds('No')).not.toContain('notice');
  });
});

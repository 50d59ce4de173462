import { describe, expect, test } from 'vitest';
import calculator from '#src/calculators/chemical-name/calculator.ts';
import { figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/chemical-name.ts';

function presented(input: { readonly formula: string; readonly name: string }) {
  return calculator.present(computed(formula, input), input);
}

describe('chemical-name page', () => {
  test('puts the name first for a formula, the formula first for a name', () => {
    expect(presented({ formula: 'FeCl3', name: '' }).headline).toMatchObject({
      field: 'name',
      label: 'Name of FeCl₃',
      text: 'iron(III) chloride',
    });
    const { headline, status, blocks } = presented({ formula: '', name: 'Ferric chloride' });
    expect(headline).toMatchObject({ field: 'formula', label: 'Formula of Ferric chloride', text: 'FeCl₃' });
    expect(status).toBe('iron(III) chloride: FeCl₃.');
    expect(blocks[0]).toMatchObject({ figures: [{ field: 'name', text: 'iron(III) chloride' }, {}, {}] });
  });

  test('shows how a formula was read', () => {
    expect(presented({ formula: 'FeCl3 6H2O', name: '' }).blocks[0]).toMatchObject({
      title: 'How the formula was read',
      text: 'Read as FeCl3·6H2O, a hydrate.',
    });
  });

  test('says what an element consists of', () => {
    const notices = (input: { readonly formula: string; readonly name: string }) =>
      presented(input).blocks.flatMap((block) => (block.kind === 'notice' ? [block.text] : []));
    expect(notices({ formula: '', name: 'oxygen' })).toEqual([
      'Its molecules are O₂. A single atom of it is written O.',
    ]);
    expect(notices({ formula: '', name: 'dioxygen' })).toEqual([]);
    expect(notices({ formula: 'O', name: '' })).toEqual(['The element itself consists of O₂ molecules.']);
    expect(notices({ formula: '', name: 'sulfur' })).toEqual([
      'The element itself consists of S₈ molecules, but is often written as its symbol.',
    ]);
    expect(notices({ formula: 'Fe', name: '' })).toEqual([]);
  });

  test('sets the charge of an ion high', () => {
    const { headline, working } = presented({ formula: '', name: 'sulfate ion' });
    expect(headline).toMatchObject({ value: 'SO4^2-', text: 'SO₄²⁻' });
    expect(working).toMatchObject([{ substituted: 'SO₄²⁻', value: 'sulfate ion' }]);
    expect(presented({ formula: 'Na+', name: '' }).headline.label).toBe('Name of Na⁺');
  });

  test('works out the charges, and then the water', () => {
    const { working } = presented({ formula: 'Fe2(SO4)3·9H2O', name: '' });
    expect(working.map(({ substituted, value }) => [substituted, value])).toEqual([
      ['3 × SO₄²⁻', '6−'],
      ['6 ÷ 2', 'Fe³⁺'],
      ['2 × (+3) + 3 × (−2)', '0'],
      ['iron(III), sulfate', 'iron(III) sulfate'],
      ['9 × H₂O', 'nonahydrate'],
    ]);
  });

  test('works out prefixes, and names that have none', () => {
    const substituted = (text: string) =>
      presented({ formula: text, name: '' }).working.map((step) => step.substituted);
    expect(substituted('N2O5')).toEqual(['2 × N', '5 × O']);
    expect(substituted('H2O')).toEqual(['H₂O']);
  });

  test('shows the solution of a gas and every figure once', () => {
    const shown = figuresOf(presented({ formula: 'HCl', name: '' }));
    expect(Object.fromEntries(shown.map(({ field, text }) => [field, text]))).toEqual({
      name: 'hydrogen chloride',
      formula: 'HCl',
      type: 'molecular',
      aqueousName: 'hydrochloric acid',
      'ions.cation.count': '1',
      'ions.anion.count': '1',
    });
    expect(new Set(shown.map(({ field }) => field)).size).toBe(shown.length);
  });
});

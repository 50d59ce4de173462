import { describe, expect, test } from 'vitest';
import calculator from '#src/calculators/electronegativity/calculator.ts';
import { figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula, { type ElectronegativityInput } from '#workers/formulas/electronegativity.ts';

function presented(element1: ElectronegativityInput['element1'], element2: ElectronegativityInput['element2']) {
  const input = { element1, element2 };
  return calculator.present(computed(formula, input), input);
}

describe('electronegativity page', () => {
  test('offers every element by its symbol', () => {
    const field = calculator.fields.element1;
    const labels = field?.kind === 'choice' ? field.options.map(({ label }) => label) : [];
    expect([labels.length, labels[16]]).toEqual([118, 'Cl – Chlorine']);
  });

  test('shows two decimals, and neither end between equals', () => {
    const shown = figuresOf(presented('O', 'O'));
    expect(Object.fromEntries(shown.map(({ field, text }) => [field, text]))).toEqual({
      difference: '0.00',
      bondType: 'nonpolar covalent',
      electronegativity1: '3.44',
      electronegativity2: '3.44',
      negativeEnd: 'neither',
      'otherLimits.0.bondType': 'nonpolar covalent',
      'otherLimits.1.bondType': 'nonpolar covalent',
      'otherLimits.2.bondType': 'nonpolar covalent',
    });
  });

  test('says that two nonmetals form no ions, but not for a salt', () => {
    const titles = (one: 'H' | 'Na') =>
      presented(one, 'F').blocks.flatMap((block) => (block.kind === 'notice' ? [block.title] : []));
    expect(titles('H')).toEqual(['Ionic by the rule alone']);
    expect(titles('Na')).toEqual([]);
  });

  test.each([
    ['Na', 'Na'],
    ['Na', 'K'],
    ['Cu', 'Zn'],
  ] as const)('%s–%s is metallic, and says so', (one, other) => {
    const { status, blocks, headline } = presented(one, other);
    expect(status).toMatch(/, metallic\.$/);
    expect(headline.note).toContain('metallic');
    expect(blocks[0]).toMatchObject({ kind: 'notice', title: 'Two metals' });
  });

  test('boron trifluoride keeps its caution', () => {
    expect(presented('B', 'F').blocks[0]).toMatchObject({ title: 'Ionic by the rule alone' });
  });

  test.each([
    ['Na', 'K', 'two metals, and 0.11 is below 1.7'],
    ['C', 'H', '0.35 is below 0.5'],
    ['H', 'Cl', '0.96 is from 0.5 to below 1.7'],
    ['Na', 'Cl', '2.23 is 1.7 or above'],
  ] as const)('names the rule for %s–%s', (one, other, rule) => {
    expect(presented(one, other).working.at(-1)?.substituted).toBe(rule);
  });
});

import { describe, expect, test } from 'vitest';
import calculator from '#src/calculators/bond-order/calculator.ts';
import { figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula, { type BondOrderInput } from '#workers/formulas/bond-order.ts';

function presented(input: BondOrderInput) {
  return calculator.present(computed(formula, input), input);
}

describe('bond-order page', () => {
  test('offers 35 species, written as chemists do', () => {
    const field = calculator.fields.species;
    const labels = field?.kind === 'choice' ? field.options.map(({ label }) => label) : [];
    expect(labels).toHaveLength(35);
    expect(labels).toEqual(expect.arrayContaining(['O₂', 'O₂⁺', 'O₂²⁻', 'C₂²⁻', 'NO⁻', 'CO']));
  });

  test('shows every figure of a species once', () => {
    const shown = figuresOf(presented({ mode: 'species', species: 'He2' }));
    expect(Object.fromEntries(shown.map(({ field, text }) => [field, text]))).toEqual({
      bondOrder: '0.00',
      valenceElectrons: '4',
      bondingElectrons: '2',
      antibondingElectrons: '2',
      stable: 'No',
      configuration: 'σ1s² σ*1s²',
      unpairedElectrons: '0',
      magnetism: 'diamagnetic',
      bondLength: '–',
      'orbitals.0.electrons': '2',
      'orbitals.1.electrons': '2',
    });
    expect(new Set(shown.map(({ field }) => field)).size).toBe(shown.length);
  });

  test('warns of the spin of BN alone', () => {
    const notices = (species: 'BN' | 'O2') =>
      presented({ mode: 'species', species }).blocks.filter(({ kind }) => kind === 'notice');
    expect([notices('BN').length, notices('O2').length]).toEqual([1, 0]);
  });

  test.each([
    [
      'CO+',
      'The bond order of CO is higher, 3.00, yet the bond of CO⁺ is the shorter one: 111.51 pm against 112.83 pm ',
    ],
    ['CO', 'The bond order of CO⁺ is lower, 2.50, yet the bond of CO is the longer one: 112.83 pm against 111.51 pm '],
    ['C2-', 'The bond order of C₂ is lower, 2.00, yet the bond of C₂⁻ is the longer one: 126.8 pm against 124.25 pm '],
  ] as const)('%s: says that the measured lengths contradict the orders', (species, words) => {
    const texts = presented({ mode: 'species', species }).blocks.flatMap((block) =>
      block.kind === 'notice' ? [block.text] : [],
    );
    expect(texts).toEqual([expect.stringContaining(words)]);
    expect(texts[0]).toContain('Huber and Herzberg, 1979');
  });

  test('says nothing where the stronger bond is the shorter one', () => {
    for (const species of ['O2', 'O2+', 'N2', 'N2+', 'NO', 'NO+', 'H2', 'H2+'] as const)
      expect(presented({ mode: 'species', species }).blocks.map(({ kind }) => kind)).not.toContain('notice');
  });

  test('says why there is no bond', () => {
    const note = (bondingElectrons: number, antibondingElectrons: number) =>
      presented({ mode: 'electrons', bondingElectrons, antibondingElectrons }).headline.note;
    expect(note(2, 2)).toContain('cancel');
    expect(note(0, 2)).toContain('More antibonding');
    expect(note(2, 0)).toContain('Above 0');
  });

  test('works out a species and a hybrid', () => {
    const substituted = (input: BondOrderInput) => presented(input).working.map((step) => step.substituted);
    expect(substituted({ mode: 'species', species: 'O2' })).toEqual([
      '12 valence electrons',
      '2 + 2 + 4',
      '2 + 2',
      'last orbital π*2p²',
      '(8 − 4) ÷ 2',
    ]);
    expect(substituted({ mode: 'resonance', bonds: 4, positions: 3 })).toEqual(['4 ÷ 3']);
  });
});

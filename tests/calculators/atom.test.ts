import { describe, expect, test } from 'vitest';
import calculator from '#src/calculators/atom/calculator.ts';
import { figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula, { type AtomInput } from '#workers/formulas/atom.ts';

function presented(element: AtomInput['element'], massNumber: number) {
  const input = { element, massNumber };
  return calculator.present(computed(formula, input), input);
}

describe('atom page', () => {
  test('shows every figure once, the configuration with raised electrons', () => {
    const shown = figuresOf(presented('Li', 7)).map(({ field, text }) => [field, text]);
    expect(Object.fromEntries(shown)).toEqual({
      neutrons: '4',
      atomicNumber: '3',
      massNumber: '7',
      electrons: '3',
      electronConfiguration: '1s² 2s¹',
      valenceElectrons: '3',
      'reference.valenceElectrons': '1',
      'shellConfiguration.0': '2',
      'shellConfiguration.1': '1',
    });
    expect(new Set(shown.map(([field]) => field)).size).toBe(shown.length);
  });

  test('valence electrons are in two values where the rules differ, in a comparison where they agree', () => {
    const { second, status } = presented('Li', 7);
    expect([second?.figure.text, second?.accepted.figure.text]).toEqual(['3', '1']);
    expect(second?.accepted.advice).toBe(
      'Use the group: lithium is in group 1. Z mod 8 also counts the two electrons of the full first shell.',
    );
    expect(status).toBe(
      'Lithium-7: 3 protons, 4 neutrons. Valence electrons: 3 by Z mod 8, 1 by the group, which is the best estimate.',
    );
    expect(presented('He', 4).second).toBeUndefined();
    expect(presented('He', 4).blocks.some(({ kind }) => kind === 'comparison')).toBe(true);
  });

  test('names the shells and their capacities', () => {
    const tables = presented('Li', 7).blocks.filter((block) => block.kind === 'table');
    expect(tables).toMatchObject([
      {
        title: 'Electrons by shell: 2, 1',
        rows: [
          ['K (n = 1)', { value: 2 }, '2'],
          ['L (n = 2)', { value: 1 }, '8'],
        ],
      },
    ]);
  });

  test('remarks on an isotope that natural samples do not hold', () => {
    const notices = (massNumber: number) =>
      presented('H', massNumber).blocks.flatMap((block) => (block.kind === 'notice' ? [block.text] : []));
    expect(notices(2)).toEqual([]);
    expect(notices(3)).toEqual([expect.stringContaining('mass numbers 1 and 2')]);
  });

  test('says one of each in the singular', () => {
    expect(presented('H', 2).status).toBe('Hydrogen-2: 1 proton, 1 neutron.');
    expect(presented('H', 1).status).toBe('Hydrogen-1: 1 proton, 0 neutrons.');
  });

  test('waits for an element', () => {
    expect(calculator.needs?.ready({ element: '', massNumber: '7' })).toBe(false);
    expect(calculator.needs?.ready({ element: 'Li', massNumber: '' })).toBe(true);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/nuclear-charge.ts';
import { ELEMENTS, type ElementSymbol } from '#workers/reference/elements.ts';

const SYMBOLS = Object.keys(ELEMENTS) as ElementSymbol[];

describe('validate', () => {
  const empty = 'No electron in this orbital';
  refuses(formula, [
    [{ element: '', orbital: '' }, 'Please select an element', 'element'],
    [{ element: '', orbital: '3d' }, 'Please select an element', 'element'],
    [{ element: 'Xx' as 'H', orbital: '3d' }, 'Unknown element: Xx', 'element'],
    [{ element: 'constructor' as 'H', orbital: '1s' }, 'Unknown element: constructor', 'element'],
    [{ element: 'C', orbital: '3d' }, empty, 'orbital'],
    [{ element: 'Pd', orbital: '5s' }, empty, 'orbital'],
    [{ element: 'H', orbital: '9z' as '1s' }, empty, 'orbital'],
  ]);
  accepts(formula, [
    [{ element: 'C', orbital: '' }, { element: 'C' }],
    [
      { element: 'Ag', orbital: '5s' },
      { element: 'Ag', orbital: '5s' },
    ],
  ]);
});

describe('the charge felt', () => {
  test('by a zinc 4s electron', () => {
    const { difference, ...result } = computed(formula, { element: 'Zn', orbital: '4s' });
    expect(result).toMatchObject({ orbital: '4s', screening: 25.65, effectiveCharge: 4.35, clementi: 5.9652 });
    expect(difference).toBeCloseTo(-1.6152, 10);
    expect(result.groups.map(({ screening }) => screening)).toEqual([2, 8, 6.8, 8.5, 0.35]);
  });

  test.each([
    ['H', '1s', 1],
    ['C', '2p', 3.25],
    ['Pd', '4d', 6.85],
    ['Cr', '4s', 2.95],
    ['La', '6s', 3],
    ['U', '7s', 3],
  ] as const)('%s: the outermost electron is %s and feels %d', (element, orbital, charge) => {
    expect(computed(formula, { element })).toMatchObject({ orbital, effectiveCharge: charge });
  });

  test('every subshell, with the computed value beside it', () => {
    expect(computed(formula, { element: 'C' }).subshells).toEqual([
      { name: '1s', electrons: 2, effectiveCharge: 5.7, clementi: 5.6727 },
      { name: '2s', electrons: 2, effectiveCharge: 3.25, clementi: 3.2166 },
      { name: '2p', electrons: 2, effectiveCharge: 3.25, clementi: 3.1358 },
    ]);
  });

  test.each([
    ['Rn', '6p', 16.0758],
    ['La', '5d', null],
    ['Ce', '4f', null],
    ['Pr', '4f', 21.1008],
    ['Fr', '7s', null],
  ] as const)('%s %s has the computed value %d', (element, orbital, clementi) => {
    const result = computed(formula, { element, orbital });
    expect(result.clementi).toBe(clementi);
    expect(result.difference === null).toBe(clementi === null);
  });

  test('is that of the nucleus less the screening by all groups, between 1 and Z', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SYMBOLS), fc.nat(), (element, place) => {
        const { subshells } = computed(formula, { element });
        const chosen = subshells[place % subshells.length];
        if (chosen === undefined) throw new Error('Every atom has a subshell');
        const { effectiveCharge, screening, groups } = computed(formula, { element, orbital: chosen.name });
        const { atomicNumber } = ELEMENTS[element];
        expect(effectiveCharge).toBe(chosen.effectiveCharge);
        expect(effectiveCharge + screening).toBeCloseTo(atomicNumber, 9);
        expect(groups.reduce((sum, group) => sum + group.screening, 0)).toBeCloseTo(screening, 9);
        expect(effectiveCharge).toBeGreaterThanOrEqual(1);
        expect(effectiveCharge).toBeLessThanOrEqual(atomicNumber);
      }),
    );
  });

  test('rises along the second period by 0.65 a step, from lithium to neon', () => {
    const period: readonly ElementSymbol[] = ['Li', 'Be', 'B', 'C', 'N', 'O', 'F', 'Ne'];
    const charges = period.map((element) => computed(formula, { element }).effectiveCharge);
    expect(charges).toEqual([1.3, 1.95, 2.6, 3.25, 3.9, 4.55, 5.2, 5.85]);
  });
});

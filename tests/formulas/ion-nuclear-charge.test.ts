/** Ions by Slater's rules, added up by hand in the comments; more: tests/vectors/own/ion-nuclear-charge.json. */
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import type { Candidate } from '#workers/contract.ts';
import electronConfig from '#workers/formulas/electron-config.ts';
import formula, { type IonNuclearChargeInput } from '#workers/formulas/ion-nuclear-charge.ts';
import nuclearCharge from '#workers/formulas/nuclear-charge.ts';
import { ELEMENTS, type ElementSymbol } from '#workers/reference/elements.ts';

const blank: Candidate<IonNuclearChargeInput> = { element: 'Fe', charge: 2, orbital: '' };

describe('validate', () => {
  refuses(formula, [
    [{ ...blank, element: '' }, 'Please select an element', 'element'],
    [{ ...blank, element: 'Xx' as 'Fe' }, 'Please select an element', 'element'],
    [{ ...blank, charge: 0.5 }, 'Please enter a whole charge', 'charge'],
    [{ ...blank, charge: 27 }, 'Charge exceeds the number of electrons', 'charge'],
    [{ ...blank, charge: 26 }, 'A bare nucleus has no electron to feel its charge', 'charge'],
    [{ ...blank, charge: -95 }, 'The filling order ends at 120 electrons', 'charge'],
    [{ ...blank, orbital: '4s' }, 'The ion has no electron in this orbital', 'orbital'],
  ]);
  accepts(formula, [
    [blank, { element: 'Fe', charge: 2 }],
    [
      { ...blank, charge: null, orbital: '4s' },
      { element: 'Fe', charge: 0, orbital: '4s' },
    ],
  ]);
});

describe('compute', () => {
  test('iron(II): 3d has lost the outer 4s, which never screened it', () => {
    // 26 − (5 × 0.35 + 18 × 1.00) = 6.25, as in the neutral atom.
    expect(computed(formula, { element: 'Fe', charge: 2 })).toMatchObject({
      orbital: '3d',
      electrons: 24,
      shorthand: '[Ar] 3d6',
      basis: 'listed',
      screening: 19.75,
      effectiveCharge: 6.25,
      neutralCharge: 6.25,
      difference: 0,
    });
  });

  test('chloride: one more electron in the group takes 0.35', () => {
    // 17 − (7 × 0.35 + 8 × 0.85 + 2 × 1.00) = 5.75; chlorine 6.10.
    const found = computed(formula, { element: 'Cl', charge: -1 });
    expect(found).toMatchObject({ orbital: '3p', effectiveCharge: 5.75, neutralCharge: 6.1, isBeyondNobleGas: false });
    expect(found.difference).toBeCloseTo(-0.35, 12);
  });

  test('a subshell that only the ion has is compared with nothing', () => {
    expect(computed(formula, { element: 'Na', charge: -2, orbital: '3p' })).toMatchObject({
      neutralCharge: null,
      difference: null,
    });
    expect(computed(formula, { element: 'Cl', charge: -2 }).isBeyondNobleGas).toBe(true);
  });

  test('without a charge it is the page’s own value, for every element', () => {
    for (const element of Object.keys(ELEMENTS) as ElementSymbol[]) {
      const { orbital, effectiveCharge, groups, difference } = computed(formula, { element, charge: 0 });
      const page = computed(nuclearCharge, { element });
      expect([element, orbital, effectiveCharge, groups]).toEqual([
        element,
        page.orbital,
        page.effectiveCharge,
        page.groups,
      ]);
      expect(difference).toBe(0);
    }
  });

  test('the configuration is that of its own page', () => {
    for (const [element, charge] of [
      ['V', 1],
      ['La', 1],
      ['Cu', 2],
      ['O', -2],
    ] as const)
      expect(computed(formula, { element, charge }).shorthand).toBe(
        computed(electronConfig, { element, charge }).shorthand,
      );
  });
});

import { expect, test } from 'vitest';
import {
  ACID_FAMILIES,
  ACID_SUBSTANCES,
  type AcidFamily,
  type AcidSubstance,
} from '#workers/reference/acidSubstances.ts';

const FAMILIES: readonly (readonly [string, AcidFamily])[] = Object.entries(ACID_FAMILIES);
const SUBSTANCES: readonly (readonly [string, AcidSubstance])[] = Object.entries(ACID_SUBSTANCES);

test.each(FAMILIES)('%s has a form more than steps, each named for itself', (_, { constants, forms }) => {
  expect(forms.length).toBe(constants.length + 1);
  expect(new Set(forms).size).toBe(forms.length);
});

test.each(FAMILIES)('%s: the charges written at its forms are those counted', (_, { forms, charge }) => {
  for (const [lost, form] of forms.entries()) {
    const written = /([²³]?)([⁺⁻])$/.exec(form);
    const size = written === null ? 0 : written[1] === '²' ? 2 : written[1] === '³' ? 3 : 1;
    const sign = written?.[2] === '⁻' ? -1 : 1;
    expect([form, size * sign + 0]).toEqual([form, charge - lost]);
  }
});

test.each(SUBSTANCES)('%s is a form of its family, or strong', (_, row) => {
  if ('protons' in row) {
    expect(Math.abs(row.protons)).toBeGreaterThan(0);
    return;
  }
  const family: AcidFamily = ACID_FAMILIES[row.family];
  expect(row.lost).toBeLessThanOrEqual(family.constants.length);
  // Only sulfuric acid has a step before those of its family.
  expect(row.lost < 0).toBe(row.name.startsWith('Sulfuric acid'));
});

test('each family is used', () => {
  const used = new Set(SUBSTANCES.flatMap(([, row]) => ('family' in row ? [row.family] : [])));
  expect([...used].toSorted()).toEqual(Object.keys(ACID_FAMILIES).toSorted());
});

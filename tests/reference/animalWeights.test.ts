/** The weights that a page refuses or asks about, against the table of the third edition (5.9). */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { HAY_WEIGHTS, type HaySpecies } from '#workers/reference/hayIntakes.ts';
import { PLAUSIBLE_WEIGHTS } from '#workers/reference/plausibleWeights.ts';

const COPY = 'tests/data/pet-limits.json';
const ORIGINAL = '../shared/science/tables/pets-third/limits.json';

interface Limits {
  readonly ask?: readonly [least: number, most: number];
  readonly refuse: readonly [least: number, most: number];
}
const TABLE: { readonly species: Readonly<Record<string, Limits>> } = JSON.parse(readFileSync(COPY, 'utf8'));

test('the table differs nowhere from its original, where that is beside the checkout', () => {
  if (existsSync(ORIGINAL)) expect(JSON.parse(readFileSync(ORIGINAL, 'utf8'))).toEqual(TABLE);
  expect(Object.keys(TABLE.species).length).toBeGreaterThan(10);
});

test.each(Object.keys(PLAUSIBLE_WEIGHTS) as (keyof typeof PLAUSIBLE_WEIGHTS)[])('%s: what is refused', (species) => {
  const { minKg, maxKg } = PLAUSIBLE_WEIGHTS[species];
  expect([minKg, maxKg]).toEqual(TABLE.species[species]?.refuse);
});

test.each(Object.keys(HAY_WEIGHTS) as HaySpecies[])(
  '%s: what is refused, and what is asked about no later',
  (species) => {
    const { minKg, maxKg, askedFromKg } = HAY_WEIGHTS[species];
    const { ask, refuse } = TABLE.species[species] ?? {};
    expect([minKg, maxKg]).toEqual(refuse);
    // The page asks earlier than the table, and offers the pounds by one press.
    expect(askedFromKg).toBeLessThanOrEqual(ask?.[1] ?? 0);
    expect(askedFromKg).toBeGreaterThan(ask?.[0] ?? Number.POSITIVE_INFINITY);
  },
);

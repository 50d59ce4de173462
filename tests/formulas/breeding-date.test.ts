import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accepts, computed, refuses } from '#tests/support/formulaCases.ts';
import type { IsoDate } from '#workers/contract.ts';
import formula, { type BreedingDateInput } from '#workers/formulas/breeding-date.ts';
import gestation from '#workers/formulas/gestation.ts';
import { yearOf } from '#workers/lib/mathematics/calendar.ts';
import { BIRTH_YEARS, GESTATION, type GestatingSpecies, MATING_YEARS } from '#workers/reference/gestation.ts';

const SPECIES = Object.keys(GESTATION) as GestatingSpecies[];
const sheep: BreedingDateInput = { species: 'sheep', birthDate: '2025-03-01' };
const BIRTH_DATES = fc
  .date({
    min: new Date(`${BIRTH_YEARS.first}-01-01`),
    max: new Date(`${BIRTH_YEARS.last}-12-31`),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString().slice(0, 10) as IsoDate);

refuses(formula, [
  [{ ...sheep, birthDate: '' }, null],
  [{ ...sheep, birthDate: '2025-02-29' }, null],
  [{ ...sheep, birthDate: '1900-12-31' }, null],
  [{ ...sheep, birthDate: '2101-01-01' }, null],
  [{ ...sheep, birthDate: '0000-01-01' }, null],
  [{ ...sheep, species: '' }, null],
]);

accepts(formula, [
  [sheep, sheep],
  [
    { ...sheep, birthDate: '1901-01-01' },
    { ...sheep, birthDate: '1901-01-01' },
  ],
  [
    { ...sheep, birthDate: '2100-12-31' },
    { ...sheep, birthDate: '2100-12-31' },
  ],
]);

test('lambs on 1 March: the dates counted by hand on a calendar', () => {
  expect(computed(formula, sheep)).toEqual({
    breedingDate: '2024-10-05',
    earlyBirthDate: '2025-02-24',
    lateBirthDate: '2025-03-06',
    days: { birthDate: 147, earlyBirthDate: 142, lateBirthDate: 152 },
  });
});

test('a swamp buffalo is bred 20 days before a river buffalo for the same day of calving', () => {
  const buffalo = computed(formula, { species: 'buffalo', birthDate: '2025-03-11' });
  expect(buffalo).toMatchObject({
    breedingDate: '2024-05-05',
    swamp: { breedingDate: '2024-04-15', earlyBirthDate: '2025-03-01', lateBirthDate: '2025-03-21' },
  });
  expect(computed(formula, sheep)).not.toHaveProperty('swamp');
});

describe.each(SPECIES)('%s', (species) => {
  test('the gestation formula counts from the answer to the wanted day, for any day', () => {
    fc.assert(
      fc.property(BIRTH_DATES, (birthDate) => {
        const { breedingDate, earlyBirthDate, lateBirthDate } = computed(formula, { species, birthDate });
        const forwards = gestation.compute({
          species,
          matingDate: breedingDate,
          firstPregnancy: false,
          planInCalendar: false,
        });
        expect(forwards.dueDate).toBe(birthDate);
        expect([forwards.earlyDueDate, forwards.lateDueDate]).toEqual([earlyBirthDate, lateBirthDate]);
      }),
    );
  });

  test('every answer is a day that the gestation page takes', () => {
    for (const birthDate of [`${BIRTH_YEARS.first}-01-01`, `${BIRTH_YEARS.last}-12-31`] as const) {
      const year = yearOf(computed(formula, { species, birthDate }).breedingDate);
      expect(year).toBeGreaterThanOrEqual(MATING_YEARS.first);
      expect(year).toBeLessThanOrEqual(MATING_YEARS.last);
    }
  });
});

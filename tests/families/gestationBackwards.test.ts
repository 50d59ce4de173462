import { describe, expect, test } from 'vitest';
import { breedingDatePlan } from '#src/calculators/families/onDemand/gestationBackwards.ts';
import { pregnancy, presented } from '#tests/support/gestationPages.ts';
import type { IsoDate } from '#workers/contract.ts';
import breedingDate from '#workers/formulas/breeding-date.ts';
import type { GestatingSpecies } from '#workers/reference/gestation.ts';

describe('planning back', () => {
  const planned = { breedingDate: '2024-01-01', earlyBirthDate: '2024-02-29', lateBirthDate: '2024-03-11' };
  const days = { birthDate: 65, earlyBirthDate: 59, lateBirthDate: 70 };
  const notes = (species: GestatingSpecies) =>
    breedingDatePlan(species)
      .figures({ ...planned, days })
      .map(({ note }) => note);

  test('says when to call, also in a first pregnancy that has a late date of its own', () => {
    expect(notes('guineaPig').at(-1)).toBe(
      'Day 70; day 72 in a first pregnancy. No birth by day 71: call a veterinarian that day',
    );
    expect(notes('dog').at(-1)).toBe('Day 70. No birth by day 69: call a veterinarian that day');
    expect(notes('rabbit').at(-1)).toBe('Day 70. No birth by day 32: call a veterinarian that day');
  });

  test('of a buffalo gives both types', () => {
    const swamp = { ...planned, days: { ...days, birthDate: 330 } };
    const figures = breedingDatePlan('buffalo').figures({ ...planned, days, swamp });
    expect(figures.at(-1)).toMatchObject({ field: 'swamp.breedingDate', value: '2024-01-01' });
    expect(figures).toHaveLength(4);
  });

  test('its button uses the date for the type of buffalo chosen in the form', () => {
    const plan = breedingDatePlan('buffalo');
    const result = breedingDate.compute({ species: 'buffalo', birthDate: '2025-03-11' as IsoDate });
    const used = (buffaloType: string) => plan.use(result, { buffaloType });
    expect(used('river')).toEqual({
      label: 'Calculate from this breeding date',
      field: 'matingDate',
      value: result.breedingDate,
    });
    expect(used('swamp')).toEqual({
      label: 'Calculate from this breeding date of a swamp buffalo',
      field: 'matingDate',
      value: '2024-04-15',
    });
    const due = (buffaloType: 'river' | 'swamp') =>
      presented(pregnancy('buffalo', { matingDate: used(buffaloType).value as IsoDate, buffaloType })).headline.value;
    expect([due('river'), due('swamp')]).toEqual(['2025-03-11', '2025-03-11']);
  });

  test('names the years that it takes', () => {
    const { ready, unready } = breedingDatePlan('dog');
    expect(unready).toBe('Enter a wanted birth date from 1901 to 2100.');
    const isTaken = (birthDate: string) => ready({ birthDate });
    expect(['1900-12-31', '1901-01-01', '2100-12-31', '2101-01-01'].map(isTaken)).toEqual([false, true, true, false]);
  });
});

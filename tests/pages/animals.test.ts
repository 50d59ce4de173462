/** 'My animals': the form of one animal, the dates of a kept service, and what comes next. */
import { describe, expect, test } from 'vitest';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import type { Values } from '#src/engine/kit/fields.ts';
import { SPECIES } from '#src/site/animals/animalsText.ts';
import { readAnimal, valuesOf } from '#src/site/pages/animals/animalFields.ts';
import { birthPage, speciesOfPage } from '#src/site/pages/animals/birthPages.ts';
import { comingDays } from '#src/site/pages/animals/comingDays.ts';
import { serviceDates } from '#src/site/pages/animals/serviceDates.ts';
import { directClient } from '#tests/support/directClient.ts';
import { definitionNamed } from '#tests/support/everyCalculator.ts';

const TODAY = '2026-11-30';

describe('the form', () => {
  const filled = { ...valuesOf(null, TODAY), name: ' Bella ', species: 'dog' };
  const read = (values: Values) => readAnimal({ ...filled, ...values });

  test('says what is kept: a weight with its unit and its day, and a mating', () => {
    expect(read({ weight: '62', weight_unit: 'lb', weighedOn: '2026-05-03', matingDate: '2026-10-01' })).toEqual({
      words: { name: 'Bella', species: 'dog', breed: '', weight: { amount: 62, unit: 'lb', on: '2026-05-03' } },
      matingDate: '2026-10-01',
    });
    expect(read({})).toMatchObject({ words: { weight: null }, matingDate: null });
    // An animal without a page about births has no mating.
    expect(read({ species: 'other', matingDate: '2026-10-01' })).toMatchObject({ matingDate: null });
  });

  test.each([
    ['name', { name: ' ' }],
    ['species', { species: '' }],
    ['weight', { weight: 'heavy' }],
    ['weight', { weight: '0' }],
    ['weight', { weight: '1.500' }],
    ['weighedOn', { weight: '28', weighedOn: '' }],
    ['matingDate', { matingDate: '2026-02-30' }],
  ])('refuses a wrong %s: %o', (field, values) => {
    expect(read(values)).toMatchObject({ field });
  });

  test('shows again what was kept', () => {
    const weight = { amount: 62, unit: 'lb', on: '2026-05-03' } as const;
    const animal = { id: 1, name: 'Bella', species: 'dog', breed: 'Labrador', weight, services: [] } as const;
    expect(readAnimal(valuesOf(animal, TODAY))).toMatchObject({
      words: { name: 'Bella', species: 'dog', breed: 'Labrador', weight },
    });
  });
});

test('every kind of animal but the last has its page about births, and no two the same', () => {
  for (const species of SPECIES) {
    const page = birthPage(species);
    if (species === 'other') expect(page).toBeUndefined();
    else expect(speciesOfPage(page ?? '')).toBe(species);
  }
  expect(speciesOfPage('dog-chocolate-toxicity')).toBeUndefined();
});

describe('the dates of a service', () => {
  const tools = {
    load: (id: string): Promise<AnyCalculatorDefinition> => definitionNamed(id),
    client: directClient,
    signal: new AbortController().signal,
  };
  const rabbit = { name: 'Daisy', species: 'rabbit' } as const;

  test('are those of the page, with what they mean today and the name in the calendar', async () => {
    const dates = await serviceDates(rabbit, { id: 1, fragment: 'matingDate=2026-10-25' }, tools);
    expect(dates?.lineOn('2026-11-29')).toMatchObject({ day: 35, state: 'late', tone: 'alarm' });
    expect(dates?.events.length).toBeGreaterThan(4);
    for (const { title } of dates?.events ?? []) expect(title).toMatch(/^Daisy: /);
    const next = comingDays(dates?.events ?? [], '2026-11-20');
    expect(next.every(({ last }) => last >= '2026-11-20')).toBe(true);
    expect(next.map(({ first }) => first)).toEqual(next.map(({ first }) => first).toSorted());
  });

  test.each(['', 'matingDate=2026-02-30', 'weight=5', 'matingDate=%'])(
    'that are not those of the form: %s',
    async (fragment) => {
      expect(await serviceDates(rabbit, { id: 1, fragment }, tools)).toBeNull();
    },
  );

  test('of an animal without a page about births', async () => {
    expect(
      await serviceDates({ ...rabbit, species: 'other' }, { id: 1, fragment: 'matingDate=2026-10-25' }, tools),
    ).toBeNull();
  });
});

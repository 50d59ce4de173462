import { describe, expect, test } from 'vitest';
import { catalog } from '#src/site/catalog/catalog.ts';
import { searchWidely } from '#src/site/catalog/wideSearch.ts';
import { straightToVeterinarian } from '#src/site/help/straightToVeterinarian.ts';

const SENTENCE = 'Animal PoisonLine itself says: go straight to the vet.';

describe('in Great Britain the veterinarian comes before the poison line', () => {
  test.each([
    ['lily', 'cat'],
    ['lily', null],
    ['snake-sting', 'dog'],
    ['snake-sting', 'cat'],
    ['snake-sting', null],
    ['blue-green-algae', 'dog'],
    ['inhaler', 'cat'],
  ] as const)('for %s and a %s', (thing, animal) => {
    expect(straightToVeterinarian({ thing, animal }, 'GB')).toBe(SENTENCE);
  });

  test.each([
    ['lily', 'dog'],
    ['chocolate', 'cat'],
    ['inhaler', 'other'],
    [null, 'cat'],
  ] as const)('not for %s and a %s', (thing, animal) => {
    expect(straightToVeterinarian({ thing, animal }, 'GB')).toBeUndefined();
  });
});

test.each(['US', 'FR', 'none', 'unknown', ''])('nowhere else: %j', (country) => {
  expect(straightToVeterinarian({ thing: 'lily', animal: 'cat' }, country)).toBeUndefined();
});

test.each([
  'dog ate chocolate and collapsed',
  'cat swallowed pills and is unconscious',
  'puppy ate mushrooms, convulsions',
  'dog ate a toad and has trouble breathing',
])('‘%s’ has signs for which an open veterinarian comes first', (text) => {
  expect(searchWidely(catalog, text)).toMatchObject({ call: 'poison', about: { hasSigns: true } });
});

test.each(['dog ate chocolate', 'cat licked lily and is limping'])('‘%s’ has none of these signs', (text) => {
  expect(searchWidely(catalog, text).about.hasSigns).toBe(false);
});

/** People whose animal is in danger by something else than a poison: none of them is led to a poison helpline. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { catalog } from '#src/site/catalog/catalog.ts';
import { searchWidely } from '#src/site/catalog/wideSearch.ts';

interface Phrase {
  readonly query: string;
  /** The first result: a page, a row of the guide, or nothing but whom to call. */
  readonly first: string | null;
  readonly call: 'poison' | 'veterinarian' | null;
}
const PHRASES = JSON.parse(readFileSync('tests/data/distress-queries.json', 'utf8')) as readonly Phrase[];

const found = (text: string) => searchWidely(catalog, text);
const firstPath = (text: string) => found(text).results[0]?.path.replace('/calculator/', '') ?? null;

test('there are phrases of every kind', () => {
  for (const call of ['poison', 'veterinarian', null])
    expect(PHRASES.filter((each) => each.call === call).length).toBeGreaterThanOrEqual(5);
});

test.each(PHRASES)('‘$query’: first $first, to call: $call', ({ query, first, call }) => {
  expect(found(query).call).toBe(call);
  expect(firstPath(query)).toBe(first);
});

describe('a birth in trouble', () => {
  const YOUNG = ['puppy', 'kitten', 'foal', 'calf', 'lamb', 'kid', 'piglet', 'cria'];

  test.each(YOUNG)('‘%s stuck’ leads to a page on birth, named for it, and to no poison line', (young) => {
    const { results, call, isEmergency } = found(`${young} stuck`);
    expect(results[0]?.path).toMatch(/(?:gestation|pregnancy)$/);
    expect(results[0]?.name).toMatch(/: call now if birth is going wrong$/);
    expect({ call, isEmergency }).toEqual({ call: 'veterinarian', isEmergency: true });
    expect(results.filter(({ id }) => id === 'pet-emergency')).toEqual([]);
  });

  test.each([
    ['rabbit day 31', null],
    ['rabbit day 32', 'veterinarian'],
    ['mare 345 days', null],
    ['mare 366 days', 'veterinarian'],
  ])('‘%s’: past the day to call it is an emergency, before it a question', (text, call) => {
    expect(firstPath(text)).toMatch(/gestation$/);
    expect(found(text).call).toBe(call);
  });

  test('is neither a medicine nor what follows it', () => {
    expect(firstPath('dog ate birth control pills')).toBe('pet-emergency#hormones');
    expect(found('cow down after calving')).toMatchObject({ call: 'veterinarian', results: [] });
  });
});

describe('another emergency', () => {
  test.each([
    'dog ate chocolate and is vomiting',
    'dog ate something and collapsed',
    'cat licked lily and has a seizure',
  ])('‘%s’: what a poison may have done stays a question about poison', (text) => {
    expect(found(text).call).toBe('poison');
  });

  test.each(['dog ate a bone and is choking', 'puppy chewed electric cable', 'dog swallowed ball stuck in throat'])(
    '‘%s’: what a poison line cannot help with does not',
    (text) => {
      expect(found(text)).toMatchObject({ call: 'veterinarian', isEmergency: true });
    },
  );

  test.each(['burn area', 'curve fit', 'weak acid', 'heat of fusion', 'hearing aid battery'])(
    '‘%s’ is no such question',
    (text) => {
      expect(found(text).isEmergency).toBe(false);
    },
  );
});

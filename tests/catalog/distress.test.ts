/** People whose animal is in danger by something else than a poison: none of them is led to a poison helpline. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { catalog } from '#src/site/catalog/catalog.ts';
import { NEVER_CORRECTED } from '#src/site/catalog/neverCorrected.ts';
import { searchWidely } from '#src/site/catalog/wideSearch.ts';
import { ANIMAL_EMERGENCIES } from '#workers/reference/animalEmergencies.ts';

const found = (text: string) => searchWidely(catalog, text);
const paths = (text: string) => found(text).results.map(({ path }) => path.replace('/calculator/', ''));
const firstPath = (text: string) => paths(text)[0] ?? null;

describe('a row of the list of emergencies', () => {
  const EXAMPLES = ANIMAL_EMERGENCIES.flatMap(({ id, words }) => words.split(', ').map((text) => ({ id, text })));

  test.each(EXAMPLES)('$id is found by ‘$text’, without a poison line', ({ id, text }) => {
    const leading = paths(text).slice(0, 3);
    const isBirth = id === 'birth-trouble' && /(?:gestation|pregnancy)$/.test(leading[0] ?? '');
    if (!isBirth) expect(leading).toContain(`animal-emergency#${id}`);
    expect(found(text).call).not.toBe('poison');
  });
});

describe('a birth in trouble', () => {
  const YOUNG = ['puppy', 'kitten', 'foal', 'calf', 'lamb', 'kid', 'piglet', 'cria'];

  test.each(YOUNG)('‘%s stuck’ leads to a page on birth, named for it, and to what to do', (young) => {
    const { results, call, isEmergency } = found(`${young} stuck`);
    expect(results[0]?.path).toMatch(/(?:gestation|pregnancy)$/);
    expect(results[0]?.name).toMatch(/: call now if birth is going wrong$/);
    expect({ call, isEmergency }).toEqual({ call: 'veterinarian', isEmergency: true });
    expect(paths(`${young} stuck`)).toContain('animal-emergency#birth-trouble');
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

  test.each([
    ['sow in labor', ['swine-gestation', 'guinea-pig-pregnancy']],
    ['doe in labor', ['goat-gestation', 'rabbit-gestation']],
    ['sow farrowing stopped', ['swine-gestation', 'animal-emergency#birth-trouble']],
    ['cat straining no kittens', ['cat-pregnancy', 'animal-emergency#birth-trouble']],
    ['cow after calving', ['cow-gestation']],
  ])('‘%s’: %j', (text, first) => {
    expect(paths(text).slice(0, first.length)).toEqual(first);
  });

  test.each([
    ['cow down after calving', 'cow-down'],
    ['cat straining', 'cannot-pee'],
    ['pregnant dog hit by car', 'road-accident'],
    ['puppy not breathing', 'newborn'],
    ['tomcat straining in litter box', 'cannot-pee'],
  ])('is not what ‘%s’ is about: %s', (text, row) => {
    expect(firstPath(text)).toBe(`animal-emergency#${row}`);
    expect(found(text).call).toBe('veterinarian');
  });

  test('is no medicine', () => {
    expect(firstPath('dog ate birth control pills')).toMatch(/^pet-emergency#/);
  });
});

describe('another emergency', () => {
  test.each([
    'dog ate chocolate and is vomiting',
    'cat licked lily and has a seizure',
    'dog ate warfarin and is bleeding',
    'dog ate blorvexin and collapsed',
    'cat bitten by a snake',
    'snake bite dog face swollen',
  ])('‘%s’: what a poison may have done stays a question about poison', (text) => {
    expect(found(text).call).toBe('poison');
    expect(firstPath(text)).toMatch(/^pet-emergency#/);
  });

  test.each([
    'dog ate a bone and is choking',
    'dog ate something and collapsed',
    'puppy chewed electric cable',
    'dog swallowed ball stuck in throat',
    'unspayed dog drinking a lot',
  ])('‘%s’: what a poison line cannot help with does not', (text) => {
    expect(found(text)).toMatchObject({ call: 'veterinarian', isEmergency: true });
  });

  test.each([
    ['labrador retching', 'swollen-belly'],
    ['kitten cant walk', 'paralysis'],
    ['mare wont get up', 'horse-down'],
    ['rabbit hasn’t eaten', 'rabbit-not-eating'],
    ['bunny refuses to eat', 'rabbit-not-eating'],
    ['my cat is unable to pee', 'cannot-pee'],
    ['dog siezure', 'seizure'],
    ['dog chokes', 'choking'],
    ['hound gagged', 'choking'],
    ['my dogs eye is swollen', 'eye'],
    ['Guinea-pig not eating', 'rabbit-not-eating'],
  ])('‘%s’ is said in other words: %s', (text, row) => {
    expect(firstPath(text)).toBe(`animal-emergency#${row}`);
  });

  test.each([
    'burn area',
    'burn calculator',
    'curve fit',
    'weak acid',
    'heat of fusion',
    'hearing aid battery',
    'dog wagging tail',
    'cat wanting food',
    'dog not taking medicine',
    'puppy cropped ears',
    'kitten',
  ])('‘%s’ is no such question', (text) => {
    expect(found(text).isEmergency).toBe(false);
  });

  test('is not for an animal that the row does not name', () => {
    expect(paths('rabbit seizure')).toEqual(['animal-emergency', 'pet-emergency']);
    expect(paths('guinea pig panting')).not.toContain('animal-emergency#pig-ill');
  });

  test('of a farm animal has the line for those, and the words for a veterinarian who comes', () => {
    const { results, about } = found('horse cant breathe');
    expect(results[0]?.description).toBe('Emergency: call a veterinarian to the animal now');
    expect(about.animal).toBe('farm');
    expect(found('dog cant breathe').about).toMatchObject({ animal: 'dog', hasSigns: true });
  });
});

describe('a word that nothing here is called by', () => {
  test.each(['fluzomax', 'blorvexin', 'xq-200 tablets', 'chat ne peut pas uriner'])('‘%s’: three ways on', (text) => {
    expect(paths(text)).toEqual(['pet-emergency#unknown', 'animal-emergency', '/']);
    expect(found(text)).toMatchObject({ named: 0, rest: 'doors', call: null });
  });

  test.each(['perro comio chocolate', 'mein hund hat schokolade oder chocolate gefressen'])(
    '‘%s’ is in another language: what one of its words names',
    (text) => {
      expect(firstPath(text)).toBe('pet-emergency#chocolate');
    },
  );

  test('beside an animal leads to what to do, and where something was swallowed to the telephone', () => {
    expect(paths('my cat is acting weird')).toEqual(['animal-emergency', 'pet-emergency']);
    expect(paths('dog ate blorvexin')[0]).toBe('pet-emergency#unknown');
  });
});

describe('the words of the tables of search', () => {
  const COPY = 'tests/data/distress-search.json';
  const ORIGINAL = '../shared/science/tables/pets-third/search.json';
  const { swallowOnlyWords, aloneWords }: Readonly<Record<'swallowOnlyWords' | 'aloneWords', readonly string[]>> =
    JSON.parse(readFileSync(COPY, 'utf8'));
  const { englishWordsNeverCorrected, wholeTextOnly }: Readonly<Record<string, readonly string[]>> = JSON.parse(
    readFileSync('tests/data/pet-substances.json', 'utf8'),
  );

  test('are a copy of the original, where that is beside the checkout', () => {
    if (existsSync(ORIGINAL))
      expect(JSON.parse(readFileSync(COPY, 'utf8'))).toEqual(JSON.parse(readFileSync(ORIGINAL, 'utf8')));
  });

  test.each(swallowOnlyWords)('‘%s’ names a substance only where it was swallowed', (word) => {
    expect(firstPath(`dog ${word}`)).not.toMatch(/^pet-emergency#/);
    expect(found(`dog ate ${word}`).call).toBe('poison');
  });

  // Ibuprofen gel is a thing of its own.
  test.each(aloneWords.filter((word) => word !== 'gel'))('‘ibuprofen %s’ is about ibuprofen', (word) => {
    expect(firstPath(`ibuprofen ${word}`)).toBe('pet-emergency#ibuprofen-naproxen');
  });

  test.each(wholeTextOnly ?? [])('‘%s’ is no substance beside a word that nothing is called by', (word) => {
    expect(paths(`dog ate fluzomax ${word}`)[0]).toBe('pet-emergency#unknown');
  });

  test('that are no mistakes are never corrected', () => {
    for (const words of englishWordsNeverCorrected ?? [])
      for (const word of words.split(' ')) expect([...NEVER_CORRECTED], word).toContain(word);
  });
});

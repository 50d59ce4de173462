import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { likelyEmergencies } from '#src/site/catalog/emergencyMatch.ts';
import { petQuestion, thingWords } from '#src/site/catalog/petQuestion.ts';
import { likeness } from '#src/site/catalog/queryWords.ts';
import { NOT_ON_THE_LIST, PET_EMERGENCIES, type PetEmergency } from '#workers/reference/petEmergencies.ts';

const ROWS: readonly PetEmergency[] = PET_EMERGENCIES;
const likely = (text: string) => likelyEmergencies(text).entries.map(({ id }) => id);

/** Every name and synonym with its row; those that name nothing specific are left to search. */
const NAMES = ROWS.flatMap(({ id, name, synonyms }) =>
  [name, ...synonyms.split(', ')].map((text) => ({ id, text })),
).filter(({ text }) => thingWords(text).length > 0);
/** 'Joint chew' says no more than 'joint'. */
const saidBy = (text: string) =>
  thingWords(text)
    .map(({ singular }) => singular)
    .join(' ');
const WORDS = NAMES.flatMap(({ text }) => thingWords(text));
/** Single words long enough for typo tolerance. */
const LONG_NAMES = NAMES.filter(({ text }) => /^[a-z]{5,}$/.test(text));

describe('a thing is found', () => {
  test('by each of its names, and first unless another has the same', () => {
    expect(NAMES.length).toBeGreaterThan(1200);
    for (const { id, text } of NAMES) {
      const words = saidBy(text);
      const sameName = NAMES.filter((each) => saidBy(each.text) === words).map((each) => each.id);
      expect(likely(text), text).toContain(id);
      if (sameName.length === 1 && thingWords(text).length === 1) expect(likely(text)[0], text).toBe(id);
    }
  });

  test('in the midst of a sentence and in any order of its words', () => {
    const sentence = fc.constantFrom('my dog ate the', 'Kitten swallowed some', 'the cat licked a', 'PUPPY HAS EATEN');
    fc.assert(
      fc.property(sentence, fc.constantFrom(...NAMES), fc.boolean(), (before, { id, text }, isReversed) => {
        const said = isReversed ? text.split(' ').toReversed().join(' ') : text;
        expect(likely(`${before} ${said}`)).toContain(id);
      }),
    );
  });

  test('with one mistake in a word of five letters and more', () => {
    expect(LONG_NAMES.length).toBeGreaterThan(200);
    const mistakes: readonly ((word: string, at: number) => string)[] = [
      (word, at) => word.slice(0, at) + word.slice(at + 1),
      (word, at) => `${word.slice(0, at)}q${word.slice(at)}`,
      (word, at) => `${word.slice(0, at)}q${word.slice(at + 1)}`,
      (word, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...LONG_NAMES),
        fc.nat(),
        fc.constantFrom(...mistakes),
        ({ id, text }, n, mistake) => {
          const wrong = mistake(text, n % (text.length - 1));
          // A text that equals another word, or its beginning, matches that word.
          const [word] = thingWords(wrong);
          fc.pre(
            word !== undefined && !WORDS.some((each) => each.typed.startsWith(wrong) || likeness(word, each) === 1),
          );
          expect(likely(wrong), wrong).toContain(id);
        },
      ),
    );
  });

  test.each([
    ['choc', 'chocolate'],
    ['dog ate 3 advil tablets', 'ibuprofen-naproxen'],
    ['rasins', 'grapes-raisins'],
    ['Ibuprophen', 'ibuprofen-naproxen'],
    ['mouldy bread', 'moldy-food'],
    ['rat bait', 'rodenticide-unknown'],
    ['lillies', 'lily'],
    ['paracetemol', 'acetaminophen'],
    ['flea drops', 'permethrin'],
  ])('%s: %s', (text, id) => {
    expect(likely(text)).toContain(id);
  });

  test.each([
    ['choc', 'chocolate'],
    ['rat', 'rodenticide-unknown'],
    ['rat poison', 'rodenticide-unknown'],
    ['rodenticide', 'rodenticide-unknown'],
    ['rat bait', 'rodenticide-unknown'],
    ['claritin', 'antihistamine'],
    ['claritin-d', 'decongestant'],
    ['silica', 'silica-gel'],
    ['fox glove', 'heart-plants'],
    ['weed killer', 'weed-killer'],
    ['horse wormer', 'horse-wormer'],
    ['chewing gum', 'xylitol'],
    ['not breathing', 'unknown'],
    ['dog ate ham vomiting', 'unknown'],
    ['ham sandwich', 'unknown'],
    ['poinsetia', 'unknown'],
    ['parrot ate avocado', 'fruit-pits'],
  ])('%s leads to %s first', (text, id) => {
    expect(likely(text)[0]).toBe(id);
  });

  test.each([
    ['chewing gum', ['xylitol']],
    ['ham', ['fatty-food']],
    ['fried food and a grape', ['grapes-raisins', 'fatty-food']],
    ['weed brownie', ['chocolate', 'cannabis']],
    ['poinsetia', ['unknown', 'poinsettia']],
    ['moldy sandwich', ['unknown', 'moldy-food']],
  ])('%s leads to %j', (text, ids) => {
    expect(likely(text)).toEqual(expect.arrayContaining(ids));
    expect(likely(text)[0]).toBe(ids[0]);
  });

  test.each(['corn', 'poinsetia', 'stuck', 'psoriasis lotion'])(
    '‘%s’ names nothing in full: suggestions after something else',
    (text) => {
      expect(likelyEmergencies(text).isSure).toBe(false);
      expect(likely(text)[0]).toBe('unknown');
    },
  );

  test.each([
    ['acorn', ['acorn-oak']],
    ['acorns', ['acorn-oak']],
    ['cookies', ['cookies-cake']],
    ['cheese', ['cheese-dairy']],
    ['roses', ['rose']],
    ['pine needles', ['christmas-tree']],
    ['eye drops', ['eye-drops']],
    ['hand warmer', ['hand-warmer']],
    ['weed brownie', ['cannabis', 'chocolate']],
    ['horse chestnut', ['conker']],
    ['christmas rose', ['hellebore']],
    ['peruvian lily', ['alstroemeria', 'lily']],
    ['coke', ['cocaine', 'caffeine']],
    ['oxygen absorber', ['oxygen-absorber']],
    ['mango stone', ['corn-cob-bones']],
  ])('‘%s’ is a name of %j', (text, ids) => {
    expect(likelyEmergencies(text).isSure).toBe(true);
    expect(likely(text)).toEqual(expect.arrayContaining(ids));
  });

  test.each(['advil', 'dog ate 3 advil tablets', 'choc', 'blue cheese', 'Ibuprophen'])('‘%s’ is sure', (text) => {
    expect(likelyEmergencies(text).isSure).toBe(true);
  });

  test.each(['', ' ', 'dog', 'my cat ate some', 'zqx', 'шоколад', '.*', '🐶'])('nothing by ‘%s’', (text) => {
    expect(likely(text)).toEqual([]);
  });

  test('without an exception for any text, and never twice', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40, unit: 'grapheme' }), (text) => {
        const found = likely(text);
        expect(new Set(found).size).toBe(found.length);
      }),
    );
  });
});

describe('a question', () => {
  test.each([
    ['my dog ate grapes', 'dog', true, true, ['grapes']],
    ['Kitten licked lily pollen', 'cat', true, true, ['lily', 'pollen']],
    ['dog and cat', null, true, false, []],
    ['my pet', null, true, false, []],
    ['rat poison', null, false, true, ['rat', 'poison']],
    ['horse ate yew', null, true, true, ['yew']],
    ['rabbit chocolate', null, false, false, ['chocolate']],
    ['my rat ate rat poison', null, true, true, ['rat', 'poison']],
    ['dog ate chicken bone', 'dog', true, true, ['chicken', 'bone']],
    ['dog and ferret ate ivy', null, true, true, ['ivy']],
    ['goat gestation', null, false, false, ['gestation']],
    ['mouse genome', null, false, false, ['mouse', 'genome']],
    ['dog eats chocolate', 'dog', true, true, ['chocolate']],
    ['cat eating lily', 'cat', true, true, ['lily']],
    ['dog drinks antifreeze', 'dog', true, true, ['drinks', 'antifreeze']],
    ['energy drink', null, false, false, ['energy', 'drink']],
    ['dog not breathing', 'dog', true, false, ['not', 'breathing']],
    ['cat not eating', 'cat', true, false, ['not']],
    ['dog wont eat', 'dog', true, false, ['wont']],
    ['cat walked on bleach', 'cat', true, true, ['walked', 'bleach']],
    ['dog weight', 'dog', true, false, ['weight']],
    ['melting temperature', null, false, false, ['melting', 'temperature']],
  ] as const)('‘%s’ is read', (text, animal, namesAnimal, isAlarmed, words) => {
    const question = petQuestion(text);
    expect(question).toMatchObject({ animal, namesAnimal, isAlarmed });
    expect(question.words.map(({ typed }) => typed)).toEqual(words);
  });
});

test('the row for the unknown is one of the table', () => {
  expect(ROWS.map(({ id }) => id)).toContain(NOT_ON_THE_LIST);
});

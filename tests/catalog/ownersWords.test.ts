/** Search terms of frightened owners, and the first result each must give. */
import { describe, expect, test } from 'vitest';
import { catalog } from '#src/site/catalog/catalog.ts';
import { searchWidely } from '#src/site/catalog/wideSearch.ts';
import { POISON_URGENCY } from '#workers/reference/poisoning.ts';

const rows = (text: string) =>
  searchWidely(catalog, text).results.flatMap(({ id, path, description }) =>
    id === 'pet-emergency' ? [{ thing: path.split('#')[1], line: description }] : [],
  );
const things = (text: string) => rows(text).map(({ thing }) => thing);
const paths = (text: string) => searchWidely(catalog, text).results.map(({ path }) => path);

test.each([
  ['dog ate gum', 'xylitol'],
  ['dog ate chewing gum', 'xylitol'],
  ['chewing gum', 'xylitol'],
  ['dog ate bubble gum', 'xylitol'],
  ['dog ate sugar free gum', 'xylitol'],
  ['dog ate peanut butter', 'xylitol'],
  ['dog ate nicotine gum', 'nicotine'],
  ['dog ate pot', 'cannabis'],
  ['dog ate marijuana', 'cannabis'],
  ['dog ate weed', 'cannabis'],
  ['dog ate thc gummy', 'cannabis'],
  ['dog ate ham bone', 'corn-cob-bones'],
  ['dog ate chicken bone', 'corn-cob-bones'],
  ['dog ate a bone', 'corn-cob-bones'],
  ['weed killer', 'weed-killer'],
  ['dog ate weed killer', 'weed-killer'],
  ['cat licked roundup', 'weed-killer'],
  ['nexgard', 'flea-chews'],
  ['dog ate nexgard', 'flea-chews'],
  ['fox glove', 'heart-plants'],
  ['dog ate tylenol', 'acetaminophen'],
  ['cat licked antifreeze', 'antifreeze'],
  ['dog drinks antifreeze', 'antifreeze'],
  ['puppy ate vape', 'nicotine'],
  ['ate rat poison', 'rodenticide-unknown'],
  ['rat pellets', 'rodenticide-unknown'],
  ['cat ate poisoned mouse', 'rodenticide-unknown'],
  ['dog drank coffee', 'caffeine'],
  ['dog drinking red bull', 'caffeine'],
  ['cat chewed lily', 'lily'],
  ['cat eating lily', 'lily'],
  ['swallowed a battery', 'batteries'],
  ['dog ate sock', 'string-socks'],
  ['dog ate tampon', 'string-socks'],
  ['cat ate string', 'string-socks'],
  ['cat got into tinsel', 'string-socks'],
  ['cat ate rubber band', 'string-socks'],
  ['dog swallowed tennis ball', 'string-socks'],
  ['ate mushrooms in yard', 'mushrooms'],
  ['dog ate bee', 'snake-sting'],
  ['cat bitten by snake', 'snake-sting'],
  ['dog ate onion', 'onion-garlic'],
  ['dog ate birth control pills', 'hormones'],
  ['dog ate vitamins', 'vitamin-d-iron'],
  ['dog ate allergy pill', 'antihistamine'],
  ['dog ate blood pressure pill', 'heart-pills'],
  ['dog ate my sleeping pills', 'sleep-anxiety-pills'],
  ['dog ate prozac', 'antidepressant'],
  ['dog ate percocet', 'opioid'],
  ['cat licked flea medicine', 'insecticide'],
  ['dog ate ant killer', 'insecticide'],
  ['dog eats chocolate', 'chocolate'],
  ['dog ate oreos', 'chocolate'],
  ['my dog is eating raisins', 'grapes-raisins'],
  ['dog consumed grapes', 'grapes-raisins'],
  ['puppy gulped a penny', 'coins-zinc'],
  ['dog swallowed needle', 'coins-zinc'],
  ['dog got into the trash', 'moldy-food'],
  ['dog ingesting slug pellets', 'slug-bait'],
  ['dog ate glue', 'expanding-glue'],
  ['dog ate raw dough', 'bread-dough'],
  ['dog ate soap', 'cleaning-pods'],
  ['dog drank bleach', 'cleaning-pods'],
  ['dog bit a toad', 'toads'],
  ['dog ate play doh', 'salt'],
  ['dog ate fried food and a grape', 'grapes-raisins'],
  ['dog ate crayon', 'unknown'],
  ['dog got into my purse', 'unknown'],
])('‘%s’ leads to %s first', (text, thing) => {
  expect(paths(text)[0]).toMatch(/^\/calculator\/pet-emergency/);
  expect(rows(text)[0]?.thing).toBe(thing);
  expect(rows(text)[0]?.line).not.toBe(POISON_URGENCY.callForAdvice.line);
});

describe('a name', () => {
  test.each([
    ['dog ate pothos', 'irritant-plants'],
    ['dog ate 2 pothos leaves yesterday', 'irritant-plants'],
    ['dog ate ham', 'fatty-food'],
    ['cat ate poinsettia leaf', 'poinsettia'],
  ])('that is all of ‘%s’ is shown with its own urgency', (text, thing) => {
    expect(rows(text)).toEqual([{ thing, line: POISON_URGENCY.callForAdvice.line }]);
  });

  test.each([
    ['dog ate ham sandwich', ['unknown']],
    ['dog ate ham vomiting', ['fatty-food']],
    ['dog ate pointsettia', ['unknown', 'poinsettia']],
    ['dog poth', ['unknown', 'irritant-plants']],
    ['dog ate ivy and crayons', ['unknown', 'irritant-plants']],
    ['dog ate ham and a sock', ['string-socks', 'unknown']],
  ])('that is not all of ‘%s’, or not finished, is nowhere calmer than a call at once', (text, expected) => {
    expect(things(text).toSorted()).toEqual(expected.toSorted());
    expect(things(text)[0]).toBe(expected[0]);
    expect(rows(text).map(({ line }) => line)).not.toContain(POISON_URGENCY.callForAdvice.line);
  });

  test('is not taken from the beginning of another', () => {
    for (const text of ['dog ate ca', 'dog ate ivor', 'ate bac yesterday', 'dog ate apple'])
      expect(
        rows(text).map(({ line }) => line),
        text,
      ).not.toContain(POISON_URGENCY.callForAdvice.line);
  });
});

describe('another animal', () => {
  test.each([
    ['parrot ate avocado', 'fruit-pits'],
    ['rabbit ate chocolate', 'chocolate'],
    ['rabbit ate ivy', 'irritant-plants'],
    ['rabbit chocolate', 'chocolate'],
    ['guinea pig chewed pothos', 'irritant-plants'],
    ['horse grapes', 'grapes-raisins'],
    ['my rat ate ibuprofen', 'ibuprofen-naproxen'],
    ['chicken ate avocado', 'fruit-pits'],
    ['hamster got into grapes', 'grapes-raisins'],
    ['ferret ate ibuprofen', 'ibuprofen-naproxen'],
    ['tortoise ate crayon', 'unknown'],
  ])('‘%s’: call now, and no page on dogs or cats', (text, thing) => {
    expect(rows(text)[0]).toEqual({ thing, line: POISON_URGENCY.callNow.line });
    expect(paths(text)).toHaveLength(1);
  });

  test.each([
    ['horse ate yew', 'farm-yew'],
    ['goat poisoning rhododendron', 'farm-rhododendron'],
    ['copper sheep', 'farm-copper'],
    ['monensin', 'farm-monensin'],
    ['cow licked old battery', 'farm-lead'],
  ])('‘%s’: the list for horses and farm animals, and the veterinarian who comes', (text, thing) => {
    expect(things(text)[0]).toBe(thing);
    expect(searchWidely(catalog, text)).toMatchObject({ call: 'poison', about: { animal: 'farm' } });
  });

  test.each(['horse lead', 'oats for horses', 'corn for goats'])('‘%s’ was not swallowed', (text) => {
    expect(rows(text).filter(({ thing }) => thing?.startsWith('farm-'))).toEqual([]);
  });

  test('beside a dog makes nothing less urgent', () => {
    expect(rows('dog and rabbit ate ivy')).toEqual([{ thing: 'irritant-plants', line: POISON_URGENCY.callNow.line }]);
    expect(rows('dog and ferret ate antifreeze')[0]?.line).toBe(POISON_URGENCY.emergency.line);
  });

  test.each(['goat gestation', 'mouse genome', 'chicken egg', 'horse weight'])(
    '‘%s’ speaks of nothing swallowed',
    (text) => {
      expect(rows(text)).toEqual([]);
    },
  );
});

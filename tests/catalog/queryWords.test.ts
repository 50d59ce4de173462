import { describe, expect, test } from 'vitest';
import { likeness, wordsOf } from '#src/site/catalog/queryWords.ts';

const one = (text: string) => {
  const [word] = wordsOf(text);
  if (word === undefined) throw new Error(`'${text}' has no word`);
  return word;
};

describe('words', () => {
  test('are split at punctuation, in lower case and without accents', () => {
    expect(wordsOf('My dog’s  Purée, 5-HTP!').map(({ typed }) => typed)).toEqual(['my', 'dog', 'puree', '5', 'htp']);
    expect(wordsOf(' \t—').length).toBe(0);
  });

  test.each([
    ['grapes', 'grape'],
    ['lilies', 'lily'],
    ['brownies', 'brownie'],
    ['batteries', 'battery'],
    ['boxes', 'box'],
    ['iris', 'iris'],
    ['glass', 'glass'],
  ])('%s is taken for %s', (several, single) => {
    expect(one(several).singular).toBe(one(single).singular);
    expect(likeness(one(several), one(single))).toBe(1);
  });
});

describe('likeness', () => {
  test.each([
    ['chocolate', 'choclate', 0.5],
    ['chocolate', 'chocloate', 0.5],
    ['ibuprofen', 'ibuprophen', 0.4],
    ['acetaminophen', 'acetominophin', 0.4],
    ['raisin', 'raizin', 0.5],
    ['onion', 'onoin', 0.5],
    ['mints', 'mnts', 0.5],
    ['lily', 'lilly', 0.5],
    ['lily', 'lila', 0],
    ['yew', 'yow', 0],
    ['onion', 'union', 0.5],
    ['onion', 'opinion', 0],
    ['raisin', 'rosin', 0],
  ])('of %s and %s is %d, from either side', (meant, typed, expected) => {
    expect(likeness(one(typed), one(meant))).toBeCloseTo(expected);
    expect(likeness(one(meant), one(typed))).toBeCloseTo(expected);
  });
});

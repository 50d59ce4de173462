import fc, { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { catalog } from '#src/site/catalog/catalog.ts';
import { SEARCHED_PAGES, VOCABULARY } from '#src/site/catalog/searchIndex.ts';
import { SHARED_SYNONYMS, SYNONYMS } from '#src/site/catalog/synonyms.ts';
import {
  closestPages,
  type Guess,
  guessed,
  pagesWithMistakes,
  pagesWithWords,
  reasonFor,
} from '#src/site/catalog/wordSearch.ts';

describe('words of a page', () => {
  test.each([
    ['volumes of cells', 'cell-size'],
    ['cell volumes', 'cell-size'],
    ['how do I calculate the molar mass', 'molar-mass'],
    ['vmax km', 'enzyme-kinetics'],
    ['half-tablets tramadol', 'dog-tramadol'],
    ['amino acid', 'protein-synthesis'],
    ['aminoacid', 'protein-synthesis'],
    ['amino-acid', 'protein-synthesis'],
    ['c1 v1', 'molarity'],
    ['C₁V₁', 'molarity'],
    ['my heifer', 'cow-gestation'],
    ['stallion', 'horse-gestation'],
    ['keflex', 'dog-cephalexin'],
    ['broodma', 'horse-gestation'],
  ])('‘%s’ finds %s', (text, id) => {
    expect(pagesWithWords(text)).toContain(id);
  });

  test('a whole phrase leads before its words on other pages', () => {
    expect(pagesWithWords('dog years')[0]).toBe('dog-age');
    expect(pagesWithWords('MW').slice(0, 2)).toEqual(['molecular-weight', 'molar-mass']);
  });

  test('are all wanted: one that is on no page finds nothing', () => {
    expect(pagesWithWords('horse saddle')).toEqual([]);
    expect(pagesWithWords(' ')).toEqual([]);
    expect(pagesWithWords('.*')).toEqual([]);
  });

  test('may be words that say little, where there are no others', () => {
    expect(() => pagesWithWords('how to')).not.toThrow();
  });
});

describe('a mistake', () => {
  test.each([
    ['left out', 'stoichometry', 'stoichiometry'],
    ['added', 'molarrity', 'molarity'],
    ['mistaken', 'lagation', 'ligation'],
    ['swapped', 'punnett sqaure', 'punnett-square'],
    ['in each of two words', 'elctron configuraton', 'electron-config'],
  ])('%s: ‘%s’ finds %s', (_, text, id) => {
    expect(pagesWithWords(text)).toEqual([]);
    expect(pagesWithMistakes(text)[0]).toBe(id);
  });

  test('makes another word of a short one', () => {
    expect(pagesWithMistakes('dgo')).toEqual([]);
  });

  const long = SEARCHED_PAGES.flatMap(({ id, words }) =>
    words
      .filter(({ weight }) => weight === 4)
      .map(({ place }) => ({ id, typed: VOCABULARY[place]?.typed ?? '' }))
      .filter(({ typed }) => /^[a-z]{5,}$/.test(typed)),
  );
  const MISTAKES = {
    leftOut: (word: string, at: number) => word.slice(0, at) + word.slice(at + 1),
    added: (word: string, at: number) => `${word.slice(0, at)}q${word.slice(at)}`,
    mistaken: (word: string, at: number) => `${word.slice(0, at)}q${word.slice(at + 1)}`,
    swapped: (word: string, at: number) => word.slice(0, at) + (word[at + 1] ?? '') + word[at] + word.slice(at + 2),
  };
  test('of any kind at any place of a word of five letters and more leaves it found', () => {
    assert(
      property(
        constantFrom(...long),
        constantFrom(...Object.values(MISTAKES)),
        integer({ min: 0, max: 20 }),
        ({ id, typed }, mistake, at) => {
          expect(pagesWithMistakes(mistake(typed, at % typed.length))).toContain(id);
        },
      ),
    );
  });
});

describe('what is guessed', () => {
  function guess(text: string): Guess {
    const mistaken = pagesWithMistakes(text);
    return mistaken.length > 0 ? { kind: 'mistaken', found: mistaken } : guessed(text);
  }

  test.each([
    ['stoichmtry', 'stoichiometry', 'If you meant “stoichiometry”'],
    ['stoichom', 'stoichiometry', 'If you meant “stoichiometry”'],
    ['reverse complemant', 'dna-sequence', 'If you meant “reverse complement”'],
    ['dog nutritoin', 'dog-nutrition', 'If you meant “dog nutrition”'],
  ])('‘%s’ leads to %s: %s', (text, id, reason) => {
    expect(guess(text)).toEqual({ kind: 'mistaken', found: [id] });
    expect(reasonFor(text, id)).toBe(reason);
  });

  test.each([
    ['horse saddle', ['horse-weight'], 'Shares “horse”'],
    ['codon optimization', ['dna-sequence', 'protein-synthesis'], 'Shares “codon”'],
    ['photon energies', ['energy-converter'], 'Shares “energies”'],
    ['corrected calcium', ['clinical-units'], 'Shares “calcium”'],
    ['aquarium heater', ['tank-volume'], 'Shares “aquarium”'],
    ['metacan bottle', ['dog-metacam', 'cat-metacam'], 'If you meant “metacam”'],
  ])('‘%s’ is close to %s: %s', (text, ids, reason) => {
    expect(guess(text)).toEqual({ kind: 'close', found: ids });
    for (const id of ids) expect(reasonFor(text, id)).toBe(reason);
  });

  test.each([
    'paint',
    'mouse',
    'heat capacity',
    'bra size',
    'volume of sound',
    'moi',
    'metacam bottle in the colour of a car',
  ])('to ‘%s’ is nothing: another word, one word of many, or one of another sense', (text) => {
    expect(pagesWithWords(text)).toEqual([]);
    expect(guess(text)).toEqual({ kind: 'close', found: [] });
  });

  test('is no more than two pages that are merely close, each once and with a reason', () => {
    const words = fc.constantFrom(...VOCABULARY.map(({ typed }) => typed), 'saddle', 'guide', 'zq', '7');
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 4 }), (typed) => {
        const text = typed.join(' ');
        const found = closestPages(text);
        expect(found.length).toBeLessThanOrEqual(2);
        expect(new Set(found).size).toBe(found.length);
        for (const id of found) expect(reasonFor(text, id)).toMatch(/^(?:Shares|If you meant) “[a-z0-9]/);
      }),
    );
  });
});

describe('synonyms', () => {
  const rows = [
    ...Object.entries(SYNONYMS),
    ...SHARED_SYNONYMS.flatMap(({ of, words }) => of.map((id) => [id, words])),
  ];
  const phrases = rows.flatMap(([id, words]) =>
    (words as string).split(', ').map((phrase) => [phrase, id as string] as const),
  );

  test('each finds its calculator', () => {
    for (const [phrase, id] of phrases) expect(pagesWithWords(phrase), phrase).toContain(id);
  });

  test('each stands once for a calculator, and is no empty phrase', () => {
    const seen = phrases.map(([phrase, id]) => `${id}: ${phrase.toLowerCase()}`);
    expect(seen.filter((each, at) => seen.indexOf(each) !== at)).toEqual([]);
    expect(phrases.filter(([phrase]) => phrase.trim() !== phrase || phrase === '')).toEqual([]);
  });

  test('every calculator of the menu goes by some', () => {
    const known = new Set(phrases.map(([, id]) => id));
    expect(catalog.calculators.filter(({ id }) => !known.has(id)).map(({ id }) => id)).toEqual([]);
  });
});

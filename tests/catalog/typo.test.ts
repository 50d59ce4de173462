import { assert, constantFrom, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { isTypo } from '#src/site/catalog/typo.ts';

test.each([
  ['left out', 'molarity', 'molarty'],
  ['added at the end', 'molarity', 'molarityy'],
  ['mistaken', 'molarity', 'nolarity'],
  ['swapped', 'molarity', 'molairty'],
  ['swapped at the end', 'molarity', 'molariyt'],
])('a letter %s', (_, one, other) => {
  expect(isTypo(one, other)).toBe(true);
  expect(isTypo(other, one)).toBe(true);
});

test.each([
  ['molarity', 'molarity'],
  ['molarity', 'molart'],
  ['molarity', 'nolarty'],
  ['molarity', 'lmoarity'],
  ['', ''],
])('‘%s’ and ‘%s’ are none or more than one', (one, other) => {
  expect(isTypo(one, other)).toBe(false);
});

/** All texts of two letters that are one mistake away, made one by one. */
function mistakesIn(word: string): ReadonlySet<string> {
  const places = Array.from({ length: word.length + 1 }, (_, at) => at);
  const around = (at: number, letters: string, skipped: number) =>
    word.slice(0, at) + letters + word.slice(at + skipped);
  const all = places.flatMap((at) => [
    around(at, '', 1),
    ...['a', 'b'].flatMap((letter) => [around(at, letter, 0), around(at, letter, 1)]),
    around(at, (word[at + 1] ?? '') + (word[at] ?? ''), 2),
  ]);
  return new Set(all.filter((each) => each !== word));
}

test('just what one mistake can make of a word', () => {
  const word = string({ unit: constantFrom('a', 'b'), maxLength: 5 });
  assert(
    property(word, word, (one, other) => {
      expect(isTypo(one, other)).toBe(mistakesIn(one).has(other));
    }),
  );
});

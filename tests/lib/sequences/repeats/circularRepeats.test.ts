import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BASE_NUMBERS } from '#workers/lib/sequences/letters/baseNumbers.ts';
import {
  findCircularDirectRepeats,
  findCircularInvertedRepeats,
} from '#workers/lib/sequences/repeats/circularRepeats.ts';
import type { DirectRepeat } from '#workers/lib/sequences/repeats/directRepeats.ts';
import type { InvertedRepeat } from '#workers/lib/sequences/repeats/invertedRepeats.ts';

const CIRCLE = fc.string({ unit: fc.constantFrom(...'ACGTN'), minLength: 1, maxLength: 30 });
/** Few letters, so that circles which repeat all the way around are among them. */
const POOR_CIRCLE = fc.string({ unit: fc.constantFrom(...'AT'), minLength: 1, maxLength: 16 });
const ANY_CIRCLE = fc.oneof(CIRCLE, POOR_CIRCLE);

const at = (text: string, place: number) => text[((place % text.length) + text.length) % text.length] ?? '';
const turned = (text: string, by: number) => text.slice(by) + text.slice(0, by);

function direct(text: string, leastLength: number, mostDistance = text.length): readonly DirectRepeat[] {
  const found: DirectRepeat[] = [];
  const bases = Uint8Array.from(text, (letter) => BASE_NUMBERS[letter.charCodeAt(0)] as number);
  const rules = { leastLength, mostDistance, mostCompared: 1e9 };
  expect(findCircularDirectRepeats(bases, rules, (repeat) => found.push(repeat))).toBe(text.length);
  return found;
}

function inverted(text: string, leastArm: number, mostGap: number): readonly InvertedRepeat[] {
  const found: InvertedRepeat[] = [];
  findCircularInvertedRepeats(new TextEncoder().encode(text), leastArm, mostGap, (repeat) => found.push(repeat));
  return found;
}

/** Places in a circle that begins `by` letters later, in whichever order the two stand. */
function pairs(
  found: readonly { readonly one: number; readonly other: number; readonly length: number }[],
  size: number,
  by = 0,
) {
  const place = (letter: number) => (letter + by) % size;
  return found
    .map(({ one, other, length }) => [...[place(one), place(other)].sort((a, b) => a - b), length].join(' '))
    .toSorted();
}

const copies = (text: string, found: readonly DirectRepeat[], by = 0) =>
  pairs(
    found.map(({ first, second, length }) => ({ one: first, other: second, length })),
    text.length,
    by,
  );
const arms = (text: string, found: readonly InvertedRepeat[], by = 0) =>
  pairs(
    found.map(({ left, right, arm }) => ({ one: left, other: right, length: arm })),
    text.length,
    by,
  );

describe('direct repeats', () => {
  test('each run of letters that are the same so far apart, which is no longer than that', () => {
    fc.assert(
      fc.property(ANY_CIRCLE, fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 30 }), (text, least, most) => {
        const size = text.length;
        const expected = [];
        for (let apart = 1; 2 * apart <= size && apart <= most; apart += 1)
          for (let first = 0; first < (2 * apart === size ? apart : size); first += 1) {
            const isSame = (letter: number) =>
              at(text, letter) === at(text, letter + apart) && at(text, letter) !== 'N';
            let length = 0;
            while (length < size && isSame(first + length)) length += 1;
            if (length >= least && length <= apart && !isSame(first - 1))
              expected.push({ one: first, other: first + apart, length });
          }
        expect(copies(text, direct(text, least, most))).toEqual(pairs(expected, size));
      }),
    );
  });

  test('are the same wherever the circle is opened', () => {
    fc.assert(
      fc.property(ANY_CIRCLE, fc.nat(30), fc.integer({ min: 1, max: 4 }), (text, cut, least) => {
        const by = cut % text.length;
        expect(copies(text, direct(turned(text, by), least), by)).toEqual(copies(text, direct(text, least)));
      }),
    );
  });

  test('the first copy is the one from which the way is shorter', () => {
    expect(direct('GATTACACCCCCCCCNNNGATTACA', 7)).toEqual([{ first: 18, second: 25, length: 7 }]);
  });

  test('a search that ends early says so, also beyond the origin', () => {
    const bases = new Uint8Array(100);
    const rules = { leastLength: 8, mostDistance: 100, mostCompared: 5000 };
    expect(findCircularDirectRepeats(bases, rules, () => {})).toBeLessThan(100);
  });
});

describe('inverted repeats', () => {
  const isPair = (one: string, other: string) => ['AT', 'TA', 'CG', 'GC'].includes(one + other);

  test('each pair of arms that cannot be made longer, by its shorter gap', () => {
    fc.assert(
      fc.property(ANY_CIRCLE, fc.integer({ min: 1, max: 4 }), fc.nat(12), (text, least, mostGap) => {
        const size = text.length;
        const expected = [];
        for (let inner = 0; inner < size; inner += 1)
          for (let gap = 0; gap <= Math.min(mostGap, size - 2); gap += 1) {
            const isPaired = (step: number) => isPair(at(text, inner - step), at(text, inner + 1 + gap + step));
            if (gap >= 2 && isPaired(-1)) continue;
            let arm = 0;
            while (2 * (arm + 1) + gap <= size && isPaired(arm)) arm += 1;
            const other = size - 2 * arm - gap;
            const [one, next] = [inner - arm + 1 + size, inner + 1 + gap].map((place) => place % size) as [
              number,
              number,
            ];
            if (arm >= least && (gap < other || (gap === other && one < next)))
              expected.push({ one, other: next, length: arm });
          }
        expect(arms(text, inverted(text, least, mostGap))).toEqual(pairs(expected, size));
      }),
    );
  });

  test('are the same wherever the circle is opened', () => {
    fc.assert(
      fc.property(ANY_CIRCLE, fc.nat(30), fc.integer({ min: 1, max: 4 }), fc.nat(12), (text, cut, least, mostGap) => {
        const by = cut % text.length;
        expect(arms(text, inverted(turned(text, by), least, mostGap), by)).toEqual(
          arms(text, inverted(text, least, mostGap)),
        );
      }),
    );
  });
});

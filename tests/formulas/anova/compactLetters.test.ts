import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compactLetters } from '#workers/formulas/anova/compactLetters.ts';
import { pairsOf } from '#workers/lib/statistics/kruskalWallis.ts';

const means = (count: number) => Array.from({ length: count }, (_, at) => ({ mean: -at }));

test('two groups share a letter exactly when their pair does not differ', () => {
  fc.assert(
    fc.property(
      fc
        .integer({ min: 2, max: 7 })
        .chain((count) =>
          fc.array(fc.boolean(), { minLength: 21, maxLength: 21 }).map((differs) => ({ count, differs })),
        ),
      ({ count, differs }) => {
        const pairs = pairsOf(count).map((pair, at) => ({ ...pair, pValue: differs[at] === true ? 0.01 : 0.2 }));
        const letters = compactLetters(means(count), pairs, 0.05);
        for (const { group, reference, pValue } of pairs)
          expect([...(letters[group] ?? '')].some((letter) => letters[reference]?.includes(letter))).toBe(
            pValue >= 0.05,
          );
      },
    ),
  );
});

test('a is the letter of the largest mean, in any order of the groups; after z comes aa', () => {
  const apart = (count: number) => pairsOf(count).map((pair) => ({ ...pair, pValue: 0 }));
  expect(compactLetters([{ mean: 1 }, { mean: 5 }, { mean: 3 }], apart(3), 0.05)).toEqual(['c', 'a', 'b']);
  expect(compactLetters(means(28), apart(28), 0.05).slice(25)).toEqual(['z', 'aa', 'ab']);
});

test('a p value at the level is no difference', () => {
  expect(compactLetters(means(2), [{ group: 1, reference: 0, pValue: 0.05 }], 0.05)).toEqual(['a', 'a']);
});

import { expect, test } from 'vitest';
import { pickerRules, readPickerRules } from '#workers/formulas/primer-picker/primerPickerRules.ts';

const REGION = { from: 501, to: 600 };

test('blank boxes are the defaults of primer3, but for the product', () => {
  const rules = readPickerRules(REGION, 2000, false);
  if ('message' in rules) throw new Error(rules.message);
  expect(rules).toMatchObject({ ...REGION, shortest: 70, longest: 1000, uniqueEnd: 15 });
  expect(pickerRules(rules, 2000)).toEqual({
    candidate: {
      lengths: { lowest: 18, best: 20, highest: 27 },
      temperatures: { lowest: 57, best: 60, highest: 63 },
      gcContent: { lowest: 20, highest: 80 },
      clamp: 0,
      longestRun: 5,
    },
    pair: { shortest: 70, longest: 1000, hottest: 47 },
    target: { start: 500, end: 600 },
  });
});

test.each([
  [{ from: null }, 'from', 'Please enter the region as two whole numbers, counted from 1'],
  [{ from: 1.5 }, 'from', 'Please enter the region as two whole numbers, counted from 1'],
  [{ to: 2001 }, 'to', 'The strand has only 2000 letters'],
  [{ to: 500 }, 'to', 'The region ends before it begins'],
  [{ minLength: 9 }, 'minLength', 'Please enter the shortest primer as a whole number from 10 to 36'],
  [{ bestTm: Number.NaN }, 'bestTm', 'Please enter the best Tm as a number from 0 to 100'],
  [{ clamp: 1.5 }, 'clamp', 'Please enter the bases G or C at the 3′ end as a whole number from 0 to 5'],
  [{ shortest: 1001 }, 'shortest', 'The shortest product is longer than the longest one'],
  [{ minLength: 21 }, 'minLength', 'The best length is below the shortest primer'],
  [{ bestLength: 28 }, 'bestLength', 'The best length is above the longest primer'],
  [{ minTm: 61 }, 'minTm', 'The best Tm is below the lowest one'],
  [{ maxTm: 59 }, 'bestTm', 'The best Tm is above the highest one'],
  [{ minGc: 81 }, 'minGc', 'The lowest GC content is above the highest one'],
  [{ minLength: 14 }, 'uniqueEnd', 'A primer is shorter than the 3′ end that must occur once'],
  [
    { longest: 135 },
    'longest',
    'A product with this region and two primers has at least 136 letters: please allow longer products or enter a shorter region',
  ],
])('%j is refused', (own, path, message) => {
  expect(readPickerRules({ ...REGION, ...own }, 2000, false)).toMatchObject({ path, message });
});

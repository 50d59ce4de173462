import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  createTandemFinder,
  type TandemRepeat,
  type TandemRules,
  unitFamily,
} from '#workers/formulas/tandem-repeats/tandemRepeats.ts';

const BASES = 'ACGT';

/** Every stretch with a period that cannot be made longer, by its shortest period. */
function bruteForce(text: string, rules: TandemRules): readonly TandemRepeat[] {
  const hasPeriod = (start: number, end: number, unit: number) => {
    if (start < 0 || end > text.length) return false;
    const letters = text.slice(start, end);
    return [...letters].every((base, at) => BASES.includes(base) && (at < unit || base === letters[at - unit]));
  };
  const found: TandemRepeat[] = [];
  for (let start = 0; start < text.length; start += 1)
    for (let end = start + 2; end <= text.length; end += 1)
      for (let unit = 1; unit <= rules.longestUnit && 2 * unit <= end - start; unit += 1) {
        if (!hasPeriod(start, end, unit)) continue;
        const length = end - start;
        const isWhole = !hasPeriod(start - 1, end, unit) && !hasPeriod(start, end + 1, unit);
        if (isWhole && unit >= rules.shortestUnit && length >= Math.max(rules.leastLength, rules.leastCopies * unit))
          found.push({ start, length, unit: text.slice(start, start + unit) });
        break;
      }
  return found;
}

function found(text: string, cut: number, rules: TandemRules): readonly TandemRepeat[] {
  const repeats: TandemRepeat[] = [];
  const finder = createTandemFinder(rules, (repeat) => repeats.push(repeat));
  for (let at = 0; at < text.length; at += cut) finder.read(new TextEncoder().encode(text.slice(at, at + cut)));
  finder.finish();
  return repeats;
}

const inOrder = (repeats: readonly TandemRepeat[]) =>
  repeats.map(({ start, length, unit }) => `${start} ${length} ${unit}`).toSorted();

test('the same as all stretches with a period, however the letters are cut', () => {
  const pieces = fc.array(
    fc.tuple(
      fc.string({ unit: fc.constantFrom(...'ACGTN'), minLength: 1, maxLength: 6 }),
      fc.integer({ min: 1, max: 4 }),
    ),
    { maxLength: 6 },
  );
  const rules = fc.record({
    shortestUnit: fc.integer({ min: 1, max: 2 }),
    longestUnit: fc.integer({ min: 2, max: 8 }),
    leastCopies: fc.constantFrom(2, 2.5, 3),
    leastLength: fc.integer({ min: 1, max: 8 }),
  });
  fc.assert(
    fc.property(pieces, fc.integer({ min: 1, max: 20 }), rules, (parts, cut, own) => {
      const text = parts.map(([letters, times]) => letters.repeat(times)).join('');
      expect(inOrder(found(text, cut, own))).toEqual(inOrder(bruteForce(text, own)));
    }),
  );
});

test('a repeat longer than a block', () => {
  const rules = { shortestUnit: 1, longestUnit: 3, leastCopies: 2, leastLength: 10 };
  expect(found(`G${'CA'.repeat(100_000)}T`, 70_001, rules)).toEqual([{ start: 1, length: 200_000, unit: 'CA' }]);
});

test.each([
  ['CA', 'AC'],
  ['GT', 'AC'],
  ['T', 'A'],
  ['TTA', 'AAT'],
  ['GATA', 'AGAT'],
])('%s is %s', (unit, family) => {
  expect(unitFamily(unit)).toBe(family);
});

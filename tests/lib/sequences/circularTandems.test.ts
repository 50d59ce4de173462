import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCircularTandemFinder } from '#workers/formulas/tandem-repeats.ts';
import { type TandemRepeat, type TandemRules, unitFamily } from '#workers/lib/sequences/tandemRepeats.ts';

const RULES = fc.record({
  shortestUnit: fc.integer({ min: 1, max: 2 }),
  longestUnit: fc.integer({ min: 2, max: 8 }),
  leastCopies: fc.constantFrom(2, 2.5, 3),
  leastLength: fc.integer({ min: 1, max: 8 }),
});
const CIRCLE = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'ACGTN'), minLength: 1, maxLength: 30 }),
  fc.string({ unit: fc.constantFrom(...'AC'), minLength: 1, maxLength: 14 }),
  fc
    .tuple(fc.string({ unit: fc.constantFrom(...'ACG'), minLength: 1, maxLength: 4 }), fc.integer({ min: 1, max: 6 }))
    .map(([unit, times]) => unit.repeat(times)),
);

function found(text: string, rules: TandemRules, cut = 7): readonly TandemRepeat[] {
  const repeats: TandemRepeat[] = [];
  const finder = createCircularTandemFinder(rules, text.length, (repeat) => repeats.push(repeat));
  const letters = new TextEncoder().encode(text);
  for (let at = 0; at < letters.length; at += cut) finder.read(letters.subarray(at, at + cut));
  for (let at = 0; finder.needsMore(); at += cut) finder.read(letters.subarray(at, at + cut));
  finder.finish();
  return repeats;
}

/** Places in a circle that begins `by` letters later; what goes all the way around begins nowhere. */
const inOrder = (text: string, repeats: readonly TandemRepeat[], by = 0) =>
  repeats
    .map(({ start, length, unit }) =>
      isWhole(text, unit.length)
        ? `around ${length} ${unitFamily(unit)}`
        : `${(start + by) % text.length} ${length} ${unit}`,
    )
    .toSorted();

function isWhole(text: string, unit: number): boolean {
  return [...text].every((letter, at) => letter === text[(at + unit) % text.length]);
}

/** Every run of letters that each are the same as the one a unit before it, around the circle. */
function bruteForce(text: string, { shortestUnit, longestUnit, leastCopies, leastLength }: TandemRules) {
  const size = text.length;
  const at = (place: number) => text[((place % size) + size) % size] ?? '';
  const repeats: TandemRepeat[] = [];
  for (let unit = shortestUnit; unit <= longestUnit; unit += 1) {
    const isSame = (place: number) => at(place) === at(place + unit) && at(place) !== 'N';
    const starts = isWhole(text, unit)
      ? [0]
      : Array.from({ length: size }, (_, place) => place).filter((place) => isSame(place) && !isSame(place - 1));
    for (const start of starts) {
      let run = 0;
      while (run < size && isSame(start + run)) run += 1;
      const length = Math.min(size, run + unit);
      const letters = Array.from({ length: unit }, (_, place) => at(start + place)).join('');
      const isRepetition = Array.from({ length: unit - 1 }, (_, less) => less + 1).some(
        (part) => unit % part === 0 && letters === letters.slice(0, part).repeat(unit / part),
      );
      if (run > 0 && !isRepetition && length >= leastLength && length >= leastCopies * unit)
        repeats.push({ start, length, unit: letters });
    }
  }
  return repeats;
}

test('each run around the circle, once, and no longer than the circle', () => {
  fc.assert(
    fc.property(CIRCLE, RULES, fc.integer({ min: 1, max: 9 }), (text, rules, cut) => {
      expect(inOrder(text, found(text, rules, cut))).toEqual(inOrder(text, bruteForce(text, rules)));
    }),
  );
});

test('the same wherever the circle is opened', () => {
  fc.assert(
    fc.property(CIRCLE, RULES, fc.nat(30), (text, rules, cut) => {
      const by = cut % text.length;
      const turned = text.slice(by) + text.slice(0, by);
      expect(inOrder(text, found(turned, rules), by)).toEqual(inOrder(text, found(text, rules)));
    }),
  );
});

test('is read on only as far as a repeat may go', () => {
  const rules = { shortestUnit: 1, longestUnit: 6, leastCopies: 3, leastLength: 10 };
  const text = `CACACA${'GTTCAGGATC'.repeat(3)}GGTCACA`;
  let read = 0;
  const repeats: TandemRepeat[] = [];
  const finder = createCircularTandemFinder(rules, text.length, (repeat) => repeats.push(repeat));
  const letters = new TextEncoder().encode(text);
  finder.read(letters);
  for (; finder.needsMore(); read += 4) finder.read(letters.subarray(read, read + 4));
  finder.finish();
  expect(repeats).toEqual([{ start: text.length - 4, length: 10, unit: 'CA' }]);
  expect(read).toBeLessThan(text.length);
});

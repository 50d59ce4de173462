/** Tandem repeats. Numbers against regular expressions in Python: tests/vectors/own. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { givenDna } from '#tests/support/givenDna.ts';
import { type TandemRepeat, type TandemRules, unitFamily } from '#workers/formulas/tandem-repeats/tandemRepeats.ts';
import tandemRepeats, { createCircularTandemFinder } from '#workers/formulas/tandem-repeats.ts';

const BLANK = {
  shortestUnit: null,
  longestUnit: null,
  leastCopies: null,
  leastLength: null,
  order: 'position',
  from: null,
  to: null,
  shape: 'linear',
} as const;

async function asked(text: string, own: object) {
  const { given, task } = await givenDna({ text, options: { allowAmbiguous: true } });
  return { verdict: tandemRepeats.validate({ ...BLANK, ...own, given }), task };
}

async function found(text: string, own: object = {}) {
  const { verdict, task } = await asked(text, own);
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.issues));
  return tandemRepeats.compute(verdict.input, task);
}

describe('compute', () => {
  test('a repeat across the origin of a circle', async () => {
    const text = 'CACACAGTTCAGGATCGGTGTCCACA';
    expect((await found(text, { leastLength: 10 })).total).toBe(0);
    expect(await found(text, { leastLength: 10, shape: 'circular' })).toMatchObject({
      total: 1,
      listed: [{ start: 23, end: 6, length: 10, unit: 'CA', copies: 5 }],
    });
  });

  test('a microsatellite between other letters, with its last copy in part', async () => {
    expect(await found('GGACACACACACACTT')).toEqual({
      shape: { used: 'linear', said: null, by: null },
      total: 1,
      longest: 12,
      from: 1,
      to: 16,
      lengths: [{ unitLength: 2, count: 1, letters: 12, mostCopies: 6 }],
      families: [{ family: 'AC', unitLength: 2, count: 1, letters: 12, mostCopies: 6 }],
      listed: [{ start: 3, end: 14, length: 12, unitLength: 2, copies: 6, unit: 'AC' }],
    });
    expect((await found('GGACACACACACACATT')).listed).toMatchObject([{ length: 13, copies: 6.5 }]);
  });

  test('both strands of a unit are one family', async () => {
    const { families } = await found('CACACACACACATTTTTTTTTTTTCTGTGTGTGTGTGA');
    expect(families.map(({ family, count }) => [family, count])).toEqual([
      ['A', 1],
      ['AC', 2],
    ]);
  });

  test('long units are cut in the list and in no family', async () => {
    const unit = 'ACGTTGCAAGGATTCCAGGTTACCGATAAGCTTGGACTCCATTG';
    const { listed, families } = await found(unit.repeat(2), { longestUnit: 100, leastCopies: 2, leastLength: 80 });
    expect(listed).toMatchObject([{ unitLength: unit.length, copies: 2, unit: `${unit.slice(0, 40)}…` }]);
    expect(families).toEqual([]);
  });

  test('without any', async () => {
    expect(await found('NNNNNNNNNNNNNNNN')).toMatchObject({ total: 0, longest: null, lengths: [], listed: [] });
  });
});

describe('validate', () => {
  test.each([
    [{ shortestUnit: 0 }, 'shortestUnit'],
    [{ longestUnit: 2.5 }, 'longestUnit'],
    [{ longestUnit: 1001 }, 'longestUnit'],
    [{ shortestUnit: 7, longestUnit: 6 }, 'shortestUnit'],
    [{ leastCopies: 1.9 }, 'leastCopies'],
    [{ leastCopies: Number.NaN }, 'leastCopies'],
    [{ leastLength: 0 }, 'leastLength'],
    [{ from: 9 }, 'from'],
    [{ from: 4, to: 2 }, 'to'],
  ])('refuses %j', async (own, path) => {
    expect((await asked('ACGTACGT', own)).verdict).toMatchObject({ ok: false, issues: [{ path }] });
  });

  test('a search that would take minutes is refused with a longest unit that does not', async () => {
    const { given } = await givenDna({ text: 'ACGT' });
    const { learnt } = given;
    const long = {
      ...given,
      learnt: { ...learnt, chosen: { ...learnt.chosen, counts: { A: 5e7, C: 0, G: 0, T: 0, ambiguous: 0 } } },
    };
    const verdict = tandemRepeats.validate({ ...BLANK, longestUnit: 1000, given: long });
    if (verdict.ok) throw new Error('accepted');
    const value = Number(verdict.issues[0]?.remedies?.[0]?.value);
    expect(value).toBe(200);
    expect(tandemRepeats.validate({ ...BLANK, longestUnit: value, given: long }).ok).toBe(true);
    expect(tandemRepeats.validate({ ...BLANK, longestUnit: value + 1, given: long }).ok).toBe(false);
  });

  test('a shortest unit alone raises the longest', async () => {
    expect((await asked('ACGT', { shortestUnit: 9 })).verdict).toMatchObject({ ok: true, input: { longestUnit: 9 } });
  });
});

describe('the finder of a circle', () => {
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

  function foundAround(text: string, rules: TandemRules, cut = 7): readonly TandemRepeat[] {
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
        expect(inOrder(text, foundAround(text, rules, cut))).toEqual(inOrder(text, bruteForce(text, rules)));
      }),
    );
  });

  test('the same wherever the circle is opened', () => {
    fc.assert(
      fc.property(CIRCLE, RULES, fc.nat(30), (text, rules, cut) => {
        const by = cut % text.length;
        const turned = text.slice(by) + text.slice(0, by);
        expect(inOrder(text, foundAround(turned, rules), by)).toEqual(inOrder(text, foundAround(text, rules)));
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
});

/** Complexity in windows. Numbers against scipy: tests/vectors/own. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { givenDna } from '#tests/support/givenDna.ts';
import complexity, { createEntropyCounter, type WindowWords } from '#workers/formulas/complexity.ts';

const BLANK = { word: null, size: null, step: null } as const;

async function asked(text: string, own: object) {
  const { given, task } = await givenDna({ text, options: { allowAmbiguous: true } });
  return { verdict: complexity.validate({ ...BLANK, ...own, given }), task };
}

async function found(text: string, own: object) {
  const { verdict, task } = await asked(text, own);
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.issues));
  return complexity.compute(verdict.input, task);
}

describe('compute', () => {
  test('two bases in turn have one bit, one base has none', async () => {
    expect(await found('ACACACACAAAAAAAA', { word: 1, size: 8, step: 8 })).toEqual({
      length: 16,
      word: 1,
      size: 8,
      step: 8,
      count: 2,
      mostEntropy: 2,
      lowest: { start: 9, end: 16, entropy: 0, distinct: 1, vocabulary: 0.25 },
      highest: { start: 1, end: 8, entropy: 1, distinct: 2, vocabulary: 0.5 },
      windows: [
        { start: 1, end: 8, entropy: 1, distinct: 2, vocabulary: 0.5 },
        { start: 9, end: 16, entropy: 0, distinct: 1, vocabulary: 0.25 },
      ],
    });
  });

  test('windows without words have no entropy', async () => {
    const { windows, lowest, highest } = await found('NNNNNNNN', { word: 2, size: 4, step: 4 });
    expect(windows.map(({ entropy, vocabulary }) => [entropy, vocabulary])).toEqual([
      [null, null],
      [null, null],
    ]);
    expect([lowest, highest]).toEqual([null, null]);
  });
});

test.each([
  [{ word: 0 }, 'word'],
  [{ word: 7 }, 'word'],
  [{ word: 1.5 }, 'word'],
  [{ word: 6, size: 6 }, 'size'],
  [{ size: 2.5 }, 'size'],
  [{ size: 99 }, 'size'],
  [{ step: 0 }, 'step'],
])('refuses %j', async (own, path) => {
  expect((await asked('ACGTACGTACGT', own)).verdict).toMatchObject({ ok: false, issues: [{ path }] });
});

test('a strand of one word is refused', async () => {
  expect((await asked('ACG', {})).verdict).toMatchObject({ ok: false, issues: [{ path: 'word' }] });
});

describe('the words of windows', () => {
  function bruteForce(text: string, word: number, size: number, step: number): readonly WindowWords[] {
    const windows: WindowWords[] = [];
    for (let start = 0; start + size <= text.length; start += step) {
      const words = Array.from({ length: size - word + 1 }, (_, at) => text.slice(start + at, start + at + word));
      const known = words.filter((each) => !each.includes('N'));
      const kinds = [...new Set(known)];
      const shares = kinds.map((kind) => known.filter((each) => each === kind).length / known.length);
      const entropy = shares.reduce((sum, share) => sum - share * Math.log2(share), 0);
      windows.push({ start, words: known.length, distinct: kinds.length, entropy });
    }
    return windows;
  }

  test('the same as each window by itself, however the letters are cut', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'AAACGTN'), maxLength: 60 });
    const numbers = fc.record({
      word: fc.integer({ min: 1, max: 4 }),
      more: fc.nat(20),
      step: fc.integer({ min: 1, max: 25 }),
      cut: fc.integer({ min: 1, max: 9 }),
    });
    fc.assert(
      fc.property(letters, numbers, (text, { word, more, step, cut }) => {
        const size = word + more;
        const found: WindowWords[] = [];
        const counter = createEntropyCounter(word, { size, step }, (window) => found.push(window));
        for (let at = 0; at < text.length; at += cut) counter.read(new TextEncoder().encode(text.slice(at, at + cut)));
        const expected = bruteForce(text, word, size, step);
        expect(found.map(({ entropy, ...rest }) => rest)).toEqual(expected.map(({ entropy, ...rest }) => rest));
        for (const [at, { entropy }] of found.entries()) expect(entropy).toBeCloseTo(expected[at]?.entropy ?? -1, 10);
      }),
    );
  });
});

/** Seeds: the kernel finds what a plain search finds. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SEED_COUNT, SEED_LETTERS } from '#workers/kernel/seeds.ts';
import { kernel, randomLetters } from './samples.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const BASES = 'ACTG';

function seedOf(letters: string): number {
  return [...letters.replaceAll('U', 'T')].reduce((seed, letter) => 4 * seed + BASES.indexOf(letter), 0);
}

function flagsOf(seeds: readonly string[]): Uint8Array {
  const flags = new Uint8Array(SEED_COUNT);
  for (const seed of seeds) flags[seedOf(seed)] = 1;
  return flags;
}

/** Every seed in the bases from an index on, and where these end. */
function naive(text: string, from: number, flags: Uint8Array) {
  const stop = [...text].findIndex((letter, at) => at >= from && !'ACGTU'.includes(letter));
  const end = stop < 0 ? text.length : stop;
  const found: (readonly [number, number])[] = [];
  for (let at = from + SEED_LETTERS; at <= end; at += 1) {
    const seed = seedOf(text.slice(at - SEED_LETTERS, at));
    if (flags[seed] !== 0) found.push([at, seed]);
  }
  return { end: Math.max(end, Math.min(from, text.length)), found };
}

describe('seeds', () => {
  function search(text: string, from: number, flags: Uint8Array) {
    const found: (readonly [number, number])[] = [];
    const end = kernel.seedFinder(flags).read(bytes(text), from, (...hit) => found.push(hit));
    return { end, found };
  }

  test('finds what letter by letter comparison finds', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[ACGT]{0,90}[ACGTUN]{0,40}$/),
        fc.nat({ max: 30 }),
        fc.array(fc.stringMatching(/^[ACGT]{6}$/), { maxLength: 40 }),
        fc.boolean(),
        (text, start, seeds, isAll) => {
          const flags = isAll
            ? new Uint8Array(SEED_COUNT).fill(7)
            : flagsOf([...seeds, text.slice(0, 6).padEnd(6, 'A')]);
          const from = Math.min(start, text.length);
          expect(search(text, from, flags)).toEqual(naive(text, from, flags));
        },
      ),
    );
  });

  test.each([65_530, 65_536, 65_541, 131_067, 200_003])('across blocks: %i letters, every letter an end', (length) => {
    const text = randomLetters(length, length, 'ACGT');
    const all = new Uint8Array(SEED_COUNT).fill(1);
    const { end, found } = search(text, 0, all);
    expect(end).toBe(length);
    expect(found.length).toBe(length - 5);
    expect(found.every(([at], index) => at === index + SEED_LETTERS)).toBe(true);
    const some = flagsOf(['GAATTC', 'GGATCC', 'AAAAAA', text.slice(65_528, 65_534)]);
    expect(search(text, 3, some)).toEqual(naive(text, 3, some));
  });

  test('stops at a letter that is no base in a later block', () => {
    const text = `${'A'.repeat(70_000)}N${'A'.repeat(50)}`;
    const { end, found } = search(text, 0, flagsOf(['AAAAAA']));
    expect([end, found.length]).toEqual([70_000, 69_995]);
    expect(search(text, 70_001, flagsOf(['AAAAAA'])).found.length).toBe(45);
  });

  test('finders do not disturb one another', () => {
    const [one, other] = [kernel.seedFinder(flagsOf(['GAATTC'])), kernel.seedFinder(flagsOf(['GGATCC']))];
    const found: string[] = [];
    one.read(bytes('TTGAATTC'), 0, (end) => found.push(`one ${end}`));
    other.read(bytes('GAATTCGGATCC'), 0, (end) => found.push(`other ${end}`));
    one.read(bytes('GAATTCGGATCC'), 0, (end) => found.push(`one ${end}`));
    expect(found).toEqual(['one 8', 'other 12', 'one 6']);
  });

  describe('the counter', () => {
    const all = new Uint8Array(SEED_COUNT).fill(1);

    function expected(texts: readonly string[]): readonly number[] {
      const counts = new Array<number>(SEED_COUNT).fill(0);
      for (const text of texts)
        for (const [, seed] of naive(text, 0, all).found) counts[seed] = (counts[seed] as number) + 1;
      return counts;
    }

    test('counts what letter by letter comparison finds', () => {
      fc.assert(
        fc.property(fc.stringMatching(/^[ACGT]{0,90}[ACGTUN]{0,40}$/), fc.nat({ max: 30 }), (text, start) => {
          const from = Math.min(start, text.length);
          const counter = kernel.seedCounter();
          expect(counter.read(bytes(text), from)).toBe(naive(text, from, all).end);
          expect([...counter.counts()]).toEqual(expected([text.slice(from)]));
        }),
      );
    });

    test.each([65_530, 65_536, 65_541, 131_067, 200_003])('across blocks: %i letters', (length) => {
      const text = randomLetters(length, length, 'ACGT');
      const counter = kernel.seedCounter();
      expect(counter.read(bytes(text), 3)).toBe(length);
      expect([...counter.counts()]).toEqual(expected([text.slice(3)]));
    });

    test('goes on counting, while others count in between', () => {
      const [one, other] = [kernel.seedCounter(), kernel.seedCounter()];
      const texts = [5, 6, 7].map((seed) => randomLetters(seed, 1000 + seed, 'ACGT')) as [string, string, string];
      one.read(bytes(texts[0]), 0);
      other.read(bytes(texts[1]), 0);
      expect([...one.counts()]).toEqual(expected([texts[0]]));
      one.read(bytes(texts[2]), 0);
      expect([...other.counts()]).toEqual(expected([texts[1]]));
      expect([...one.counts()]).toEqual(expected([texts[0], texts[2]]));
    });
  });

  test('refuses another number of flags', () => {
    expect(() => kernel.seedFinder(new Uint8Array(64))).toThrow(RangeError);
  });
});

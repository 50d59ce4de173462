import { describe, expect, test } from 'vitest';
import { givenDna } from '#tests/support/givenDna.ts';
import wordCounts from '#workers/formulas/word-counts.ts';

const BLANK = { size: null, strands: 'one', order: 'count', leastCount: null, shape: 'entry' } as const;

async function asked(text: string, own: object) {
  const options = { allowAmbiguous: true, readAsFasta: text.startsWith('>') };
  const { given, task } = await givenDna({ text, options, cuts: [2, 3] });
  return { verdict: wordCounts.validate({ ...BLANK, ...own, given }), task };
}

async function counted(text: string, own: object = {}) {
  const { verdict, task } = await asked(text, own);
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.issues));
  return wordCounts.compute(verdict.input, task);
}

describe('compute', () => {
  test('dinucleotides by hand, with those that are expected', async () => {
    expect(await counted('AACA')).toEqual({
      shape: { used: 'linear', said: null, by: null },
      size: 2,
      words: 3,
      otherWords: 0,
      distinct: 3,
      possible: 16,
      listable: 3,
      listed: [
        { word: 'AA', count: 1, share: 1 / 3, expected: 0.5625, ratio: 1 / 3 / 0.5625 },
        { word: 'AC', count: 1, share: 1 / 3, expected: 0.1875, ratio: 1 / 3 / 0.1875 },
        { word: 'CA', count: 1, share: 1 / 3, expected: 0.1875, ratio: 1 / 3 / 0.1875 },
      ],
    });
  });

  test('of a circle, words across the origin, and no base twice', async () => {
    const { shape, words, listed } = await counted('>a [topology=circular]\nAACA');
    expect([shape.by, words]).toEqual(['FASTA', 4]);
    expect(listed.map(({ word, count, expected }) => [word, count, expected])).toEqual([
      ['AA', 2, 0.5625],
      ['AC', 1, 0.1875],
      ['CA', 1, 0.1875],
    ]);
    expect(await counted('AACA', { size: 4, shape: 'circular' })).toMatchObject({
      words: 4,
      otherWords: 0,
      distinct: 4,
    });
    const line = await counted('>a [topology=circular]\nAACA', { shape: 'linear' });
    expect([line.shape.said, line.words]).toEqual(['circular', 3]);
  });

  test('on both strands, a palindrome counts twice', async () => {
    const { listed, words } = await counted('ACGT', { strands: 'both' });
    expect(words).toBe(6);
    expect(listed.map(({ word, count }) => [word, count])).toEqual([
      ['AC', 2],
      ['CG', 2],
      ['GT', 2],
    ]);
  });

  test('a word with another letter is in no count', async () => {
    const { words, otherWords, listed } = await counted('AANAAA', { size: 2 });
    expect([words, otherWords, listed[0]?.count]).toEqual([3, 2, 3]);
    expect(await counted('NNN', { size: 2, leastCount: 0 })).toMatchObject({ words: 0, otherWords: 2, distinct: 0 });
  });

  test('by the ratio, words that cannot be expected last', async () => {
    const words = async (order: string) =>
      (await counted('AACA', { order, leastCount: 0 })).listed.map((each) => each.word);
    expect((await words('highestRatio')).slice(0, 4)).toEqual(['AC', 'CA', 'AA', 'CC']);
    expect((await words('lowestRatio')).slice(0, 4)).toEqual(['CC', 'AA', 'AC', 'CA']);
    expect(await words('letters')).toHaveLength(16);
  });
});

describe('validate', () => {
  test.each([
    [{ size: 0 }, 'size'],
    [{ size: 13 }, 'size'],
    [{ size: 2.5 }, 'size'],
    [{ size: 5 }, 'size'],
    [{ leastCount: -1 }, 'leastCount'],
    [{ leastCount: 0.5 }, 'leastCount'],
  ])('refuses %j', async (own, path) => {
    expect((await asked('ACGT', own)).verdict).toMatchObject({ ok: false, issues: [{ path }] });
  });

  test('what is unknown or blank is as at first, in a single letter 1', async () => {
    const { verdict } = await asked('A', { strands: 'x', order: 'x' });
    expect(verdict).toMatchObject({ ok: true, input: { size: 1, strands: 'one', order: 'count', leastCount: 1 } });
  });
});

/** Direct repeats. Numbers against Python and MUMmer: tests/vectors/own. */
import { describe, expect, test } from 'vitest';
import { givenDna } from '#tests/support/givenDna.ts';
import directRepeats from '#workers/formulas/direct-repeats.ts';
import { strandShape } from '#workers/lib/sequences/strand/strandShape.ts';

const BLANK = {
  leastLength: null,
  mostDistance: null,
  order: 'position',
  from: null,
  to: null,
  shape: 'linear',
} as const;

async function asked(text: string, own: object) {
  const { given, task } = await givenDna({ text, options: { allowAmbiguous: true } });
  return { verdict: directRepeats.validate({ ...BLANK, ...own, given }), task };
}

async function found(text: string, own: object = {}) {
  const { verdict, task } = await asked(text, own);
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.issues));
  return directRepeats.compute(verdict.input, task);
}

describe('compute', () => {
  test('a pair of copies', async () => {
    expect(await found('TTACGGATCCAGCCCACGGATCCAGA', { leastLength: 8 })).toEqual({
      shape: { used: 'linear', said: null, by: null },
      total: 1,
      longest: 10,
      from: 1,
      to: 26,
      searchedTo: null,
      listed: [
        { firstStart: 3, firstEnd: 12, secondStart: 16, secondEnd: 25, length: 10, gap: 3, letters: 'ACGGATCCAG' },
      ],
    });
  });

  test('copies that overlap are left out, and other letters match nothing', async () => {
    expect((await found('A'.repeat(15), { leastLength: 8 })).total).toBe(0);
    expect((await found('A'.repeat(16), { leastLength: 8 })).listed).toMatchObject([{ firstStart: 1, secondStart: 9 }]);
    expect(await found('N'.repeat(50), { leastLength: 8 })).toMatchObject({ total: 0, longest: null });
  });

  test('copies across the origin of a circle, counted by the shorter way', async () => {
    const text = 'GGATCCAGTTTTTTTTACACGGATCCAGCCACAC';
    expect((await found(text, { leastLength: 12 })).total).toBe(0);
    expect(await found(text, { leastLength: 12, shape: 'circular' })).toMatchObject({
      total: 1,
      listed: [{ firstStart: 17, firstEnd: 28, secondStart: 31, secondEnd: 8, gap: 2, letters: 'ACACGGATCCAG' }],
    });
    // A part of the circle has ends.
    expect((await found(text, { leastLength: 12, shape: 'circular', to: 33 })).total).toBe(0);
    expect(await found(text, { leastLength: 12, shape: 'circular', from: 17, to: 8 })).toMatchObject({
      total: 1,
      from: 17,
    });
  });

  test('a distance counts from beginning to beginning', async () => {
    const text = 'ACGGATCCATTTTTACGGATCCA';
    expect((await found(text, { leastLength: 8, mostDistance: 14 })).total).toBe(1);
    expect((await found(text, { leastLength: 8, mostDistance: 13 })).total).toBe(0);
  });
});

describe('validate', () => {
  test.each([
    [{ leastLength: 7 }, 'leastLength'],
    [{ leastLength: 8.5 }, 'leastLength'],
    [{ mostDistance: 0 }, 'mostDistance'],
    [{ from: 9 }, 'from'],
    [{ from: 4, to: 2 }, 'to'],
  ])('refuses %j', async (own, path) => {
    expect((await asked('ACGTACGT', own)).verdict).toMatchObject({ ok: false, issues: [{ path }] });
  });

  test('copies that random letters have by the million are refused with a length that they have not', async () => {
    const { given } = await givenDna({ text: 'ACGT' });
    const { learnt } = given;
    const long = (letters: number) => ({
      ...given,
      learnt: { ...learnt, chosen: { ...learnt.chosen, counts: { A: letters, C: 0, G: 0, T: 0, ambiguous: 0 } } },
    });
    const verdict = directRepeats.validate({ ...BLANK, leastLength: 8, given: long(1e8) });
    if (verdict.ok) throw new Error('accepted');
    const value = Number(verdict.issues[0]?.remedies?.[0]?.value);
    expect(value).toBe(15);
    expect(directRepeats.validate({ ...BLANK, leastLength: value, given: long(1e8) }).ok).toBe(true);
    expect(directRepeats.validate({ ...BLANK, leastLength: value - 1, given: long(1e8) }).ok).toBe(false);
    expect(directRepeats.validate({ ...BLANK, given: long(1e9) })).toMatchObject({ issues: [{ path: 'to' }] });
  });
});

test('an entry that is too long for a circle is searched as a line, and says so', async () => {
  const { given } = await givenDna({ text: '>a [topology=circular]\nACGT', options: { readAsFasta: true } });
  const { learnt } = given;
  const counts = { ...learnt.chosen.counts, A: 2 ** 27 };
  const long = { ...given, learnt: { ...learnt, chosen: { ...learnt.chosen, counts } } };
  const validate = (shape: 'entry' | 'circular') => directRepeats.validate({ ...BLANK, shape, given: long }).ok;
  expect([validate('entry'), validate('circular')]).toEqual([true, false]);
  expect(strandShape(long, 'entry', 2 ** 27)).toEqual({
    used: 'linear',
    said: 'circular',
    by: 'FASTA',
    isTooLong: true,
  });
});

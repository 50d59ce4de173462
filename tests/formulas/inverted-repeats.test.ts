import { describe, expect, test } from 'vitest';
import { givenDna } from '#tests/support/givenDna.ts';
import invertedRepeats from '#workers/formulas/inverted-repeats.ts';

const BLANK = { leastArm: null, mostGap: null, order: 'position', from: null, to: null, shape: 'linear' } as const;

async function asked(text: string, own: object) {
  const { given, task } = await givenDna({ text, options: { allowAmbiguous: true } });
  return { verdict: invertedRepeats.validate({ ...BLANK, ...own, given }), task };
}

async function found(text: string, own: object = {}) {
  const { verdict, task } = await asked(text, own);
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.issues));
  return invertedRepeats.compute(verdict.input, task);
}

describe('compute', () => {
  test('arms across the origin of a circle', async () => {
    const text = 'TTCCAGTCTCTCTCTGGAA';
    expect((await found(text, { leastArm: 6, mostGap: 0 })).total).toBe(0);
    expect(await found(text, { leastArm: 6, mostGap: 0, shape: 'circular' })).toMatchObject({
      total: 1,
      palindromes: 1,
      listed: [{ leftStart: 14, leftEnd: 19, rightStart: 1, rightEnd: 6, arm: 6, gap: 0, letters: 'CTGGAA' }],
    });
    const across = await found('CCAGTCTCTCTCTGGAATT', { leastArm: 6, mostGap: 0, shape: 'circular' });
    expect(across.listed).toMatchObject([{ leftStart: 12, leftEnd: 17, rightStart: 18, rightEnd: 4 }]);
  });

  test('a palindrome and a hairpin', async () => {
    expect(await found('AAGAATTCAA', { leastArm: 4, mostGap: 0, from: 2 })).toMatchObject({ total: 0 });
    expect(await found('CCCTGGAATTCCAGAA', { leastArm: 6, mostGap: 0 })).toEqual({
      shape: { used: 'linear', said: null, by: null },
      total: 1,
      palindromes: 1,
      longestArm: 6,
      from: 1,
      to: 16,
      listed: [{ leftStart: 3, leftEnd: 8, rightStart: 9, rightEnd: 14, arm: 6, gap: 0, letters: 'CTGGAA' }],
    });
    const hairpin = await found('TTGGGGCACGAAACGTGCCCCAA', { leastArm: 8, mostGap: 5 });
    expect(hairpin.listed).toMatchObject([{ leftStart: 1, rightEnd: 23, gap: 3 }]);
    expect((await found('TTGGGGCACGAAACGTGCCCCAA', { leastArm: 8, mostGap: 2 })).total).toBe(0);
  });

  test('the longest first, and long arms cut', async () => {
    const arm = 'ACGGATTCCA'.repeat(5);
    const opposite = [...arm]
      .reverse()
      .map((base) => 'TGCA'['ACGT'.indexOf(base)])
      .join('');
    const { listed, longestArm } = await found(`GGGGCCCCTT${arm}N${opposite}`, { leastArm: 4, order: 'length' });
    expect(longestArm).toBe(50);
    expect(listed[0]).toMatchObject({ arm: 50, gap: 1, letters: `${arm.slice(0, 40)}…` });
    expect(listed.map((each) => each.arm)).toEqual(listed.map((each) => each.arm).toSorted((a, b) => b - a));
  });

  test('other letters match nothing', async () => {
    expect(await found('NNNNNNNN', { leastArm: 4 })).toMatchObject({ total: 0, longestArm: null, listed: [] });
  });
});

describe('validate', () => {
  test.each([
    [{ leastArm: 3 }, 'leastArm'],
    [{ leastArm: 4.5 }, 'leastArm'],
    [{ mostGap: -1 }, 'mostGap'],
    [{ mostGap: 10_001 }, 'mostGap'],
    [{ from: 9 }, 'from'],
    [{ from: 4, to: 2 }, 'to'],
  ])('refuses %j', async (own, path) => {
    expect((await asked('ACGTACGT', own)).verdict).toMatchObject({ ok: false, issues: [{ path }] });
  });

  test('a search that would take minutes is refused with a gap that is not', async () => {
    const text = 'ACGT'.repeat(500_000);
    const { verdict } = await asked(text, { mostGap: 10_000 });
    if (verdict.ok) throw new Error('accepted');
    const value = Number(verdict.issues[0]?.remedies?.[0]?.value);
    expect(value).toBe(4999);
    expect((await asked(text, { mostGap: value })).verdict.ok).toBe(true);
  });
});

/** Tandem repeats. Numbers against regular expressions in Python: tests/vectors/own. */
import { describe, expect, test } from 'vitest';
import { givenDna } from '#tests/support/givenDna.ts';
import tandemRepeats from '#workers/formulas/tandem-repeats.ts';

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

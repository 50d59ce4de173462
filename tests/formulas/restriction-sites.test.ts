import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dnaRun, dnaTask } from '#tests/support/dnaCases.ts';
import formula, { digestOf, type RestrictionSitesInput } from '#workers/formulas/restriction-sites.ts';

async function verdictOf(text: string, options: Partial<Record<keyof RestrictionSitesInput, unknown>>) {
  const { input: given } = await dnaRun({ text, options: { allowAmbiguous: true } });
  const candidate = { enzymes: 'all', minimumLetters: null, most: null, shape: 'linear', grouped: false, ...options };
  return formula.validate({ ...candidate, given } as Parameters<typeof formula.validate>[0]);
}

async function asked(text: string, options: Partial<RestrictionSitesInput>) {
  const verdict = await verdictOf(text, options);
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.issues));
  return formula.compute(verdict.input, dnaTask({ text }));
}

test.each([
  ['EcoR1, BamHI', 'EcoR1', 'EcoRI', 'EcoRI, BamHI'],
  ['hind3', 'hind3', 'HindIII', 'HindIII'],
  ['BamHI Xhol', 'Xhol', 'XhoI', 'BamHI, XhoI'],
])('refuses %s and knows what is meant', async (enzymes, unknown, meant, corrected) => {
  expect(await verdictOf('ACGT', { enzymes })).toEqual({
    ok: false,
    issues: [
      {
        message: `REBASE lists no enzyme ‘${unknown}’ that is sold`,
        path: 'enzymes',
        remedies: [{ label: `Read as ${meant}`, field: 'enzymes', value: corrected }],
      },
    ],
  });
});

test.each(['qqqqqqqq', 'BsbI'])('refuses %s without advice: a similar name is another enzyme', async (name) => {
  expect(await verdictOf('ACGT', { enzymes: name })).toEqual({
    ok: false,
    issues: [{ message: `REBASE lists no enzyme ‘${name}’ that is sold`, path: 'enzymes' }],
  });
});

test.each([
  [{ minimumLetters: 0 }, 'minimumLetters', 'Please enter the letters of a site as a whole number from 1 to 8'],
  [
    { minimumLetters: Number.NaN },
    'minimumLetters',
    'Please enter the letters of a site as a whole number from 1 to 8',
  ],
  [{ minimumLetters: 9 }, 'minimumLetters', 'Please enter the letters of a site as a whole number from 1 to 8'],
  [{ most: 0 }, 'most', 'Please enter the number of cuts as a whole number from 1 on'],
  [{ most: 1.5 }, 'most', 'Please enter the number of cuts as a whole number from 1 on'],
  [{ most: Number.NaN }, 'most', 'Please enter the number of cuts as a whole number from 1 on'],
])('refuses %o', async (options, path, message) => {
  expect(await verdictOf('ACGT', options)).toEqual({ ok: false, issues: [{ message, path }] });
});

test('survives a candidate that no form makes', async () => {
  expect(await verdictOf('ACGT', { enzymes: null, minimumLetters: undefined, shape: null, grouped: 3 })).toMatchObject({
    ok: true,
    input: { enzymes: 'all', minimumLetters: 6, shape: 'entry', grouped: false },
  });
});

test('a type IIS site is found on both strands, with its cut on the strand as it stands', async () => {
  // BsaI GGTCTC(1/5): 5′ GGTCTCN^NNNN, and on the other strand NNNN_N… read as ^NNNN NGAGACC.
  const { cutters } = await asked('GGTCTCAACGTTTTTTTTTTTACGTAGAGACC', { enzymes: 'bsai' });
  expect(cutters).toMatchObject([
    { site: 'GGTCTCN^NNNN_', sites: 2, cuts: 2, positions: [8, 22], overhangs: [{ end: '5′', letters: 'NNNN' }] },
  ]);
});

test('a cut beyond the end of a linear strand is none; on a circle it is one', async () => {
  const linear = await asked('TTTTGGTCTCAACG', { enzymes: 'BsaI' });
  expect(linear).toMatchObject({ cutterCount: 0, idle: ['BsaI'], digest: { total: 1 } });
  const circular = await asked('TTTTGGTCTCAACG', { enzymes: 'BsaI', shape: 'circular' });
  expect(circular).toMatchObject({ cutterCount: 1, cutters: [{ positions: [12] }], digest: { total: 1 } });
});

test('an ambiguous letter belongs to a site only where all its bases do', async () => {
  // GTYRAC (HincII): Y of the sequence is certain, N is not; GACNNNNNGTC (AhdI) takes any letter for its N.
  expect((await asked('AAGTYRACAA', { enzymes: 'HincII' })).cutterCount).toBe(1);
  expect((await asked('AAGTNRACAA', { enzymes: 'HincII' })).cutterCount).toBe(0);
  expect((await asked('AAGACNRNNYGTCAA', { enzymes: 'AhdI' })).cutterCount).toBe(1);
});

test('a site across the origin, and one enzyme that cuts on both sides', async () => {
  expect((await asked('TTCAAAAAAGAA', { enzymes: 'EcoRI' })).cutterCount).toBe(0);
  const { cutters, digest } = await asked('TTCAAAAAAGAA', { enzymes: 'EcoRI', shape: 'circular' });
  expect(cutters).toMatchObject([{ sites: 1, positions: [11] }]);
  expect(digest).toEqual({
    total: 1,
    fragments: [{ from: 11, to: 10, length: 12, start: ['EcoRI'], end: ['EcoRI'] }],
  });
  const both = await asked(`${'A'.repeat(30)}CGATTTTTTTGC${'A'.repeat(30)}`, { enzymes: 'BcgI' });
  expect(both.cutters).toMatchObject([{ sites: 1, cuts: 2, positions: [21, 55] }]);
});

describe('the fragments of a digest', () => {
  test.each([false, true])('the fragments are the whole strand, circular: %s', (isCircular) => {
    const length = 100;
    const place = fc.integer({ min: isCircular ? 0 : 1, max: length - 1 });
    fc.assert(
      fc.property(fc.array(fc.array(place), { minLength: 1, maxLength: 4 }), (lists) => {
        const places = lists.map((list) => Float64Array.from(list));
        const { total, longest } = digestOf(places, { length, isCircular }, 1000);
        const cuts = new Set(lists.flat()).size;
        expect(total).toBe(isCircular ? Math.max(1, cuts) : cuts + 1);
        expect(longest.length).toBe(total);
        expect(longest.reduce((sum, each) => sum + each.length, 0)).toBe(length);
        for (const { from, to, length: bases, startCutBy, endCutBy } of longest) {
          expect((((to - from) % length) + length) % length).toBe(bases - 1);
          expect(startCutBy).toEqual([...lists.keys()].filter((enzyme) => lists[enzyme]?.includes(from - 1)));
          expect(endCutBy).toEqual([...lists.keys()].filter((enzyme) => lists[enzyme]?.includes(to % length)));
        }
      }),
    );
  });

  test('the longest come first, and no more than asked', () => {
    const { total, longest } = digestOf([Float64Array.of(10, 40, 45)], { length: 60, isCircular: false }, 2);
    expect(total).toBe(4);
    expect(longest.map(({ length }) => length)).toEqual([30, 15]);
  });
});

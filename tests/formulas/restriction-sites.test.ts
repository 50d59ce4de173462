import { expect, test } from 'vitest';
import { dnaRun, dnaTask } from '#tests/support/dnaCases.ts';
import formula, { type RestrictionSitesInput } from '#workers/formulas/restriction-sites.ts';

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

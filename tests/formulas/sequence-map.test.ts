import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { DnaCase } from '#tests/support/dnaCases.ts';
import { givenDna } from '#tests/support/givenDna.ts';
import sequenceMap from '#workers/formulas/sequence-map.ts';

const BLANK = {
  shape: 'entry',
  featureTypes: '',
  minimumCodons: null,
  sites: 'none',
  enzymes: '',
  primers: '',
  motifs: '',
  mismatches: null,
} as const;
const PLASMID = readFileSync('tests/data/NC_005816.gb', 'utf8');

async function run(own: object, dna: DnaCase) {
  const { given, task } = await givenDna(dna);
  const verdict = sequenceMap.validate({ ...BLANK, ...own, given });
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.issues));
  return { input: verdict.input, task, result: await sequenceMap.compute(verdict.input, task) };
}

async function refused(own: object) {
  const { given } = await givenDna({ text: 'ACGT' });
  const verdict = sequenceMap.validate({ ...BLANK, ...own, given });
  return verdict.ok ? null : verdict.issues.map(({ message, path }) => [path, message]);
}

describe('validate', () => {
  test.each([
    [{ minimumCodons: 1 }, 'minimumCodons', /^Please enter a whole number of codons, at least \d+$/],
    [{ sites: 'named', enzymes: '' }, 'enzymes', /^Please name the enzymes, or choose those that cut once$/],
    [{ sites: 'named', enzymes: 'Nonsense' }, 'enzymes', /^REBASE lists no enzyme ‘Nonsense’ that is sold$/],
    [{ mismatches: 6 }, 'mismatches', /from 0 to 5$/],
    [{ primers: 'ACGT' }, 'primers', /^Please enter two primers a line/],
    [{ motifs: 'AC!' }, 'motifs', /^A pattern has the letters/],
    [{ motifs: 'ACGT', mismatches: 4 }, 'mismatches', /fewer mismatches .* which is 4$/],
  ])('%j', async (own, path, words) => {
    const [issue] = (await refused(own)) ?? [];
    expect(issue?.[0]).toBe(path);
    expect(issue?.[1]).toMatch(words);
  });

  test('names of enzymes do not matter where none are asked for; unknown choices are the usual ones', async () => {
    expect(await refused({ sites: 'none', enzymes: 'Nonsense' })).toBeNull();
    const { input } = await run({ sites: 'x', shape: 'x' }, { text: 'ACGT' });
    expect(input).toMatchObject({ sites: 'single', shape: 'entry', mismatches: 0 });
  });
});

describe('compute', () => {
  test('a plasmid is a circle because its entry says so, and its features are those of the entry', async () => {
    const { result } = await run({ featureTypes: 'CDS' }, { text: PLASMID, origin: 'file' });
    expect(result).toMatchObject({
      length: 9609,
      shape: { used: 'circular', said: 'circular', by: 'LOCUS' },
      hasTable: true,
      total: 10,
    });
    // Biopython: tests/analyses/features.json.
    expect(result.items.map(({ name, start, end, strand }) => `${name} ${start}..${end}${strand}`).slice(0, 3)).toEqual(
      ['YP_pPCP01 87..1109+', 'YP_pPCP02 1106..1888+', 'rop 2925..3119+'],
    );
  });

  test('a feature over the origin of a circle is drawn whole', async () => {
    const text = readFileSync('tests/data/cloning/addgene-plasmid-39296-sequence-49545.gbk', 'utf8');
    const { result } = await run({ featureTypes: 'all' }, { text, origin: 'file' });
    expect(result).toMatchObject({ length: 3938, shape: { used: 'circular' } });
    const features = result.items.filter(({ kind }) => kind === 'feature');
    expect(features).toHaveLength(18);
    expect(features.filter(({ name }) => name === 'SP6 promoter')).toMatchObject([
      { start: 3922, end: 2, strand: '+' },
    ]);
  });

  test('all features but the source, and named cutters of the circle', async () => {
    const { result } = await run(
      { featureTypes: 'all', sites: 'named', enzymes: 'EcoRI BamHI HindIII' },
      { text: PLASMID, origin: 'file' },
    );
    // Biopython 1.80: EcoRI.search(record.seq, linear=False) and so on.
    const sites = result.items.filter(({ kind }) => kind === 'site');
    expect(sites.map(({ name, start }) => `${name} ${start}`)).toEqual([
      'EcoRI 547',
      'EcoRI 1963',
      'BamHI 6901',
      'HindIII 7836',
      'EcoRI 8754',
    ]);
    expect(result.items.some(({ detail }) => detail.startsWith('source'))).toBe(false);
    expect(result.items.map(({ start }) => start)).toEqual(
      result.items.map(({ start }) => start).toSorted((one, other) => one - other),
    );
  });

  test('a choice of the visitor goes before the entry; without an entry a strand is linear', async () => {
    const { result } = await run({ shape: 'linear' }, { text: PLASMID, origin: 'file' });
    expect(result).toMatchObject({ shape: { used: 'linear', said: 'circular' } });
    expect((await run({}, { text: 'ACGT' })).result).toMatchObject({
      shape: { used: 'linear', said: null, by: null },
      hasTable: false,
    });
  });

  test('lists no more than 500 of a kind, and says how many there are', async () => {
    const { result } = await run({ motifs: 'A' }, { text: 'A'.repeat(1200) });
    expect(result.kinds).toEqual([{ kind: 'motif', found: 1200, listed: 500 }]);
    expect(result.items).toHaveLength(500);
  });
});

test('letters: all of a short strand, a window of a long one', async () => {
  expect((await run({}, { text: 'ACGTT' })).result.letters).toBe('ACGTT');
  const { input, result, task } = await run({}, { text: 'ACGTT'.repeat(3000) });
  expect(result.letters).toEqual({ length: 15_000 });
  expect(await sequenceMap.view(input, 'letters', 14_998, 15_010, task)).toBe('TT');
});

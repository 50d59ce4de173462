import { describe, expect, test } from 'vitest';
import { givenDna } from '#tests/support/givenDna.ts';
import features, { type FeaturesInput } from '#workers/formulas/features.ts';

function entry(name: string, table: readonly string[], letters: string): string {
  const head = `LOCUS       ${name}  ${letters.length} bp    DNA     linear   SYN 01-JAN-2020`;
  const features = table.length === 0 ? [] : ['FEATURES             Location/Qualifiers', ...table];
  return [head, ...features, 'ORIGIN', `        1 ${letters}`, '//', ''].join('\n');
}
function feature(type: string, location: string, ...qualifiers: readonly string[]): readonly string[] {
  return [`     ${type.padEnd(16)}${location}`, ...qualifiers.map((each) => `${' '.repeat(21)}${each}`)];
}

const TABLE = [
  ...feature('gene', '3..14', '/gene="abc"'),
  ...feature('CDS', '3..14', '/gene="abc"', '/product="protein of', 'Two lines"', '/translation="MKC"'),
  ...feature('tRNA', 'complement(1..4)', '/locus_tag="T1"', '/pseudo'),
];
const TEXT = entry('ONE', TABLE, 'ccatgaaatgctagcc');

const BLANK = { type: '', contains: '', shownNumber: null, shape: 'entry' } as const;

async function run(own: object = {}, text = TEXT, options = {}, cuts: readonly number[] = [7, 90, 91, 200]) {
  const { given, task } = await givenDna({ text, origin: 'file', options: { allowAmbiguous: true, ...options }, cuts });
  const verdict = features.validate({ ...BLANK, ...own, given });
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.issues));
  return { input: verdict.input, task, result: await features.compute(verdict.input, task) };
}

test('a stop at the end of the translation of the entry is its stop', async () => {
  const withStop = TEXT.replace(/(\/translation="[^"]*)"/, '$1*"');
  expect(withStop).not.toBe(TEXT);
  expect((await run({}, withStop)).result.coding).toMatchObject({ checked: 1, differing: 0 });
});

test('a location over the end of a line is said, and is read on a circle', async () => {
  const text = TEXT.replace('complement(1..4)', 'complement(15..2)');
  expect((await run({}, text)).result).toMatchObject({
    notices: ['The location complement(15..2) runs over the end of a linear entry: it has no letters'],
    listed: [{}, {}, { length: null }],
  });
  const { result } = await run({ shape: 'circular', shownNumber: 3 }, text);
  expect(result).toMatchObject({ notices: [], shown: { length: 4, strand: '-' } });
});

describe('compute', () => {
  test('a list, and the coding sequence compared', async () => {
    const { result } = await run();
    expect(result).toEqual({
      shape: { used: 'linear', said: 'linear', by: 'LOCUS' },
      notices: [],
      hasTable: true,
      total: 3,
      count: 3,
      listed: [
        {
          number: 1,
          type: 'gene',
          location: '3..14',
          strand: '+',
          length: 12,
          label: '',
          gene: 'abc',
          product: '',
          locusTag: '',
        },
        {
          number: 2,
          type: 'CDS',
          location: '3..14',
          strand: '+',
          length: 12,
          label: '',
          gene: 'abc',
          product: 'protein of Two lines',
          locusTag: '',
        },
        {
          number: 3,
          type: 'tRNA',
          location: 'complement(1..4)',
          strand: '-',
          length: 4,
          label: '',
          gene: '',
          product: '',
          locusTag: 'T1',
        },
      ],
      coding: { checked: 1, unchecked: 0, differing: 0, listed: [] },
      shown: null,
    });
  });

  test('some of them', async () => {
    expect((await run({ type: 'cds' })).result.listed.map(({ number }) => number)).toEqual([2]);
    expect((await run({ contains: 'TWO lines' })).result.listed.map(({ number }) => number)).toEqual([2]);
    expect((await run({ contains: 'mkc' })).result.count).toBe(0);
  });

  test('the letters of one, in the direction of reading', async () => {
    expect((await run({ shownNumber: 3 })).result.shown).toMatchObject({ letters: 'ATGG', protein: null });
    expect((await run({ shownNumber: 2 })).result.shown).toMatchObject({ letters: 'ATGAAATGCTAG', protein: 'MKC' });
    expect((await run({ shownNumber: 4 })).result.shown).toBeNull();
  });

  test('codons that the entry reads otherwise', async () => {
    const excepted = (translation: string, ...exceptions: readonly string[]) =>
      entry('TWO', feature('CDS', '3..17', ...exceptions, `/translation="${translation}"`), 'ccatgtgatgctaatagcc');
    const sec = '/transl_except=(pos:6..8,aa:Sec)';
    const differing = async (text: string) => (await run({}, text)).result.coding.differing;
    expect(await differing(excepted('MUC', sec, '/transl_except=(pos:12..14,aa:TERM)'))).toBe(1);
    expect(await differing(excepted('MUCQ', sec, '/transl_except=(pos:12..14,', 'aa:Gln)'))).toBe(0);
    expect(await differing(excepted('MWC*'))).toBe(1);
    const { shown } = (await run({ shownNumber: 1 }, excepted('MUC', sec))).result;
    expect(shown).toMatchObject({ protein: 'MUC*' });
  });

  test('where translations differ', async () => {
    const wrong = TEXT.replace('"MKC"', '"MRC"');
    const difference = { number: 2, at: 2, translated: 'K', given: 'R', length: 3, givenLength: 3, isException: false };
    expect((await run({}, wrong)).result.coding).toMatchObject({ checked: 1, differing: 1, listed: [difference] });
    const excepted = wrong.replace(
      '/gene="abc"\n                     /product',
      '/exception="x"\n                     /product',
    );
    expect((await run({}, excepted)).result.coding.listed).toMatchObject([{ isException: true }]);
  });

  test('genetic code, first codon and incomplete ends are those of the entry', async () => {
    const coding = async (location: string, translation: string, ...own: readonly string[]) => {
      const table = feature('CDS', location, ...own, `/translation="${translation}"`);
      return (await run({}, entry('TWO', table, 'gtgatatgaccctgctt'))).result.coding;
    };
    const equal = { checked: 1, differing: 0 };
    expect(await coding('1..9', 'MI', '/transl_table=11')).toMatchObject(equal);
    expect(await coding('1..9', 'MMW', '/transl_table=2')).toMatchObject(equal);
    expect(await coding('<1..9', 'VI', '/transl_table=11')).toMatchObject(equal);
    expect(await coding('<1..9', '*Y', '/codon_start=2')).toMatchObject(equal);
    expect(await coding('<3..>15', 'DMTL', '/codon_start=1')).toMatchObject(equal);
    // The last two letters of an incomplete end, where they tell the amino acid.
    expect(await coding('<4..>14', 'I*PC')).toMatchObject({ checked: 1, differing: 1 });
    expect(await coding('<10..>14', 'TL')).toMatchObject({ checked: 1, differing: 1 });
    expect(await coding('<8..>12', 'DP')).toMatchObject(equal);
    expect(await coding('1..9', 'MI', '/transl_table=99')).toMatchObject({ checked: 0, unchecked: 1 });
    expect(await coding('X1.1:1..9', 'MI')).toMatchObject({ checked: 0, unchecked: 1 });
  });

  test('those of the record that was chosen', async () => {
    const text = TEXT + entry('TWO', feature('gene', '1..2', '/gene="xyz"'), 'acgt') + entry('THREE', [], 'ggg');
    expect((await run({}, text, { record: 2 })).result.listed).toMatchObject([{ gene: 'xyz', length: 2 }]);
    expect((await run({}, text, { record: 3 })).result).toMatchObject({ hasTable: true, total: 0 });
  });

  test('a text without a feature table has none', async () => {
    expect((await run({}, '>a\nACGT\n')).result).toMatchObject({ hasTable: false, total: 0, count: 0, listed: [] });
  });

  test('a long feature is a length, and its letters come in windows', async () => {
    const letters = 'acgta'.repeat(4000);
    const table = feature('gene', 'join(complement(1..9000),9001..20000)');
    const { input, task, result } = await run({ shownNumber: 1 }, entry('LONG', table, letters), {}, [5000, 15_000]);
    expect(result.shown).toMatchObject({ letters: { length: 20_000 }, strand: '+-' });
    expect(await features.view(input, 'shown.letters', 8998, 9003, task)).toBe('GTACG');
    await expect(features.view(input, 'listed' as 'shown.letters', 0, 1, task)).rejects.toThrow();
  });

  test('the same however the text is cut', async () => {
    const { result } = await run();
    for (const size of [1, 2, 5, 64]) {
      const cuts = Array.from({ length: TEXT.length / size }, (_, at) => at * size);
      expect((await run({}, TEXT, {}, cuts)).result).toEqual(result);
      expect((await run({}, TEXT.replaceAll('\n', '\r\n'), {}, cuts)).result).toEqual(result);
      expect((await run({}, TEXT.replaceAll('\n', '\r'), {}, cuts)).result).toEqual(result);
    }
  });
});

describe('validate', () => {
  test.each([0, 1.5, Number.NaN, -2])('refuses the number %s', async (shownNumber) => {
    const { given } = await givenDna({ text: 'ACGT' });
    const verdict = features.validate({ ...BLANK, shownNumber, given });
    expect(verdict).toMatchObject({ ok: false, issues: [{ path: 'shownNumber' }] });
  });

  test('trims what is typed', async () => {
    const { given: _, ...own }: FeaturesInput = (await run({ type: ' CDS ', contains: ' x ' })).input;
    expect(own).toEqual({ type: 'CDS', contains: 'x', shape: 'entry' });
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { givenDna } from '#tests/support/givenDna.ts';
import recordsAsFasta from '#workers/formulas/records-as-fasta.ts';

const FASTA = '>beta two\nGGCCA\n>\nAT\n>empty\n\n>Gamma ray\nACGTNNNNACG\n';
const BLANK = {
  change: 'none',
  frame: 'plus1',
  geneticCode: 'page',
  entries: 'records',
  pieceLength: null,
  lineLength: '60',
  letterCase: 'upper',
  nameContains: '',
  leastLength: null,
  mostLength: null,
} as const;

async function asked(own: object, text = FASTA) {
  const dna = { text, origin: 'file', options: { allowAmbiguous: true, geneticCode: '11' }, cuts: [9, 20] } as const;
  const { given, task } = await givenDna(dna);
  return { verdict: await recordsAsFasta.validate({ ...BLANK, ...own, given }), task };
}

async function written(own: object, text?: string) {
  const { verdict, task } = await asked(own, text);
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.issues));
  const result = await recordsAsFasta.compute(verdict.input, task);
  const view = async (from: number, to: number) => recordsAsFasta.view(verdict.input, 'fasta', from, to, task);
  return { result, view };
}

async function fastaOf(own: object, text?: string) {
  return (await written(own, text)).result.fasta;
}

describe('compute', () => {
  test('every record under its name, one without a name under its number, an empty one as a header', async () => {
    const { result } = await written({});
    expect(result).toEqual({
      entryCount: 4,
      letterCount: 18,
      chosenCount: 4,
      recordCount: 4,
      keptCount: 4,
      cutNames: 0,
      fasta: '>beta two\nGGCCA\n>sequence_2\nAT\n>empty\n>Gamma ray\nACGTNNNNACG\n',
    });
  });

  test.each([
    [{ change: 'reverseComplement', nameContains: 'GAMMA' }, '>Gamma ray\nCGTNNNNACGT\n'],
    [{ change: 'complement', nameContains: 'beta' }, '>beta two\nCCGGT\n'],
    [{ change: 'reverse', leastLength: 5, mostLength: 5 }, '>beta two\nACCGG\n'],
    [{ change: 'rna', mostLength: 2, leastLength: 1 }, '>sequence_2\nAU\n'],
    [{ letterCase: 'lower', nameContains: 'beta' }, '>beta two\nggcca\n'],
    [{ change: 'translate', frame: 'minus2', nameContains: 'beta' }, '>beta two\nG\n'],
    [{ entries: 'pieces', pieceLength: 3, nameContains: 'beta' }, '>beta_1-3 two\nGGC\n>beta_4-5 two\nCA\n'],
    [{ entries: 'joined', lineLength: 'whole' }, '>joined 4 records\nGGCCAATACGTNNNNACG\n'],
    [{ entries: 'joined', nameContains: 'ray', change: 'reverse' }, '>Gamma ray\nGCANNNNTGCA\n'],
    [{ nameContains: 'delta' }, ''],
  ])('%j', async (own, fasta) => {
    expect(await fastaOf(own)).toBe(fasta);
  });

  test('all six frames of a record are told apart by its first word', async () => {
    expect(await fastaOf({ change: 'translate', frame: 'all', nameContains: 'beta' })).toBe(
      '>beta_frame=1 two\nG\n>beta_frame=2 two\nA\n>beta_frame=3 two\nP\n>beta_frame=-1 two\nW\n>beta_frame=-2 two\nG\n>beta_frame=-3 two\nA\n',
    );
  });

  test('a name that was cut ends before its last word', async () => {
    const { result } = await written({}, `>id ${'word '.repeat(30)}\nAC\n`);
    expect(result.cutNames).toBe(1);
    expect(String(result.fasta)).toMatch(/^>id (?:word )+word\nAC\n$/);
  });
});

test('any window is that part of the whole text', async () => {
  const text = Array.from(
    { length: 9 },
    (_, at) => `>r${at} of nine\n${'ACGTTGCAAC'.repeat(((at * 4 + 3) % 9) * 2)}\n`,
  ).join('');
  const settings = fc.record({
    change: fc.constantFrom('none', 'reverseComplement', 'reverse', 'translate'),
    frame: fc.constantFrom('plus2', 'minus3', 'all'),
    entries: fc.constantFrom('records', 'pieces', 'joined'),
    pieceLength: fc.integer({ min: 1, max: 200 }),
    lineLength: fc.constantFrom('60', '80', 'whole'),
  });
  await fc.assert(
    fc.asyncProperty(settings, fc.nat(), fc.nat(), async (own, one, other) => {
      const { result, view } = await written(own, text);
      const { length } = result.fasta;
      const whole = await view(0, length);
      const [from, to] = [one % (length + 1), other % (length + 1)].sort((low, high) => low - high);
      expect(await view(from ?? 0, to ?? 0)).toBe(whole.slice(from, to));
      expect(await view(-5, length + 5)).toBe(whole);
      expect(whole).toHaveLength(length);
    }),
  );
});

describe('validate', () => {
  test.each([
    [{ leastLength: 1.5 }, 'leastLength'],
    [{ mostLength: -1 }, 'mostLength'],
    [{ leastLength: 5, mostLength: 4 }, 'leastLength'],
    [{ entries: 'pieces' }, 'pieceLength'],
    [{ entries: 'pieces', pieceLength: 0 }, 'pieceLength'],
    [{ entries: 'pieces', pieceLength: Number.NaN }, 'pieceLength'],
  ])('refuses %j', async (own, path) => {
    expect((await asked(own)).verdict).toMatchObject({ ok: false, issues: [{ path }] });
  });

  test('refuses a file of very many entries', async () => {
    const { verdict } = await asked({ entries: 'pieces', pieceLength: 1 }, `>a\n${'ACGT'.repeat(500_001)}\n`);
    expect(verdict).toMatchObject({
      ok: false,
      issues: [{ path: 'pieceLength', message: 'That would be 2000004 entries: the most are 2000000' }],
    });
  });

  test('what is unknown is as at first', async () => {
    const { verdict } = await asked({ change: 'x', frame: 'x', entries: 'x', lineLength: '61', nameContains: null });
    expect(verdict).toMatchObject({
      ok: true,
      input: { change: 'none', frame: 'plus1', entries: 'records', lineLength: '60', nameContains: '' },
    });
  });
});

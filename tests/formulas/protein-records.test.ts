import { describe, expect, test } from 'vitest';
import { withLists } from '#tests/support/columnLists.ts';
import { type ChainCase, givenChains } from '#tests/support/givenChains.ts';
import proteinRecords from '#workers/formulas/protein-records.ts';

const FASTA = '>beta\nMKWVT\n>\nC\n>empty\n\n>Gamma two\nGGGGRRRR\n';
const BLANK = {
  order: 'file',
  nameContains: '',
  leastLength: null,
  mostLength: null,
  geneticCode: '1',
  lineLength: '60',
} as const;

async function asked(own: object, text: Partial<ChainCase> = {}) {
  const { given, task } = await givenChains({ text: FASTA, cuts: [3, 17], ...text });
  return { verdict: proteinRecords.validate({ ...BLANK, ...own, given }), task };
}

async function listed(own: object, text?: Partial<ChainCase>) {
  const { verdict, task } = await asked(own, text);
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.issues));
  const result = withLists(await proteinRecords.compute(verdict.input, task));
  const view = async (from: number, to: number) => proteinRecords.view(verdict.input, 'fasta', from, to, task);
  return { result, view };
}

describe('compute', () => {
  test('a row for every record, and nulls where there is no protein', async () => {
    const { result } = await listed({});
    expect(result).toMatchObject({
      count: 4,
      recordCount: 4,
      keptCount: 4,
      withoutProtein: 1,
      residues: 14,
      fasta: '>beta\nMKWVT\n>sequence_2\nC\n>Gamma two\nGGGGRRRR\n',
    });
    const { records } = result;
    expect(records.names).toEqual(['beta', '', 'empty', 'Gamma two']);
    expect(records.lengths).toEqual([5, 1, 0, 8]);
    // By hand: (1.9 − 3.9 − 0.9 + 4.2 − 0.7) / 5, (4 · −0.4 + 4 · −4.5) / 8.
    expect(records.gravies.map((gravy: number | null) => gravy?.toFixed(3))).toEqual([
      '0.120',
      '2.500',
      undefined,
      '-2.450',
    ]);
    expect(records.extinctionsReduced).toEqual([5500, 0, null, 0]);
    expect(records.instabilityIndices[1]).toBeNull();
    expect(records.masses[2]).toBeNull();
    expect(records.absorbancesReduced[0]).toBeCloseTo(5500 / Number(records.masses[0]), 12);
  });

  test.each([
    [{ order: 'longest' }, [4, 1, 2, 3]],
    [{ order: 'shortest' }, [3, 2, 1, 4]],
    [{ order: 'highestGravy' }, [2, 1, 4, 3]],
    [{ order: 'lowestPoint', nameContains: 'A' }, [1, 4]],
    [{ leastLength: 1, mostLength: 5 }, [1, 2]],
  ])('%j', async (own, numbers) => {
    expect((await listed(own)).result.records.numbers).toEqual(numbers);
  });

  test('a protein with X has its length and the reason', async () => {
    const { result } = await listed({ order: 'longest' }, { text: '>a\nMK\n>b\nMKX\n>c\nW\n' });
    const { records, residues, withoutProtein, skipped, fasta } = result;
    expect([records.names, records.lengths]).toEqual([
      ['b', 'a', 'c'],
      [3, 2, 1],
    ]);
    expect(records.reasons).toEqual(['Residue 3 is “X”', '', '']);
    expect(records.masses[0]).toBeNull();
    expect([residues, withoutProtein, skipped.count, fasta]).toEqual([3, 0, 1, '>a\nMK\n>c\nW\n']);
  });

  test('strands in the genetic code that is chosen', async () => {
    const text = { text: '>one\nCCATGTGGTGAAAATAG\n>two\nCCC\n', inputType: 'DNA' } as const;
    expect((await listed({}, text)).result.fasta).toBe('>one\nMW\n');
    expect((await listed({ geneticCode: '4' }, text)).result.fasta).toBe('>one\nMWWK\n');
  });
});

test('any window of the file is that part of it', async () => {
  const { result, view } = await listed({ order: 'longest' });
  const whole = String(result.fasta);
  for (let from = 0; from <= whole.length; from += 3)
    for (let to = from; to <= whole.length; to += 5) expect(await view(from, to)).toBe(whole.slice(from, to));
});

describe('validate', () => {
  test.each([
    [{ leastLength: 1.5 }, 'leastLength'],
    [{ mostLength: Number.NaN }, 'mostLength'],
    [{ leastLength: 5, mostLength: 4 }, 'leastLength'],
  ])('refuses %j', async (own, path) => {
    expect((await asked(own)).verdict).toMatchObject({ ok: false, issues: [{ path }] });
  });

  test('what is unknown is as at first', async () => {
    const { verdict } = await asked({ order: 'x', geneticCode: '99', lineLength: '61', nameContains: null });
    expect(verdict).toMatchObject({
      ok: true,
      input: { order: 'file', geneticCode: 'page', lineLength: '60', nameContains: '' },
    });
  });
});

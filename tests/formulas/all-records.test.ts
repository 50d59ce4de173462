import { describe, expect, test } from 'vitest';
import { withLists } from '#tests/support/columnLists.ts';
import { givenDna } from '#tests/support/givenDna.ts';
import allRecords, { type AllRecordsInput, lengthStatistics } from '#workers/formulas/all-records.ts';

const FASTA = '>beta two\nGGCC\n>alpha\nAT\n>Gamma\nACGTNNNN\n>empty\n>beta one\nGA\n';
const BLANK = { order: 'file', leastLength: null, mostLength: null, nameContains: '' } as const;

async function verdictOf(own: object, text = FASTA) {
  const { given } = await givenDna({ text, origin: 'file', options: { allowAmbiguous: true } });
  return allRecords.validate({ ...BLANK, ...own, given });
}

async function listed(own: object = {}, text?: string) {
  const verdict = await verdictOf(own, text);
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.issues));
  return withLists(await allRecords.compute(verdict.input));
}

async function numbers(own: object) {
  return (await listed(own)).records.numbers;
}

describe('compute', () => {
  test('every record, and what they have together', async () => {
    expect(await listed()).toEqual({
      count: 5,
      recordCount: 5,
      keptCount: 5,
      lengths: { total: 16, mean: 3.2, median: 2, shortest: 0, longest: 8, n50: 8, n90: 2, l50: 1 },
      gcContent: (100 * 7) / 12,
      otherLetters: 4,
      records: {
        numbers: [1, 2, 3, 4, 5],
        names: ['beta two', 'alpha', 'Gamma', 'empty', 'beta one'],
        lengths: [4, 2, 8, 0, 2],
        gcContents: [100, 0, 50, null, 50],
        otherLetters: [0, 0, 4, 0, 0],
      },
    });
  });

  test('in another order, equal ones as in the text', async () => {
    expect(await numbers({ order: 'longest' })).toEqual([3, 1, 2, 5, 4]);
    expect(await numbers({ order: 'shortest' })).toEqual([4, 2, 5, 1, 3]);
    expect(await numbers({ order: 'name' })).toEqual([3, 2, 5, 1, 4]);
    expect(await numbers({ order: 'gcHighest' })).toEqual([1, 3, 5, 2, 4]);
    expect(await numbers({ order: 'gcLowest' })).toEqual([2, 3, 5, 1, 4]);
  });

  test('some of them only', async () => {
    expect(await numbers({ nameContains: ' BETA ' })).toEqual([1, 5]);
    expect(await numbers({ leastLength: 2, mostLength: 4 })).toEqual([1, 2, 5]);
    const none = await listed({ nameContains: 'delta' });
    expect(none).toEqual({
      count: 0,
      recordCount: 5,
      keptCount: 5,
      lengths: null,
      gcContent: null,
      otherLetters: 0,
      records: { numbers: [], names: [], lengths: [], gcContents: [], otherLetters: [] },
    });
  });

  test('a single strand without a name is a record', async () => {
    expect(await listed({}, 'ACGT')).toMatchObject({ count: 1, records: { numbers: [1], names: [''], lengths: [4] } });
  });
});

describe('validate', () => {
  test.each([
    [{ leastLength: 1.5 }, 'leastLength'],
    [{ leastLength: Number.NaN }, 'leastLength'],
    [{ mostLength: -1 }, 'mostLength'],
    [{ leastLength: 5, mostLength: 4 }, 'leastLength'],
  ])('refuses %j', async (own, path) => {
    expect(await verdictOf(own)).toMatchObject({ ok: false, issues: [{ path }] });
  });

  test('an unknown order is that of the text', async () => {
    const verdict = await verdictOf({ order: 'size', nameContains: null });
    if (!verdict.ok) throw new Error('refused');
    const { given: _, ...own }: AllRecordsInput = verdict.input;
    expect(own).toEqual({ order: 'file', nameContains: '' });
  });
});

describe('the statistics of lengths', () => {
  test('ten contigs, worked by hand', () => {
    // 100 + 90 + 80 hold 270 of 490 letters; 441 are nine tenths, reached with the 40.
    const lengths = Float64Array.from([10, 20, 30, 40, 50, 70, 80, 90, 100, 0]);
    expect(lengthStatistics(lengths)).toEqual({
      total: 490,
      mean: 49,
      median: 45,
      shortest: 0,
      longest: 100,
      n50: 80,
      n90: 30,
      l50: 3,
    });
    expect([...lengths]).toEqual([10, 20, 30, 40, 50, 70, 80, 90, 100, 0]);
  });

  test('one, and none', () => {
    const one = { total: 7, mean: 7, median: 7, shortest: 7, longest: 7, n50: 7, n90: 7, l50: 1 };
    expect(lengthStatistics(Float64Array.of(7))).toEqual(one);
    expect(lengthStatistics(Float64Array.of(0, 0))).toMatchObject({ total: 0, n50: 0, l50: 1 });
    expect(lengthStatistics(new Float64Array(0))).toBeNull();
  });

  test('exactly half is enough', () => {
    expect(lengthStatistics(Float64Array.of(5, 3, 2))).toMatchObject({ n50: 5, l50: 1, n90: 2 });
  });
});

import { describe, expect, test } from 'vitest';
import { cutSource } from '#tests/support/cutSource.ts';
import { type ChainReading, type ChainRecord, readChains } from '#workers/lib/sequences/protein/chainRecords.ts';

const ALL = { from: 0, to: 1000 };

async function read(text: string, reading: Partial<ChainReading> = {}) {
  const records: ChainRecord[] = [];
  const source = cutSource(text, [1, 5, 6, 11, 17]);
  const chains = await readChains(source.slices(), {
    text: 'PROTEIN',
    format: 'fasta',
    window: ALL,
    onRecord: (record) => records.push(record),
    ...reading,
  });
  return { ...chains, listed: records.map(({ name, chain }) => [name, chain?.length ?? null]) };
}

describe('records', () => {
  test('of FASTA are read one after another; the first with a chain is the main one', async () => {
    expect(await read('>none\n>one first\nMKT\nAY\n>two\nGG\n')).toMatchObject({
      main: { letters: 'MKTAY', length: 5 },
      mainName: 'one first',
      letters: 7,
      records: 3,
      foreign: null,
      listed: [
        ['none', null],
        ['one first', 5],
        ['two', 2],
      ],
    });
  });

  test('asked for by its number is the main one, whatever comes before it', async () => {
    const text = '>a\nMKT\n>none\n>c\nGGGG\n';
    expect(await read(text, { record: 3 })).toMatchObject({ main: { letters: 'GGGG' }, mainName: 'c', mainNumber: 3 });
    expect(await read(text, { record: 1 })).toMatchObject({ main: { letters: 'MKT' }, mainName: 'a', mainNumber: 1 });
    expect(await read(text, { record: 2 })).toMatchObject({ main: null, mainName: 'none', records: 3 });
    expect(await read(text, { record: 4 })).toMatchObject({ main: null, records: 3 });
    const window = { record: 3, window: { from: 1, to: 3 }, windowOnly: true };
    expect(await read(text, window)).toMatchObject({ main: { letters: 'GG' } });
  });

  test('of plain text there is one', async () => {
    expect(await read('mkt ay', { format: 'plain' })).toMatchObject({ mainName: '', records: 1, listed: [['', 5]] });
  });

  test('genes without a start codon have no chain', async () => {
    expect(await read('>a\nCCC\n>b\nGATGAAA', { text: 'DNA' })).toMatchObject({
      main: { letters: 'MK' },
      mainName: 'b',
      listed: [
        ['a', null],
        ['b', 2],
      ],
    });
  });

  test('none with letters', async () => {
    expect(await read('>a\n>b\n\n')).toMatchObject({ main: null, letters: 0, records: 2 });
  });
});

test('reading stops at the first foreign character, in the current record', async () => {
  expect(await read('>a\nMKT\n>b\nMK1\n>c\nMM')).toMatchObject({
    records: 2,
    foreign: { character: '1', offset: 12 },
    foreignRecord: 2,
  });
});

describe('a letter for which there are no values', () => {
  const TEXT = '>a\nMXu\n>b\nMKT\n>c\nGO';

  test('leaves out its record, and says the first one', async () => {
    const skipped = [
      { record: 1, name: 'a', length: 3, reason: 'Residue 2 is “X”' },
      { record: 3, name: 'c', length: 2, reason: 'Residue 2 is “O”' },
    ];
    expect(await read(TEXT)).toMatchObject({
      mainName: 'b',
      mainNumber: 2,
      records: 3,
      letters: 8,
      foreign: null,
      skipped: { count: 2, listed: skipped },
      listed: [
        ['a', null],
        ['b', 3],
        ['c', null],
      ],
    });
    const window = { window: { from: 0, to: 1 }, windowOnly: true };
    expect(await read(TEXT, window)).toMatchObject({ main: { letters: 'M' }, mainName: 'b' });
  });

  test.each([
    ['in the record asked for', TEXT, { record: 3 }, { character: 'O', offset: 18 }, 3],
    ['in the only record', '>a\nMX', {}, { character: 'X', offset: 4 }, 1],
    ['in every record', '>a\nMX\n>b\nMU', {}, { character: 'X', offset: 4 }, 1],
    ['in plain text', 'MX', { format: 'plain' }, { character: 'X', offset: 1 }, 1],
    ['of a strand', '>a\nATG\n>b\nATX', { text: 'DNA' }, { character: 'X', offset: 12 }, 2],
  ] as const)('is refused %s', async (_, text, reading, foreign, foreignRecord) => {
    expect(await read(text, reading)).toMatchObject({ foreign, foreignRecord });
  });
});

test('before the first header no record was started', async () => {
  expect(await read('“>a\nMKT')).toMatchObject({ records: 0, foreign: { character: '“', offset: 0 } });
});

test('non-ASCII white space is skipped', async () => {
  expect(await read('\ufeffMK\u00a0T', { format: 'plain' })).toMatchObject({ main: { letters: 'MKT' }, foreign: null });
});

test('for a window alone, reading stops when it is full', async () => {
  let slices = 0;
  async function* counted() {
    for await (const slice of cutSource('MKTAYIAKQR'.repeat(10), [10, 20, 30, 40]).slices()) {
      slices += 1;
      yield slice;
    }
  }
  const reading = { text: 'PROTEIN', format: 'plain', window: { from: 5, to: 15 }, windowOnly: true } as const;
  expect((await readChains(counted(), reading)).main?.letters).toMatch(/^IAKQRMKTAY$/);
  expect(slices).toBe(2);
});

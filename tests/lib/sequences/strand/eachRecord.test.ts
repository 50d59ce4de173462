import { describe, expect, test } from 'vitest';
import { givenDna } from '#tests/support/givenDna.ts';
import { isLoneText } from '#workers/lib/sequences/records/loneText.ts';
import { eachRecord, loneStrand, type ReadRecord } from '#workers/lib/sequences/strand/eachRecord.ts';
import { openStrand } from '#workers/lib/sequences/strand/givenStrand.ts';
import { strandWindow } from '#workers/lib/sequences/strand/strandLetters.ts';

const TEXT = '>one two\nacgt\nNN\n>empty\n>three\n';
const LONG = 'ACGTTGCA'.repeat(100_000);

async function read(text: string, cuts: readonly number[], most = Number.POSITIVE_INFINITY) {
  const { given, task } = await givenDna({ text, origin: 'file', options: { allowAmbiguous: true }, cuts });
  const records: ReadRecord[] = [];
  await eachRecord(given, task, async ({ letters, ...record }) => {
    records.push({ ...record, letters: letters.slice() });
    return records.length < most;
  });
  return { given, records };
}

const asTexts = (records: readonly ReadRecord[]) =>
  records.map(({ name, letters }) => [name, new TextDecoder().decode(letters)]);

test('each record has the shape that its own header says', async () => {
  const { records } = await read('>a [topology=circular]\nac\n>b circular=false\nac\n>c\nac', [4, 30]);
  expect(records.map(({ shape }) => shape?.said ?? null)).toEqual(['circular', 'linear', null]);
});

describe('every record', () => {
  test.each([[[]], [[5, 11, 20]], [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]]])('cut at %j', async (cuts) => {
    const { records } = await read(`${TEXT}${LONG}`, cuts);
    expect(asTexts(records)).toEqual([
      ['one two', 'ACGTNN'],
      ['empty', ''],
      ['three', LONG],
    ]);
  });

  test('until enough', async () => {
    expect(asTexts((await read(`${TEXT}ACGT`, [9], 1)).records)).toEqual([['one two', 'ACGTNN']]);
  });

  test('of plain text, the only one', async () => {
    expect(asTexts((await read('ACGT ACGT', [3])).records)).toEqual([['', 'ACGTACGT']]);
  });
});

describe('a record alone', () => {
  test('is a strand with its letters, wherever they are read from', async () => {
    const { given, records } = await read(`${TEXT}${LONG}`, []);
    const alone = await loneStrand(given, records[2] as ReadRecord);
    if (alone === null) throw new Error('It has letters');
    expect(alone.given.learnt).toMatchObject({ recordCount: 1, chosen: { name: 'three' } });
    const strand = await openStrand(alone.given, { report() {}, open: () => alone.source });
    expect(strand.length).toBe(LONG.length);
    for (const from of [0, 300_001, LONG.length - 7])
      expect(new TextDecoder().decode(await strandWindow(strand, from, from + 7))).toBe(LONG.slice(from, from + 7));
  });

  test('is what the DNA calculator makes of its FASTA file', async () => {
    const { given, records } = await read('>größe α\nACNNATG\nCGNTAA\n>b\nccatgtt\n', [3, 9]);
    for (const record of records) {
      const alone = await loneStrand(given, record);
      if (alone === null) throw new Error('It has letters');
      let text = '';
      for await (const { bytes } of alone.source.slices()) text += new TextDecoder().decode(bytes);
      const read = await givenDna({ text, origin: 'file', options: { allowAmbiguous: true } });
      const { letters, ...chosen } = alone.given.learnt.chosen;
      expect({ ...alone.given.learnt, chosen }).toEqual({
        ...read.given.learnt,
        recognized: { ...read.given.learnt.recognized, line: given.learnt.recognized.line },
      });
      expect(letters).toEqual(record.letters);
    }
    expect(records).toHaveLength(2);
  });

  test('is none without letters', async () => {
    const { given, records } = await read(TEXT.replace('>empty', '>a\nA\n>empty'), []);
    expect(await loneStrand(given, records[2] as ReadRecord)).toBeNull();
  });

  test('has a text of its own', async () => {
    const { given, records } = await read(TEXT, []);
    const alone = await loneStrand(given, records[0] as ReadRecord);
    expect([alone?.given.sequence, given.sequence].map((text) => isLoneText(text ?? ''))).toEqual([true, false]);
  });
});

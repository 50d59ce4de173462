import { describe, expect, test } from 'vitest';
import { givenChains } from '#tests/support/givenChains.ts';
import { eachChain } from '#workers/lib/sequences/protein/eachChain.ts';
import { type GivenChain, givenLetters } from '#workers/lib/sequences/protein/givenChain.ts';
import { isLoneText, type LoneRecord, loneHeader, loneSource } from '#workers/lib/sequences/records/loneText.ts';

const LONG = 'MKTAYIAKQR'.repeat(70_000);
const TEXT = `>one two\nmkt\nAY\n>empty\n>three\n${LONG}\n`;

interface Reading {
  readonly text?: string;
  readonly inputType?: 'DNA' | 'PROTEIN';
  readonly cuts?: readonly number[];
  readonly most?: number;
}

async function read({ text = TEXT, inputType = 'PROTEIN', cuts = [], most = Number.POSITIVE_INFINITY }: Reading) {
  const { given, task } = await givenChains({ text, inputType, cuts });
  const records: LoneRecord[] = [];
  await eachChain(given, task, async (record) => records.push(record) < most);
  return { given, records };
}

/** The beginning of the letters that an analysis finds in the text of a record alone. */
async function lettersOf({ alone }: LoneRecord): Promise<string | null> {
  if (alone === null) return null;
  const { letters } = await givenLetters(alone.given as GivenChain, { report() {}, open: () => alone.source });
  return letters.slice(0, 10);
}

describe('every protein', () => {
  test.each([[[]], [[5, 11, 20]], [Array.from({ length: 30 }, (_, at) => at + 1)]])('cut at %j', async (cuts) => {
    const { records } = await read({ cuts });
    expect(records.map(({ name, length }) => [name, length])).toEqual([
      ['one two', 5],
      ['empty', 0],
      ['three', LONG.length],
    ]);
    expect(await Promise.all(records.map(lettersOf))).toEqual(['MKTAY', null, LONG.slice(0, 10)]);
  });

  test.each([
    ['before the end of a slice', []],
    ['between slices', [15]],
  ])('until enough, %s', async (_, cuts) => {
    expect((await read({ cuts, most: 1 })).records.map(({ name }) => name)).toEqual(['one two']);
  });

  test('of a strand, from its first AUG', async () => {
    const { records } = await read({ text: '>a\nCCATGAAAGCACGTTAAGG\n>b\nCCCC\n', inputType: 'DNA' });
    expect(await Promise.all(records.map(lettersOf))).toEqual(['MKAR', null]);
  });

  test('with another letter than the twenty is not asked about, and says why', async () => {
    const { records } = await read({ text: '>a\nMK\n>b\nMX\n' });
    expect(records[1]).toEqual({ name: 'b', length: 2, alone: null, reason: 'Residue 2 is “X”' });
  });

  test('is a text of its own, of one record', async () => {
    const { given, records } = await read({});
    const alone = records[2]?.alone?.given as typeof given;
    expect([alone.sequence, given.sequence].map(isLoneText)).toEqual([true, false]);
    expect([alone.learnt, given.learnt]).toEqual([undefined, { recordCount: 3 }]);
  });

  test('a text that has another letter by now', async () => {
    const { given, task } = await givenChains({ text: '>a\nMK\n' });
    const changed = loneSource(loneHeader('a'), new TextEncoder().encode('MK1'));
    await expect(eachChain(given, { ...task, open: () => changed }, async () => true)).rejects.toThrow('changed');
  });
});

/** Records of a text, each as a text of its own. */
import { describe, expect, test } from 'vitest';
import { type TextRecord, textRecords } from '#src/tools/cli/textRecords.ts';
import { createLetterSieve } from '#workers/lib/sequences/letters/letterSieve.ts';
import { fileSource } from '#workers/streams/fileSource.ts';
import { recognizedFormat, type TextFormat } from '#workers/streams/textFormat.ts';

async function all(records: AsyncIterable<TextRecord>): Promise<readonly TextRecord[]> {
  const found: TextRecord[] = [];
  for await (const record of records) found.push(record);
  return found;
}

async function textOf(record: TextRecord | undefined): Promise<string> {
  const text = record?.text ?? '';
  return typeof text === 'string' ? text : text.text();
}

async function recordsOf(text: string, format: TextFormat) {
  const found = await all(textRecords(new Blob([text]), format));
  return Promise.all(found.map(async (record) => ({ ...record, text: await textOf(record) })));
}

test('FASTA: the whole header, the letters as written, and records without any', async () => {
  expect(await recordsOf('\n>one first\r\nACGT\r\nAC\r\n>\n>three\nTT', 'fasta')).toEqual([
    { number: 1, header: 'one first', hasLetters: true, text: '>one first\n\nACGT\r\nAC\r\n' },
    { number: 2, header: '', hasLetters: false, text: '>\n' },
    { number: 3, header: 'three', hasLetters: true, text: '>three\nTT' },
  ]);
});

test('letters before the first header are a record without a name', async () => {
  expect((await recordsOf('ACGT\n>b\nTT\n', 'fasta')).map(({ header }) => header)).toEqual(['', 'b']);
});

test('a header keeps its length, whatever precedes it', async () => {
  const long = `gene ${'description '.repeat(40)}end`;
  const records = await recordsOf(`>${long}1\nAC\n>empty\n>${long}2\nGT\n`, 'fasta');
  expect(records.map(({ header }) => header)).toEqual([`${long}1`, 'empty', `${long}2`]);
});

test('GenBank: the name of LOCUS, the letters without their numbers', async () => {
  const entry = (name: string, letters: string) =>
    `LOCUS       ${name} 4 bp\nDEFINITION  x\nORIGIN\n        1 ${letters}\n//\n`;
  const records = await recordsOf(entry('AB1', 'acgt ac') + entry('AB2', 'tttt'), 'genbank');
  expect(records.map(({ number, header }) => [number, header])).toEqual([
    [1, 'AB1'],
    [2, 'AB2'],
  ]);
  expect(records.map(({ text }) => text.replace(/\s+/g, ' ').trim())).toEqual(['>AB1 acgt ac', '>AB2 tttt']);
});

describe('a record that is too long for a string is read from the file', () => {
  const lines = 'ACGTACGTAC\n'.repeat(120_000);

  test('FASTA', async () => {
    const text = new Blob([`>a x\n${lines}>b\nTT\n`]);
    const [first, second] = await all(textRecords(text, 'fasta'));
    expect(first?.text).toBeInstanceOf(Blob);
    expect(await textOf(first)).toBe(`>a x\n${lines}`);
    expect(second?.text).toBe('>b\nTT\n');
  });

  test('GenBank', async () => {
    const text = new Blob([`LOCUS       a\nORIGIN\n1 ${lines}//\nLOCUS       b\nORIGIN\ntt\n//\n`]);
    const [first, second] = await all(textRecords(text, 'genbank'));
    const own = first?.text as Blob;
    expect(await recognizedFormat(fileSource(own, 'a'))).toBe('genbank');
    expect((await own.text()).replace(/^LOCUS +a\nORIGIN\n[\s\d]*/, '')).toBe(lines);
    expect(second).toMatchObject({ number: 2, header: 'b' });
  });
});

test('a text with a character that is in no format ends there: the formula says where', async () => {
  expect((await recordsOf('>a\nAC?T\n>b\nTT\n', 'fasta')).map(({ header }) => header)).toEqual(['a']);
});

test('with a sieve, each record has its letters alone', async () => {
  const text = new Blob(['>a\n1 AU-GC 4\n>b\n5\u2032-TT-3\u2032\n']);
  const records = await all(textRecords(text, 'fasta', createLetterSieve('dna')));
  const letters = records.map(({ text }) => String(text).replace(/ +/g, ''));
  expect(letters).toEqual(['>a\nATGC\n', '>b\nTT\n']);
  const chains = await all(textRecords(new Blob(['>a\nMK*\n>b\nMV-\n']), 'fasta', createLetterSieve('protein')));
  expect(chains.map(({ text }) => String(text).trim())).toEqual(['>a\nMK', '>b\nMV']);
});

import { expect, test } from 'vitest';
import { cutSource } from '#tests/support/cutSource.ts';
import type { Task } from '#workers/contract.ts';
import { readSecond, type SecondOptions } from '#workers/lib/sequences/alignment/secondSequence.ts';

const DNA: SecondOptions = { letters: 'dna', record: null, mostLetters: 100 };

async function read(text: string, own: Partial<SecondOptions> = {}) {
  const task: Task = { report() {}, open: (long) => cutSource(String(long), [1, 4, 9, 10]) };
  const outcome = await readSecond(text, task, { ...DNA, ...own }, { text: 'second', record: 'secondRecord' });
  return 'message' in outcome ? outcome : [outcome.name, new TextDecoder().decode(outcome.letters)];
}

test('letters in either case, as FASTA, with numbers and gaps', async () => {
  expect(await read('acgt ACGT')).toEqual(['', 'ACGTACGT']);
  expect(await read('>one\nACGT\nNN\n>two\nTTTT')).toEqual(['one', 'ACGTNN']);
  expect(await read('1 acgu-acg\n9 tt')).toEqual(['', 'ACGTACGTT']);
});

test('the first record with letters, or the one asked for', async () => {
  const text = '>none\n>one\nAC\n>two\nGG';
  expect(await read(text)).toEqual(['one', 'AC']);
  expect(await read(text, { record: 3 })).toEqual(['two', 'GG']);
  expect(await read(text, { record: 4 })).toMatchObject({
    message: 'The second text has only 3 records',
    path: 'secondRecord',
  });
  expect(await read('ACGT', { record: 2 })).toMatchObject({ message: 'The second text has only 1 record' });
});

test('proteins with B, Z and X', async () => {
  expect(await read('mkvbzx', { letters: 'protein' })).toEqual(['', 'MKVBZX']);
  expect(await read('MKJ', { letters: 'protein' })).toMatchObject({
    message: 'The second sequence has a character that is not a letter of a protein',
    place: 'Line 1, column 3: “J”',
  });
});

test('what is refused', async () => {
  expect(await read('')).toMatchObject({ message: 'Please enter a second sequence', path: 'second' });
  expect(await read('ACGT\nACEGT')).toMatchObject({ place: 'Line 2, column 3: “E”', path: 'second' });
  expect(await read('A'.repeat(101))).toMatchObject({
    message: 'Please shorten the second sequence to at most 100 letters',
  });
});

import { expect, test } from 'vitest';
import { givenDna } from '#tests/support/givenDna.ts';
import { readStretches } from '#workers/lib/sequences/strand/recordStretches.ts';

const TEXT = '>one\nACGT\nac gt\n>two\n\n>three\nTTGGCC\n>four\nA\n';

const stretch = (record: number, from: number, to: number) => ({
  record,
  from,
  to,
  letters: new Uint8Array(to - from),
});
const textOf = ({ letters }: { readonly letters: Uint8Array }) => new TextDecoder().decode(letters);

test.each([[[]], [[1]], [[7, 8, 9]], [[14, 21, 30]]])('letters of several records, cut at %j', async (cuts) => {
  const { given, task } = await givenDna({ text: TEXT, origin: 'file', cuts });
  const stretches = [stretch(1, 2, 7), stretch(1, 0, 3), stretch(3, 1, 6), stretch(3, 0, 1)];
  await readStretches(given, task, stretches);
  expect(stretches.map(textOf)).toEqual(['GTACG', 'ACG', 'TGGCC', 'T']);
});

test('of typed letters, and of none', async () => {
  const { given, task } = await givenDna({ text: 'acg t' });
  const whole = stretch(1, 0, 4);
  await readStretches(given, task, [whole]);
  await readStretches(given, task, []);
  expect(textOf(whole)).toBe('ACGT');
});

test('of entries of GenBank, with numbers among the letters', async () => {
  const entry = (name: string, letters: string) => `LOCUS       ${name} 8 bp\nORIGIN\n        1 ${letters}\n//\n`;
  const { given, task } = await givenDna({ text: entry('A', 'acgt acgt') + entry('B', 'ttttt ggg'), origin: 'file' });
  const part = stretch(2, 4, 8);
  await readStretches(given, task, [part]);
  expect(textOf(part)).toBe('TGGG');
});

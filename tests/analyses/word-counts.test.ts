/** Counts of words against EMBOSS compseq and wordcount (recorded answers). */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { givenDna } from '#tests/support/givenDna.ts';
import wordCounts, { type WordCountsInput } from '#workers/formulas/word-counts.ts';

interface Recorded {
  readonly compseq: readonly {
    readonly file: string;
    readonly size: number;
    readonly strands: 'one' | 'both';
    readonly total: number;
    /** Word, count, observed and expected frequency, ratio. */
    readonly rows: readonly (readonly [string, number, string, string, string])[];
  }[];
  readonly wordcount: readonly {
    readonly file: string;
    readonly size: number;
    readonly rows: readonly (readonly [string, number])[];
  }[];
}

const recorded: Recorded = JSON.parse(readFileSync('tests/analyses/word-counts.json', 'utf8'));

async function countsOf(file: string, own: Pick<WordCountsInput, 'size'> & Partial<WordCountsInput>) {
  const { given, task } = await givenDna({
    text: readFileSync(`tests/data/${file}`, 'utf8'),
    origin: 'file',
    cuts: [777, 5000, 30_001],
  });
  return wordCounts.compute({ strands: 'one', order: 'letters', leastCount: 0, shape: 'entry', ...own, given }, task);
}

test.each(recorded.compseq)('compseq: $file, words of $size, strands: $strands', async (answer) => {
  const { file, size, strands, total, rows } = answer;
  const result = await countsOf(file, { size, strands });
  expect(result.words).toBe(total);
  expect(
    result.listed.map(({ word, count, share, expected }) => [word, count, share?.toFixed(7), expected?.toFixed(7)]),
  ).toEqual(rows.map((row) => row.slice(0, 4)));
  // Compseq divides shares in single precision.
  for (const [index, { ratio }] of result.listed.entries()) expect(ratio).toBeCloseTo(Number(rows[index]?.[4]), 5);
});

test.each(recorded.wordcount)('wordcount: $file, words of $size', async ({ file, size, rows }) => {
  const { listed, listable } = await countsOf(file, { size, order: 'count', leastCount: 4 });
  expect(listable).toBe(rows.length);
  expect(listed.map(({ word, count }) => [word, count])).toEqual(rows);
});

/** Inverted repeats against EMBOSS palindrome (recorded answers). */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { givenDna } from '#tests/support/givenDna.ts';
import invertedRepeats from '#workers/formulas/inverted-repeats.ts';

interface Recorded {
  readonly answers: readonly {
    readonly file: string;
    readonly leastArm: number;
    readonly mostGap: number;
    /** First and last letter of the left arm, last and first letter of the right arm. */
    readonly repeats: readonly (readonly number[])[];
  }[];
}

const recorded: Recorded = JSON.parse(readFileSync('tests/analyses/inverted-repeats.json', 'utf8'));

type Row = readonly number[];

/** EMBOSS leaves out a repeat of which both arms lie within those of another one, as in a run of one base. */
function isWithin([start = 0, end = 0, last = 0, first = 0]: Row, [a = 0, b = 0, c = 0, d = 0]: Row): boolean {
  return start >= a && end <= b && last <= c && first >= d && end - start < b - a;
}

test.each(recorded.answers)('$file, arms of $leastArm, gaps up to $mostGap', async ({ file, repeats, ...own }) => {
  const text = readFileSync(`tests/data/${file}`, 'utf8');
  const { given, task } = await givenDna({ text, origin: 'file', cuts: [777, 5000, 30_001] });
  const { listed, total } = await invertedRepeats.compute({ given, ...own, order: 'position', shape: 'linear' }, task);
  const found = listed.map(({ leftStart, leftEnd, rightStart, rightEnd }) => [
    leftStart,
    leftEnd,
    rightEnd,
    rightStart,
  ]);
  const inOrder = (rows: readonly Row[]) =>
    rows.map((row) => row.join(' ')).toSorted((one, other) => (one < other ? -1 : 1));
  expect(total).toBe(found.length);
  const outer = found.filter((row) => !found.some((other) => isWithin(row, other)));
  expect(inOrder(outer)).toEqual(inOrder(repeats));
});

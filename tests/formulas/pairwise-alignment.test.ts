/** Alignment with the strand of the DNA page: regions, strands, records, refusals. Against EMBOSS: tests/analyses/alignment.test.ts. */
import { expect, test } from 'vitest';
import { givenDna } from '#tests/support/givenDna.ts';
import type { Task } from '#workers/contract.ts';
import pairwiseAlignment, { type PairwiseAlignmentResult } from '#workers/formulas/pairwise-alignment.ts';
import { stringSource } from '#workers/streams/byteSource.ts';

const STRAND = 'ATGGCCATTGTAATGGGCCGCTGAAAGGGTGCCCGATAG';
const BLANK = {
  second: STRAND,
  secondRecord: null,
  otherStrand: false,
  mode: 'global',
  from: null,
  to: null,
  shape: 'linear',
  scoring: 'ednafull',
  match: null,
  mismatch: null,
  gapOpen: null,
  gapExtend: null,
} as const;

async function asked(own: object, text = STRAND) {
  const { given, task } = await givenDna({ text });
  // The page's text and the second one.
  const both: Task = {
    ...task,
    open: (long) => (long === given.sequence ? task.open(long) : stringSource(String(long))),
  };
  return { verdict: await pairwiseAlignment.validate({ ...BLANK, ...own, given }, both), task: both };
}

async function aligned(own: object, text = STRAND): Promise<PairwiseAlignmentResult> {
  const { verdict, task } = await asked(own, text);
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.issues));
  return pairwiseAlignment.compute(verdict.input, task);
}

test('the strand with itself', async () => {
  expect(await aligned({})).toMatchObject({ score: 5 * 39, columns: 39, identity: 100, similarity: 100, gaps: 0 });
});

test('a region, a record of the second text, and U as T', async () => {
  const result = await aligned({ from: 4, to: 12, second: '>a\nTTT\n>b\nGCCAUUGUA', secondRecord: 2 });
  expect(result).toMatchObject({ score: 45, first: { from: 4, to: 12 }, second: { name: 'b', from: 1, to: 9 } });
});

test('the other strand of the second sequence has falling positions', async () => {
  const result = await aligned({ second: 'GGTACAATGGCCAT', otherStrand: true, mode: 'local' });
  expect(result).toMatchObject({ first: { from: 1, to: 12 }, second: { from: 14, to: 3 }, identity: 100 });
});

test('a region across the origin of a circle', async () => {
  const result = await aligned({ from: 38, to: 3, shape: 'circular', second: 'AGATG' });
  expect(result).toMatchObject({ score: 25, first: { from: 38, to: 3, letters: 'AGATG' } });
});

test('match and mismatch of one’s own', async () => {
  const own = { second: 'ATGGCGATTG', from: 1, to: 10, scoring: 'match' };
  expect((await aligned({ ...own, match: 1, mismatch: -2 })).score).toBe(7);
  expect((await aligned(own)).score).toBe(9 * 5 - 4);
});

test.each([
  [{ second: '' }, 'second'],
  [{ second: 'ACGE' }, 'second'],
  [{ second: 'A'.repeat(20_001) }, 'second'],
  [{ second: '>a\nACGT', secondRecord: 2 }, 'secondRecord'],
  [{ secondRecord: 0.5 }, 'secondRecord'],
  [{ from: 40 }, 'from'],
  [{ from: 3, to: 2 }, 'to'],
  [{ match: 0 }, 'match'],
  [{ mismatch: 1 }, 'mismatch'],
  [{ gapOpen: 0.25 }, 'gapOpen'],
  [{ gapOpen: 0, gapExtend: 1 }, 'gapExtend'],
])('%o is refused', async (own, path) => {
  const { verdict } = await asked(own);
  expect(verdict).toMatchObject({ ok: false, issues: [{ path }] });
});

test('more than 20,000 letters need a region', async () => {
  const { verdict } = await asked({}, STRAND.repeat(600));
  expect(verdict).toMatchObject({ ok: false, issues: [{ path: 'to' }] });
  expect((await aligned({ from: 40, to: 78 }, STRAND.repeat(600))).identity).toBe(100);
});

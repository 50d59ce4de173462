/** Alignment with the protein of the protein page. Against EMBOSS: tests/analyses/alignment.test.ts. */
import { expect, test } from 'vitest';
import { givenFor } from '#tests/support/everyAnalysis.ts';
import type { Task } from '#workers/contract.ts';
import proteinAlignment, { type GivenChain, type ProteinAlignmentResult } from '#workers/formulas/protein-alignment.ts';
import { stringSource } from '#workers/streams/byteSource.ts';

const task: Task = { report() {}, open: (text) => stringSource(String(text)) };
const PROTEIN = 'MALWMRLLPLLALLALWGPDPAAAFVNQHLCGSHLVEALYLVCGERGFFYTPKT';
const BLANK = {
  second: PROTEIN,
  secondRecord: null,
  mode: 'global',
  from: null,
  to: null,
  matrix: 'blosum62',
  gapOpen: null,
  gapExtend: null,
} as const;

async function asked(own: object, text = PROTEIN, settings = {}) {
  const given = (await givenFor('protein', text, settings)) as GivenChain;
  return proteinAlignment.validate({ ...BLANK, ...own, given }, task);
}

async function aligned(own: object, text = PROTEIN, settings = {}): Promise<ProteinAlignmentResult> {
  const verdict = await asked(own, text, settings);
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.issues));
  return proteinAlignment.compute(verdict.input, task);
}

test('the protein with itself, and with a part of itself', async () => {
  expect(await aligned({})).toMatchObject({ columns: 54, identity: 100, gaps: 0 });
  const part = await aligned({ second: PROTEIN.slice(9, 30), mode: 'local' });
  expect(part).toMatchObject({ columns: 21, identity: 100, first: { from: 10, to: 30 } });
});

test('a region, and another matrix', async () => {
  const own = { from: 1, to: 4, second: 'MALW' };
  expect((await aligned(own)).score).toBe(5 + 4 + 4 + 11);
  expect((await aligned({ ...own, matrix: 'pam250' })).score).toBe(6 + 2 + 6 + 17);
});

test('the protein that a strand codes for', async () => {
  const result = await aligned({ second: 'MAW' }, 'CCATGGCTTGGTAA', { inputType: 'DNA' });
  expect(result).toMatchObject({ columns: 3, identity: 100, score: 5 + 4 + 11 });
});

test.each([
  [{ second: '' }, 'second'],
  [{ second: 'MJ' }, 'second'],
  [{ second: '>a\nMA', secondRecord: 3 }, 'secondRecord'],
  [{ secondRecord: 0 }, 'secondRecord'],
  [{ from: 55 }, 'from'],
  [{ from: 3, to: 2 }, 'to'],
  [{ gapExtend: 11 }, 'gapExtend'],
])('%o is refused', async (own, path) => {
  expect(await asked(own)).toMatchObject({ ok: false, issues: [{ path }] });
});

test('more than 20,000 residues need a region', async () => {
  expect(await asked({}, PROTEIN.repeat(400))).toMatchObject({ ok: false, issues: [{ path: 'to' }] });
});

/**
 * Alignments equal to EMBOSS 6.6.0, of real sequences and of generated ones. Each answer of `alignment.json` is that of
 *
 *   needle -endweight -endopen OPEN -endextend EXTEND …    global
 *   needle …                                               overlap
 *   water …                                                local
 *
 * with `-asequence a.fa -bsequence b.fa -gapopen OPEN -gapextend EXTEND -datafile MATRIX -aformat3 markx3`. Scores are always the
 * same. Where the rows differ, those of EMBOSS have the same score as ours: several alignments are equally good.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createPlainTileKernel } from '#workers/kernel/plainTileKernel.ts';
import type { AlignmentMode } from '#workers/lib/sequences/alignment/alignmentGrid.ts';
import { createTileKernel } from '#workers/lib/sequences/alignment/alignmentResult.ts';
import { alignPair, countColumns } from '#workers/lib/sequences/alignment/pairAlignment.ts';
import { type PairScores, pairScores } from '#workers/lib/sequences/alignment/pairScores.ts';
import { EDNAFULL, PROTEIN_MATRICES } from '#workers/reference/substitutionMatrices.ts';

interface Answer {
  readonly name: string;
  readonly letters?: readonly string[];
  readonly files?: readonly string[];
  readonly records?: readonly number[];
  readonly matrix: string;
  readonly open: number;
  readonly extend: number;
  readonly mode: string;
  readonly score: number;
  readonly identical: number;
  readonly similar: number;
  readonly gaps: number;
  readonly columns: number;
  readonly rows: readonly string[];
}

const ANSWERS: readonly Answer[] = JSON.parse(readFileSync(new URL('./alignment.json', import.meta.url), 'utf8'));
const createFastKernel = await createTileKernel;

const SCORES: Readonly<Record<string, PairScores>> = {
  EDNAFULL: pairScores(EDNAFULL),
  ...Object.fromEntries(
    Object.entries(PROTEIN_MATRICES).map(([name, table]) => [`E${name.toUpperCase()}`, pairScores(table)]),
  ),
};

function lettersOf({ letters, files = [], records = [] }: Answer): readonly [Uint8Array, Uint8Array] {
  const texts = letters ?? files.map((file, index) => record(file, records[index] ?? 0));
  const [first, second] = texts.map((text) => new TextEncoder().encode(text));
  if (first === undefined || second === undefined) throw new Error('An answer is about two sequences');
  return [first, second];
}

function record(file: string, number: number): string {
  const text = readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8').split('>')[number] ?? '';
  return text.slice(text.indexOf('\n')).replace(/\s/g, '').toUpperCase();
}

function ours(answer: Answer, kernel = createFastKernel) {
  const { matrix, mode, open, extend } = answer;
  const scores = SCORES[matrix];
  if (scores === undefined) throw new Error(matrix);
  const [first, second] = lettersOf(answer);
  return alignPair(first, second, { mode: mode as AlignmentMode, scores, open, extend }, () => {}, kernel);
}

/** The score of rows, added up column by column. */
function scoreOf([above = '', below = '']: readonly string[], { matrix, mode, open, extend }: Answer): number {
  const scores = SCORES[matrix] as PairScores;
  const gaps = [...above].map((letter, at) => (letter === '-' ? 'above' : below[at] === '-' ? 'below' : ''));
  const free = (at: number) =>
    mode === 'overlap' &&
    (gaps.slice(0, at + 1).every((gap) => gap === gaps[at]) || gaps.slice(at).every((gap) => gap === gaps[at]));
  return gaps.reduce((sum, gap, at) => {
    if (gap !== '') return free(at) ? sum : sum - (gaps[at - 1] === gap ? extend : open);
    return sum + (scores[32 * (above.charCodeAt(at) & 31) + (below.charCodeAt(at) & 31)] as number);
  }, 0);
}

describe.each(ANSWERS)('$name, $mode, $matrix $open $extend', (answer) => {
  const aligned = ours(answer);

  test('score', () => {
    expect(aligned.score).toBe(answer.score);
    expect(scoreOf([aligned.first, aligned.second], answer)).toBe(answer.score);
  });

  test('rows: the same, or others with the same score', () => {
    const rows = [aligned.first, aligned.second];
    const { identical, similar, gaps, columns } = countColumns(
      answer.rows[0] ?? '',
      answer.rows[1] ?? '',
      SCORES[answer.matrix] as PairScores,
    );
    expect({ identical, similar, gaps, columns }).toEqual({
      identical: answer.identical,
      similar: answer.similar,
      gaps: answer.gaps,
      columns: answer.columns,
    });
    if (rows.join() === answer.rows.join()) expect(aligned.counts).toMatchObject({ identical, similar, gaps, columns });
    else expect(scoreOf(answer.rows, answer)).toBe(aligned.score);
  });

  test('the plain kernel aligns in the same way', () => {
    expect(ours(answer, createPlainTileKernel)).toEqual(aligned);
  });
});

test('the rows are those of EMBOSS in all but a few', () => {
  const others = ANSWERS.filter((answer) => {
    const { first, second } = ours(answer);
    return answer.rows.join() !== [first, second].join();
  });
  expect(ANSWERS.length).toBe(159);
  expect(others.length).toBeLessThanOrEqual(20);
});

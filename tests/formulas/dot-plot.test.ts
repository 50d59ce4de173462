/** Dots and diagonals against all pairs of places, on generated strands and on a plasmid. */
import { expect, test } from 'vitest';
import PLASMID from '#tests/data/NC_005816.fna?raw';
import { givenDna } from '#tests/support/givenDna.ts';
import type { Task } from '#workers/contract.ts';
import dotPlot, { type DotPlotResult } from '#workers/formulas/dot-plot.ts';
import { stringSource } from '#workers/streams/byteSource.ts';

const BLANK = { second: '', secondRecord: null, word: null, shape: 'entry' } as const;

async function asked(text: string, own: object) {
  const { given, task } = await givenDna({ text });
  const both: Task = {
    report() {},
    open: (long) => (long === given.sequence ? task.open(long) : stringSource(String(long))),
  };
  return { verdict: await dotPlot.validate({ ...BLANK, ...own, given }, both), task: both };
}

async function plotted(text: string, own: object): Promise<DotPlotResult> {
  const { verdict, task } = await asked(text, own);
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.issues));
  return dotPlot.compute(verdict.input, task);
}

function random(length: number, seed: number): string {
  let state = seed;
  let text = '';
  for (let at = 0; at < length; at += 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    text += 'ACGT'[state >>> 30];
  }
  return text;
}

function opposite(text: string): string {
  return [...text]
    .toReversed()
    .map((letter) => 'TGCA'['ACGT'.indexOf(letter)])
    .join('');
}

/** Cells with a dot, as 'column row', by comparing every word of both. */
function naiveCells(first: string, second: string, word: number): readonly [same: Set<string>, other: Set<string>] {
  const [columns, rows] = [Math.min(400, first.length), Math.min(400, second.length)];
  const places = new Map<string, number[]>();
  for (let at = 0; at + word <= first.length; at += 1) {
    const key = first.slice(at, at + word);
    places.set(key, [...(places.get(key) ?? []), at]);
  }
  const cells = [new Set<string>(), new Set<string>()] as const;
  for (let at = 0; at + word <= second.length; at += 1)
    for (const [index, key] of [second.slice(at, at + word), opposite(second.slice(at, at + word))].entries())
      for (const place of places.get(key) ?? [])
        cells[index]?.add(`${Math.floor((place * columns) / first.length)} ${Math.floor((at * rows) / second.length)}`);
  return cells;
}

function cellsOf(rows: DotPlotResult['sameStrand']): Set<string> {
  const cells = new Set<string>();
  for (const [row, runs] of rows.entries())
    for (let at = 0; at < runs.length; at += 2)
      for (let more = 0; more < (runs[at + 1] ?? 0); more += 1) cells.add(`${(runs[at] ?? 0) + more} ${row}`);
  return cells;
}

test('dots are where all pairs of places have them, on both strands', async () => {
  const shared = random(300, 5);
  const first = random(700, 1) + shared + random(500, 2);
  const second = random(120, 3) + opposite(shared) + random(80, 4) + shared;
  for (const word of [6, 8, 13]) {
    const result = await plotted(first, { second, word });
    const [same, other] = naiveCells(first, second, word);
    expect([cellsOf(result.sameStrand), cellsOf(result.otherStrand)]).toEqual([same, other]);
  }
});

test('of a circle, words across the origin match', async () => {
  const strand = random(300, 5);
  const second = `${strand.slice(200)}${strand.slice(0, 100)}`;
  const line = await plotted(strand, { second, word: 12 });
  const circle = await plotted(strand, { second, word: 12, shape: 'circular' });
  expect(circle.matches - line.matches).toBe(11);
  const places = circle.diagonals
    .slice(0, 2)
    .map((each) => [each.firstFrom, each.firstTo, each.secondFrom, each.secondTo]);
  expect(places).toEqual([
    [201, 11, 1, 111],
    [1, 100, 101, 200],
  ]);
  expect(circle.sameStrand).toHaveLength(200);
});

test('the longest diagonals are what both share', async () => {
  const shared = random(300, 5);
  const first = `${random(700, 1)}A${shared}A${random(500, 2)}`;
  const second = `${random(120, 3)}C${opposite(shared)}C${random(80, 4)}C${shared}C`;
  const { diagonals } = await plotted(first, { second, word: 16 });
  expect(diagonals.slice(0, 2)).toMatchObject([
    { firstFrom: 702, firstTo: 1001, secondFrom: 421, secondTo: 122, strand: '-', length: 300, words: 285 },
    { firstFrom: 702, firstTo: 1001, secondFrom: 504, secondTo: 803, strand: '+', length: 300, words: 285 },
  ]);
});

test('with itself: the repeats, each once, without the diagonal from corner to corner', async () => {
  const [repeat, between] = [random(60, 7), random(200, 8)];
  const text = `A${repeat}A${between}C${repeat}C${random(100, 9)}A${opposite(repeat)}C`;
  const { isSelf, diagonals, matches } = await plotted(text, { word: 12 });
  expect(isSelf).toBe(true);
  expect(diagonals.filter(({ length }) => length >= 60)).toMatchObject([
    { firstFrom: 2, firstTo: 61, secondFrom: 264, secondTo: 323, strand: '+', length: 60 },
    { firstFrom: 2, firstTo: 61, secondFrom: 485, secondTo: 426, strand: '-', length: 60 },
    { firstFrom: 264, firstTo: 323, secondFrom: 485, secondTo: 426, strand: '-', length: 60 },
  ]);
  expect(matches).toBeGreaterThan(380);
});

test('a plasmid with itself has the line from corner to corner and its words by the lengths', async () => {
  const { word, sameStrand, columns, rows } = await plotted(PLASMID.replace(/^>.*/, ''), {});
  expect([word, columns, rows]).toEqual([9, 400, 400]);
  const cells = cellsOf(sameStrand);
  for (let at = 0; at < 400; at += 1) expect(cells.has(`${at} ${at}`)).toBe(true);
});

test('a record of the second text, and its name', async () => {
  const text = random(50, 9);
  const { second, diagonals } = await plotted(text, { second: `>a\nACGT\n>b c\n${text}`, secondRecord: 2 });
  expect(second).toEqual({ name: 'b c', length: 50 });
  expect(diagonals[0]).toMatchObject({ length: 50, strand: '+' });
});

test('frequent words are compared at their first places', async () => {
  const { crowded, matches } = await plotted('A'.repeat(200), { word: 10 });
  expect(crowded).toBe(191 - 64);
  expect(matches).toBe(191 * 64);
});

test.each([
  [{ word: 3 }, 'word'],
  [{ word: 25 }, 'word'],
  [{ word: 8.5 }, 'word'],
  [{ secondRecord: 0 }, 'secondRecord'],
  [{ second: 'ACGJ' }, 'second'],
  [{ second: '>a\nACGT', secondRecord: 2 }, 'secondRecord'],
])('%o is refused', async (own, path) => {
  expect((await asked('ACGTACGTAC', own)).verdict).toMatchObject({ ok: false, issues: [{ path }] });
});

test('shorter than a word', async () => {
  expect(await plotted('ACG', { second: 'ACG' })).toMatchObject({ matches: 0, diagonals: [], columns: 3, rows: 3 });
});

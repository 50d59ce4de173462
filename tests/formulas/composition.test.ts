/** Composition in windows: figures, limits, and Biopython's answers. */
import { expect, test } from 'vitest';
import PLASMID from '#tests/data/NC_005816.fna?raw';
import { givenDna } from '#tests/support/givenDna.ts';
import composition, { type CompositionResult } from '#workers/formulas/composition.ts';

async function windowsOf(text: string, own: object, options: object = {}): Promise<CompositionResult> {
  const { given, task } = await givenDna({ text, options });
  const verdict = composition.validate({ size: null, step: null, shape: 'entry', ...own, given });
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.issues));
  return composition.compute(verdict.input, task);
}

test('a window by hand', async () => {
  const { windows, walk } = await windowsOf('ACGCGT', { size: 6 });
  expect(windows).toEqual([
    { start: 1, end: 6, gcContent: (100 * 4) / 6, gcSkew: 0, atSkew: 0, cpgRatio: (2 * 6) / 4, skewSum: 0 },
  ]);
  expect(walk).toEqual({ lowest: { place: 2, sum: -1 }, highest: { place: 0, sum: 0 } });
});

test('what is not defined is null', async () => {
  expect((await windowsOf('AAAA', { size: 4 })).windows[0]).toMatchObject({
    gcContent: 0,
    gcSkew: null,
    cpgRatio: null,
  });
  expect((await windowsOf('GGGG', { size: 4 })).windows[0]).toMatchObject({ gcSkew: 1, atSkew: null, cpgRatio: null });
  const unknown = await windowsOf('NNNN', { size: 4 }, { allowAmbiguous: true });
  expect(unknown.windows[0]).toMatchObject({ gcContent: null, gcSkew: null, atSkew: null });
});

/** Biopython 1.80: Bio.SeqUtils.GC_skew(record.seq, 1000) of NC_005816.fna, whose last, shorter window is left out here. */
const SKEWS = [-0.013183, 0, -0.030568, -0.021352, -0.044444, -0.136842, 0.036697, 0.020979, -0.134066];
const GC = [53.1, 49.6, 45.8, 56.2, 36, 38, 43.6, 42.9, 45.5];

test('windows of a plasmid are those of Biopython', async () => {
  const { windows } = await windowsOf(PLASMID, { size: 1000, step: 1000 }, { readAsFasta: true });
  expect(windows.map(({ gcSkew }) => Number(gcSkew?.toFixed(6)) + 0)).toEqual(SKEWS);
  expect(windows.map(({ gcContent }) => Number(gcContent?.toFixed(4)))).toEqual(GC);
});

test('the sum of G less C is that of all bases up to the end of a window', async () => {
  const { windows } = await windowsOf('GGGCCCCCGN', { size: 4, step: 2 }, { allowAmbiguous: true });
  expect(windows.map(({ end, skewSum }) => [end, skewSum])).toEqual([
    [4, 2],
    [6, 0],
    [8, -2],
    [10, -1],
  ]);
});

test('windows of a circle begin at every step, also where they end beyond the origin', async () => {
  const text = '>a [topology=circular]\nGGGCCCCCGA';
  const own = { size: 4, step: 2 };
  const { shape, windows, walk } = await windowsOf(text, own, { readAsFasta: true });
  expect(shape.used).toBe('circular');
  expect(windows.map(({ start, end, skewSum }) => [start, end, skewSum])).toEqual([
    [1, 4, 2],
    [3, 6, 0],
    [5, 8, -2],
    [7, 10, -1],
    [9, 2, 2],
  ]);
  expect(windows[4]).toMatchObject({ gcContent: 75, gcSkew: 1, atSkew: 1, cpgRatio: null });
  expect(walk).toEqual((await windowsOf(text, { ...own, shape: 'linear' }, { readAsFasta: true })).walk);
  expect((await windowsOf(text, {}, { readAsFasta: true })).windows.at(-1)).toMatchObject({ start: 6, end: 5 });
});

test('blank boxes give some hundred windows', async () => {
  const { size, step, count } = await windowsOf(PLASMID, {}, { readAsFasta: true });
  expect([size, step, count]).toEqual([192, 96, 99]);
  expect(await windowsOf('ACG', {})).toMatchObject({ size: 3, step: 1, count: 1 });
});

test.each([
  [{ size: 0 }, 'size'],
  [{ size: 2.5 }, 'size'],
  [{ size: 9999 }, 'size'],
  [{ step: 0 }, 'step'],
])('%j is refused at %s', async (own, path) => {
  const { given } = await givenDna({ text: 'ACGT' });
  expect(composition.validate({ size: null, step: null, shape: 'entry', ...own, given })).toMatchObject({
    ok: false,
    issues: [{ path }],
  });
});

test('too many windows are refused with a step that is wide enough', async () => {
  const { given } = await givenDna({ text: 'ACGT'.repeat(2000) });
  const verdict = composition.validate({ size: 10, step: 1, shape: 'entry', given });
  if (verdict.ok) throw new Error('accepted');
  const step = Number(verdict.issues[0]?.remedies?.[0]?.value);
  expect(composition.validate({ size: 10, step, shape: 'entry', given }).ok).toBe(true);
  expect(composition.validate({ size: 10, step: step - 1, shape: 'entry', given }).ok).toBe(false);
});

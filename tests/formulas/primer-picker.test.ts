/** Picked primers: positions, products, ends that occur twice, refusals. Against primer3: tests/analyses/primer-picker.test.ts. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { givenDna } from '#tests/support/givenDna.ts';
import primerPicker, { type PrimerPickerResult } from '#workers/formulas/primer-picker.ts';
import { reverseComplement } from '#workers/lib/sequences/motifs/restrictionEnzyme.ts';

const BLANK = {
  from: null,
  to: null,
  shortest: null,
  longest: null,
  minLength: null,
  bestLength: null,
  maxLength: null,
  minTm: null,
  bestTm: null,
  maxTm: null,
  minGc: null,
  maxGc: null,
  clamp: null,
  longestRun: null,
  hottest: null,
  uniqueEnd: null,
  saltConcentration: null,
  magnesium: null,
  dntp: null,
  oligoConcentration: null,
  dmso: null,
  formamide: null,
  shape: 'entry',
} as const;
const LAMBDA = readFileSync(new URL('../data/lambda-phage.fa', import.meta.url), 'utf8')
  .split('\n')
  .slice(1)
  .join('')
  .toUpperCase();
const STRAND = LAMBDA.slice(0, 1600);

async function pick(text: string, own: object): Promise<PrimerPickerResult> {
  const { given, task } = await givenDna({ text });
  const verdict = primerPicker.validate({ ...BLANK, given, ...own });
  if (!verdict.ok) throw new Error(JSON.stringify(verdict.issues));
  return primerPicker.compute(verdict.input, task);
}

test('primers stand where they are said to stand, on both sides of the region', async () => {
  const { pairs, pairCount, bestPenalty } = await pick(STRAND, { from: 701, to: 800, longest: 400 });
  expect(pairCount).toBe(5);
  expect(bestPenalty).toBe(pairs[0]?.penalty);
  for (const { forward, reverse, length, penalty, productTm, annealing } of pairs) {
    expect(STRAND.slice(forward.from - 1, forward.to)).toBe(forward.letters);
    expect(reverseComplement(STRAND.slice(reverse.from - 1, reverse.to))).toBe(reverse.letters);
    expect(forward.to).toBeLessThan(701);
    expect(reverse.from).toBeGreaterThan(800);
    expect(length).toBe(reverse.to - forward.from + 1);
    expect(length).toBeLessThanOrEqual(400);
    expect(penalty).toBeCloseTo(forward.penalty + reverse.penalty, 9);
    const gc = STRAND.slice(forward.from - 1, reverse.to).replace(/[AT]/g, '').length / length;
    expect(productTm).toBeCloseTo(81.5 + 16.6 * Math.log10(0.05) + 41 * gc - 675 / length, 9);
    expect(annealing).toBeCloseTo(0.3 * Math.min(forward.tm, reverse.tm) + 0.7 * (productTm ?? 0) - 14.9, 9);
  }
});

test('of a circle, region and products may cross the origin', async () => {
  const settings = { longest: 400 };
  const line = await pick(STRAND, { ...settings, from: 701, to: 800 });
  const turned = `${STRAND.slice(750)}${STRAND.slice(0, 750)}`;
  const circle = await pick(turned, { ...settings, from: 1551, to: 50, shape: 'circular' });
  const onLine = (place: number) => ((place - 1 + 750) % STRAND.length) + 1;
  const primersOf = (result: PrimerPickerResult, placeOf: (place: number) => number) =>
    result.pairs.map(({ forward, reverse, length, productTm }) => [
      ...[forward, reverse].map(({ letters, from, to }) => [letters, placeOf(from), placeOf(to)]),
      length,
      productTm,
    ]);
  expect(primersOf(circle, onLine)).toEqual(primersOf(line, (place) => place));
  expect(circle.shape).toEqual({ used: 'circular', said: null, by: null });
});

test('a region across the end of a line is refused, with the press that makes it a circle', async () => {
  const { given } = await givenDna({ text: STRAND });
  const issue = { message: 'The region ends before it begins', path: 'to', remedies: [{ field: 'shape' }] };
  expect(primerPicker.validate({ ...BLANK, given, from: 1551, to: 50 })).toMatchObject({ ok: false, issues: [issue] });
});

test('a primer whose 3′ end occurs elsewhere is left out, unless it is not asked for', async () => {
  const settings = { from: 701, to: 800, longest: 400 };
  const [best] = (await pick(STRAND, settings)).pairs;
  const twice = `${STRAND}${reverseComplement(best?.forward.letters.slice(-15) ?? '')}`;
  const found = await pick(twice, settings);
  expect(found.repeated).toBeGreaterThan(0);
  expect(found.pairs).toHaveLength(5);
  expect(found.pairs.map(({ forward }) => forward.letters.slice(-15))).not.toContain(best?.forward.letters.slice(-15));
  const anyhow = await pick(twice, { ...settings, uniqueEnd: 0 });
  expect(anyhow.pairs[0]?.forward.letters).toBe(best?.forward.letters);
});

test('where nothing is acceptable there is no pair, and the counts say why', async () => {
  const { pairs, pairCount, bestPenalty, left } = await pick('AT'.repeat(300), { from: 301, to: 310 });
  expect({ pairs, pairCount, bestPenalty }).toEqual({ pairs: [], pairCount: 0, bestPenalty: null });
  expect(left.gcContent).toBe(left.considered);
});

test.each([
  [{}, 'from'],
  [{ from: 700, to: 690 }, 'to'],
  [{ from: 701, to: 800, magnesium: -1 }, 'magnesium'],
  [{ from: 701, to: 800, minTm: 70 }, 'minTm'],
])('%j is refused', async (own, path) => {
  const { given } = await givenDna({ text: STRAND });
  expect(primerPicker.validate({ ...BLANK, given, ...own })).toMatchObject({ ok: false, issues: [{ path }] });
});

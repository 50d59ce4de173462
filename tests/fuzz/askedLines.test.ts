/** A few of `npm run fuzz:ask`, the same in every run, and that a wrong number would be found. */
import { describe, expect, test } from 'vitest';
import { isTestedWhole } from '#tests/support/sample.ts';
import { askedTemplates, lineOf, verdictOn } from './askedLines.ts';
import { CUT_LINES } from './askedParts.ts';
import { naivelyConverted } from './askedUnits.ts';
import { naiveResult } from './naiveFigure.ts';

const RUNS = isTestedWhole('src/site/asking/') ? 100 : 30;

test('changed lines have the figure of what they say, or none', async () => {
  const wrong: string[] = [];
  let answered = 0;
  for (let seed = 1; seed <= RUNS; seed += 1) {
    const line = lineOf(seed);
    const verdict = await verdictOn(line);
    if (verdict.wrong !== null) wrong.push(`${line.typed}: ${verdict.wrong}`);
    if (verdict.kind === 'answer') answered += 1;
  }
  expect(wrong).toEqual([]);
  expect(answered).toBeGreaterThan(RUNS / 2);
}, 120_000);

test('another number than the naive one is wrong', async () => {
  const template = askedTemplates().find(({ expected }) => expected.ask === 'rcf 12000 rpm 8.4 cm');
  if (template === undefined) throw new Error('The corpus has no such line');
  const line = { typed: template.expected.ask, template, swapped: null };
  expect(await verdictOn({ ...line, values: new Map() })).toEqual({ kind: 'answer', wrong: null });
  const { wrong } = await verdictOn({ ...line, values: new Map([['radius', '8.5']]) });
  expect(wrong).toMatch(/^expected 13687\.\d+, got 13526\./);
});

test('every line that is cut is one of the corpus', () => {
  const lines = askedTemplates().map(({ expected }) => expected.ask);
  expect(CUT_LINES.map((line) => line.replaceAll('|', ' ')).filter((line) => !lines.includes(line))).toEqual([]);
});

describe('the naive reader', () => {
  test.each([
    [1, 'in', 'cm', 2.54],
    [212, '°F', '°C', 100],
    [2, 'km', 'm', 2000],
    [500, 'nM', 'uM', 0.5],
  ])('converts %s %s to %s', (value, from, to, wanted) => {
    expect(naivelyConverted(value, from, to)).toBeCloseTo(wanted, 9);
  });

  test('computes the figures of the corpus', async () => {
    const [template] = askedTemplates();
    const result = await naiveResult(template?.expected ?? { calculator: '' }, new Map());
    expect(result).toMatchObject({ volume: template?.expected.answer?.value });
  });
});

/** A small sample of `npm run fuzz` for every formula. */
import { describe, expect, test } from 'vitest';
import { withGiven } from '#tests/support/everyAnalysis.ts';
import { everyFormula } from '#tests/support/everyCalculator.ts';
import { IS_SAMPLED } from '#tests/support/sample.ts';
import { corpusOf, readCorpus } from './corpus.ts';
import { fuzzFormula } from './fuzzFormula.ts';

const RUNS = IS_SAMPLED ? 50 : 500;
const CORPUS = await readCorpus();
const FORMULAS = await Promise.all(
  (await everyFormula()).map(async ({ id, formula }) => ({ id, formula: await withGiven(formula) })),
);

describe.each(FORMULAS)('$id', ({ id, formula }) => {
  test('never throws, and never answers with NaN or infinity', async () => {
    const report = await fuzzFormula(formula, corpusOf(CORPUS, id), {
      runs: RUNS,
      seed: Number(process.env.FC_SEED ?? 1),
    });
    expect(report.complaints).toEqual([]);
    expect(report.refused).toBeGreaterThan(RUNS / 20);
    expect(report.computed).toBeGreaterThan(RUNS / 20);
  });
});

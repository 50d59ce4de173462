/** A small sample of `npm run fuzz` for every formula, the same in every run. */
import { describe, expect, test } from 'vitest';
import { withGiven } from '#tests/support/everyAnalysis.ts';
import { everyFormula } from '#tests/support/everyCalculator.ts';
import { corpusOf, readCorpus } from './corpus.ts';
import { fuzzFormula } from './fuzzFormula.ts';

const RUNS = 500;
const CORPUS = await readCorpus();
const FORMULAS = await Promise.all(
  (await everyFormula()).map(async ({ id, formula }) => ({ id, formula: await withGiven(formula) })),
);

describe.each(FORMULAS)('$id', ({ id, formula }) => {
  test('never throws, and never answers with NaN or infinity', async () => {
    const report = await fuzzFormula(formula, corpusOf(CORPUS, id), { runs: RUNS, seed: 1 });
    expect(report.complaints).toEqual([]);
    expect(report.refused).toBeGreaterThan(RUNS / 20);
    expect(report.computed).toBeGreaterThan(RUNS / 20);
  });
});

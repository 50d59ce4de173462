/** A small sample of `npm run fuzz` for every formula, the same in every run. */
import { describe, expect, test } from 'vitest';
import { everyFormula } from '#tests/support/everyCalculator.ts';
import { corpusOf, readCorpus } from './corpus.ts';
import { fuzzFormula } from './fuzzFormula.ts';

const RUNS = 500;
const CORPUS = await readCorpus();
const FORMULAS = await everyFormula();

describe.each(FORMULAS)('$id', ({ id, formula }) => {
  test('never throws, and never answers with NaN or infinity', async () => {
    const report = await fuzzFormula(formula, corpusOf(CORPUS, id), { runs: RUNS, seed: 1 });
    expect(report.complaints).toEqual([]);
    expect(report.refused).toBeGreaterThan(RUNS / 20);
    expect(report.computed).toBeGreaterThan(RUNS / 20);
  });
});

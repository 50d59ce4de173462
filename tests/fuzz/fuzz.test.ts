/** A small sample of `npm run fuzz` for every formula. */
import { describe, expect, test } from 'vitest';
import { withGiven } from '#tests/support/everyAnalysis.ts';
import { everyFormula } from '#tests/support/everyCalculator.ts';
import { isTestedWhole } from '#tests/support/sample.ts';
import { corpusOf, readCorpus } from './corpus.ts';
import { fuzzFormula } from './fuzzFormula.ts';

const CORPUS = await readCorpus();
const FORMULAS = await Promise.all(
  (await everyFormula()).map(async ({ id, formula }) => ({ id, formula: await withGiven(formula) })),
);

describe.each(FORMULAS)('$id', ({ id, formula }) => {
  const runs = isTestedWhole(`workers/formulas/${id}.ts`) ? 200 : 50;

  test('never throws, and never answers with NaN or infinity', async () => {
    const report = await fuzzFormula(formula, corpusOf(CORPUS, id), {
      runs,
      seed: Number(process.env.FC_SEED ?? 1),
    });
    expect(report.complaints).toEqual([]);
    expect(report.refused).toBeGreaterThan(runs / 20);
    expect(report.computed).toBeGreaterThan(runs / 20);
  });
});

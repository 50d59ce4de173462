/**
 * Fuzzes every formula: `npm run fuzz`, with `-- --runs 1000`, `--seed 7` or `--formula drug-dose` for fewer runs,
 * another seed or one formula. Prints a line per formula and, for each violation, the shortest candidate; exits with
 * code 1 if there is any.
 */
import { parseArgs } from 'node:util';
import { everyFormula } from '#tests/support/everyCalculator.ts';
import { corpusOf, readCorpus } from './corpus.ts';
import { fuzzFormula } from './fuzzFormula.ts';

export async function main(): Promise<number> {
  const { values } = parseArgs({
    // Skip Node, the runner and this module.
    args: process.argv.slice(3),
    options: {
      runs: { type: 'string', default: '100000' },
      seed: { type: 'string', default: '20261121' },
      formula: { type: 'string' },
    },
  });
  const [runs, seed] = [Number(values.runs), Number(values.seed)];
  const corpus = await readCorpus();
  const formulas = (await everyFormula()).filter(({ id }) => values.formula === undefined || id === values.formula);
  if (formulas.length === 0) throw new Error(`There is no formula '${values.formula}'`);
  console.log(`seed ${seed}, ${runs} candidates a formula`);
  let wrong = 0;
  for (const { id, formula } of formulas) {
    const started = performance.now();
    const { refused, computed, thrown, complaints } = await fuzzFormula(formula, corpusOf(corpus, id), { runs, seed });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(
      `${id.padEnd(24)} ${computed} computed, ${refused} refused, ${thrown} no record, ${complaints.length} complaints, ${seconds} s`,
    );
    for (const { complaint, count, candidate } of complaints) console.log(`  ${complaint} (${count}): ${candidate}`);
    wrong += complaints.length;
  }
  console.log(`${formulas.length} formulas, ${formulas.length * runs} candidates, ${wrong} complaints`);
  return wrong === 0 ? 0 : 1;
}

/** Golden cases of our own in the worker's host: see `ownCases.ts`. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '#src/agreement/goldenCase.ts';
import type { Values } from '#src/kit/fields.ts';
import { ask, everyAnalysis, givenFor } from '#tests/support/everyAnalysis.ts';
import { everyFormula } from '#tests/support/everyCalculator.ts';
import { task } from '#tests/support/formulaCases.ts';
import { OWN_FILES, type OwnAnswer, ownComplaints } from './ownCases.ts';

const FORMULAS = await everyFormula();
const ANALYSES = await everyAnalysis();

test.each(OWN_FILES)(
  '%s is named by its formula, says where it is from, and holds answers or refusals',
  (path, file) => {
    expect(path).toMatch(new RegExp(`/${file.formula ?? file.calculator}\\.json$`));
    expect(file.source.length).toBeGreaterThan(20);
    for (const each of file.cases)
      expect([each.name, (each.expect === undefined) !== (each.error === undefined)]).toEqual([each.name, true]);
  },
);

describe.each(OWN_FILES)('%s', (_, { formula, calculator, tolerance, cases }) => {
  test.each(cases)('$name', async (each) => {
    const { input } = each;
    const answer = formula === undefined ? await asked(calculator, input as Values) : await computed(formula, input);
    expect(ownComplaints(each, tolerance, answer)).toEqual([]);
  });
});

async function computed(id: string, candidate: JsonObject): Promise<OwnAnswer> {
  const formula = FORMULAS.find((each) => each.id === id)?.formula;
  if (formula === undefined) throw new Error(`There is no formula '${id}'`);
  const verdict = await formula.validate(candidate as never, task);
  if (!verdict.ok) return { refused: verdict.issues[0]?.message };
  return { result: await formula.compute(verdict.input as never, task) };
}

/** @param input values of the section's fields; `pageText`, or the file `pageFile` of `tests/data`, is the text of the page that it is asked about */
async function asked(id: string | undefined, { pageText, pageFile, ...own }: Values): Promise<OwnAnswer> {
  const found = ANALYSES.find((each) => each.id === id);
  if (found === undefined) throw new Error(`There is no analysis '${id}'`);
  const { subject, definition } = found;
  const text = typeof pageFile === 'string' ? readFileSync(`tests/data/${pageFile}`, 'utf8') : pageText;
  const reading = typeof pageFile === 'string' ? { readAsFasta: true, allowAmbiguous: true } : {};
  const given = typeof text === 'string' ? await givenFor(subject, text, reading) : undefined;
  const answer = await ask(definition, { ...definition.example, ...own }, given);
  return answer.outcome === 'refused' ? { refused: answer.issues[0]?.message } : { result: answer.result };
}

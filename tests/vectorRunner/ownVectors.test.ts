/**
 * Golden cases of our own, `tests/vectors/own`: worked out with the software that the `source` of each file names. A file of a `formula` has
 * candidates as a form makes them, with null for a blank number; a file of a `calculator` has what a visitor types into the section of that
 * name. Of a result the listed keys are compared.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { JsonObject, Tolerance } from '#src/agreement/goldenCase.ts';
import type { Values } from '#src/kit/fields.ts';
import { ask, everyAnalysis, givenFor } from '#tests/support/everyAnalysis.ts';
import { everyFormula } from '#tests/support/everyCalculator.ts';
import { task } from '#tests/support/formulaCases.ts';
import { agrees, leavesOf, listsOf, valueAt } from './compare.ts';

interface OwnCase {
  readonly name: string;
  readonly input: JsonObject;
  readonly expect?: JsonObject;
  /** The message of the first issue. */
  readonly error?: string;
  readonly tolerance?: Tolerance;
}

interface OwnFile {
  readonly formula?: string;
  readonly calculator?: string;
  readonly source: string;
  readonly tolerance: Tolerance;
  readonly cases: readonly OwnCase[];
}

const FILES = Object.entries(
  import.meta.glob<OwnFile>('/tests/vectors/own/*.json', { import: 'default', eager: true }),
);
const FORMULAS = await everyFormula();
const ANALYSES = await everyAnalysis();

test.each(FILES)('%s is named by its formula, says where it is from, and holds answers or refusals', (path, file) => {
  expect(path).toMatch(new RegExp(`/${file.formula ?? file.calculator}\\.json$`));
  expect(file.source.length).toBeGreaterThan(20);
  for (const each of file.cases)
    expect([each.name, (each.expect === undefined) !== (each.error === undefined)]).toEqual([each.name, true]);
});

describe.each(FILES)('%s', (_, { formula, calculator, tolerance: ofFile, cases }) => {
  test.each(cases)('$name', async ({ input, expect: expected = {}, error, tolerance = ofFile }) => {
    const answer = formula === undefined ? await asked(calculator, input as Values) : await computed(formula, input);
    if (error !== undefined || 'refused' in answer) {
      expect('refused' in answer ? answer.refused : 'accepted').toBe(error);
      return;
    }
    const differing = leavesOf(expected).filter(
      ({ path, expected: value }) => !agrees(valueAt(answer.result, path), value, tolerance),
    );
    expect(differing.map((leaf) => ({ ...leaf, actual: valueAt(answer.result, leaf.path) }))).toEqual([]);
    for (const { path, length } of listsOf(expected)) expect(valueAt(answer.result, path)).toHaveLength(length);
  });
});

type Answer = { readonly refused: string | undefined } | { readonly result: unknown };

async function computed(id: string, candidate: JsonObject): Promise<Answer> {
  const formula = FORMULAS.find((each) => each.id === id)?.formula;
  if (formula === undefined) throw new Error(`There is no formula '${id}'`);
  const verdict = await formula.validate(candidate as never, task);
  if (!verdict.ok) return { refused: verdict.issues[0]?.message };
  return { result: await formula.compute(verdict.input as never, task) };
}

/** @param input values of the section's fields; `pageText`, or the file `pageFile` of `tests/data`, is the text of the page that it is asked about */
async function asked(id: string | undefined, { pageText, pageFile, ...own }: Values): Promise<Answer> {
  const found = ANALYSES.find((each) => each.id === id);
  if (found === undefined) throw new Error(`There is no analysis '${id}'`);
  const { subject, definition } = found;
  const text = typeof pageFile === 'string' ? readFileSync(`tests/data/${pageFile}`, 'utf8') : pageText;
  const reading = typeof pageFile === 'string' ? { readAsFasta: true, allowAmbiguous: true } : {};
  const given = typeof text === 'string' ? await givenFor(subject, text, reading) : undefined;
  const answer = await ask(definition, { ...definition.example, ...own }, given);
  return answer.outcome === 'refused' ? { refused: answer.issues[0]?.message } : { result: answer.result };
}

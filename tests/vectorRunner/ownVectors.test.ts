/**
 * Golden cases of our own, `tests/vectors/own`: one file a formula, worked out with the software that its `source` names. Inputs are
 * candidates as a form makes them, with null for a blank number; of a result the listed keys are compared.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { everyFormula } from '#tests/support/everyCalculator.ts';
import { task } from '#tests/support/formulaCases.ts';
import { agrees, leavesOf, listsOf, valueAt } from './compare.ts';
import type { JsonObject, Tolerance } from './vectorFiles.ts';

interface OwnCase {
  readonly name: string;
  readonly input: JsonObject;
  readonly expect?: JsonObject;
  /** The message of the first issue. */
  readonly error?: string;
}

interface OwnFile {
  readonly formula: string;
  readonly source: string;
  readonly tolerance: Tolerance;
  readonly cases: readonly OwnCase[];
}

const FOLDER = new URL('../vectors/own/', import.meta.url);
const FILES = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name): OwnFile & { readonly name: string } => ({
    name,
    ...JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')),
  }));
const FORMULAS = await everyFormula();

test.each(FILES)('$name is named like its formula, says where it is from, and holds answers and refusals', (file) => {
  expect(file.name).toBe(`${file.formula}.json`);
  expect(file.source.length).toBeGreaterThan(20);
  for (const each of file.cases)
    expect([each.name, (each.expect === undefined) !== (each.error === undefined)]).toEqual([each.name, true]);
});

describe.each(FILES)('$formula', (file) => {
  test.each(file.cases)('$name', async ({ input, expect: expected, error }) => {
    const formula = FORMULAS.find(({ id }) => id === file.formula)?.formula;
    if (formula === undefined) throw new Error(`There is no formula '${file.formula}'`);
    const verdict = await formula.validate(input as never, task);
    if (error !== undefined || !verdict.ok) {
      expect(verdict.ok ? 'accepted' : verdict.issues[0]?.message).toBe(error);
      return;
    }
    const result: unknown = await formula.compute(verdict.input as never, task);
    const differing = leavesOf(expected ?? {}).filter(
      ({ path, expected: value }) => !agrees(valueAt(result, path), value, file.tolerance),
    );
    expect(differing.map((leaf) => ({ ...leaf, actual: valueAt(result, leaf.path) }))).toEqual([]);
    for (const { path, length } of listsOf(expected ?? {})) {
      const list = valueAt(result, path);
      expect([path, Array.isArray(list) ? list.length : null]).toEqual([path, length]);
    }
  });
});

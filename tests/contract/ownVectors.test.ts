/**
 * Cases of `tests/vectors/own`: further calculations, asked with what a visitor would type, against independent software. Each file
 * names the software and its commands.
 */
import { describe, expect, test } from 'vitest';
import type { Values } from '#src/kit/fields.ts';
import { ask, everyAnalysis, givenFor } from '#tests/support/everyAnalysis.ts';
import { agrees, leavesOf, listsOf, valueAt } from '#tests/vectorRunner/compare.ts';
import { readVectorFiles } from '#tests/vectorRunner/vectorFiles.ts';

const FILES = readVectorFiles('tests/vectors/own');
const FOUND = await everyAnalysis();

describe.each(FILES)('$file', ({ calculator, tolerance, cases }) => {
  test.each(cases)('$name', async ({ input, ...outcome }) => {
    const found = FOUND.find(({ id }) => id === calculator);
    if (found === undefined) throw new Error(`There is no analysis '${calculator}'`);
    // A text of the page is no input of the analysis.
    const { pageText, ...own } = input as Values;
    const given = typeof pageText === 'string' ? await givenFor('protein', pageText) : undefined;
    const asked = await ask(found.definition, { ...found.definition.example, ...own }, given);
    if (asked.outcome === 'refused') {
      expect(asked.issues.map(({ message }) => message)).toEqual([outcome.error]);
      return;
    }
    expect(outcome.error).toBeUndefined();
    const expected = outcome.expect ?? {};
    const wrong = leavesOf(expected).filter(
      (leaf) => !agrees(valueAt(asked.result, leaf.path), leaf.expected, outcome.tolerance ?? tolerance),
    );
    expect(wrong.map((leaf) => [leaf.path, leaf.expected, valueAt(asked.result, leaf.path)])).toEqual([]);
    for (const { path, length } of listsOf(expected)) expect(valueAt(asked.result, path)).toHaveLength(length);
  });
});

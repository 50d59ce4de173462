/** Golden cases of our own, `tests/vectors/own`: worked out with what `by` and `source` of each file name. Of a result the listed keys are compared. */
import { describe, expect, test } from 'vitest';
import { type OwnFile, ownAnswer } from '#src/agreement/ownAnswer.ts';
import { everyFormula } from '#tests/support/everyCalculator.ts';
import { agrees, leavesOf, listsOf, valueAt } from './compare.ts';

const FILES = Object.entries(
  import.meta.glob<OwnFile>('/tests/vectors/own/*.json', { import: 'default', eager: true }),
);
// The sequence kernel is compiled on first load, which may exceed the default test timeout.
await everyFormula();

test.each(FILES)('%s is named by its formula, says where it is from, and holds answers or refusals', (path, file) => {
  expect(path).toMatch(new RegExp(`/${file.formula ?? file.calculator}\\.json$`));
  expect(file.by.length).toBeGreaterThan(3);
  expect(file.source.length).toBeGreaterThan(20);
  for (const each of file.cases)
    expect([each.name, (each.expect === undefined) !== (each.error === undefined)]).toEqual([each.name, true]);
});

describe.each(FILES)('%s', (_, file) => {
  test.each(file.cases)('$name', async (each) => {
    const { expect: expected = {}, error, tolerance = file.tolerance } = each;
    const { asked } = await ownAnswer(file, each);
    if (error !== undefined || asked.outcome === 'refused') {
      expect(asked.outcome === 'refused' ? asked.issues[0]?.message : 'accepted').toBe(error);
      return;
    }
    const { result } = asked;
    const differing = leavesOf(expected).filter(
      ({ path, expected: value }) =>
        // The page of agreement gives the reason for these, and its build checks it.
        file.differs?.[path] === undefined && !agrees(valueAt(result, path), value, tolerance),
    );
    expect(differing.map((leaf) => ({ ...leaf, actual: valueAt(result, leaf.path) }))).toEqual([]);
    for (const { path, length } of listsOf(expected)) expect(valueAt(result, path)).toHaveLength(length);
  });
});

/** Golden cases of our own in the worker's host: see `ownCases.ts`. */
import { describe, expect, test } from 'vitest';
import { ownAnswer } from '#src/tools/agreement/ownAnswer.ts';
import { everyFormula } from '#tests/support/everyCalculator.ts';
import { OWN_FILES, ownComplaints, THIRD_FILES } from './ownCases.ts';

// The sequence kernel is compiled on first load, which may exceed the default test timeout.
await everyFormula();

test.each(OWN_FILES)(
  '%s is named by its formula, says where it is from, and holds answers or refusals',
  (path, file) => {
    expect(path).toMatch(new RegExp(`/${file.formula ?? file.calculator}\\.json$`));
    expect(file.by.length).toBeGreaterThan(3);
    expect(file.source.length).toBeGreaterThan(20);
    for (const each of file.cases)
      expect([each.name, (each.expect === undefined) !== (each.error === undefined)]).toEqual([each.name, true]);
  },
);

describe.each([...OWN_FILES, ...THIRD_FILES])('%s', (_, file) => {
  test.each(file.cases)('$name', async (each) => {
    const { answer } = await ownAnswer(file, each);
    const outcome = 'issues' in answer ? { refused: answer.issues[0]?.message } : { result: answer.result };
    expect(ownComplaints(file, each, outcome)).toEqual([]);
  });
});

/** Runs the replay example of docs/event-log.md as written there. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import phAnalysis from '#src/calculators/ph-analysis/calculator.ts';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import { replay } from '#tests/support/replay.ts';

test('the example of a replay ends as it says', () => {
  const [, code = ''] =
    /## Replaying a run\n[\s\S]*?```ts\n([\s\S]*?)```/.exec(readFileSync('docs/event-log.md', 'utf8')) ?? [];
  expect.assertions(1);
  new Function('replay', 'createFormModel', 'phAnalysis', 'expect', code)(replay, createFormModel, phAnalysis, expect);
});

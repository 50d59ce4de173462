import { describe, expect, test } from 'vitest';
import { stubModules } from '#tests/support/stubFormulas.ts';
import type { AnyTypes, Progress } from '#workers/contract.ts';
import { createHost } from '#workers/host.ts';
import { type NumberedProgress, withProgressMessages } from '#workers/progressMessages.ts';

const REPORTS: readonly Progress[] = [
  { done: 1, total: 2 },
  { done: 2, total: 2 },
];

function numbered() {
  const posted: NumberedProgress[] = [];
  const plain = createHost<AnyTypes>(stubModules());
  return { posted, host: withProgressMessages<AnyTypes>(plain, (message) => posted.push(message)) };
}

describe('progress comes under the number of its call', () => {
  test('of two calls at the same time, to each its own', async () => {
    const { posted, host } = numbered();
    const [first, second] = REPORTS;
    // What comes in the first 150 ms is not reported.
    const answers = await Promise.all([
      host.ask('compute', 'reporting', { reports: [first, first], pauseMs: 200 }, 7),
      host.ask('compute', 'reporting', { reports: [second, second], pauseMs: 200 }, 8),
    ]);
    expect(answers).toEqual(['done', 'done']);
    expect(posted.filter(({ call }) => call === 7)).toEqual([{ call: 7, progress: first }]);
    expect(posted.filter(({ call }) => call === 8)).toEqual([{ call: 8, progress: second }]);
  });

  test('and a call without a number reports nothing', async () => {
    const { posted, host } = numbered();
    const [first] = REPORTS;
    await host.ask('compute', 'reporting', { reports: [first, first], pauseMs: 200 });
    expect(posted).toEqual([]);
  });
});

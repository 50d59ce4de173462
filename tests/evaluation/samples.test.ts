import { describe, expect, test } from 'vitest';
import { clientBench, NEVER_ABORTED } from '#tests/support/clientBench.ts';
import { FORMULA_MODULES } from '#tests/support/everyCalculator.ts';
import { doubling } from '#tests/support/stubFormulas.ts';
import type { AnyTypes } from '#workers/contract.ts';
import { evaluator } from '#workers/evaluation/evaluator.ts';
import { createHost } from '#workers/host.ts';

const TASK = {
  report() {},
  open() {
    throw new Error('there is no text');
  },
};

describe('evaluator', () => {
  test('replaces numbers at paths, in lists as well, and leaves the candidate as it is', async () => {
    const candidate = { rows: [{ size: 1 }, { size: 2 }] };
    const nested = {
      ...doubling,
      validate: (given: typeof candidate) => doubling.validate(given.rows[1], TASK),
    };
    const evaluate = evaluator(nested, { candidate, paths: ['rows.1.size'], keys: ['twice', 'parts.0'] }, TASK);
    expect(await evaluate([21])).toEqual([42, 21]);
    expect(candidate.rows[1]?.size).toBe(2);
  });

  test('a key without a finite number is NaN; a refusal and a throw are null', async () => {
    const question = { candidate: { size: 1 }, paths: ['size'], keys: ['twice', 'parts.1', 'none.at.all'] };
    expect(await evaluator(doubling, question, TASK)([4])).toEqual([8, Number.NaN, Number.NaN]);
    const blank = { candidate: { size: null }, paths: [], keys: ['twice'] };
    expect(await evaluator(doubling, blank, TASK)([])).toBeNull();
    const broken = { ...doubling, compute: () => Promise.reject(new Error('a bug')) };
    expect(await evaluator(broken, question, TASK)([4])).toBeNull();
  });
});

describe('days', () => {
  const later = {
    validate: (input: { readonly day: string }) => ({ ok: true as const, input }),
    compute: ({ day }: { readonly day: string }) => ({ day, weeks: 1 }),
  };
  const evaluate = evaluator(later, { candidate: { day: '2024-02-28' }, paths: ['day'], keys: ['day'] }, TASK);

  test('are numbers of days from 1970-01-01, in the candidate and in the result, leap days among them', async () => {
    for (const number of [0, -1, 19_782, 19_783]) expect(await evaluate([number])).toEqual([number]);
    const seen: unknown[] = [];
    const spy = { ...later, compute: ({ day }: { readonly day: string }) => seen.push(day) };
    await evaluator(spy, { candidate: { day: '2024-02-28' }, paths: ['day'], keys: [] }, TASK)([19_782]);
    expect(seen).toEqual(['2024-02-29']);
  });

  test('are whole, and have years of four digits', async () => {
    for (const number of [0.5, 4e6, Number.NaN]) expect(await evaluate([number])).toBeNull();
  });
});

describe('samples', () => {
  test('come from the worker as points × keys, with NaN for an unknown key', async () => {
    const { client, close } = clientBench();
    const question = { candidate: { size: 0 }, paths: ['size'], points: [[1], [2], [3]], keys: ['twice', 'parts.1'] };
    const samples = await client.ask('sample', 'doubling', question, NEVER_ABORTED);
    expect([...samples]).toEqual([2, Number.NaN, 4, Number.NaN, 6, Number.NaN]);
    close();
  });

  test('a refused point leaves NaN and the others are unaffected', async () => {
    const host = createHost<AnyTypes>(FORMULA_MODULES);
    const samples = await host.ask('sample', 'percentage', {
      candidate: { size: 0 },
      paths: ['size'],
      points: [[Number.NaN], [1]],
      keys: ['none'],
    });
    expect([...samples]).toEqual([Number.NaN, Number.NaN]);
  });

  test('an abort ends the worker', async () => {
    const { client, workers, close } = clientBench();
    const controller = new AbortController();
    const answer = client.ask(
      'sample',
      'endless',
      { candidate: {}, paths: [], points: [[]], keys: [] },
      controller.signal,
    );
    controller.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    expect(workers[0]?.isTerminated()).toBe(true);
    close();
  });
});

/** The client with a worker in this thread: the failures it survives, and what it reports to callers. */
import { afterEach, describe, expect, test } from 'vitest';
import { type ClientBench, clientBench, ignoreProgress, NEVER_ABORTED } from '#tests/support/clientBench.ts';
import { settled } from '#tests/support/fakeClient.ts';
import { createClient, WorkerLost } from '#workers/client.ts';
import type { AnyTypes, Progress } from '#workers/contract.ts';

let opened: ClientBench[] = [];

function bench(): ClientBench {
  const started = clientBench();
  opened.push(started);
  return started;
}

afterEach(() => {
  for (const { close } of opened) close();
  opened = [];
});

const WINDOW = { field: 'rna', from: 0, to: 3 };

describe('calls', () => {
  test('return across the thread boundary', async () => {
    const { client } = bench();
    expect(await client.ask('validate', 'doubling', { size: 4 }, NEVER_ABORTED, ignoreProgress)).toEqual({
      ok: true,
      input: { size: 4 },
    });
    expect(await client.ask('compute', 'doubling', { size: 4 }, NEVER_ABORTED, ignoreProgress)).toEqual({
      twice: 8,
      day: '2024-03-01',
      parts: [4, null],
    });
    expect(await client.ask('view', 'doubling', { input: { size: 9 }, window: WINDOW }, NEVER_ABORTED)).toBe('rna:AAA');
  });

  test('transfer unreadable numbers as well: NaN is preserved on the way to the worker', async () => {
    const { client } = bench();
    expect(await client.ask('validate', 'doubling', { size: Number.NaN }, NEVER_ABORTED, ignoreProgress)).toEqual({
      ok: true,
      input: { size: Number.NaN },
    });
  });

  test('share one worker, started by the first', async () => {
    const { client, workers } = bench();
    expect(workers).toHaveLength(0);
    await Promise.all([
      client.ask('compute', 'doubling', { size: 1 }, NEVER_ABORTED, ignoreProgress),
      client.ask('compute', 'doubling', { size: 2 }, NEVER_ABORTED, ignoreProgress),
    ]);
    await client.ask('view', 'doubling', { input: { size: 2 }, window: WINDOW }, NEVER_ABORTED);
    expect(workers).toHaveLength(1);
  });

  test('report progress', async () => {
    const { client } = bench();
    const arrived: Progress[] = [];
    const reports = [
      { done: 1, total: 2 },
      { done: 2, total: 2 },
    ];
    await client.ask('compute', 'reporting', { reports, pauseMs: 200 }, NEVER_ABORTED, (progress) =>
      arrived.push(progress),
    );
    await settled();
    // What comes in the first 150 ms is not reported.
    expect(arrived).toEqual(reports.slice(1));
  });

  test('warming starts the worker, and its failure is silent', async () => {
    const { client, workers } = bench();
    client.warm('lost');
    client.warm('nonsense');
    await settled();
    expect(workers).toHaveLength(1);
    expect(workers[0]?.isTerminated()).toBe(false);
    expect(await client.ask('compute', 'doubling', { size: 1 }, NEVER_ABORTED, ignoreProgress)).toMatchObject({
      twice: 2,
    });
  });

  test('where workers are forbidden, warming is silent and a call reports it', async () => {
    const client = createClient<AnyTypes>(() => {
      throw new Error('Workers are forbidden here');
    });
    expect(() => client.warm('doubling')).not.toThrow();
    await expect(client.ask('compute', 'doubling', { size: 1 }, NEVER_ABORTED, ignoreProgress)).rejects.toThrow(
      'Workers are forbidden here',
    );
  });
});

describe('aborting', () => {
  test('terminates the worker, and the caller receives the reason', async () => {
    const { client, workers } = bench();
    const controller = new AbortController();
    const answer = client.ask('compute', 'endless', {}, controller.signal, ignoreProgress);
    await settled();
    controller.abort(new Error('changed my mind'));
    await expect(answer).rejects.toThrow('changed my mind');
    expect(workers[0]?.isTerminated()).toBe(true);
  });

  test('the next call starts a new worker', async () => {
    const { client, workers } = bench();
    const controller = new AbortController();
    const answer = client.ask('validate', 'endless', {}, controller.signal, ignoreProgress);
    controller.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    expect(await client.ask('compute', 'doubling', { size: 3 }, NEVER_ABORTED, ignoreProgress)).toMatchObject({
      twice: 6,
    });
    expect(workers.map(({ isTerminated }) => isTerminated())).toEqual([true, false]);
  });

  test('a call aborted before it began starts nothing', async () => {
    const { client, workers } = bench();
    await expect(
      client.ask('compute', 'doubling', { size: 1 }, AbortSignal.abort(), ignoreProgress),
    ).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(workers).toHaveLength(0);
  });

  test('a call that was answered can no longer be aborted', async () => {
    const { client, workers } = bench();
    const controller = new AbortController();
    await client.ask('compute', 'doubling', { size: 1 }, controller.signal, ignoreProgress);
    controller.abort();
    expect(workers[0]?.isTerminated()).toBe(false);
  });

  test('another pending call on the same worker is retried with the next', async () => {
    const { client, workers } = bench();
    const controller = new AbortController();
    const slow = { reports: [{ done: 1, total: 2 }], pauseMs: 30 };
    const other = client.ask('compute', 'reporting', slow, NEVER_ABORTED, ignoreProgress);
    const aborted = client.ask('compute', 'endless', {}, controller.signal, ignoreProgress);
    controller.abort();
    await expect(aborted).rejects.toMatchObject({ name: 'AbortError' });
    expect(await other).toBe('done');
    expect(workers).toHaveLength(2);
  });

  test('another call is tried three times at most', async () => {
    const { client, workers } = bench();
    const other = client.ask('compute', 'endless', {}, NEVER_ABORTED, ignoreProgress);
    const lost = expect(other).rejects.toBeInstanceOf(WorkerLost);
    for (let times = 0; times < 3; times += 1) {
      const controller = new AbortController();
      const aborted = client.ask('compute', 'endless', {}, controller.signal, ignoreProgress);
      controller.abort();
      await expect(aborted).rejects.toMatchObject({ name: 'AbortError' });
      await settled();
    }
    await lost;
    expect(workers).toHaveLength(3);
  });

  test('a view is canceled without terminating the worker', async () => {
    const { client, workers } = bench();
    const controller = new AbortController();
    const letters = client.ask('view', 'endless', { input: {}, window: WINDOW }, controller.signal);
    await settled();
    controller.abort();
    await expect(letters).rejects.toMatchObject({ name: 'AbortError' });
    expect(workers[0]?.isTerminated()).toBe(false);
  });

  test('a canceled view that fails later does not terminate the worker', async () => {
    const { client, workers } = bench();
    await client.ask('compute', 'doubling', { size: 1 }, NEVER_ABORTED, ignoreProgress);
    const controller = new AbortController();
    const letters = client.ask('view', 'broken', { input: {}, window: WINDOW }, controller.signal);
    controller.abort();
    await expect(letters).rejects.toMatchObject({ name: 'AbortError' });
    const slow = { reports: [{ done: 1, total: 2 }], pauseMs: 30 };
    expect(await client.ask('compute', 'reporting', slow, NEVER_ABORTED, ignoreProgress)).toBe('done');
    expect(workers).toHaveLength(1);
  });
});

describe('many candidates', () => {
  test('are answered in their order', async () => {
    const { client } = bench();
    const answers = await client.ask('computeMany', 'doubling', [{ size: 1 }, { size: null }], NEVER_ABORTED);
    expect(answers).toMatchObject([{ kind: 'computed', result: { twice: 2 } }, { kind: 'refused' }]);
  });

  test('end with the worker when they are aborted', async () => {
    const { client, workers } = bench();
    const controller = new AbortController();
    await client.ask('computeMany', 'doubling', [], NEVER_ABORTED);
    const answers = client.ask('computeMany', 'endless', [{}], controller.signal);
    controller.abort(new Error('cancelled'));
    await expect(answers).rejects.toThrow('cancelled');
    expect(workers[0]?.isTerminated()).toBe(true);
  });
});

describe('a view', () => {
  test('is retried when its worker is lost', async () => {
    const { client, workers } = bench();
    const controller = new AbortController();
    const aborted = client.ask('compute', 'endless', {}, controller.signal, ignoreProgress);
    const letters = client.ask('view', 'doubling', { input: { size: 9 }, window: WINDOW }, NEVER_ABORTED);
    controller.abort();
    await expect(aborted).rejects.toMatchObject({ name: 'AbortError' });
    expect(await letters).toBe('rna:AAA');
    expect(workers).toHaveLength(2);
  });

  test('gives up after three workers', async () => {
    const { client, workers } = bench();
    const letters = client.ask('view', 'endless', { input: {}, window: WINDOW }, NEVER_ABORTED);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await settled();
      workers[attempt]?.breakWith(new Event('error'));
    }
    await expect(letters).rejects.toBeInstanceOf(WorkerLost);
    expect(workers).toHaveLength(3);
  });

  test('that fails is not retried', async () => {
    const { client, workers } = bench();
    await expect(client.ask('view', 'broken', { input: {}, window: WINDOW }, NEVER_ABORTED)).rejects.toThrow(
      'a bug in view',
    );
    expect(workers).toHaveLength(1);
  });
});

describe('a broken worker', () => {
  test.each(['error', 'messageerror'])('%s rejects every waiting call', async (type) => {
    const { client, workers } = bench();
    const first = client.ask('compute', 'endless', {}, NEVER_ABORTED, ignoreProgress);
    const second = client.ask('validate', 'endless', {}, NEVER_ABORTED, ignoreProgress);
    await settled();
    workers[0]?.breakWith(new Event(type));
    await expect(first).rejects.toBeInstanceOf(WorkerLost);
    await expect(second).rejects.toThrow(type);
    expect(workers[0]?.isTerminated()).toBe(true);
  });

  test('passes on the browser’s message', async () => {
    const { client, workers } = bench();
    const answer = client.ask('compute', 'endless', {}, NEVER_ABORTED, ignoreProgress);
    await settled();
    workers[0]?.breakWith(Object.assign(new Event('error'), { message: 'out of memory' }));
    await expect(answer).rejects.toThrow('out of memory');
  });

  test('is replaced for the next call', async () => {
    const { client, workers } = bench();
    client.warm('doubling');
    workers[0]?.breakWith(new Event('error'));
    expect(await client.ask('compute', 'doubling', { size: 5 }, NEVER_ABORTED, ignoreProgress)).toMatchObject({
      twice: 10,
    });
    expect(workers).toHaveLength(2);
  });
});

describe('what cannot be cloned', () => {
  test.each([
    ['on its way to the worker', 'doubling', { size: () => 1 }],
    ['on its way back', 'unsendable', {}],
  ])('%s is reported, and the next call gets a fresh worker', async (_, formula, input) => {
    const { client, workers } = bench();
    const asked = client.ask('compute', formula, input, NEVER_ABORTED, ignoreProgress);
    await expect(asked).rejects.toThrow(/clone|serializable/i);
    expect(workers[0]?.isTerminated()).toBe(true);
    const next = client.ask('compute', 'doubling', { size: 2 }, NEVER_ABORTED, ignoreProgress);
    expect(await next).toMatchObject({ twice: 4 });
  });
});

describe('a throw in the worker', () => {
  test.each([
    ['validate', 'a bug in validate'],
    ['compute', 'a bug in compute'],
  ] as const)('in %s reaches the caller as it is', async (kind, message) => {
    const { client } = bench();
    await expect(client.ask(kind, 'broken', {}, NEVER_ABORTED, ignoreProgress)).rejects.toThrow(message);
  });

  test('of a file that does not load is reported, and the next call gets a fresh worker', async () => {
    const { client, workers } = bench();
    await expect(client.ask('validate', 'lost', {}, NEVER_ABORTED, ignoreProgress)).rejects.toThrow(
      'The chunk did not load',
    );
    expect(workers[0]?.isTerminated()).toBe(true);
    const next = client.ask('compute', 'doubling', { size: 2 }, NEVER_ABORTED, ignoreProgress);
    expect(await next).toMatchObject({ twice: 4 });
    expect(workers).toHaveLength(2);
  });
});

/** Long texts: held by the client, sent to each worker once. */
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type ClientBench, clientBench, ignoreProgress, NEVER_ABORTED } from '#tests/support/clientBench.ts';
import { settled } from '#tests/support/fakeClient.ts';

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

describe('long texts', () => {
  test('are described without their letters', () => {
    const { client, workers } = bench();
    const first = client.hold('>gene\r\nACGT', 'Pasted text');
    expect(first).toMatchObject({ name: 'Pasted text', size: 11, unit: 'characters', firstLine: '>gene' });
    expect(client.hold('A'.repeat(100_000), 'Pasted text').firstLine).toHaveLength(80);
    expect(client.hold('', 'Pasted text')).toMatchObject({ size: 0, firstLine: '' });
    expect(first.held).not.toBe(client.hold('>gene\r\nACGT', 'Pasted text').held);
    expect(workers).toHaveLength(0);
  });

  test('reach the worker before the first call, once', async () => {
    const { client, log } = bench();
    const text = client.hold('ACGTACGT', 'Pasted text');
    expect(await client.ask('compute', 'reading', { text }, NEVER_ABORTED, ignoreProgress)).toBe('ACGTACGT');
    expect(
      await client.ask(
        'view',
        'reading',
        { input: { text }, window: { field: 'text', from: 4, to: 6 } },
        NEVER_ABORTED,
      ),
    ).toBe('AC');
    expect(log).toEqual([`worker 1 holds ${text.held}`]);
  });

  test('reach it once though two calls start together', async () => {
    const { client, log } = bench();
    const [first, second] = [client.hold('ACGT', 'Pasted text'), client.hold('TTTT', 'Pasted text')];
    expect(
      await Promise.all([
        client.ask('compute', 'reading', { text: second }, NEVER_ABORTED, ignoreProgress),
        client.ask('compute', 'reading', { text: first }, NEVER_ABORTED, ignoreProgress),
      ]),
    ).toEqual(['TTTT', 'ACGT']);
    expect(log).toEqual([`worker 1 holds ${first.held}`, `worker 1 holds ${second.held}`]);
  });

  test('are given to the next worker as well', async () => {
    const { client, workers, log } = bench();
    const text = client.hold('ACGT', 'Pasted text');
    await client.ask('compute', 'reading', { text }, NEVER_ABORTED, ignoreProgress);
    workers[0]?.breakWith(new Event('error'));
    expect(await client.ask('compute', 'reading', { text }, NEVER_ABORTED, ignoreProgress)).toBe('ACGT');
    expect(log).toEqual([`worker 1 holds ${text.held}`, `worker 2 holds ${text.held}`]);
  });

  test('can be long', async () => {
    const { client } = bench();
    const letters = 'ACGTé'.repeat(300_000);
    const text = client.hold(letters, 'Pasted text');
    expect((await client.ask('compute', 'reading', { text }, NEVER_ABORTED, ignoreProgress)) === letters).toBe(true);
  });

  test('once released are forgotten on both sides', async () => {
    const { client, workers, log } = bench();
    const text = client.hold('ACGT', 'Pasted text');
    await client.ask('compute', 'reading', { text }, NEVER_ABORTED, ignoreProgress);
    client.release(text);
    await settled();
    expect(log.at(-1)).toBe(`worker 1 releases ${text.held}`);
    workers[0]?.breakWith(new Event('error'));
    await client.ask('compute', 'doubling', { size: 1 }, NEVER_ABORTED, ignoreProgress);
    expect(log).toHaveLength(2);
  });

  test('are available on the page as long as they are held', () => {
    const { client, workers } = bench();
    const text = client.hold('ACGT', 'Pasted text');
    const file = new File(['ACGT'], 'acgt.txt');
    const chosen = client.hold({ file, start: 'ACGT', isGzip: false, isBinary: false }, file.name);
    expect([client.heldSource(text), client.heldSource(chosen)]).toEqual(['ACGT', file]);
    client.release(text);
    expect(client.heldSource(text)).toBeUndefined();
    expect(workers).toHaveLength(0);
  });

  test('released before any worker received them cause no error', async () => {
    const { client, workers, log } = bench();
    client.release(client.hold('ACGT', 'Pasted text'));
    expect(workers).toHaveLength(0);
    await client.ask('compute', 'doubling', { size: 1 }, NEVER_ABORTED, ignoreProgress);
    expect(log).toEqual([]);
  });

  test('are read ahead by a worker that runs', async () => {
    const { client, log } = bench();
    client.warm('reading');
    const text = client.hold('ACGT', 'Pasted text');
    await vi.waitFor(() => expect(log).toEqual([`worker 1 holds ${text.held} and reads ahead`]));
    expect(await client.ask('compute', 'reading', { text }, NEVER_ABORTED, ignoreProgress)).toBe('ACGT');
    client.release(client.hold('TTTT', 'Pasted text'));
    await client.ask('compute', 'doubling', { size: 1 }, NEVER_ABORTED, ignoreProgress);
    expect(log.slice(1)).toEqual(['worker 1 holds text-2 and reads ahead', 'worker 1 releases text-2']);
  });
});

describe('readings of a string', () => {
  const letters = 'ACGTé'.repeat(300_000);

  test('stopped half-way by an abort restart with the next worker, any number of times', async () => {
    const { client, workers } = bench();
    const text = client.hold(letters, 'Pasted text');
    for (let round = 0; round < 10; round += 1) {
      const controller = new AbortController();
      const answer = client.ask('compute', 'reading', { text }, controller.signal, ignoreProgress);
      await settled();
      controller.abort();
      await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    }
    expect((await client.ask('compute', 'reading', { text }, NEVER_ABORTED, ignoreProgress)) === letters).toBe(true);
    expect(workers.filter(({ isTerminated }) => !isTerminated())).toHaveLength(1);
  });

  test('run in parallel', async () => {
    const { client } = bench();
    const text = client.hold(letters, 'Pasted text');
    const [whole, part] = await Promise.all([
      client.ask('compute', 'reading', { text }, NEVER_ABORTED, ignoreProgress),
      client.ask('view', 'reading', { input: { text }, window: { field: 'text', from: 4, to: 6 } }, NEVER_ABORTED),
    ]);
    expect(whole === letters).toBe(true);
    expect(part).toBe('éA');
  });
});

describe('files', () => {
  const compressed = new Uint8Array(gzipSync('ACGT'.repeat(100_000)));

  test('are described by their first bytes', () => {
    const { client, workers } = bench();
    const file = new File(['>phage\nACGT'], 'phage.fa');
    expect(client.hold({ file, start: '\ufeff>phage\nACGT', isGzip: false, isBinary: false }, file.name)).toMatchObject(
      {
        name: 'phage.fa',
        size: 11,
        unit: 'bytes',
        firstLine: '>phage',
      },
    );
    expect(workers).toHaveLength(0);
  });

  test('are read where the worker is, and by the next one as well', async () => {
    const { client, workers, log } = bench();
    const text = client.hold(
      { file: new File([compressed], 'a.gz'), start: 'ACGT', isGzip: true, isBinary: false },
      'a.gz',
    );
    const window = { field: 'text', from: 399_998, to: 400_000 };
    expect(await client.ask('view', 'reading', { input: { text }, window: window }, NEVER_ABORTED)).toBe('GT');
    workers[0]?.breakWith(new Event('error'));
    expect(await client.ask('view', 'reading', { input: { text }, window: window }, NEVER_ABORTED)).toBe('GT');
    expect(log).toEqual([`worker 1 holds ${text.held}`, `worker 2 holds ${text.held}`]);
  });

  test('that cannot be read to their end are refused, and the worker stays', async () => {
    const { client, workers } = bench();
    const text = client.hold(
      {
        file: new File([compressed.subarray(0, 300)], 'a.gz'),
        start: '',
        isGzip: true,
        wrapping: null,
        isBinary: false,
      },
      'a.gz',
    );
    const issues = [{ message: expect.stringContaining('“a.gz” could not be read to its end'), path: 'text' }];
    expect(await client.ask('validate', 'reading', { text }, NEVER_ABORTED, ignoreProgress)).toEqual({
      ok: false,
      issues,
    });
    await expect(client.ask('compute', 'reading', { text }, NEVER_ABORTED, ignoreProgress)).rejects.toMatchObject({
      name: 'TextRefused',
      issues,
    });
    await expect(
      client.ask('view', 'reading', { input: { text }, window: { field: 'text', from: 0, to: 1 } }, NEVER_ABORTED),
    ).rejects.toMatchObject({ name: 'UnreadableText' });
    expect(workers.map(({ isTerminated }) => isTerminated())).toEqual([false]);
  });
});

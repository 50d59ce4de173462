import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { everyFormula, FORMULA_MODULES } from '#tests/support/everyCalculator.ts';
import { heldString } from '#tests/support/heldString.ts';
import { stubModules } from '#tests/support/stubFormulas.ts';
import type { AnyTypes, HeldText, Progress } from '#workers/contract.ts';
import { createHost } from '#workers/host.ts';

const ignore = () => {};

afterEach(() => {
  vi.useRealTimers();
});

describe('formulas', () => {
  test('are found by their file name and answer', async () => {
    const host = createHost<AnyTypes>(stubModules());
    expect(await host.ask('validate', 'doubling', { size: 4 }, ignore)).toEqual({ ok: true, input: { size: 4 } });
    expect(await host.ask('validate', 'doubling', { size: null }, ignore)).toEqual({
      ok: false,
      issues: [{ message: 'Please enter a size', path: 'size' }],
    });
    expect(await host.ask('compute', 'doubling', { size: 4 }, ignore)).toMatchObject({ twice: 8 });
  });

  test('are loaded when first asked for, not before', async () => {
    const loaded: string[] = [];
    const host = createHost<AnyTypes>(stubModules((id) => loaded.push(id)));
    expect(loaded).toEqual([]);
    await host.warm('doubling');
    expect(loaded).toEqual(['doubling']);
  });

  test.each(['nonsense', '../host', '__proto__', ''])('an unknown one is named: %j', async (id) => {
    const host = createHost<AnyTypes>(stubModules());
    await expect(host.warm(id)).rejects.toThrow(`There is no formula '${id}'`);
    await expect(host.ask('validate', id, {}, ignore)).rejects.toThrow(`There is no formula '${id}'`);
    await expect(host.ask('compute', id, {}, ignore)).rejects.toThrow(`There is no formula '${id}'`);
    await expect(host.ask('view', id, { input: {}, window: { field: 'a', from: 0, to: 1 } })).rejects.toThrow(
      `There is no formula '${id}'`,
    );
  });

  test('their errors are passed on', async () => {
    const host = createHost<AnyTypes>(stubModules());
    await expect(host.ask('validate', 'broken', {}, ignore)).rejects.toThrow('a bug in validate');
    await expect(host.ask('compute', 'broken', {}, ignore)).rejects.toThrow('a bug in compute');
    await expect(host.ask('view', 'broken', { input: {}, window: { field: 'a', from: 0, to: 1 } })).rejects.toThrow(
      'a bug in view',
    );
    await expect(host.warm('lost')).rejects.toThrow('The chunk did not load');
  });

  test('the real ones are all found', async () => {
    const host = createHost<AnyTypes>(FORMULA_MODULES);
    const formulas = await everyFormula();
    for (const { id } of formulas) await host.warm(id);
    expect(formulas.length).toBe(Object.keys(FORMULA_MODULES).length);
    // Loading it compiles the sequence kernel.
  }, 60_000);
});

describe('progress', () => {
  const steps = (count: number): readonly Progress[] =>
    Array.from({ length: count }, (_, index) => ({ done: index + 1, total: count }));

  async function reported(reports: readonly Progress[], pauseMs: number): Promise<readonly Progress[]> {
    vi.useFakeTimers();
    const arrived: Progress[] = [];
    const answer = createHost<AnyTypes>(stubModules()).ask('compute', 'reporting', { reports, pauseMs }, (progress) => {
      arrived.push(progress);
    });
    await vi.runAllTimersAsync();
    await answer;
    return arrived;
  }

  test('of a short calculation is not reported: the page would draw it', async () => {
    expect(await reported(steps(10_000), 0)).toEqual([]);
    expect(await reported(steps(9), 10)).toEqual([]);
  });

  test('is reported at most ten times a second, and always at the end', async () => {
    // 200 reports, 10 ms apart: two seconds.
    const arrived = await reported(steps(200), 10);
    expect(arrived.length).toBeGreaterThanOrEqual(15);
    expect(arrived.length).toBeLessThanOrEqual(22);
    expect(arrived.at(-1)).toEqual({ done: 200, total: 200 });
  });

  test('is not reported more often when all is read and work continues, as in a file that inflates a thousandfold', async () => {
    const reports = Array.from({ length: 1000 }, (_, index) => ({ done: 9, total: 9, inflated: index }));
    const arrived = await reported(reports, 1);
    expect(arrived.length).toBeLessThanOrEqual(12);
    expect(arrived.at(-1)).toEqual(reports.at(-1));
  });

  test('of a slow calculation is reported step by step after the first 150 ms', async () => {
    expect(await reported(steps(5), 500)).toEqual(steps(5).slice(1));
  });

  test('of one call does not throttle the next', async () => {
    const host = createHost<AnyTypes>(stubModules());
    const first: Progress[] = [];
    const second: Progress[] = [];
    const reports = steps(2);
    await host.ask('compute', 'reporting', { reports, pauseMs: 200 }, (progress) => first.push(progress));
    await host.ask('compute', 'reporting', { reports, pauseMs: 200 }, (progress) => second.push(progress));
    expect(first).toEqual(reports.slice(1));
    expect(second).toEqual(reports.slice(1));
  });
});

describe('long texts', () => {
  const held: HeldText = { held: 'text-1', name: 'Pasted text', size: 4, unit: 'characters', firstLine: 'ACGT' };
  const file: HeldText = { ...held, name: 'phage.fa.gz', unit: 'bytes' };
  const compressed = new Uint8Array(gzipSync('ACGT'.repeat(100_000)));

  test('are read where they are held', async () => {
    const host = createHost<AnyTypes>(stubModules());
    await host.hold('text-1', heldString('ACGT').source);
    expect(await host.ask('validate', 'reading', { text: held }, ignore)).toMatchObject({
      ok: true,
      input: { letters: 4 },
    });
    expect(await host.ask('compute', 'reading', { text: held }, ignore)).toBe('ACGT');
    expect(
      await host.ask('view', 'reading', { input: { text: held }, window: { field: 'text', from: 1, to: 3 } }),
    ).toBe('CG');
  });

  test('are unavailable once released', async () => {
    const host = createHost<AnyTypes>(stubModules());
    await host.hold('text-1', heldString('ACGT').source);
    await host.release('text-1');
    await expect(host.ask('compute', 'reading', { text: held }, ignore)).rejects.toThrow("'text-1' is not held");
  });

  test('are not shared between hosts', async () => {
    await createHost<AnyTypes>(stubModules()).hold('text-1', heldString('ACGT').source);
    await expect(createHost<AnyTypes>(stubModules()).ask('compute', 'reading', { text: held }, ignore)).rejects.toThrow(
      'not held',
    );
  });

  test('may be files, compressed or not', async () => {
    const host = createHost<AnyTypes>(stubModules());
    await host.hold('text-1', { kind: 'file', file: new Blob(['ACGT']), name: 'phage.fa', isGzip: false });
    expect(await host.ask('compute', 'reading', { text: file }, ignore)).toBe('ACGT');
    await host.hold('text-1', { kind: 'file', file: new Blob([compressed]), name: file.name, isGzip: true });
    expect(
      await host.ask('view', 'reading', {
        input: { text: file },
        window: { field: 'text', from: 399_998, to: 400_000 },
      }),
    ).toBe('GT');
  });

  test('a file that cannot be read to its end is refused where it was entered', async () => {
    const host = createHost<AnyTypes>(stubModules());
    const cutOff = new Blob([compressed.subarray(0, -9)]);
    await host.hold('text-1', { kind: 'file', file: cutOff, name: file.name, isGzip: true });
    const message = expect.stringContaining('“phage.fa.gz” could not be read to its end');
    expect(await host.ask('validate', 'reading', { text: file }, ignore)).toEqual({
      ok: false,
      issues: [{ message, path: 'text' }],
    });
    await expect(host.ask('compute', 'reading', { text: file }, ignore)).rejects.toMatchObject({
      name: 'UnreadableText',
      message,
    });
  });

  test('are read from the file when they are validated, and a short one from memory after that', async () => {
    const host = createHost<AnyTypes>(stubModules());
    let readings = 0;
    const bytes = new Blob(['ACGT']);
    const counted = Object.assign(new Blob(['ACGT']), {
      slice(from?: number, to?: number) {
        readings += 1;
        return bytes.slice(from, to);
      },
    });
    await host.hold('text-1', { kind: 'file', file: counted, name: 'phage.fa', isGzip: false });
    await host.ask('validate', 'reading', { text: file }, ignore);
    const once = readings;
    expect(await host.ask('compute', 'reading', { text: file }, ignore)).toBe('ACGT');
    expect(
      await host.ask('view', 'reading', { input: { text: file }, window: { field: 'text', from: 1, to: 3 } }),
    ).toBe('CG');
    expect(readings).toBe(once);
    await host.ask('validate', 'reading', { text: file }, ignore);
    await host.ask('computeMany', 'reading', [{ text: file }]);
    expect(readings).toBeGreaterThanOrEqual(once + 2);
  });

  test('that were read ahead are refused where their file has changed since', async () => {
    const host = createHost<AnyTypes>(stubModules());
    const bytes = new Blob(['ACGT']);
    let isChanged = false;
    const watched = Object.assign(new Blob(['ACGT']), {
      slice(from?: number, to?: number) {
        if (isChanged) throw new DOMException('changed', 'NotReadableError');
        return bytes.slice(from, to);
      },
    });
    await host.hold('text-1', { kind: 'file', file: watched, name: file.name, isGzip: false }, true);
    await new Promise((resolve) => setTimeout(resolve, 20));
    isChanged = true;
    const message = expect.stringContaining('“phage.fa.gz” could not be read');
    expect(await host.ask('validate', 'reading', { text: file }, ignore)).toEqual({
      ok: false,
      issues: [{ message, path: 'text' }],
    });
  });

  test('need not be held while they are short', async () => {
    expect(await createHost<AnyTypes>(stubModules()).ask('compute', 'reading', { text: 'GATTACA' }, ignore)).toBe(
      'GATTACA',
    );
  });
});

describe('views', () => {
  test('give the letters asked for', async () => {
    const host = createHost<AnyTypes>(stubModules());
    expect(await host.ask('view', 'doubling', { input: { size: 9 }, window: { field: 'rna', from: 2, to: 6 } })).toBe(
      'rna:AAAA',
    );
  });

  test('of a formula without texts are refused', async () => {
    const host = createHost<AnyTypes>(stubModules());
    await expect(
      host.ask('view', 'reporting', { input: {}, window: { field: 'rna', from: 0, to: 1 } }),
    ).rejects.toThrow("Formula 'reporting' has no text to view");
  });
});

describe('many candidates', () => {
  test('are computed one by one, in one message and in their order', async () => {
    const host = createHost<AnyTypes>(stubModules());
    expect(await host.ask('computeMany', 'doubling', [{ size: 4 }, { size: null }, null])).toEqual([
      { kind: 'computed', input: { size: 4 }, result: { twice: 8, day: '2024-03-01', parts: [4, null] } },
      { kind: 'refused', issues: [{ message: 'Please enter a size', path: 'size' }] },
      { kind: 'failed' },
    ]);
    expect(await host.ask('computeMany', 'doubling', [])).toEqual([]);
  });

  test('of a formula that cannot be loaded fail together', async () => {
    await expect(createHost<AnyTypes>(stubModules()).ask('computeMany', 'lost', [{}])).rejects.toThrow('did not load');
  });
});

import { describe, expect, test } from 'vitest';
import { stubModules } from '#tests/support/stubFormulas.ts';
import { answering } from '#workers/answering.ts';
import { computesAhead } from '#workers/computedAhead.ts';
import type { AnyTypes, HeldText } from '#workers/contract.ts';
import { createHost } from '#workers/host.ts';
import type { AnyHost } from '#workers/questions.ts';
import { MOST_KEPT } from '#workers/streams/keptText.ts';

const ignore = () => {};

const LEARNED = {
  id: 'learned',
  validate: (input: unknown) => ({ ok: true, input, isLearned: true }),
  compute: () => 'learned',
};

function hosts() {
  const asked: string[] = [];
  const plain = createHost<AnyTypes>(stubModules());
  const host = computesAhead<AnyTypes>({
    ...plain,
    ask: answering(plain.ask, 'compute', (formula, input) => {
      asked.push(formula);
      return plain.ask('compute', formula, input, ignore);
    }),
  });
  return { host, asked };
}

describe('what is short is computed with its verdict', () => {
  test('the verdict and the result', async () => {
    const { host } = hosts();
    expect(await host.ask('validate', 'doubling', { size: 4 }, ignore)).toEqual({
      ok: true,
      input: { size: 4 },
      result: { twice: 8, day: '2024-03-01', parts: [4, null] },
    });
  });

  test('nothing is computed of what was refused', async () => {
    const { host, asked } = hosts();
    expect(await host.ask('validate', 'doubling', { size: null }, ignore)).toEqual({
      ok: false,
      issues: [{ message: 'Please enter a size', path: 'size' }],
    });
    expect(asked).toEqual([]);
  });

  test('an input that is given as nothing is none', async () => {
    const { host } = hosts();
    expect(await host.ask('validate', 'doubling', { size: 4, given: undefined }, ignore)).toHaveProperty('result');
  });

  test('a long held text of which all was learned', async () => {
    const host = computesAhead(
      createHost<AnyTypes>({ ...stubModules(), './formulas/learned.ts': async () => ({ default: LEARNED }) }),
    );
    const text = await heldText(host, MOST_KEPT + 1);
    expect(await host.ask('validate', 'learned', { text }, ignore)).toMatchObject({ ok: true, result: 'learned' });
  });

  test('a held text that is kept as a whole', async () => {
    const { host } = hosts();
    const text = await heldText(host, MOST_KEPT);
    expect(await host.ask('validate', 'reading', { text }, ignore)).toEqual({
      ok: true,
      input: { text, letters: 4 },
      result: 'ACGT',
    });
  });
});

/** @param size that is said of it */
async function heldText(host: AnyHost, size: number): Promise<HeldText> {
  await host.hold('text-1', { kind: 'file', file: new Blob(['ACGT']), name: 'a.txt', isGzip: false });
  return { held: 'text-1', name: 'a.txt', size, unit: 'bytes', firstLine: 'ACGT' };
}

describe('what takes longer is computed when the page asks', () => {
  test('a long held text', async () => {
    const { host, asked } = hosts();
    const text = await heldText(host, MOST_KEPT + 1);
    expect(await host.ask('validate', 'reading', { text }, ignore)).toEqual({ ok: true, input: { text, letters: 4 } });
    expect(asked).toEqual([]);
    expect(await host.ask('compute', 'reading', { text }, ignore)).toBe('ACGT');
  });

  test('a question to the input of another calculation', async () => {
    const { host, asked } = hosts();
    expect(await host.ask('validate', 'doubling', { size: 4, given: { size: 1 } }, ignore)).not.toHaveProperty(
      'result',
    );
    expect(asked).toEqual([]);
  });
});

test('a result that cannot be computed leaves the verdict, and the page that asks learns why', async () => {
  const modules = stubModules();
  const half = {
    id: 'half',
    validate: (input: unknown) => ({ ok: true, input }),
    compute: () => Promise.reject(new RangeError('a bug in compute')),
  };
  const host = computesAhead(
    createHost<AnyTypes>({ ...modules, './formulas/half.ts': async () => ({ default: half }) }),
  );
  expect(await host.ask('validate', 'half', { size: 1 }, ignore)).toEqual({ ok: true, input: { size: 1 } });
  await expect(host.ask('compute', 'half', { size: 1 }, ignore)).rejects.toThrow('a bug in compute');
});

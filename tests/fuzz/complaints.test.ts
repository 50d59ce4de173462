/** What a fuzz run says of a formula: slow ones are found by processor time, and equal inputs are computed once. */
import { afterEach, expect, test, vi } from 'vitest';
import type { AnyFormula } from '#workers/contract.ts';
import { fateOf } from './complaints.ts';

afterEach(() => vi.restoreAllMocks());

/** A formula that takes any record, and the milliseconds that it is to take: by the clock, and of the processor. */
function formulaOf({ byClock, ofProcessor, value = 1 }: { byClock: number; ofProcessor: number; value?: number }) {
  let [clock, processor] = [0, 0];
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  vi.spyOn(process, 'cpuUsage').mockImplementation((before) => ({
    user: 1000 * processor - (before?.user ?? 0),
    system: 0,
  }));
  const compute = vi.fn(async () => {
    clock += byClock;
    processor += ofProcessor;
    return { value };
  });
  const formula = { id: 'sample', validate: (input: unknown) => ({ ok: true, input }), compute };
  return { formula: formula as unknown as AnyFormula, compute };
}

const inputs = () => ({ keys: new Set<string>(), options: new Map(), computed: new Set<string>() });

test('a candidate that keeps the processor busy takes too long', async () => {
  const { formula } = formulaOf({ byClock: 6000, ofProcessor: 6000 });
  expect(await fateOf(formula, { mass: 1 }, inputs())).toEqual({ complaint: 'takes too long' });
});

test('one that waits for a busy machine does not', async () => {
  const { formula } = formulaOf({ byClock: 6000, ofProcessor: 20 });
  expect(await fateOf(formula, { mass: 1 }, inputs())).toBe('computed');
});

test('an input that was computed without a complaint is not computed again, and one with a complaint is', async () => {
  const right = formulaOf({ byClock: 1, ofProcessor: 1 });
  const known = inputs();
  for (const mass of [1, 1, 2]) expect(await fateOf(right.formula, { mass }, known)).toBe('computed');
  expect(right.compute).toHaveBeenCalledTimes(2);
  const wrong = formulaOf({ byClock: 1, ofProcessor: 1, value: Number.NaN });
  const others = inputs();
  for (let time = 0; time < 2; time += 1)
    expect(await fateOf(wrong.formula, { mass: 1 }, others)).toEqual({ complaint: 'value is NaN' });
  expect(wrong.compute).toHaveBeenCalledTimes(2);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { halfTime, kaplanMeier, survivalAt } from '#workers/formulas/survival-analysis/kaplanMeier.ts';

const subjects = [
  { time: 5, isEvent: false },
  { time: 3, isEvent: true },
  { time: 5, isEvent: true },
  { time: 8, isEvent: true },
];

test('events come before censorings of the same time', () => {
  const steps = kaplanMeier(subjects, 'log', 0.95);
  expect(steps.map(({ time, atRisk, events, censored }) => [time, atRisk, events, censored])).toEqual([
    [3, 4, 1, 0],
    [5, 3, 1, 1],
    [8, 1, 1, 0],
  ]);
  expect(steps.map(({ survival }) => survival)).toEqual([0.75, 0.5, 0]);
  expect([survivalAt(steps, 2), survivalAt(steps, 3), survivalAt(steps, 7), survivalAt(steps, 99)]).toEqual([
    1, 0.75, 0.5, 0,
  ]);
});

test('limits by the three formulas, by hand: S = 0.75, σ² = 1/12', () => {
  const reach = 1.959963984540054 / Math.sqrt(12);
  const [plain, log, logLog] = (['plain', 'log', 'log-log'] as const).map(
    (interval) => kaplanMeier(subjects, interval, 0.95)[0],
  );
  expect([plain?.lower, plain?.upper]).toEqual([expect.closeTo(0.75 - 0.75 * reach, 12), 1]);
  expect([log?.lower, log?.upper]).toEqual([expect.closeTo(0.75 * Math.exp(-reach), 12), 1]);
  expect(logLog?.lower).toBeCloseTo(0.75 ** Math.exp(reach / -Math.log(0.75)), 12);
  expect(logLog?.upper).toBeCloseTo(0.75 ** Math.exp(-reach / -Math.log(0.75)), 12);
});

test('limits before the first event are 1, by log-log there are none; where nobody survives there are none', () => {
  const steps = [{ time: 1, isEvent: false }, ...subjects];
  expect(kaplanMeier(steps, 'plain', 0.95)[0]).toMatchObject({ lower: 1, upper: 1 });
  expect(kaplanMeier(steps, 'log-log', 0.95)[0]).toMatchObject({ lower: null, upper: null });
  expect(kaplanMeier(steps, 'plain', 0.95).at(-1)).toMatchObject({ standardError: 0, lower: null, upper: null });
});

test('one half: the smallest time, the middle of a stretch, the last time where it does not end', () => {
  const curve = (...values: readonly (number | null)[]) => values.map((value, at) => ({ time: at + 1, value }));
  expect(halfTime(curve(0.8, 0.4, 0.1))).toBe(2);
  expect(halfTime(curve(0.8, 0.5, 0.5, 0.1))).toBe(3);
  expect(halfTime(curve(0.8, 0.5, 0.5, 0.5))).toBe(3);
  expect(halfTime(curve(0.8, 0.6))).toBeNull();
  expect(halfTime(curve(null, 0.6, 0.3, null))).toBe(3);
});

test('without censoring the curve is the share that is left, for any times', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 40 }), (times) => {
      const steps = kaplanMeier(
        times.map((time) => ({ time, isEvent: true })),
        'log-log',
        0.9,
      );
      for (const { time, survival, lower, upper } of steps) {
        expect(survival).toBeCloseTo(times.filter((each) => each > time).length / times.length, 12);
        if (lower !== null && upper !== null) {
          expect(lower).toBeLessThanOrEqual(survival);
          expect(upper).toBeGreaterThanOrEqual(survival);
        }
      }
    }),
  );
});

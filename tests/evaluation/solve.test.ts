import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { solve } from '#workers/evaluation/solve.ts';
import type { SolveAnswer, SolveTarget } from '#workers/questions.ts';

function search(f: (x: number) => number, target: number, range: SolveTarget['range']): Promise<SolveAnswer> {
  const evaluate = async ([x = Number.NaN]: readonly number[]) => {
    const value = f(x);
    return Number.isFinite(value) ? [value] : null;
  };
  return solve(evaluate, { target, range }, () => {});
}

function solutions(answer: SolveAnswer): readonly number[] {
  return answer.kind === 'found' ? answer.solutions.map(({ at }) => at) : [];
}

describe('solving undoes computing', () => {
  test.each<[string, (x: number) => number]>([
    ['a line', (x) => 3 * x - 7],
    ['a hyperbola', (x) => 5 / x],
    ['a power', (x) => x ** 2.5],
    ['a logarithm', (x) => Math.log10(x)],
    ['saturation', (x) => (10 * x) / (2 + x)],
    ['decay', (x) => 100 * 0.5 ** (x / 3)],
  ])('of %s', async (_, f) => {
    await fc.assert(
      fc.asyncProperty(fc.double({ min: 0.01, max: 50, noNaN: true }), async (x) => {
        const found = solutions(await search(f, f(x), { present: 1, min: 0, max: 60 }));
        expect(found.some((each) => Math.abs(f(each) - f(x)) <= 1e-9 * Math.max(1e-6, Math.abs(f(x))))).toBe(true);
      }),
    );
  });
});

test('several solutions are all found, and one that only touches', async () => {
  expect(solutions(await search((x) => x * x, 4, { present: 1 }))).toEqual([-2, 2].map((x) => expect.closeTo(x, 9)));
  expect(solutions(await search((x) => (x - 3.3) ** 2 + 1, 1, { present: 1 }))[0]).toBeCloseTo(3.3, 4);
});

test('only one sign is searched where the field forbids the other', async () => {
  expect(solutions(await search((x) => x * x, 4, { present: 1, min: 0 }))).toEqual([expect.closeTo(2, 9)]);
});

test('none: with the range and what the figure takes there', async () => {
  expect(await search((x) => x / (1 + x), 2, { present: 1, min: 0, max: 9 })).toMatchObject({
    kind: 'none',
    from: 0,
    to: 9,
    least: 0,
    most: expect.closeTo(0.9, 12),
  });
});

test('a figure that does not depend, and a formula that refuses everything', async () => {
  expect(await search(() => 3, 4, { present: 1 })).toMatchObject({ kind: 'independent' });
  expect(await search(() => Number.NaN, 4, { present: 1 })).toMatchObject({ kind: 'refused' });
});

test('a figure in steps: the nearest on each side; on a step the smallest change', async () => {
  expect(await search((x) => Math.ceil(x), 4.5, { present: 1, min: 0, max: 10 })).toMatchObject({
    kind: 'stepped',
    sides: [{ gives: 4 }, { gives: 5 }],
  });
  expect(await search((x) => Math.round(x * 10) / 10, 4.5, { present: 1, min: 0, max: 10 })).toMatchObject({
    kind: 'found',
    solutions: [{ gives: 4.5 }],
  });
});

test('whole numbers only where the formula refuses others', async () => {
  const count = (x: number) => (Number.isInteger(x) && x > 0 ? x * 3 : Number.NaN);
  expect(solutions(await search(count, 27_000, { present: 4 }))).toEqual([9000]);
  expect(await search(count, 28, { present: 4 })).toMatchObject({ kind: 'stepped', sides: [{ at: 9 }, { at: 10 }] });
});

test('a refusal is a wall: nothing is found behind it, and what lies at its foot is found', async () => {
  const walled = (x: number) => (x > 0.99 && x < 1.017 ? x : Number.NaN);
  expect(solutions(await search(walled, 1.0165, { present: 1 }))).toEqual([expect.closeTo(1.0165, 12)]);
  expect(await search(walled, 1.5, { present: 1 })).toMatchObject({ kind: 'none' });
});

test('a pole is no solution and no step', async () => {
  expect(await search((x) => 1 / (x - 2.2), 0, { present: 1, min: 0, max: 5 })).toMatchObject({ kind: 'none' });
});

test('the number of evaluations is limited', async () => {
  let count = 0;
  const jagged = (x: number) => {
    count += 1;
    return Math.sin(1e6 * x);
  };
  await search(jagged, 0.5, { present: 1 });
  expect(count).toBeLessThanOrEqual(2000);
});

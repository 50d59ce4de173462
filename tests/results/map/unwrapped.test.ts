import { describe, expect, test } from 'vitest';
import { appearancesIn, stretchesOf } from '#src/engine/results/map/unwrapped.ts';
import { mapOf, mark } from './mapSamples.ts';

const CIRCLE = mapOf([], { isCircular: true });
const ACROSS = mark(990, 5, {
  spans: [
    { start: 990, end: 1000 },
    { start: 1, end: 5 },
  ],
});

test('parts across the origin run on behind the length; a cut has no letters', () => {
  expect(stretchesOf(ACROSS, CIRCLE)).toEqual([
    { from: 989, to: 1000 },
    { from: 1000, to: 1005 },
  ]);
  expect(stretchesOf(mark(21, 21, { kind: 'site' }), CIRCLE)).toEqual([{ from: 20, to: 20 }]);
});

describe('appearancesIn', () => {
  test('a mark across the origin is at both ends of the whole', () => {
    const seen = appearancesIn({ from: 0, size: 1000 }, ACROSS, CIRCLE);
    expect(seen.map(({ reach, hasLeftEnd, hasRightEnd }) => [reach.from, reach.to, hasLeftEnd, hasRightEnd])).toEqual([
      [0, 5, false, true],
      [989, 1000, true, false],
    ]);
  });

  test('and whole in a stretch across the origin', () => {
    const [one, ...others] = appearancesIn({ from: 950, size: 100 }, ACROSS, CIRCLE);
    expect([one?.reach, one?.hasLeftEnd, one?.hasRightEnd, others]).toEqual([{ from: 989, to: 1005 }, true, true, []]);
  });

  test('only what is in view; between its parts there is the line that joins them', () => {
    const joined = mark(10, 90, {
      spans: [
        { start: 10, end: 20 },
        { start: 80, end: 90 },
      ],
    });
    const [between] = appearancesIn({ from: 30, size: 20 }, joined, mapOf([]));
    expect(between).toEqual({ parts: [], reach: { from: 30, to: 50 }, hasLeftEnd: false, hasRightEnd: false });
    expect(appearancesIn({ from: 200, size: 20 }, joined, mapOf([]))).toEqual([]);
  });

  test('a cut at the border of two stretches is in the second one only', () => {
    const cut = mark(51, 51, { kind: 'site' });
    const counts = [0, 50].map((from) => appearancesIn({ from, size: 50 }, cut, mapOf([])).length);
    expect(counts).toEqual([0, 1]);
  });
});

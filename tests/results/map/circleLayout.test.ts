import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TICK_SIZE, textWidth } from '#src/engine/results/charts/textWidth.ts';
import { ARC, circleLayout, pointAt, spread } from '#src/engine/results/map/circleLayout.ts';
import { anyMap, mapOf, mark } from './mapSamples.ts';

test('no names overlap, none leaves the picture, and what is left out is counted', () => {
  fc.assert(
    fc.property(anyMap, fc.integer({ min: 250, max: 1200 }), (map, width) => {
      const circle = { ...map, isCircular: true };
      const { names, arcs, hidden, height, radius, center } = circleLayout(circle, width);
      for (const side of ['start', 'end']) {
        const places = names.filter(({ anchor }) => anchor === side).map(({ y }) => y);
        for (const [at, y] of places.entries()) {
          expect(y).toBeGreaterThan(0);
          expect(y).toBeLessThan(height);
          if (at > 0) expect(y - (places[at - 1] ?? 0)).toBeGreaterThan(14.9);
        }
      }
      for (const { x, anchor, text } of names) {
        const end = anchor === 'start' ? x + textWidth(text, TICK_SIZE) : x - textWidth(text, TICK_SIZE);
        // One letter and the ellipsis are kept of a name that has no room.
        expect(end).toBeGreaterThan(-textWidth('m…'));
        expect(end).toBeLessThan(width + textWidth('m…'));
      }
      expect(new Set(arcs.map(({ index }) => index)).size + hidden).toBe(circle.marks.length);
      for (const arc of arcs) expect(arc.radius + ARC / 2).toBeLessThanOrEqual(center.x);
      expect(radius).toBeGreaterThan(50);
    }),
  );
});

test('arcs of one ring are apart', () => {
  fc.assert(
    fc.property(anyMap, (map) => {
      const { arcs } = circleLayout({ ...map, isCircular: true }, 900);
      const turn = 2 * Math.PI;
      for (const [at, one] of arcs.entries())
        for (const other of arcs.slice(at + 1)) {
          if (one.radius !== other.radius) continue;
          for (const part of one.parts)
            for (const next of other.parts)
              for (const shift of [-turn, 0, turn])
                expect(part.to <= next.from + shift || part.from >= next.to + shift).toBe(true);
        }
    }),
  );
});

describe('places', () => {
  test('a quarter of the letters is a quarter of the turn, clockwise from the top', () => {
    const [arc] = circleLayout(mapOf([mark(251, 500)], { isCircular: true }), 800).arcs;
    expect(arc?.parts[0]?.from).toBeCloseTo(Math.PI / 2, 12);
    expect(arc?.parts[0]?.to).toBeCloseTo(Math.PI, 12);
    const { x, y } = pointAt({ x: 100, y: 100 }, 50, Math.PI / 2);
    expect([x, y]).toEqual([150, expect.closeTo(100, 9)]);
  });

  test('the entered strand is outside of the axis, the other one inside', () => {
    const { arcs, radius } = circleLayout(mapOf([mark(1, 9), mark(1, 9, { strand: '-' })], { isCircular: true }), 800);
    expect(arcs.map((arc) => [arc.radius > radius, arc.arrow])).toEqual([
      [true, 'last'],
      [false, 'first'],
    ]);
  });

  test('a gene and its coding sequence are named once', () => {
    const map = mapOf([mark(1, 90), mark(1, 90), mark(1, 80)], { isCircular: true });
    expect(circleLayout(map, 900).names).toHaveLength(2);
  });

  test('on a narrow screen there are no names, and the message can say how many', () => {
    const layout = circleLayout(mapOf([mark(1, 90), mark(300, 390)], { isCircular: true }), 250);
    expect([layout.names.length, layout.unnamed]).toEqual([0, 2]);
  });
});

describe('spread', () => {
  test.each([
    [[], []],
    [[50], [50]],
    [
      [50, 52, 54],
      [50, 60, 70],
    ],
    [
      [0, 0],
      [5, 15],
    ],
    [
      [94, 95],
      [85, 95],
    ],
  ])('%j', (places, apart) => expect(spread(places, 10, 5, 95)).toEqual(apart));
});

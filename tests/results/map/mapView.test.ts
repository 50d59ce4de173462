import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  centered,
  endsOf,
  isInView,
  isWhole,
  type MapView,
  moved,
  resized,
  wholeView,
  zoomed,
} from '#src/engine/results/map/mapView.ts';

const LINE = { length: 1000, isCircular: false };
const CIRCLE = { length: 1000, isCircular: true };

test('zooming in ends at 20 letters, zooming out at the whole', () => {
  let view = wholeView(LINE);
  const sizes: number[] = [];
  for (let press = 0; press < 6; press += 1) {
    view = zoomed(view, 'in', LINE);
    sizes.push(view.size);
  }
  expect(sizes).toEqual([333, 111, 37, 20, 20, 20]);
  for (let press = 0; press < 4; press += 1) view = zoomed(view, 'out', LINE);
  expect([view, isWhole(view, LINE)]).toEqual([{ from: 0, size: 1000 }, true]);
});

test('a strand of a few letters is always whole', () => {
  const tiny = { length: 3, isCircular: true };
  expect(zoomed(wholeView(tiny), 'in', tiny)).toEqual({ from: 0, size: 3 });
});

describe('moved', () => {
  test('by half of the view, and not beyond the ends of a line', () => {
    expect(moved({ from: 100, size: 100 }, 'right', LINE)).toEqual({ from: 150, size: 100 });
    expect(moved({ from: 10, size: 100 }, 'left', LINE)).toEqual({ from: 0, size: 100 });
    expect(moved({ from: 890, size: 100 }, 'right', LINE)).toEqual({ from: 900, size: 100 });
  });

  test('round a circle', () => {
    const across = moved({ from: 920, size: 100 }, 'right', CIRCLE);
    expect([across, endsOf(across, CIRCLE)]).toEqual([{ from: 970, size: 100 }, [971, 70]]);
    expect(moved({ from: 10, size: 100 }, 'left', CIRCLE)).toEqual({ from: 960, size: 100 });
  });
});

test('a position is in view, also behind the origin', () => {
  const across: MapView = { from: 950, size: 100 };
  expect([951, 1000, 1, 50, 51, 950].map((position) => isInView(across, position, CIRCLE))).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(isInView(across, 1, LINE)).toBe(false);
});

test('whatever is done, the view stays on the strand, and a centered position is in it', () => {
  fc.assert(
    fc.property(
      fc.record({ length: fc.integer({ min: 1, max: 3000 }), isCircular: fc.boolean() }),
      fc.array(fc.constantFrom('in', 'out', 'left', 'right'), { maxLength: 12 }),
      fc.nat(),
      (strand, steps, at) => {
        let view = wholeView(strand);
        for (const step of steps)
          view = step === 'in' || step === 'out' ? zoomed(view, step, strand) : moved(view, step, strand);
        const position = (at % strand.length) + 1;
        for (const each of [view, centered(view, position, strand), resized(view, 60, strand)]) {
          expect(each.size).toBeGreaterThan(0);
          expect(each.from).toBeGreaterThanOrEqual(0);
          expect(each.from).toBeLessThan(strand.length);
          if (!strand.isCircular) expect(each.from + each.size).toBeLessThanOrEqual(strand.length);
        }
        expect(isInView(centered(view, position, strand), position, strand)).toBe(true);
      },
    ),
  );
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TICK_SIZE, textWidth } from '#src/engine/results/charts/textWidth.ts';
import { BAR, type DrawnMark, lettersThatFit, linearLayout } from '#src/engine/results/map/linearLayout.ts';
import { wholeView } from '#src/engine/results/map/mapView.ts';
import { anyMap, mapOf, mark } from './mapSamples.ts';

const WIDTH = 600;

/** What a mark takes of its lane, its name included. */
function taken({ reach, name }: DrawnMark) {
  if (name === null) return reach;
  return {
    left: Math.min(reach.left, name.x),
    right: Math.max(reach.right, name.x + textWidth(name.text, TICK_SIZE)),
  };
}

test('neither marks nor names overlap, nor leave the picture; none is lost without being counted', () => {
  fc.assert(
    fc.property(anyMap, fc.integer({ min: 250, max: 1200 }), fc.integer({ min: 0, max: 900 }), (map, width, from) => {
      for (const view of [wholeView(map), { from, size: 100 }]) {
        const { marks, height, axis, hidden } = linearLayout(map, view, width);
        for (const [at, one] of marks.entries()) {
          const { left, right } = taken(one);
          expect(left).toBeGreaterThanOrEqual(0);
          expect(right).toBeLessThanOrEqual(width);
          expect(one.y + BAR).toBeLessThanOrEqual(height);
          for (const other of marks.slice(at + 1)) {
            if (other.y !== one.y) continue;
            const next = taken(other);
            expect(right <= next.left || left >= next.right).toBe(true);
          }
        }
        expect(axis).toBeLessThan(height);
        if (view.size === map.length) {
          const drawn = new Set(marks.map(({ index }) => index)).size;
          expect(drawn + hidden).toBeGreaterThanOrEqual(map.marks.length);
        }
      }
    }),
  );
});

describe('tracks', () => {
  test('what reads as the other strand is below the axis, in the opposite order', () => {
    const map = mapOf([
      mark(1, 100, { kind: 'frame' }),
      mark(1, 100),
      mark(5, 5, { kind: 'site', strand: '' }),
      mark(1, 100, { kind: 'frame', strand: '-' }),
      mark(1, 100, { strand: '-' }),
    ]);
    const { tracks, axis, marks } = linearLayout(map, wholeView(map), WIDTH);
    expect(tracks.map(({ heading, y }) => [heading, y < axis])).toEqual([
      ['Restriction sites', true],
      ['Features, + strand', true],
      ['Reading frames, + strand', true],
      ['Reading frames, − strand', false],
      ['Features, − strand', false],
    ]);
    expect(marks.map(({ kind, arrow }) => `${kind} ${arrow}`)).toEqual([
      'site null',
      'feature right',
      'frame right',
      'frame left',
      'feature left',
    ]);
  });

  test('an arrow is at an end that is in view only', () => {
    const map = mapOf([mark(1, 500)]);
    expect(linearLayout(map, { from: 0, size: 100 }, WIDTH).marks[0]?.arrow).toBeNull();
    expect(linearLayout(map, { from: 450, size: 100 }, WIDTH).marks[0]?.arrow).toBe('right');
  });
});

test('a name is inside its mark where it fits, else behind it, else before it', () => {
  const map = mapOf([
    mark(1, 300, { name: 'long' }),
    mark(400, 402, { name: 'tiny' }),
    mark(998, 1000, { name: 'end' }),
  ]);
  const [long, tiny, end] = linearLayout(map, wholeView(map), WIDTH).marks;
  expect(long?.name?.isInside).toBe(true);
  expect((tiny?.name?.x ?? 0) > (tiny?.reach.right ?? 0)).toBe(true);
  expect((end?.name?.x ?? WIDTH) < (end?.reach.left ?? 0)).toBe(true);
});

describe('ticks and letters', () => {
  test('letters where they fit, each in the middle of its own place', () => {
    const size = lettersThatFit(WIDTH);
    expect(size).toBe(64);
    const map = mapOf([]);
    expect(linearLayout(map, { from: 0, size: size + 1 }, WIDTH).letterX).toBeNull();
    const { letterX, ticks } = linearLayout(map, { from: 100, size }, WIDTH);
    expect(letterX?.(100)).toBeCloseTo(12 + 576 / 64 / 2, 9);
    // The tick of position 110 is below its letter, the one at place 109.
    expect(ticks.find(({ label }) => label === '110')?.x).toBeCloseTo(letterX?.(109) ?? 0, 9);
  });

  test('behind the origin of a circle they begin anew', () => {
    const map = mapOf([], { isCircular: true });
    const labels = linearLayout(map, { from: 950, size: 100 }, WIDTH).ticks.map(({ label }) => label);
    expect(labels).toContain('20');
    expect(labels.every((label) => Number(label.replace(/\D/g, '')) <= 1000)).toBe(true);
  });
});

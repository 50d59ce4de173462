import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  lettersInView,
  lettersPerRow,
  MOST_SCROLL_PIXELS,
  MOST_VISIBLE_ROWS,
  rowLayout,
  scrollTopOf,
  topAfterKey,
  topRowAt,
} from '#src/engine/results/sequence/windowing.ts';

const ROW = 24.5;
const LONG = rowLayout(250_000_000, 60, ROW);
const MIDDLING = rowLayout(48_502, 60, ROW);

describe('the layout', () => {
  test('a text of one row is as high as the row and does not scroll', () => {
    expect(rowLayout(39, 60, ROW)).toMatchObject({ rows: 1, visibleRows: 1, lastTop: 0, scrollHeight: ROW });
  });

  test('a last row that is not full counts', () => {
    expect(rowLayout(61, 60, ROW).rows).toBe(2);
    expect(rowLayout(120, 60, ROW).rows).toBe(2);
  });

  test('a chromosome is scaled to what browsers can scroll', () => {
    expect(LONG).toMatchObject({ rows: 4_166_667, scaled: true, scrollHeight: MOST_SCROLL_PIXELS });
    expect(MIDDLING.scaled).toBe(false);
  });

  test.each([
    [720, 8.4, 10, 60],
    [2000, 8.4, 10, 60],
    [280, 7.8, 9, 20],
    [100, 8.4, 10, 10],
    [0, 8.4, 10, 10],
  ])('%d px at %d px a letter and %d spare letters hold %d letters', (width, letter, spare, expected) => {
    expect(lettersPerRow(width, letter, spare)).toBe(expected);
  });
});

describe('scrolling', () => {
  test('both ends of the bar are both ends of the text, scaled or not', () => {
    for (const layout of [MIDDLING, LONG]) {
      expect(topRowAt(0, layout)).toBe(0);
      expect(topRowAt(layout.scrollHeight - layout.viewHeight, layout)).toBeCloseTo(layout.lastTop, 6);
      expect(topRowAt(-50, layout)).toBe(0);
      expect(topRowAt(1e9, layout)).toBe(layout.lastTop);
    }
  });

  test('an unscaled bar moves pixel by pixel', () => {
    expect(topRowAt(ROW * 2.5, MIDDLING)).toBeCloseTo(2.5, 9);
    expect(scrollTopOf(100, MIDDLING)).toBeCloseTo(100 * ROW, 6);
  });

  test('there and back again gives the same row', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4e9 }),
        fc.constantFrom(10, 20, 60),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (length, perRow, share) => {
          const layout = rowLayout(length, perRow, ROW);
          const row = Math.round(layout.lastTop * share);
          expect(topRowAt(scrollTopOf(row, layout), layout)).toBeCloseTo(row, 3);
        },
      ),
    );
  });

  test('what is in view never exceeds the text and ends with it at the end', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), fc.double({ min: 0, max: 1, noNaN: true }), (length, share) => {
        const layout = rowLayout(length, 60, ROW);
        const [from, to] = lettersInView(layout.lastTop * share, layout);
        expect(from % 60).toBe(0);
        expect(to - from).toBeLessThanOrEqual((MOST_VISIBLE_ROWS + 1) * 60);
        expect(to).toBeLessThanOrEqual(length);
        expect(lettersInView(layout.lastTop, layout)[1]).toBe(length);
      }),
    );
  });
});

test.each([
  ['ArrowDown', 10, 11],
  ['ArrowUp', 10, 9],
  ['ArrowDown', 10.4, 11],
  ['ArrowUp', 10.4, 10],
  ['ArrowUp', 0, 0],
  ['PageDown', 10, 21],
  ['PageUp', 10, 0],
  ['Home', 10, 0],
  ['End', 10, MIDDLING.lastTop],
  ['ArrowDown', MIDDLING.lastTop, MIDDLING.lastTop],
  ['a', 10, null],
])('%s from row %d leads to row %s', (key, from, expected) => {
  expect(topAfterKey(key, from, MIDDLING)).toBe(expected);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COLUMNS, ROWS, tableWindow } from '#src/engine/results/tableWindow.ts';

test('a short table is drawn as a whole', () => {
  for (const rule of [ROWS, COLUMNS]) {
    const to = rule.mostWhole;
    expect(tableWindow(rule, to, 38, 480, 3000)).toEqual({ first: 0, from: 0, to, before: 0, behind: 0 });
  }
});

const LONG = fc.record({
  rows: fc.integer({ min: ROWS.mostWhole + 1, max: 1_000_000 }),
  rowHeight: fc.double({ min: 20, max: 90, noNaN: true }),
  viewHeight: fc.double({ min: 100, max: 900, noNaN: true }),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
});

test('a long table has the rows in view, and room for all others', () => {
  fc.assert(
    fc.property(LONG, ({ rows, rowHeight, viewHeight, share }) => {
      const height = Math.min(rows * rowHeight, 12_000_000);
      const scrollTop = share * (height - viewHeight);
      const { first, from, to, before, behind } = tableWindow(ROWS, rows, rowHeight, viewHeight, scrollTop);
      const drawn = (to - from) * rowHeight;
      expect(from).toBeGreaterThanOrEqual(0);
      expect(to).toBeLessThanOrEqual(rows);
      expect(to - from).toBeLessThan(80);
      // The first row in view begins within it.
      const top = before + (first - from) * rowHeight;
      expect(top).toBeGreaterThanOrEqual(scrollTop - 1);
      expect(top).toBeLessThanOrEqual(scrollTop + rowHeight + 1);
      // The rows cover the viewport, and the scrollbar keeps its length.
      expect(before).toBeLessThanOrEqual(scrollTop + 1);
      expect(before + drawn).toBeGreaterThanOrEqual(Math.min(scrollTop + viewHeight, height) - 1);
      expect(before + drawn + behind).toBeCloseTo(height, 3);
    }),
  );
});

test('the ends of a table of any length can be reached', () => {
  fc.assert(
    fc.property(LONG, ({ rows, rowHeight, viewHeight }) => {
      const height = Math.min(rows * rowHeight, 12_000_000);
      expect(tableWindow(ROWS, rows, rowHeight, viewHeight, 0).from).toBe(0);
      expect(tableWindow(ROWS, rows, rowHeight, viewHeight, height - viewHeight).to).toBe(rows);
    }),
  );
});

test('of very many columns there are those in view', () => {
  expect(tableWindow(COLUMNS, 16_384, 176, 1000, 1_760_000)).toMatchObject({ from: 9997, to: 10_009 });
});

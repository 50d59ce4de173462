import { expect, test } from 'vitest';
import { firstRefusal } from '#workers/lib/inputs/firstRefusal.ts';

test('refuses by the first rule that is broken', () => {
  expect(
    firstRefusal([
      [false, 'One', 'a'],
      [true, 'Two', 'b'],
      [true, 'Three', 'c'],
    ]),
  ).toEqual({ ok: false, issues: [{ message: 'Two', path: 'b' }] });
});

test('is null when all hold', () => {
  expect(firstRefusal([[false, 'One', 'a']])).toBeNull();
  expect(firstRefusal([])).toBeNull();
});

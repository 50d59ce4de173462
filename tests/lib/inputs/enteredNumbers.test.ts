import { expect, test } from 'vitest';
import { enteredNumbers } from '#workers/lib/inputs/enteredNumbers.ts';

const REQUIRED = { message: 'Please fill in all required fields' };
const INVALID = { message: 'Invalid input values' };

test('keeps what was entered, of any size and sign, and nothing else', () => {
  expect(enteredNumbers({ a: 0, b: -3, c: null, d: 7 }, ['a', 'b'], ['c', 'd'])).toEqual({
    ok: true,
    input: { a: 0, b: -3, d: 7 },
  });
});

test('refuses the first required number that is blank or unreadable, before an optional one that is unreadable', () => {
  const candidate = { a: 1, b: Number.NaN, c: null, d: Number.NaN };
  expect(enteredNumbers(candidate, ['a', 'c', 'b'], ['d'])).toEqual({
    ok: false,
    issues: [{ ...REQUIRED, path: 'c' }],
  });
  expect(enteredNumbers(candidate, ['a', 'b'], ['d'])).toEqual({ ok: false, issues: [{ ...REQUIRED, path: 'b' }] });
  expect(enteredNumbers(candidate, ['a'], ['c', 'd'])).toEqual({ ok: false, issues: [{ ...INVALID, path: 'd' }] });
});

test('what is no number counts as blank or unreadable', () => {
  const broken = { a: undefined, b: '3' } as unknown as { a: null; b: null };
  expect(enteredNumbers(broken, ['a'])).toMatchObject({ ok: false, issues: [REQUIRED] });
  expect(enteredNumbers(broken, ['b'])).toMatchObject({ ok: false, issues: [REQUIRED] });
  expect(enteredNumbers(broken, [], ['a', 'b'])).toMatchObject({ ok: false, issues: [{ ...INVALID, path: 'b' }] });
});

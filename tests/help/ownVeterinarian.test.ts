import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetOwnNumber, keepOwnNumber } from '#src/site/help/OwnNumberBox.tsx';
import { dialed } from '#src/site/help/ownVeterinarian.ts';

const stored = new Map<string, string>();
const dataset: Record<string, string> = {};

beforeEach(() => {
  stored.clear();
  for (const key of Object.keys(dataset)) delete dataset[key];
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a number is kept as it was typed, and forgotten without a trace', () => {
  expect(keepOwnNumber(' +49 (0)30 123-45 ')).toBe(true);
  expect([...stored]).toEqual([['veterinarian', '+49 (0)30 123-45']]);
  expect(dataset).toEqual({ veterinarian: 'kept' });
  forgetOwnNumber();
  expect([...stored]).toEqual([]);
  expect(dataset).toEqual({});
});

test.each(['', '12', 'Dr. Miller', '1;2;3;4', 'javascript:alert(1)', '+++', '0'.repeat(31)])(
  "'%s' is not a number and changes nothing",
  (typed) => {
    keepOwnNumber('555 0100');
    expect(keepOwnNumber(typed)).toBe(false);
    expect(stored.get('veterinarian')).toBe('555 0100');
  },
);

test.each([
  ['(888) 426-4435', '8884264435'],
  ['+44 1202 509000', '+441202509000'],
  ['030/123.45', '03012345'],
  ['+44 (0)1202 509000', '+441202509000'],
  ['+49(0)30 12345', '+493012345'],
  ['(0)30 12345', '03012345'],
])('%s is dialed as %s', (number, digits) => {
  expect(dialed(number)).toBe(digits);
});

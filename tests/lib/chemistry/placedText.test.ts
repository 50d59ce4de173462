import { expect, test } from 'vitest';
import { placedText, replaced } from '#workers/lib/chemistry/placedText.ts';

test('counts characters, not UTF-16 units', () => {
  expect(placedText('H🧪O').at).toEqual([1, 2, 2, 3]);
});

test('what stays knows its place, what comes in stands where the match began', () => {
  const once = replaced(placedText('Cu  SO4'), / +/g, () => '');
  expect(once).toEqual({ text: 'CuSO4', at: [1, 2, 5, 6, 7] });
  expect(replaced(once, /SO/g, () => 'xyz')).toEqual({ text: 'Cuxyz4', at: [1, 2, 5, 5, 5, 7] });
  expect(replaced(once, /SO/g, () => 'OS').at).toEqual([1, 2, 5, 6, 7]);
});

test('without a match the text is the same', () => {
  const text = placedText('NaCl');
  expect(replaced(text, /x/g, () => '')).toBe(text);
});

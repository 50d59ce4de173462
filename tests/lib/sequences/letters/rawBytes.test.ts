import { expect, test } from 'vitest';
import { byteSearch, indexOfInk, isBlankBefore, withoutDigits } from '#workers/lib/sequences/letters/rawBytes.ts';

const encode = (text: string) => new TextEncoder().encode(text);

test('the first byte that is no white space, or the length', () => {
  expect(indexOfInk(encode(' \t\nA '), 0)).toBe(3);
  expect(indexOfInk(encode('A \r'), 1)).toBe(3);
});

test('digits become spaces, and nothing else changes', () => {
  const bytes = encode('  61 acgt-9A');
  expect(new TextDecoder().decode(withoutDigits(bytes, new Uint8Array(20)))).toBe('     acgt- A');
  expect(new TextDecoder().decode(bytes)).toBe('  61 acgt-9A');
});

test('only white space before a place in its line, in this slice and in those before', () => {
  const bytes = encode('AT\n \tA');
  expect([1, 3, 5, 6].map((end) => isBlankBefore(bytes, end, true))).toEqual([false, true, true, false]);
  expect([true, false].map((isBlank) => isBlankBefore(encode(' A'), 1, isBlank))).toEqual([true, false]);
});

test('the next of a byte, from front to back', () => {
  const next = byteSearch(0x3e);
  const bytes = encode('a>b>>c');
  expect([0, 1, 2, 3, 4, 5, 6].map((at) => next(bytes, at))).toEqual([1, 1, 3, 3, 4, 6, 6]);
});

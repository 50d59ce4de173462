import { expect, test } from 'vitest';
import { indexOfInk, withoutDigits } from '#workers/lib/sequences/rawBytes.ts';

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

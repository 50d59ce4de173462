import { expect, test } from 'vitest';
import { wellFormed } from '#src/engine/kit/onDemand/wellFormed.ts';

test('half a character becomes one that can be encoded; whole ones stay', () => {
  expect(wellFormed('5 \ud83d µm \ude00')).toBe('5 \ufffd µm \ufffd');
  expect(wellFormed('🐾 5 µm')).toBe('🐾 5 µm');
  expect(() => encodeURIComponent(wellFormed('\ud83d'))).not.toThrow();
});

import { expect, test } from 'vitest';
import { freeBuffer } from '#workers/streams/freeBuffer.ts';

test('a buffer is empty afterwards, where it can be detached at all', () => {
  const numbers = Uint8Array.of(1, 2, 3);
  freeBuffer(numbers.buffer);
  expect(numbers).toHaveLength('transfer' in ArrayBuffer.prototype ? 0 : 3);
});

test('a buffer shared between threads stays', () => {
  const shared = new SharedArrayBuffer(8);
  freeBuffer(shared);
  expect(shared.byteLength).toBe(8);
});

import { describe, expect, test } from 'vitest';
import { bufferPool } from '#workers/streams/bufferPool.ts';

describe('bufferPool', () => {
  test('gives back what it was given, and keeps no more than it may', () => {
    const pool = bufferPool(8, 2);
    const buffers = [pool.take(), pool.take(), pool.take()];
    for (const buffer of buffers) pool.give(buffer);
    expect(buffers.slice(0, 2)).toContain(pool.take());
    expect(buffers.slice(0, 2)).toContain(pool.take());
    expect(buffers).not.toContain(pool.take());
  });

  test('does not keep a buffer of another size: one whose bytes have been transferred has none', () => {
    const pool = bufferPool(8, 2);
    const buffer = pool.take();
    structuredClone(buffer, { transfer: [buffer] });
    pool.give(buffer);
    expect(pool.take()).not.toBe(buffer);
  });
});

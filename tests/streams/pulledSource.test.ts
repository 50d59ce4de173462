/** A string on one side of a port, read slice by slice on the other. */
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { settled } from '#tests/support/fakeClient.ts';
import { heldString } from '#tests/support/heldString.ts';
import { readSource } from '#tests/support/readSource.ts';
import { type BufferPool, bufferPool } from '#workers/streams/bufferPool.ts';
import { pulledSource } from '#workers/streams/pulledSource.ts';

let closers: (() => void)[] = [];

afterEach(() => {
  for (const close of closers) close();
  closers = [];
});

function open(text: string, pool: BufferPool) {
  const { source, close } = heldString(text);
  closers.push(close);
  return pulledSource(source.port, source.length, pool);
}

/** A pool that counts its buffers in use. */
function countingPool(bytes: number, most = 4) {
  const pool = bufferPool(bytes, most);
  let out = 0;
  return {
    take() {
      out += 1;
      return pool.take();
    },
    give(buffer: ArrayBuffer) {
      out -= 1;
      pool.give(buffer);
    },
    out: () => out,
  };
}

/** As in UTF-8: a lone surrogate becomes the replacement character. */
function wellFormed(text: string): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(text));
}

const anyText = fc.string({ unit: 'binary', maxLength: 200 });

describe('pulledSource', () => {
  test('gives the UTF-8 bytes of any text, however small the buffers', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, fc.integer({ min: 4, max: 50 }), async (text, bytes) => {
        expect((await readSource(open(text, bufferPool(bytes, 4)))).text).toBe(wellFormed(text));
      }),
    );
  });

  test('reads on from every mark that it gave', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, fc.integer({ min: 4, max: 50 }), async (text, bytes) => {
        const source = open(text, bufferPool(bytes, 4));
        const { marks } = await readSource(source);
        for (const mark of marks) {
          const rest = await readSource(source, mark);
          expect(rest.text).toBe(wellFormed(text.slice(mark)));
          expect(rest.marks[0]).toBe(mark);
        }
      }),
    );
  });

  test('gives no slice of an empty text', async () => {
    expect((await readSource(open('', bufferPool(64, 4)))).marks).toEqual([]);
  });

  test('two readings at the same time do not disturb each other', async () => {
    const text = 'ACGTé🧬'.repeat(500);
    const source = open(text, bufferPool(64, 4));
    const [whole, half] = await Promise.all([readSource(source), readSource(source, 3 * 500)]);
    expect(whole.text).toBe(text);
    expect(half.text).toBe(text.slice(1500));
  });

  test('a slice stays unchanged until the next is requested, regardless of other readings', async () => {
    const text = Array.from({ length: 200 }, (_, index) => `line ${index}\n`).join('');
    const source = open(text, bufferPool(64, 4));
    let copied = '';
    for await (const { bytes } of source.slices()) {
      await readSource(source, 100);
      copied += new TextDecoder().decode(bytes);
    }
    expect(copied).toBe(text);
  });

  test('allocates no memory for another reading, and returns all buffers', async () => {
    const pool = countingPool(1024);
    const source = open('ACGT'.repeat(10_000), pool);
    for (let round = 0; round < 10; round += 1) await readSource(source);
    await settled();
    expect(pool.out()).toBe(0);
  });

  test('an interrupted reading returns its buffers, and the next begins at the start', async () => {
    const pool = countingPool(64);
    const source = open('ACGT'.repeat(1_000), pool);
    for (let round = 0; round < 5; round += 1) {
      let slices = 0;
      for await (const { mark } of source.slices()) {
        if (slices === 0) expect(mark).toBe(0);
        slices += 1;
        if (slices === 3) break;
      }
    }
    await settled();
    await settled();
    expect(pool.out()).toBe(0);
  });

  test('reports its progress', async () => {
    const source = open('A'.repeat(100), bufferPool(40, 4));
    const seen: unknown[] = [];
    for await (const _ of source.slices()) seen.push(source.progress());
    expect(seen).toEqual([40, 80, 100].map((done) => ({ done, total: 100, unit: 'bytes' })));
  });

  test('is a file to its formula, of as many units as the string has', () => {
    const source = open('é🧬', bufferPool(64, 4));
    expect(source.origin).toBe('file');
    expect(source.progress().total).toBe(3);
  });
});

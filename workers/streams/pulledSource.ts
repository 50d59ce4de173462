import type { ByteSource } from '../contract.ts';
import type { BufferPool } from './bufferPool.ts';
import type { Filled, Pull } from './textPump.ts';

/** Maximum number of buffers per message to the page. */
const MOST_IN_BATCH = 8;
/** Number of batches in flight per reading: the page fills one while the worker reads another. */
const MOST_BATCHES = 2;
/** Number of buffers that one reading uses: those in flight, and those being read. */
export const MOST_BUFFERS = (MOST_BATCHES + 1) * MOST_IN_BATCH;

/**
 * A string that the page holds, read through a port slice by slice. A mark is the UTF-16 index of the slice's first
 * character. Progress counts UTF-16 units as bytes, which is exact for ASCII, and sequences are ASCII.
 *
 * @param length of the string in UTF-16 units
 */
export function pulledSource(port: MessagePort, length: number, pool: BufferPool): ByteSource {
  const takers = new Map<number, (filled: Filled) => void>();
  let readings = 0;
  let done = 0;
  port.onmessage = ({ data }: MessageEvent<Filled>) => {
    const take = takers.get(data.reading);
    if (take === undefined) giveBack(data);
    else take(data);
  };

  function giveBack({ slices }: Filled): void {
    for (const { buffer } of slices) pool.give(buffer);
  }

  function pull(message: Pull): void {
    port.postMessage(message, [...(message.buffers ?? [])]);
  }

  return {
    origin: 'file',
    progress: () => ({ done, total: length, unit: 'bytes' }),
    async *slices(from = 0) {
      readings += 1;
      const reading = readings;
      const arrived = arrivals<Filled>();
      takers.set(reading, arrived.add);
      let out = 0;
      // A view often needs a single slice only, so the read-ahead grows as the reading goes on.
      let inBatch = 1;
      let batches = 1;
      try {
        for (let end = from; end < length; ) {
          for (; out < batches; out += 1) {
            pull({ reading, from, buffers: Array.from({ length: inBatch }, () => pool.take()) });
          }
          inBatch = Math.min(2 * inBatch, MOST_IN_BATCH);
          batches = MOST_BATCHES;
          const filled = await arrived.next();
          out -= 1;
          try {
            for (const { buffer, written, mark, end: sliceEnd } of filled.slices) {
              end = sliceEnd;
              done = end;
              if (written > 0) yield { bytes: new Uint8Array(buffer, 0, written), mark };
            }
          } finally {
            giveBack(filled);
          }
        }
      } finally {
        takers.delete(reading);
        for (const filled of arrived.rest()) giveBack(filled);
        pull({ reading, from, buffers: null });
      }
    },
  };
}

/** An asynchronous queue with a single consumer. */
function arrivals<Item>() {
  const items: Item[] = [];
  let wake: (() => void) | null = null;
  return {
    add(item: Item): void {
      items.push(item);
      wake?.();
    },
    async next(): Promise<Item> {
      for (;;) {
        const item = items.shift();
        if (item !== undefined) return item;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
    rest: (): readonly Item[] => items,
  };
}

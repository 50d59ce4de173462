import type { ByteSource } from '../contract.ts';
import type { BufferPool } from './bufferPool.ts';
import type { Filled, Pull } from './textPump.ts';

/** So many slices of one reading are under way at once: the page fills one while the worker reads another. */
export const MOST_AHEAD = 4;

/**
 * A string that the page holds, read through a port slice by slice. A mark is the UTF-16 index of the slice's first
 * character.
 *
 * @param length of the string in UTF-16 units
 */
export function pulledSource(port: MessagePort, length: number, pool: BufferPool): ByteSource {
  const takers = new Map<number, (filled: Filled) => void>();
  let readings = 0;
  let done = 0;
  port.onmessage = ({ data }: MessageEvent<Filled>) => {
    const take = takers.get(data.reading);
    if (take === undefined) pool.give(data.buffer);
    else take(data);
  };

  function pull(message: Pull): void {
    port.postMessage(message, message.buffer === null ? [] : [message.buffer]);
  }

  return {
    size: length,
    origin: 'file',
    progress: () => ({ done, total: length, unit: 'bytes' }),
    async *slices(from = 0) {
      readings += 1;
      const reading = readings;
      const arrived = arrivals<Filled>();
      takers.set(reading, arrived.add);
      let ahead = 0;
      // A view often needs one slice only: what is asked for ahead grows as the reading goes on.
      let most = 1;
      try {
        for (let end = from; end < length; ) {
          for (; ahead < most; ahead += 1) pull({ reading, from, buffer: pool.take() });
          most = Math.min(2 * most, MOST_AHEAD);
          const filled = await arrived.next();
          ahead -= 1;
          end = filled.end;
          done = end;
          try {
            yield { bytes: new Uint8Array(filled.buffer, 0, filled.written), mark: filled.mark };
          } finally {
            pool.give(filled.buffer);
          }
        }
      } finally {
        takers.delete(reading);
        for (const { buffer } of arrived.rest()) pool.give(buffer);
        pull({ reading, from, buffer: null });
      }
    },
  };
}

/** What comes in at any time, for one who waits for it. */
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

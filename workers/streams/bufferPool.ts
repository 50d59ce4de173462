/**
 * A pool of buffers that are transferred to the page and back. They are reused because allocating fresh memory costs
 * more than using it.
 */
export interface BufferPool {
  /** Returns a free buffer, or a new one. */
  take(): ArrayBuffer;
  give(buffer: ArrayBuffer): void;
}

/**
 * @param bytes size of every buffer
 * @param most maximum number of free buffers to keep
 */
export function bufferPool(bytes: number, most: number): BufferPool {
  const free: ArrayBuffer[] = [];
  return {
    take: () => free.pop() ?? new ArrayBuffer(bytes),
    give(buffer) {
      if (free.length < most && buffer.byteLength === bytes) free.push(buffer);
    },
  };
}

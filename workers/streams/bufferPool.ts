/** Buffers that travel to the page and back. Fresh memory costs more than what is done with it, so they are used again. */
export interface BufferPool {
  /** One that is free, or a new one. */
  take(): ArrayBuffer;
  give(buffer: ArrayBuffer): void;
}

/**
 * @param bytes size of every buffer
 * @param most how many are kept while they are free
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

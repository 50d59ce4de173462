import type { ByteSlice, ByteSource, Task } from '../contract.ts';

/**
 * The slices of a source; after each one the task learns how far the reading has come. Of a string's UTF-16 units each
 * counts as a byte, which it is in ASCII, as sequences are.
 */
export async function* slicesWithProgress(source: ByteSource, task: Task): AsyncGenerator<ByteSlice> {
  let done = 0;
  for await (const slice of source.slices()) {
    yield slice;
    done += slice.bytes.length;
    task.report(source.progress?.() ?? { done: Math.min(done, source.size), total: source.size, unit: 'bytes' });
  }
}

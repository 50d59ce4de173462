import type { ByteSlice, ByteSource, Task } from '../contract.ts';

/** The slices of a source; after each one the task learns how far the reading has come. */
export async function* slicesWithProgress(source: ByteSource, task: Task): AsyncGenerator<ByteSlice> {
  for await (const slice of source.slices()) {
    yield slice;
    task.report(source.progress());
  }
}

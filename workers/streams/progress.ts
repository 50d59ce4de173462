import type { ByteSlice, ByteSource, Task } from '../contract.ts';

/** Yields the slices of a source and reports progress to the task after each one. */
export async function* slicesWithProgress(source: ByteSource, task: Task): AsyncGenerator<ByteSlice> {
  for await (const slice of source.slices()) {
    yield slice;
    task.report(source.progress());
  }
}

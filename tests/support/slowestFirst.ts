import type { TestSequencer, TestSpecification } from 'vitest/node';

/** Folders whose files take longest, up to minutes each. */
const SLOW = ['fuzz', 'scaffold', 'check', 'contract', 'headless', 'package'];

/**
 * Starts long test files first: at the end one of them would run alone, with the other cores idle. Vitest starts with the
 * largest file where it has not measured any. With `TEST_ORDER=quickest`, for a run that ends with the first failure, they come last.
 */
export class SlowestFirst implements TestSequencer {
  async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const way = process.env.TEST_ORDER === 'quickest' ? -1 : 1;
    return files.toSorted((a, b) => way * (rank(a) - rank(b)) || (a.moduleId < b.moduleId ? -1 : 1));
  }

  /** All files: no run of this site is divided among machines. */
  async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files;
  }
}

function rank({ moduleId }: TestSpecification): number {
  const index = SLOW.findIndex((folder) => moduleId.includes(`/tests/${folder}/`));
  return index < 0 ? SLOW.length : index;
}

import type { Comparisons } from '#src/engine/kit/comparison.ts';

/**
 * What other programs answer, beside what this site computes. In a file of its own, because the build replaces the whole file
 * (`src/tools/build/computedModules.ts`); the development server compares nothing.
 */
export const COMPARISONS: Comparisons = { calculators: [], sections: [] };

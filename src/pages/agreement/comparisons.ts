import type { Comparisons } from '#src/kit/comparison.ts';

/**
 * What other programs answer, beside what this site computes. The build fills it (`src/build/computedModules.ts`); the
 * development server compares nothing.
 */
export const COMPARISONS: Comparisons = { calculators: [], sections: [] };

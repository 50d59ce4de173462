import type { AgreementSummary } from '#src/engine/kit/comparison.ts';

/**
 * Which programs were compared with which calculator or section, and how far they agree. In a file of its own, because the build
 * replaces the whole file (`src/tools/build/computedModules.ts`); the development server compares nothing.
 */
export const AGREEMENT: readonly AgreementSummary[] = [];

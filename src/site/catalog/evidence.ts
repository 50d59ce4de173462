import type { EvidenceKind } from '#src/engine/kit/evidence.ts';

/**
 * How sure each calculator is, by its id. In a file of its own, because the build replaces the whole file
 * (`src/tools/build/computedModules.ts`); the development server knows none.
 */
export const EVIDENCE: Readonly<Record<string, EvidenceKind>> = {};

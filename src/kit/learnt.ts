import type { LearntKey } from '#workers/contract.ts';

const LEARNT: LearntKey = 'learnt';

/** Whether under this key of an input stands what a formula noted for its own use, which nobody entered. */
export function isLearnt(key: string): boolean {
  return key === LEARNT;
}

import type { LearntKey } from '#workers/contract.ts';

const LEARNT: LearntKey = 'learnt';

/** True for the key under which `validate` caches what it learnt: no input of the visitor's. */
export function isLearnt(key: string): boolean {
  return key === LEARNT;
}

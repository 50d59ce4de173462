import type { LearntKey } from '#workers/contract.ts';

const LEARNT: LearntKey = 'learnt';

/** Returns whether `validate` caches a derived value under this key, which is not an input of the visitor's. */
export function isValidateCache(key: string): boolean {
  return key === LEARNT;
}

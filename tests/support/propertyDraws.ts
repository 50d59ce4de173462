/**
 * How many values property tests draw, and from which seed: the same in every run, so that a failure is reproducible. `FC_SEED=… npm run
 * test:unit` draws others, as `npm run test:all` does each day. A test that needs fewer draws because each is slow says how many.
 */
import fc from 'fast-check';
import { IS_SAMPLED, isSampled, isTestedWhole } from './sample.ts';

/** @returns the draws of a test of one calculator: few of those that are not in the sample, which stands for them */
export function drawsFor(id: string): { readonly numRuns?: number } {
  return isSampled(id) ? {} : { numRuns: 8 };
}

/**
 * For a test that goes through all combinations of a table, which takes long.
 *
 * @param path of the table and what reads it
 * @returns all of them, or every seventh in a run that is not about what is there
 */
export function someOf<Each>(path: string, all: readonly Each[]): readonly Each[] {
  return isTestedWhole(path) ? all : all.filter((_, place) => place % 7 === 0);
}

fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 20_261_121), numRuns: IS_SAMPLED ? 50 : 100 });

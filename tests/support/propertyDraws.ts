/**
 * How many values property tests draw, and from which seed: the same in every run, so that a failure is reproducible. `FC_SEED=… npm run
 * test:unit` draws others, as `npm run test:all` does each day. A test that needs fewer draws because each is slow says how many.
 */
import fc from 'fast-check';
import { IS_SAMPLED } from './sample.ts';

fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 20_261_121), numRuns: IS_SAMPLED ? 50 : 300 });

/**
 * Fixes the seed of property tests, so that failures are reproducible. `FC_SEED=… npm run test:unit` uses another seed.
 */
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 20_261_121) });

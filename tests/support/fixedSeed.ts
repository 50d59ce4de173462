/**
 * Makes property tests draw the same values in every run, so that a failure is never a matter of luck and always comes back.
 * `FC_SEED=… npm run test:unit` draws others.
 */
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 20_261_121) });

/** What `npm run check -- <id>` tests, in one start of Vitest. */
import { mergeConfig } from 'vitest/config';
import site from '../../vite.config.ts';
import { testsOf } from './calculatorParts.mjs';

const { test, ...rest } = site;

export default mergeConfig(rest, {
  test: {
    ...test,
    include: testsOf(process.cwd(), (process.env.ONLY_CALCULATOR ?? '').split(',')),
    setupFiles: ['tests/support/fixedSeed.ts', 'tests/check/onlyCalculator.ts'],
  },
});

/** Vitest configuration of `npm run check -- <id>`, for a single Vitest process. */
import { mergeConfig } from 'vitest/config';
import site from '../../vite.config.ts';
import { testsOf } from './calculatorParts.mjs';

const { test, ...rest } = site;

export default mergeConfig(rest, {
  test: {
    ...test,
    include: testsOf(process.cwd(), (process.env.ONLY_CALCULATOR ?? '').split(',')),
    setupFiles: ['tests/support/propertyDraws.ts', 'tests/check/onlyCalculator.ts'],
  },
});

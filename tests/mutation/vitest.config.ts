/** Tests run against mutants: those of the formulas and their mathematics, and the golden cases. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/{formulas,lib}/**/*.test.ts', 'tests/mutation/goldenCases.ts'],
    // Stryker runs tests in threads, which cannot change their time zone.
    exclude: ['**/*.zones.test.ts'],
    environment: 'node',
    // Tests on chromosomes are slow in instrumented code.
    testTimeout: 60_000,
    setupFiles: ['tests/support/propertyDraws.ts'],
  },
});

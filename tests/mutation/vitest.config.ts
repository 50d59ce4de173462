/** The tests that mutants must survive or die by: those of the formulas and of their mathematics, and the golden cases. */
import { defineConfig } from 'vitest/config';
import { assemblyScript } from '../../src/build/assemblyScript.ts';

export default defineConfig({
  plugins: [assemblyScript()],
  test: {
    include: ['tests/{formulas,lib}/**/*.test.ts', 'tests/mutation/goldenCases.ts'],
    // Stryker runs tests in threads, which cannot change their time zone.
    exclude: ['**/*.zones.test.ts'],
    environment: 'node',
    // Chromosomes take their time in code that counts what it runs.
    testTimeout: 60_000,
    setupFiles: ['tests/support/fixedSeed.ts'],
  },
});

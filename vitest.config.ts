import { defineConfig, mergeConfig } from 'vitest/config';
import { SlowestFirst } from './tests/support/slowestFirst.ts';
import site from './vite.config.ts';

/** The unit tests. Apart from `vite.config.ts`, because the site is built and served without the packages of the tests. */
export default mergeConfig(
  site,
  defineConfig({
    test: {
      include: ['tests/**/*.test.ts?(x)'],
      environment: 'node',
      // A separate process for each of 300 files takes longer than their tests: files clean up after themselves instead.
      pool: 'forks',
      isolate: false,
      // Vitest would leave one core to itself, although it does little while tests run, and many of those wait.
      maxWorkers: '100%',
      sequence: { sequencer: SlowestFirst },
      // Property tests make much that is soon forgotten: with more room for it, less is moved about.
      execArgv: ['--max-semi-space-size=64'],
      // Timeouts only stop hanging tests and do not measure speed, because the machine may be busy.
      testTimeout: 600_000,
      hookTimeout: 600_000,
      setupFiles: ['tests/support/propertyDraws.ts'],
      // Expected texts use English number and date formats, regardless of the machine's locale.
      env: { LC_ALL: 'en_US.UTF-8' },
    },
  }),
);

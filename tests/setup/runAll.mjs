// Runs every suite in order, whatever the one before it said, and closes with one line over all of them. With the word `quick`, those
// that need neither a build nor a browser.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const results = join(root, 'tests/.results');
const tool = (path) => join(root, 'node_modules', path);
const runTypeScript = join(root, 'tests/setup/runTypeScript.mjs');

/** As if published: sitemap, full addresses and the contact for weaknesses are tested as well. */
const PUBLISHED = {
  SITE_ORIGIN: 'https://calculators.example',
  SECURITY_CONTACT: 'mailto:security@calculators.example',
};

const isQuick = process.argv.includes('quick');

/** Unit tests that start processes of their own: most of their time is not the product's. */
const SLOW_UNITS = ['check', 'fuzz', 'headless', 'scaffold', 'setup'];

/** What to run with Node, and how to learn how many tests it was. Without `count`, the exit code is one test. */
const SUITES = [
  { name: 'types', isQuick: true, args: [tool('typescript/bin/tsc'), '-b'] },
  { name: 'lint', isQuick: true, args: [tool('@biomejs/biome/bin/biome'), 'check', '.'] },
  {
    name: 'unit',
    isQuick: true,
    args: [
      tool('vitest/vitest.mjs'),
      'run',
      ...(isQuick ? SLOW_UNITS.flatMap((folder) => ['--exclude', `tests/${folder}/**`]) : []),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(results, 'unit.json')}`,
    ],
    count: () => {
      const { numPassedTests, numFailedTests } = readJson('unit.json');
      return { passed: numPassedTests, failed: numFailedTests };
    },
  },
  { name: 'build', args: [tool('vite/bin/vite.js'), 'build'], env: PUBLISHED },
  { name: 'weight', args: [join(root, 'tests/weight/weighPages.mjs')], count: closingLine },
  {
    name: 'vectors in the worker',
    isQuick: true,
    args: [runTypeScript, 'tests/vectorRunner/worker.ts'],
    count: closingLine,
  },
  { name: 'vectors on the page', args: [runTypeScript, 'tests/vectorRunner/page.ts'], count: closingLine },
  playwright('hosting', 'tests/hosting.config.ts'),
  playwright('browser', 'tests/playwright.config.ts'),
];

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const rows = SUITES.filter((suite) => suite.isQuick === true || !isQuick).map(runSuite);
const width = Math.max(...rows.map(({ name }) => name.length));
console.log('');
for (const { name, passed, failed, seconds } of rows) {
  console.log(
    `${name.padEnd(width)}  ${String(passed).padStart(5)} passed  ${String(failed).padStart(3)} failed  ${seconds.toFixed(1).padStart(6)} s`,
  );
}
const total = (key) => rows.reduce((sum, row) => sum + row[key], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') === 0 ? 0 : 1);

function playwright(name, config) {
  const report = `${name}.json`;
  return {
    name,
    args: [tool('playwright/cli.js'), 'test', '-c', config],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, report) },
    count: () => {
      const { expected, unexpected, flaky } = readJson(report).stats;
      return { passed: expected, failed: unexpected + flaky };
    },
  };
}

function runSuite({ name, args, env, count }) {
  console.log(`\n— ${name}`);
  const started = performance.now();
  const { status, stdout } = spawnSync(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    stdio: ['ignore', count === closingLine ? 'pipe' : 'inherit', 'inherit'],
  });
  if (stdout) process.stdout.write(stdout);
  const seconds = (performance.now() - started) / 1000;
  const { passed, failed } = countOf(count, stdout, status);
  // A runner that fails without a failed test has failed itself.
  return { name, passed, failed: status !== 0 && failed === 0 ? 1 : failed, seconds };
}

function countOf(count, stdout, status) {
  if (count === undefined) return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
  try {
    return count(stdout);
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function closingLine(stdout) {
  const [, passed, failed] = /^(\d+) passed, (\d+) failed$/m.exec(stdout);
  return { passed: Number(passed), failed: Number(failed) };
}

function readJson(file) {
  return JSON.parse(readFileSync(join(results, file), 'utf8'));
}

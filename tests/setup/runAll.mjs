// Runs every suite, whatever the others say, and closes with one line over all of them. With the word `quick`, those that need neither a
// build nor a browser.
import { spawn } from 'node:child_process';
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

/**
 * Unit tests that start processes of their own, and those that go through all calculators: `npm run check -- <id>` has the latter for
 * the calculator at work.
 */
const SLOW_UNITS = [
  'build',
  'catalog',
  'check',
  'contract',
  'fuzz',
  'headless',
  'machine',
  'package',
  'scaffold',
  'security',
  'setup',
];

/**
 * What to run with Node, one after the other, and how to learn how many tests it was. Without `count`, the exit code is one test. Most
 * of these use one core, and run beside the unit tests.
 */
const BESIDE_UNITS = [
  { name: 'types', isQuick: true, args: [tool('typescript/bin/tsc'), '-b'] },
  { name: 'lint', isQuick: true, args: [tool('@biomejs/biome/bin/biome'), 'check', '.'] },
  { name: 'build', args: [tool('vite/bin/vite.js'), 'build'], env: PUBLISHED },
  { name: 'weight', args: [join(root, 'tests/weight/weighPages.mjs')], count: closingLine },
  {
    name: 'vectors in the worker',
    isQuick: true,
    args: [runTypeScript, 'tests/vectorRunner/worker.ts'],
    count: closingLine,
  },
  playwright('hosting', 'tests/hosting.config.ts'),
];

const UNITS = [
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
];

/** These need the build, and use all cores. */
const ON_THE_SITE = [
  { name: 'vectors on the page', args: [runTypeScript, 'tests/vectorRunner/page.ts'], count: closingLine },
  playwright('browser', 'tests/playwright.config.ts'),
];

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const [units, besideUnits] = await Promise.all([runInOrder(UNITS, true), runInOrder(BESIDE_UNITS, false)]);
const rows = [...units, ...besideUnits, ...(await runInOrder(ON_THE_SITE, true))];
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

/** @param isLive what the suites print is shown as it comes; otherwise, beside others that are live, when each ends */
async function runInOrder(suites, isLive) {
  const rows = [];
  for (const suite of suites) if (suite.isQuick === true || !isQuick) rows.push(await runSuite(suite, isLive));
  return rows;
}

async function runSuite({ name, args, env, count }, isLive) {
  if (isLive) console.log(`\n— ${name}`);
  const started = performance.now();
  const stdout = isLive && count !== closingLine ? 'inherit' : 'pipe';
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', stdout, isLive ? 'inherit' : 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => {
      printed += text;
      if (isLive) process.stdout.write(text);
    });
  const status = await new Promise((resolve) => child.on('close', resolve));
  const seconds = (performance.now() - started) / 1000;
  if (!isLive) console.log(`\n— ${name}\n${printed}`);
  const { passed, failed } = countOf(count, printed, status);
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

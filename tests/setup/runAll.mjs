// Runs the suites, each of them even if another fails, and closes with one line over all of them. `sample` checks on some of the calculators
// what the engine does for all (tests/selection); `all` checks it on each; `quick` runs what needs neither a build nor a browser.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { changedFiles } from '../selection/changedFiles.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const results = join(root, 'tests/.results');
const tool = (path) => join(root, 'node_modules', path);
const script = (path) => join(root, 'tests', path);
const typeScript = (path) => [script('setup/runTypeScript.mjs'), path];

const [mode = 'sample'] = process.argv.slice(2);
if (!['sample', 'all', 'quick'].includes(mode)) throw new Error(`There is no run '${mode}'`);

/** As if published: sitemap, full addresses and the contact for weaknesses are tested as well. */
const PUBLISHED = {
  SITE_ORIGIN: 'https://calculators.example',
  SECURITY_CONTACT: 'mailto:security@calculators.example',
};

const SAMPLE = { TEST_SAMPLE: join(results, 'sample.json') };
/** The whole run takes from it what looks alike. */
const LOOKS = { TEST_LOOKS: SAMPLE.TEST_SAMPLE };
/** Tests that start processes or go through all calculators: `npm run check -- <id>` has those of the calculator at work. */
const NOT_QUICK = 'build catalog check contract fuzz headless machine package scaffold security setup'.split(' ');

/** Property tests draw other values each day. A failure names the seed. */
const NEW_DRAWS = { FC_SEED: process.env.FC_SEED ?? new Date().toISOString().slice(0, 10).replaceAll('-', '') };
const env = { ...process.env, ...{ sample: SAMPLE, all: { ...NEW_DRAWS, ...LOOKS }, quick: {} }[mode] };

/**
 * What to run with Node (`args` may be a function of what ran before), and how to learn how many tests it was; without `count`, the exit
 * code is one test. `modes` says in which runs.
 * The lanes run side by side, so that no core waits for the slowest suite of a stage; only what the first lane prints is shown as it comes.
 * In a lane one suite follows another, and `after` names one of a lane above that has to have ended as well.
 */
const LANES = [
  [
    {
      name: 'sample',
      modes: 'sample all',
      args: [...typeScript('tests/selection/chooseTests.ts'), SAMPLE.TEST_SAMPLE],
      // It is what this suite writes.
      env: { TEST_SAMPLE: '', TEST_LOOKS: '' },
    },
    {
      name: 'unit',
      modes: 'sample all quick',
      args: () => [
        tool('vitest/vitest.mjs'),
        'run',
        ...leftOutUnits().flatMap((path) => ['--exclude', path]),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${join(results, 'unit.json')}`,
      ],
      count: () => {
        const { numPassedTests, numFailedTests } = readJson('unit.json');
        return { passed: numPassedTests, failed: numFailedTests };
      },
    },
  ],
  [
    {
      name: 'build',
      modes: 'sample all',
      args: () => [tool('vite/bin/vite.js'), 'build', ...buildMode()],
      env: PUBLISHED,
    },
    // The tests look at the pages that were built.
    {
      name: 'list of browser tests',
      modes: 'sample',
      after: 'sample',
      args: [script('selection/chooseBrowserTests.mjs'), join(results, 'browser.txt')],
    },
    { name: 'weight', modes: 'sample all', args: [script('weight/weighPages.mjs')], count: closingLine },
    playwright('hosting', 'all', ['-c', 'tests/hosting.config.ts']),
    playwright('browser', 'all', ['-c', 'tests/playwright.config.ts'], 'sample'),
    playwright('browser', 'sample', [
      ...['-c', 'tests/playwright.config.ts', '--project=production'],
      ...['--test-list', join(results, 'browser.txt')],
    ]),
  ],
  [
    { name: 'types', modes: 'sample all quick', args: [tool('typescript/bin/tsc'), '-b', '--checkers', '1'] },
    { name: 'lint', modes: 'sample all quick', args: [tool('@biomejs/biome/bin/biome'), 'check', '.'] },
    {
      name: 'vectors in the worker',
      modes: 'sample all quick',
      after: 'sample',
      args: typeScript('tests/vectorRunner/worker.ts'),
      count: closingLine,
    },
    // Compiling the kernel again gives the bytes that are kept.
    { name: 'kernel', modes: 'all', args: [script('tools/compileKernel.mjs'), 'compare'] },
    {
      name: 'vectors on the page',
      modes: 'sample all',
      after: 'build',
      args: typeScript('tests/vectorRunner/page.ts'),
      count: closingLine,
    },
  ],
];

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const ended = new Map();
for (const [lane, suites] of LANES.entries()) {
  let before = Promise.resolve();
  for (const suite of suites.filter(({ modes }) => modes.split(' ').includes(mode))) {
    before = Promise.all([before, ended.get(suite.after)]).then(() => runSuite(suite, lane === 0));
    ended.set(suite.name, before);
  }
}
const rows = await Promise.all(ended.values());
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

function playwright(name, modes, args, after) {
  const report = `${name}.json`;
  return {
    name,
    modes,
    after,
    args: [tool('playwright/cli.js'), 'test', ...args],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, report) },
    count: () => {
      const { expected, unexpected, flaky } = readJson(report).stats;
      return { passed: expected, failed: unexpected + flaky };
    },
  };
}

/** @param isLive what it prints is shown as it comes; otherwise, beside one that is live, when it ends */
async function runSuite({ name, args, env: own, count }, isLive) {
  if (isLive) console.log(`\n— ${name}`);
  const started = performance.now();
  const stdout = isLive && count !== closingLine ? 'inherit' : 'pipe';
  const child = spawn(process.execPath, typeof args === 'function' ? args() : args, {
    cwd: root,
    env: { ...env, ...own },
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

/**
 * Preview pictures and compressed copies take two thirds of a build; a sampled run that is not about them leaves them out.
 * Scripts and pages are the same.
 */
function buildMode() {
  const isAboutRelease = changedFiles(root).some((path) =>
    /^(?:src\/(?:tools\/build|site\/app)|tests\/browser)\//.test(path),
  );
  return mode === 'all' || isAboutRelease ? [] : ['--mode', 'start'];
}

/** Patterns of files of unit tests. */
function leftOutUnits() {
  if (mode === 'sample') return readJson('sample.json').leftOut;
  return mode === 'quick' ? NOT_QUICK.map((folder) => `tests/${folder}/**`) : [];
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

// Writes the list of browser tests that `npm test` runs, in the form of Playwright's `--test-list`: the files that differ from the base, of
// others that the sample names the first test that is not tagged '@whole' (those go through the whole site or a whole corpus), and of the
// calculators those of the sample.
//
// node tests/selection/chooseBrowserTests.mjs <file to write>
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { calculators, files, specs } = JSON.parse(readFileSync(process.env.TEST_SAMPLE, 'utf8'));
const changed = new Set(files.map((path) => basename(path)).filter((name) => name.endsWith('.spec.ts')));
const withFirst = new Set(specs.map((path) => basename(path)));
const OF_CALCULATORS = 'everyCalculator.spec.ts';

const PROJECT = 'production';
const { status, stdout, stderr } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/playwright/cli.js'),
    ...['test', '--list', '--reporter=json', '-c', join(root, 'tests/playwright.config.ts'), `--project=${PROJECT}`],
    // Playwright would read all others as well.
    ...new Set([OF_CALCULATORS, ...withFirst, ...changed]),
  ],
  { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28, env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: undefined } },
);
if (status !== 0) throw new Error(`${stdout}${stderr}`);

const seen = new Set();
const chosen = JSON.parse(stdout)
  .suites.flatMap((ofFile) => testsOf(ofFile, []).sort((one, other) => one.line - other.line))
  .filter(isChosen)
  .map(({ file, titles }) => [`[${PROJECT}]`, file, ...titles].join(' › '));
if (chosen.length === 0) throw new Error('Playwright lists no test');
writeFileSync(process.argv[2], `${chosen.join('\n')}\n`);
console.log(`${chosen.length} browser tests of ${seen.size} files`);

function testsOf({ specs = [], suites = [] }, titles) {
  return [
    ...specs.map(({ file, line, tags, title }) => ({ file, line, tags, titles: [...titles, title] })),
    ...suites.flatMap((suite) => testsOf(suite, [...titles, suite.title])),
  ];
}

function isChosen({ file, tags, titles }) {
  if (file === OF_CALCULATORS) return calculators.includes(/^\/calculator\/([\w-]+): /.exec(titles.at(-1))?.[1]);
  if (changed.has(file)) return true;
  if (!withFirst.has(file) || tags.includes('whole') || seen.has(file)) return false;
  seen.add(file);
  return true;
}

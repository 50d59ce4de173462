// Writes the list of browser tests that `npm test` runs, in the form of Playwright's `--test-list`: the first of each file, which is its main
// path, the files that a change is about, and of the calculators those of the sample.
//
// node tests/selection/chooseBrowserTests.mjs <file to write>
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { changedFiles } from './changedFiles.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sample = new Set(JSON.parse(readFileSync(process.env.TEST_SAMPLE, 'utf8')).calculators);
const changed = new Set(changedFiles(root).map((path) => basename(path)));

/** '[production] › everyCalculator.spec.ts:72:3 › title' */
const TEST = /^\s*(\[[^\]]+\]) › ([^:]+):\d+:\d+ › (.*)$/;

const cli = join(root, 'node_modules/playwright/cli.js');
const { status, stdout, stderr } = spawnSync(
  process.execPath,
  [cli, 'test', '--list', '-c', join(root, 'tests/playwright.config.ts'), '--project=production'],
  { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28, env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: undefined } },
);
if (status !== 0) throw new Error(`${stdout}${stderr}`);

const seen = new Set();
const chosen = stdout
  .split('\n')
  .map((line) => TEST.exec(line))
  .filter((match) => match !== null)
  .filter(([, , file, title]) => isChosen(file, title))
  .map(([, project, file, title]) => `${project} › ${file} › ${title}`);
if (chosen.length === 0) throw new Error('Playwright lists no test');
writeFileSync(process.argv[2], `${chosen.join('\n')}\n`);
console.log(`${chosen.length} browser tests of ${seen.size} files`);

function isChosen(file, title) {
  const isFirst = !seen.has(file);
  seen.add(file);
  const calculator = /^\/calculator\/([\w-]+): /.exec(title)?.[1];
  if (calculator !== undefined) return sample.has(calculator);
  return isFirst || changed.has(file);
}

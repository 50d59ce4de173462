// Files of unit tests that a run leaves out.
import { readdirSync, readFileSync } from 'node:fs';
import { changedFiles } from './changedFiles.mjs';
import { isDue, today } from './day.mjs';

/** Tests that start processes of their own: they concern the tools of the project, and are run when their folder changes. */
const OF_TOOLS = ['check', 'headless', 'package', 'scaffold', 'setup'];
/** What starts a process, or has one start. Tests of these folders without it are run each time. */
const STARTS = /spawn|inShell|siteCopy|builtPackage/;

/** Tests that go through all calculators or many random values: `npm run check -- <id>` has those of the calculator at work. */
const OF_ALL = ['build', 'catalog', 'contract', 'fuzz', 'machine', 'security'];

/**
 * @param {string} root of the checkout
 * @param {string} mode of the run: 'sample' leaves out the tools that no change is about and whose day it is not, 'quick' all that is slow,
 * and 'all' nothing
 * @returns {readonly string[]} patterns of files
 */
export function leftOutUnits(root, mode) {
  if (mode === 'all') return [];
  if (mode === 'quick') return [...OF_TOOLS, ...OF_ALL].map((folder) => `tests/${folder}/**`);
  const changed = changedFiles(root);
  return OF_TOOLS.filter((folder) => !changed.some((path) => path.split('/')[1] === folder)).flatMap((folder) =>
    readdirSync(`${root}/tests/${folder}`)
      .filter((name) => /\.test\.tsx?$/.test(name))
      .map((name) => `tests/${folder}/${name}`)
      .filter((path) => STARTS.test(readFileSync(`${root}/${path}`, 'utf8')) && !isDue(path, today())),
  );
}

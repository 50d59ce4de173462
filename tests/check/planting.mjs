// Plants mistakes in a copy of the site and reads the report of `npm run check`.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REMOVED } from './mistakes.mjs';

/** @throws {Error} when the mistake no longer changes the file and must be rewritten */
export function plant(copy, { name, file, change }) {
  const path = join(copy, file);
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`Not planted: ${name}`);
  if (after === REMOVED) rmSync(path);
  else writeFileSync(path, after);
  return () => writeFileSync(path, before);
}

/** The exit code and the sentences of the closing list of `npm run check -- <ids>`. */
export function checked(copy, ids) {
  const { status, stdout } = spawnSync(process.execPath, ['tests/check/check.mjs', ...ids], {
    cwd: copy,
    encoding: 'utf8',
    env: withoutVitest(),
  });
  return { status, stdout, sentences: stdout.split('\n').filter((line) => /^\d+\. /.test(line)) };
}

/** True when one of the sentences contains all parts. */
export function isSaid({ says }, sentences) {
  return sentences.some((sentence) => says.every((piece) => sentence.includes(piece)));
}

/** The environment of a shell: without the variables that Vitest sets for its child processes. */
function withoutVitest() {
  const told = /^(?:VITEST.*|NODE_ENV|TEST|MODE|DEV|PROD|SSR|BASE_URL|ONLY_CALCULATOR)$/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !told.test(name)));
}

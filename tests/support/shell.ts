/** A shell with the command line set up as docs/cli.md describes. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const SCRIPTS: Readonly<Record<string, string>> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;

/** What Node is to run: the script of package.json, whose first word is `node`, from any folder. */
export const CALCULATE: readonly string[] = (SCRIPTS.calculate ?? '')
  .split(' ')
  .slice(1)
  .map((word) => (word.endsWith('.mjs') ? resolve(word) : word));

export interface ShellRun {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** @param folder in which the words are run */
export function inShell(words: string, input: string | Uint8Array = '', folder: string = process.cwd()): ShellRun {
  const calculate = [process.execPath, ...CALCULATE].map((word) => `'${word}'`).join(' ');
  const { INIT_CWD: _, ...environment } = process.env;
  const { status, stdout, stderr } = spawnSync('bash', ['-c', `calculate() { ${calculate} "$@"; }\n${words}`], {
    input,
    cwd: folder,
    encoding: 'utf8',
    // The language that tests are run in may not be installed, of which the shell would complain.
    env: { ...environment, LC_ALL: 'C' },
  });
  return { status, stdout, stderr };
}

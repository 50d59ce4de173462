/** A shell with the command line set up as docs/cli.md describes. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const SCRIPTS: Readonly<Record<string, string>> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;

/** The Node arguments of a package.json script, whose first word is `node`, usable from any folder. */
export const CALCULATE: readonly string[] = (SCRIPTS.calculate ?? '')
  .split(' ')
  .slice(1)
  .map((word) => (word.endsWith('.mjs') ? resolve(word) : word));

export interface ShellRun {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** @param folder in which the command is run */
export function inShell(words: string, input: string | Uint8Array = '', folder: string = process.cwd()): ShellRun {
  const calculate = [process.execPath, ...CALCULATE].map((word) => `'${word}'`).join(' ');
  const { INIT_CWD: _, ...environment } = process.env;
  const { status, stdout, stderr } = spawnSync('bash', ['-c', `calculate() { ${calculate} "$@"; }\n${words}`], {
    input,
    cwd: folder,
    encoding: 'utf8',
    // The locale of the tests may not be installed, and the shell would print a warning.
    env: { ...environment, LC_ALL: 'C' },
  });
  return { status, stdout, stderr };
}

/** The words that the shell makes of one call of the command, which is not run. */
export function wordsOf(call: string): readonly string[] {
  const { stdout } = spawnSync('bash', ['-c', `calculate() { printf '%s\\0' "$@"; }\n${call}`], { encoding: 'utf8' });
  return stdout.split('\0').slice(0, -1);
}

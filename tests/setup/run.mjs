// Runs commands for the setup, on any system. Uses only Node's built-in modules.
import { spawnSync } from 'node:child_process';

/**
 * @param {string} command path of a program, or its name on the path
 * @param {readonly string[]} args passed without a shell, so that any of them may contain a space
 * @param {string} cwd
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {boolean} true when it exited with 0
 */
export function run(command, args, cwd, env = process.env) {
  say(`${command} ${args.join(' ')}`);
  return spawnSync(command, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}

/**
 * @param {readonly string[]} args words without spaces
 * @param {string} cwd
 */
export function npm(args, cwd) {
  const cli = process.env.npm_execpath;
  if (cli !== undefined) return run(process.execPath, [cli, ...args], cwd);
  if (process.platform !== 'win32') return run('npm', args, cwd);
  // On Windows `npm` is a batch file, which only a shell starts.
  say(`npm ${args.join(' ')}`);
  return spawnSync(`npm ${args.join(' ')}`, { cwd, shell: true, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}

/** @param {string} message */
export function say(message) {
  process.stderr.write(`[setup] ${message}\n`);
}

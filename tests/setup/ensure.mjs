// Makes a fresh checkout ready: `node tests/setup/ensure.mjs [packages] [browser]`. Node's own modules only.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from './browser.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const wanted = process.argv.slice(2);

if (wanted.includes('packages')) ensurePackages();
if (wanted.includes('browser')) ensureBrowser();

function ensurePackages() {
  const reason = whyPackagesAreStale();
  if (reason === undefined) return;
  say(`installing packages: ${reason}`);
  if (!npm(['ci', '--no-audit', '--no-fund'])) giveUp('npm ci failed');
}

/** The lock file says what should be there, npm's own record what is. */
function whyPackagesAreStale() {
  const record = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return 'node_modules is missing';
  const installed = packagesIn(record);
  const missing = Object.entries(packagesIn(join(root, 'package-lock.json'))).find(
    ([path, { version, optional, devOptional, peer, link }]) =>
      path !== '' && !optional && !devOptional && !peer && !link && installed[path]?.version !== version,
  );
  return missing === undefined ? undefined : `${missing[0]} is not ${missing[1].version}`;
}

function packagesIn(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

function ensureBrowser() {
  if (findChromium() !== undefined) return;
  const hasApt = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (hasApt) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    run('apt-get', ['-q', 'update'], env);
    run('apt-get', ['-q', 'install', '-y', '--no-install-recommends', 'chromium', 'fonts-dejavu-core'], env);
  }
  if (findChromium() === undefined)
    run(process.execPath, [join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium']);
  if (findChromium() === undefined) giveUp('no browser found or installed: set CHROME_PATH to a Chromium or Chrome');
}

function npm(args) {
  const cli = process.env.npm_execpath;
  return cli === undefined ? run('npm', args) : run(process.execPath, [cli, ...args]);
}

function run(command, args, env = process.env) {
  say(`${command} ${args.join(' ')}`);
  const shell = process.platform === 'win32';
  return spawnSync(command, args, { cwd: root, env, shell, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}

function say(message) {
  process.stderr.write(`[setup] ${message}\n`);
}

function giveUp(message) {
  say(message);
  process.exit(1);
}

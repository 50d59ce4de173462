// Installs a browser of the Chromium family if none is found that starts.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findHeadlessShell, findTestBrowser, SHELL_NAME } from './browser.mjs';
import { run } from './run.mjs';

/**
 * @param {string} root of the project, whose packages are installed
 * @throws {Error} with a sentence that names what to install by hand
 */
export function ensureBrowser(root) {
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
  const hasApt = isRoot && existsSync('/usr/bin/apt-get');
  // If a browser is available, the lighter one is optional: no package lists are fetched for it.
  if (isThere() && !(hasApt && findHeadlessShell() === undefined && isPackage(SHELL_NAME))) return;
  if (hasApt) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    if (!isThere()) run('apt-get', ['-q', 'update'], root, env);
    const browser = isPackage(SHELL_NAME) ? SHELL_NAME : 'chromium';
    run('apt-get', ['-q', 'install', '-y', '--no-install-recommends', browser, 'fonts-dejavu-core'], root, env);
    if (isThere()) return;
  }
  const cli = join(root, 'node_modules/playwright/cli.js');
  run(process.execPath, [cli, 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium'], root);
  if (isThere()) return;
  throw new Error(
    findTestBrowser() === undefined
      ? 'No browser could be found or installed: install Chromium or Google Chrome, or set CHROME_PATH to one.'
      : 'The browser is there, but libraries that it needs are missing. Have an administrator run "npx playwright install-deps chromium" in this folder, or install the package chromium; then run the command again.',
  );
}

/** Only on Linux can an installed browser lack libraries; on Windows, asking its version would open a window. */
function isThere() {
  const path = findTestBrowser();
  if (path === undefined) return false;
  return process.platform !== 'linux' || spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}

/** True when the current package lists have an installable version. */
function isPackage(name) {
  const { stdout } = spawnSync('apt-cache', ['policy', name], { encoding: 'utf8' });
  return /Candidate: (?!\(none\))/.test(stdout ?? '');
}

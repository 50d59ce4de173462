// Installs a browser of the Chromium family where none is found that starts.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './browser.mjs';
import { run } from './run.mjs';

/**
 * @param {string} root of the project, whose packages are installed
 * @throws {Error} with a sentence that names what to install by hand
 */
export function ensureBrowser(root) {
  if (isThere()) return;
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    run('apt-get', ['-q', 'update'], root, env);
    run('apt-get', ['-q', 'install', '-y', '--no-install-recommends', 'chromium', 'fonts-dejavu-core'], root, env);
    if (isThere()) return;
  }
  const cli = join(root, 'node_modules/playwright/cli.js');
  run(process.execPath, [cli, 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium'], root);
  if (isThere()) return;
  throw new Error(
    findChromium() === undefined
      ? 'No browser could be found or installed: install Chromium or Google Chrome, or set CHROME_PATH to one.'
      : 'The browser is there, but libraries that it needs are missing. Have an administrator run "npx playwright install-deps chromium" in this folder, or install the package chromium; then run the command again.',
  );
}

/** Only on Linux can a browser be there and lack what it needs; on Windows, asking its version would open a window. */
function isThere() {
  const path = findChromium();
  if (path === undefined) return false;
  return process.platform !== 'linux' || spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}

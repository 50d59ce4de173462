// Installs the packages of a lock file where they are missing or differ. Uses only Node's built-in modules.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, say } from './run.mjs';

/**
 * No install script of a package is run, regardless of the machine's npm settings.
 *
 * @param {string} folder that holds `package.json` and its lock file
 * @throws {Error} with a sentence when npm failed
 */
export function ensurePackages(folder) {
  const reason = whyPackagesAreStale(folder);
  if (reason === undefined) return;
  say(`installing packages: ${reason}`);
  if (!npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund'], folder)) throw new Error('npm ci failed');
}

/** The lock file lists the expected packages, npm's own record the installed ones. */
function whyPackagesAreStale(folder) {
  const record = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return 'node_modules is missing';
  const installed = packagesIn(record);
  const missing = Object.entries(packagesIn(join(folder, 'package-lock.json'))).find(
    ([path, { version, optional, devOptional, peer, link }]) =>
      path !== '' && !optional && !devOptional && !peer && !link && installed[path]?.version !== version,
  );
  return missing === undefined ? undefined : `${missing[0]} is not ${missing[1].version}`;
}

function packagesIn(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

// Installs the packages of a lock file where they are missing or differ. Uses only Node's built-in modules.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, say } from './run.mjs';

/**
 * No install script of a package is run, regardless of the machine's npm settings.
 *
 * @param {string} folder that holds `package.json` and its lock file
 * @param {'everything' | 'site'} what `site` leaves out the development dependencies, which only checks need; where some are
 * installed, they are kept up to date
 * @throws {Error} with a sentence when npm failed
 */
export function ensurePackages(folder, what = 'everything') {
  const installed = installedPackages(folder);
  const isSiteOnly = what === 'site' && !Object.values(installed ?? {}).some(({ dev }) => dev);
  const reason = whyPackagesAreStale(folder, installed, isSiteOnly);
  if (reason === undefined) return;
  say(`installing packages: ${reason}`);
  const omitted = isSiteOnly ? ['--omit=dev'] : [];
  if (!npm(['ci', ...omitted, '--ignore-scripts', '--no-audit', '--no-fund'], folder)) throw new Error('npm ci failed');
}

/** npm's own record; undefined where nothing is installed. */
function installedPackages(folder) {
  const record = join(folder, 'node_modules/.package-lock.json');
  return existsSync(record) ? packagesIn(record) : undefined;
}

/** The lock file lists the expected packages. */
function whyPackagesAreStale(folder, installed, isSiteOnly) {
  if (installed === undefined) return 'node_modules is missing';
  const missing = Object.entries(packagesIn(join(folder, 'package-lock.json'))).find(
    ([path, { version, dev, optional, devOptional, peer, link }]) =>
      path !== '' &&
      !(dev && isSiteOnly) &&
      !optional &&
      !devOptional &&
      !peer &&
      !link &&
      installed[path]?.version !== version,
  );
  return missing === undefined ? undefined : `${missing[0]} is not ${missing[1].version}`;
}

function packagesIn(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

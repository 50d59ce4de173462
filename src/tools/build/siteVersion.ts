import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the version in exported results, so that the code that computed a result can be found: the package's version,
 * and after a plus sign the commit, where there is a checkout.
 *
 * @param root folder of the site's `package.json`
 */
export function siteVersion(root: string = process.cwd()): string {
  const { version }: { readonly version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const commit = commitOf(root);
  return commit === null ? version : `${version}+${commit}`;
}

function commitOf(root: string): string | null {
  // Otherwise Git would use a checkout that merely contains the site's folder.
  if (!existsSync(join(root, '.git'))) return null;
  try {
    const words = ['rev-parse', '--short=7', 'HEAD'];
    return execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    // Git is not installed, or there is no commit yet.
    return null;
  }
}

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The version that exported results name, so that whoever has one can find the code which computed it: the package's
 * own, and behind a plus sign the commit that was built, where there is a checkout.
 *
 * @param root folder of the site's `package.json`
 */
export function siteVersion(root: string = process.cwd()): string {
  const { version }: { readonly version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const commit = commitOf(root);
  return commit === null ? version : `${version}+${commit}`;
}

function commitOf(root: string): string | null {
  // Without this, Git would answer for a checkout that the site merely lies in.
  if (!existsSync(join(root, '.git'))) return null;
  try {
    const words = ['rev-parse', '--short=7', 'HEAD'];
    return execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    // No Git here, or nothing committed yet.
    return null;
  }
}

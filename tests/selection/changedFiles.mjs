// The files that differ from the base of the branch, committed or not.
import { spawnSync } from 'node:child_process';

/**
 * The base is what `TEST_BASE` names, else the commit at which the branch left `origin/main`, else the last commit. Outside a checkout
 * nothing differs.
 *
 * @param {string} root of the checkout
 * @returns {readonly string[]} paths from the root, those of removed and of untracked files included
 */
export function changedFiles(root) {
  const base = process.env.TEST_BASE ?? git(root, 'merge-base', 'HEAD', 'origin/main').trim();
  const tracked = git(root, 'diff', '--name-only', '-z', base === '' ? 'HEAD' : base);
  const untracked = git(root, 'ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set(`${tracked}${untracked}`.split('\0').filter(Boolean))];
}

/** What git prints; nothing where it fails. */
function git(root, ...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });
  return status === 0 ? stdout : '';
}

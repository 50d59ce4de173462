// A copy of the sources in a folder of its own, in which files may be written: packages are linked, types are known already.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

const COPIED = ['src', 'workers', 'tests', 'docs', 'index.html', 'package.json', 'tsconfig.json', 'vite.config.ts'];
const ALSO = ['.biome.json', '.gitignore', 'README.md', 'CONTRIBUTING.md'];
/** Large, or made anew by every run. */
const LEFT_OUT = ['tests/data', 'tests/.results', 'tests/.screenshots', 'tests/tools/node_modules'];
/** @returns the folder; whoever asked for it removes it */
export function siteCopy(root) {
  const copy = mkdtempSync(join(tmpdir(), 'site-copy-'));
  for (const path of [...COPIED, ...ALSO].filter((each) => existsSync(join(root, each)))) {
    cpSync(join(root, path), join(copy, path), {
      recursive: true,
      filter: (source) => !LEFT_OUT.includes(relative(root, source).replaceAll('\\', '/')),
    });
  }
  if (existsSync(join(root, 'tests/data'))) symlinkSync(join(root, 'tests/data'), join(copy, 'tests/data'), 'junction');
  const packages = join(root, 'node_modules');
  mkdirSync(join(copy, 'node_modules'));
  // What begins with a dot was written by tools about this one checkout.
  for (const name of readdirSync(packages).filter((each) => !each.startsWith('.')))
    symlinkSync(join(packages, name), join(copy, 'node_modules', name), 'junction');
  // What TypeScript has found out holds for the copy as well: only what is changed there is read anew.
  if (existsSync(join(packages, '.types')))
    cpSync(join(packages, '.types'), join(copy, 'node_modules/.types'), { recursive: true });
  return copy;
}

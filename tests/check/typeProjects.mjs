// Projects for TypeScript that contain only some calculators and what they import: a fraction of the time and memory of the whole site.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { filesOf } from './calculatorParts.mjs';

/** The globals that the build and workers declare for every file. */
const AMBIENT = ['src/site/app/*.d.ts', 'workers/*.d.ts'];

/**
 * Writes them beside the packages, where TypeScript finds those.
 *
 * @param {string} root absolute path of the site
 * @param {readonly string[]} ids of calculators
 * @returns {{ folder: string, projects: readonly string[] }} the folder, which the caller removes, and the paths of the projects in it
 */
export function writeTypeProjects(root, ids) {
  const parent = join(root, 'node_modules/.types');
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'check-'));
  const files = ids.flatMap((id) => filesOf(root, id));
  const formulas = files.filter((path) => path.startsWith('workers/'));
  const write = (name, base, include) => {
    const path = join(folder, `${name}.json`);
    writeFileSync(path, JSON.stringify(projectOf(relative(folder, root), base, include)));
    return path;
  };
  // Formulas know the globals of a worker; pages and tests, which use their types, those of a page.
  const projects = [write('pages', 'tests', [...files, ...AMBIENT])];
  if (formulas.length > 0) projects.push(write('formulas', 'workers', formulas));
  return { folder, projects };
}

function projectOf(up, base, include) {
  return {
    extends: join(up, base, 'tsconfig.json'),
    compilerOptions: { composite: false, emitDeclarationOnly: false, noEmit: true, rootDir: up },
    include: include.map((path) => join(up, path)),
    references: [],
  };
}

/** Every page that the build wrote, from its files: '/', '/category/biology', '/calculator/dna-sequence' … */
import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { GUIDES } from '#src/engine/kit/taxonomy.ts';

const DIST = join(import.meta.dirname, '../../dist');

export function sitePaths(): readonly string[] {
  return readdirSync(DIST, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    .map((file) => (file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`))
    .sort();
}

/** Pages that search engines are not to list. */
export function unlistedPaths(): readonly string[] {
  return ['/notebook', '/animals'];
}

/** Every page that search engines may list. */
export function listedPaths(): readonly string[] {
  return sitePaths().filter((path) => !unlistedPaths().includes(path));
}

/** Pages of the menu that calculate nothing. */
export function guidePaths(): readonly string[] {
  return GUIDES.map((id) => `/calculator/${id}`);
}

export function calculatorPaths(): readonly string[] {
  return sitePaths().filter((path) => path.startsWith('/calculator/') && !guidePaths().includes(path));
}

/** Which of the built files a visitor needs offline. */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';

/** URL and hash of a file. */
export type SiteFile = readonly [url: string, integrity: string];

/** All pages in one file, for the service worker. */
export const PAGES_FILE = 'pages.json';

const NEEDED = new Set(['.js', '.css', '.wasm', '.woff2', '.svg', '.webmanifest']);

/**
 * Returns everything that the pages load, sorted by URL, with the hash of each. Pictures for other sites and files for
 * search engines are left out; the icons that the web manifest names are not.
 *
 * @param folder of the built site
 * @param without names of top-level files that are not part of the site's version, such as the service worker itself
 */
export async function siteFiles(folder: string, without: readonly string[] = []): Promise<readonly SiteFile[]> {
  const icons = await iconsOf(folder);
  const needed = (await filesIn(folder)).filter(
    (name) => !without.includes(name) && (NEEDED.has(extname(name)) || icons.has(name)),
  );
  return Promise.all(needed.map(async (name) => [`/${name}`, hashOf(await readFile(join(folder, name)))] as const));
}

/**
 * Writes all pages into one file: a JSON array of their URLs and HTML. Most of a page is in every other as well, so
 * together they compress to a sixth. A URL is the one that hosts answer without a redirect: the page's file without
 * `.html`.
 *
 * @param folder of the built site
 * @returns the URL and hash of the file
 */
export async function writePagesFile(folder: string): Promise<SiteFile> {
  const names = (await filesIn(folder)).filter((name) => extname(name) === '.html');
  const pages = names.map(async (name) => [addressOf(name), await readFile(join(folder, name), 'utf8')]);
  const text = JSON.stringify(await Promise.all(pages));
  await writeFile(join(folder, PAGES_FILE), text);
  return [`/${PAGES_FILE}`, hashOf(text)];
}

/** Names of all files, sorted, with slashes. */
async function filesIn(folder: string): Promise<readonly string[]> {
  return (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    )
    .sort();
}

function addressOf(name: string): string {
  if (name === 'index.html') return '/';
  // The page for unknown URLs has no clean URL: hosts treat '/404' differently, but all serve the file.
  return `/${name === '404.html' ? name : name.replace(/\.html$/, '')}`;
}

async function iconsOf(folder: string): Promise<ReadonlySet<string>> {
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.webmanifest'), 'utf8')) as {
    readonly icons?: readonly { readonly src: string }[];
  };
  return new Set((manifest.icons ?? []).map(({ src }) => src.replace(/^\//, '')));
}

function hashOf(content: Uint8Array | string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

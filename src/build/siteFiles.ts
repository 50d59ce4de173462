/** Which of the built files a visitor needs offline. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';

/**
 * URL and hash of a file. The URL is the one that hosts answer without a redirect: for a page that of its file without
 * `.html`.
 */
export type SiteFile = readonly [url: string, integrity: string];

const NEEDED = new Set(['.html', '.js', '.css', '.wasm', '.woff2', '.svg', '.webmanifest']);

/**
 * Returns all pages and everything that they load, sorted by URL, with the hash of each. Pictures for other sites and
 * files for search engines are left out; the icons that the web manifest names are not.
 *
 * @param folder of the built site
 * @param without names of top-level files that are not part of the site's version, such as the service worker itself
 */
export async function siteFiles(folder: string, without: readonly string[] = []): Promise<readonly SiteFile[]> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    );
  const icons = await iconsOf(folder);
  const needed = names.filter((name) => !without.includes(name) && (NEEDED.has(extname(name)) || icons.has(name)));
  return Promise.all(
    needed.sort().map(async (name) => [addressOf(name), hashOf(await readFile(join(folder, name)))] as const),
  );
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

function hashOf(bytes: Uint8Array): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}

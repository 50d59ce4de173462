/** Writes the files beside the pages: preview pictures, pictures of the examples, icons, sitemap, and files for robots and hosts. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { drawSvg } from './drawSvg.ts';
import { headersFile } from './responseHeaders.ts';
import { securityFile } from './securityContact.ts';
import { caddyHeaders, nginxHeaders } from './serverHeaders.ts';

type Server = typeof import('../../entry-server.tsx');

/** Sizes in pixels. Systems that crop icons to a shape of their own get a maskable one that fills the square. */
const ICONS = [
  { file: 'icons/192.png', width: 192, fillsSquare: false },
  { file: 'icons/512.png', width: 512, fillsSquare: false },
  { file: 'icons/maskable.png', width: 512, fillsSquare: true },
  { file: 'icons/apple-touch.png', width: 180, fillsSquare: true },
] as const;

const PICTURE_WIDTH = 1200;
const LOGO = 'favicon.svg';

/**
 * Writes the picture of each page that other sites show beside a link to it.
 *
 * @param dist the output folder
 */
export async function writePreviewPictures(dist: string, { pages, pagePicture }: Server): Promise<void> {
  const logo = await readFile(join(dist, LOGO), 'utf8');
  for (const { path, picture } of pages) {
    if (picture !== null) await write(dist, picture, drawSvg(await pagePicture(path, logo), PICTURE_WIDTH).asPng());
  }
}

/**
 * Writes all other files.
 *
 * @param dist the output folder
 * @param origin of the site, or an empty text
 * @param contact for reporting vulnerabilities, or an empty text
 */
export async function writeStaticFiles(
  dist: string,
  { pages, drawnExamples, llmsText }: Server,
  origin: string,
  contact: string,
): Promise<void> {
  for (const [id, svg] of await drawnExamples()) await write(dist, `examples/${id}.svg`, svg);
  const logo = await readFile(join(dist, LOGO), 'utf8');
  for (const { file, width, fillsSquare } of ICONS) {
    await write(dist, file, drawSvg(fillsSquare ? logo.replace(/ rx="\d+"/, '') : logo, width).asPng());
  }
  await write(dist, '_headers', headersFile());
  await write(dist, '_headers.nginx', nginxHeaders());
  await write(dist, '_headers.caddy', caddyHeaders());
  // GitHub Pages would leave out `.well-known` otherwise.
  await write(dist, '.nojekyll', '');
  await write(dist, 'robots.txt', robots(origin));
  await write(dist, 'llms.txt', await llmsText());
  if (contact !== '') await write(dist, '.well-known/security.txt', securityFile(contact, origin, new Date()));
  const published = pages.filter(({ picture }) => picture !== null);
  if (origin !== '') await write(dist, 'sitemap.xml', sitemap(published.map(({ path }) => `${origin}${path}`)));
}

async function write(dist: string, file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(join(dist, file)), { recursive: true });
  await writeFile(join(dist, file), content);
}

function robots(origin: string): string {
  const lines = ['User-agent: *', 'Allow: /'];
  return `${[...lines, ...(origin === '' ? [] : [`Sitemap: ${origin}/sitemap.xml`])].join('\n')}\n`;
}

function sitemap(addresses: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `<url><loc>${address}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
}

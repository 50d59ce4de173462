/**
 * Builds a bundle for Node and the browser's bundle, then writes one complete HTML file per page with the former. The
 * files are flat (`calculator/dna-sequence.html`), so that any static host serves them under clean URLs.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { minify, type Plugin, type ViteBuilder } from 'vite';
import { builtServer, type Server } from './builtServer.ts';
import { compressFiles } from './compressedFiles.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { securityContact } from './securityContact.ts';
import { SERVER_DIRECTORY } from './serverDirectory.ts';
import { siteOrigin } from './siteOrigin.ts';
import { writePreviewPictures, writeStaticFiles } from './staticFiles.ts';

type RenderedPage = Awaited<ReturnType<Server['render']>>;

/** Vite plug-in: writes a file for every page when the site is built. */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    config: () => ({
      environments: {
        client: { build: { manifest: true } },
        ssr: {
          // External packages would be imported as CommonJS, which breaks the default export of styled-components.
          resolve: { noExternal: true },
          build: {
            ssr: true,
            outDir: SERVER_DIRECTORY,
            emptyOutDir: true,
            copyPublicDir: false,
            rolldownOptions: { input: 'src/entry-server.tsx' },
          },
        },
      },
      builder: { buildApp },
    }),
  };
}

async function buildApp(builder: ViteBuilder): Promise<void> {
  const { client, ssr } = builder.environments;
  if (client === undefined || ssr === undefined) throw new Error('The build needs a client and a server environment');
  const { root, logger, build } = builder.config;
  const dist = resolve(root, build.outDir);
  // First, because the browser's bundle contains what this one computes: `computedModules.ts`.
  await builder.build(ssr);
  await builder.build(client);
  const isRelease = builder.config.mode === 'production';
  // Runs on other threads while the pages are rendered on this one.
  const compressed = compressFiles(join(dist, 'assets'), builder.config.mode);
  const started = performance.now();
  await Promise.all(EARLY_SCRIPTS.map((name) => minifyFile(join(dist, name))));
  const server = await builtServer(root);
  const [template, entryScript] = withoutEntry(await readFile(join(dist, 'index.html'), 'utf8'));
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const [entry, ...imported] = filesOf(manifest, 'index.html');
  await rm(join(dist, '.vite'), { recursive: true });
  for (const { path, file, picture, modules } of server.pages) {
    // A box of a form may be in the chunk of all forms.
    const lost = modules.find((module) => module.startsWith('src/site/') && manifest[module] === undefined);
    if (lost !== undefined) throw new Error(`${path} needs ${lost} first, which has no chunk of its name`);
    const ofPage = modules.flatMap((module) => filesOf(manifest, module));
    const preloads = new Set([...imported, ...ofPage].filter((name) => name !== entry));
    const scripts = [...preloads].map(preload).join('') + entryScript;
    const data = picture === null ? null : await server.structuredData(path);
    const html = fillTemplate(
      template,
      rootAttributes(path, modules, manifest),
      scripts,
      data,
      await server.render(path),
    );
    const target = join(dist, file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, html);
  }
  const origin = siteOrigin();
  const contact = securityContact();
  if (isRelease) await writePreviewPictures(dist, server);
  await writeStaticFiles(dist, server, origin, contact);
  await compressed;
  if (origin === '') logger.info('SITE_ORIGIN is not set: addresses begin at the root, and there is no sitemap');
  if (contact === '') logger.info('SECURITY_CONTACT is not set: there is no /.well-known/security.txt');
  logger.info(`prerendered ${server.pages.length} pages in ${Math.round(performance.now() - started)} ms`);
}

/** Files of `src/site/public` that are minified here: Vite copies them verbatim, and half of their size is comments. */
const EARLY_SCRIPTS = ['early.js', 'start.js'];

async function minifyFile(file: string): Promise<void> {
  const { code, errors } = await minify(file, await readFile(file, 'utf8'));
  if (errors.length > 0) throw new Error(`${file} is no script`);
  await writeFile(file, code);
}

type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>;

/** Returns the chunk of a module and all chunks that it imports statically. */
function filesOf(manifest: Manifest, module: string, seen: ReadonlySet<string> = new Set()): readonly string[] {
  const chunk = manifest[module];
  if (chunk === undefined || seen.has(module)) return [];
  const seenNow = new Set([...seen, module]);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((imported) => filesOf(manifest, imported, seenNow))];
}

/** Splits a template into the HTML without the entry script, and that script. */
function withoutEntry(template: string): readonly [string, string] {
  const [script] = /<script type="module"[^>]*><\/script>/.exec(template) ?? [];
  if (script === undefined) throw new Error('the template has no entry script');
  return [template.replace(script, ''), script];
}

/** A page of its own module, of a calculator or guide. */
const OWN_MODULE = /\?(?:page|guide)$/;

/** The path that the markup belongs to, and the URL of its module: see `src/site/app/pageModule.ts`. */
function rootAttributes(path: string, modules: readonly string[], manifest: Manifest): string {
  const own = manifest[modules.find((module) => OWN_MODULE.test(module)) ?? ''];
  return `data-path="${path}"${own === undefined ? '' : ` data-module="/${own.file}"`}`;
}

function preload(file: string): string {
  return `<link rel="modulepreload" crossorigin href="/${file}">`;
}

/**
 * Returns the scripts inside a template: a page is readable without them, and `public/start.js` takes them out once the
 * page has been painted.
 */
function waiting(scripts: string): string {
  return `<script src="/start.js" defer></script><template id="scripts">${scripts}</template>`;
}

/** React writes the elements of the head at the start of the fragment. */
const HOISTED = /^(?:<(?:title|meta|link)\b[^>]*>(?:[^<]*<\/title>)?)+/;

function fillTemplate(
  template: string,
  attributes: string,
  scripts: string,
  data: object | null,
  page: RenderedPage,
): string {
  const head = HOISTED.exec(page.html)?.[0] ?? '';
  const body = page.html.slice(head.length);
  const criticalStyles = page.styles.replace(/^<style[^>]*>/, '').replace(/<\/style>$/, '');
  const [, baseStyles] = /<style>(.*?)<\/style>/s.exec(template) ?? [];
  if (baseStyles === undefined) throw new Error('the template has no base styles');
  const policy = contentSecurityPolicy([baseStyles, criticalStyles]);
  return template
    .replace('<!--csp-->', () => `<meta http-equiv="Content-Security-Policy" content="${policy}" />`)
    .replace('<!--head-->', () => head + dataBlock(data) + page.styles + waiting(scripts))
    .replace('<div id="root"><!--app-->', () => `<div id="root" ${attributes}>${body}`)
    .replace('<!--notice-->', () => page.notice);
}

/**
 * Returns a JSON-LD block: read by search engines, never executed, and not restricted by the policy. Escaped, so that
 * no text in it can close the element.
 */
function dataBlock(data: object | null): string {
  if (data === null) return '';
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

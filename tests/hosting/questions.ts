/** Requests to every server, and the expected responses. */
import { readdirSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import type { Question } from './ask.ts';
import { DIST } from './guide.ts';

export const NOT_FOUND = '404.html';

/**
 * Files of the site that have a URL: `_headers` and similar files are for servers, and copies ending in .br and .gz are
 * sent in place of the originals.
 */
export const FILES: readonly string[] = readdirSync(DIST, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) =>
    join(parentPath, name)
      .slice(DIST.length + 1)
      .split(sep)
      .join('/'),
  )
  .filter((file) => !/^(?:_|\.nojekyll$)/.test(file) && !/\.(?:br|gz)$/.test(file) && file !== NOT_FOUND)
  .sort();

/** '/calculator/atom' of 'calculator/atom.html'. */
export function addressOf(file: string): string {
  return file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
}

/** 'assets/*.js', 'robots.txt': files that servers treat alike. */
export const KINDS: ReadonlyMap<string, readonly string[]> = new Map(
  FILES.map(kindOf).map((kind) => [kind, FILES.filter((file) => kindOf(file) === kind)]),
);

function kindOf(file: string): string {
  const [folder = ''] = file.split('/');
  return folder === file ? file : `${folder}/*${extname(file)}`;
}

/** An entry script of several KiB. */
export const SCRIPT = FILES.find((file) => /^assets\/libraries-.*\.js$/.test(file)) ?? '';

/** Request path, and the target of the redirect. */
export const REDIRECTS: readonly (readonly [path: string, target: string])[] = [
  ['/calculator/atom/', '/calculator/atom'],
  ['/category/biology/', '/category/biology'],
  ['/category/biology/genetics/?a=1&b=%20%2F', '/category/biology/genetics?a=1&b=%20%2F'],
  ['/nowhere/', '/nowhere'],
  ['/calculator/atom.html', '/calculator/atom'],
  ['/calculator/atom.html?unit=g', '/calculator/atom?unit=g'],
  ['/category/biology/genetics.html', '/category/biology/genetics'],
  ['/index.html', '/'],
  ['/index.html?a=1', '/?a=1'],
  ['/index', '/'],
];

/** Paths that do not exist. */
export const MISSING: readonly string[] = [
  '/nowhere',
  '/nowhere?a=1',
  '/404',
  '/404.html',
  '/_headers',
  '/_headers.nginx',
  '/_headers.caddy',
  '/_nowhere',
  '/assets',
  '/assets/none-1234567.js',
  '/assets/none-1234567.css',
  '/icons/none.png',
  '/pictures/none.png',
  '/calculator',
  '/calculator/none',
  '/calculator/ATOM',
  '/calculator/atom.htm',
  '/calculator/ato%3F',
  '/calculator/ato*',
  '/calculator/atom.html.html',
  '/category',
  '/category/alchemy',
  '/category/biology/alchemy',
  '/.git/config',
  // A part longer than a name of a file may be: 255 bytes, of which an extension is added on the way.
  ...[200, 251, 256, 1200].flatMap((length) => [`/${'a'.repeat(length)}`, `/calculator/${'a'.repeat(length)}`]),
  `/${'%F0%9F%90%95'.repeat(64)}`,
];

/** Methods other than GET and HEAD are refused. */
export const REFUSED: readonly Question[] = ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'].flatMap((method) =>
  // The second one is a share that no service worker takes.
  ['/', '/?opens=shared', `/${SCRIPT}`, '/calculator/atom', '/calculator/atom/', '/nowhere'].map((path) => ({
    method,
    path,
  })),
);

/** Attempts at path traversal, open redirects and header injection. */
export const HOSTILE: readonly string[] = [
  '/../package.json',
  '/../../../../../../etc/passwd',
  '/assets/../../package.json',
  '/..%2fpackage.json',
  '/..%2f..%2f..%2f..%2f..%2f..%2fetc%2fpasswd',
  '/%2e%2e/package.json',
  '/%2e%2e%2fpackage.json',
  '/%252e%252e%252fpackage.json',
  '/..%5cpackage.json',
  '/..\\package.json',
  '/assets/..%2f..%2fpackage.json',
  '/./../package.json',
  '/....//package.json',
  '/%c0%ae%c0%ae/package.json',
  '/index.html%00.js',
  '/package.json%00.html',
  '/calculator/%E0%A4%A',
  '//evil.example/',
  '//evil.example/index.html',
  '//evil.example/%2e%2e',
  '/\\evil.example/',
  '/%5Cevil.example/',
  '/%2F%2Fevil.example/',
  '/%2F%2Fevil.example/a.html',
  '/.evil.example/',
  '/@evil.example/',
  'http://evil.example/calculator/atom/',
  '/a%0d%0aSet-Cookie:%20a=b/',
  '/a%0d%0aSet-Cookie:%20a=b.html',
  '/calculator/atom/?a=%0d%0aSet-Cookie:%20a=b',
  `/${'a'.repeat(6000)}/`,
];

/** Accept-Encoding headers, and the expected encodings. */
export const ENCODINGS: readonly (readonly [accepted: string | null, sent: 'br' | 'gzip' | null])[] = [
  ['gzip, deflate, br, zstd', 'br'],
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', null],
  [null, null],
];

/** Compressed files: request path and expected status. */
export const COMPRESSED: readonly (readonly [file: string, path: string, status: number])[] = [
  ['index.html', '/', 200],
  ['calculator/atom.html', '/calculator/atom', 200],
  [SCRIPT, `/${SCRIPT}`, 200],
  ['service-worker.js', '/service-worker.js', 200],
  [NOT_FOUND, '/nowhere', 404],
  [NOT_FOUND, '/assets/none-1234567.js', 404],
];

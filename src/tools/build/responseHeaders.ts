/** The response headers of every host of the site: sent by the preview server, and written to `_headers` for others. */
import { HOST_POLICY } from './contentSecurityPolicy.ts';
import { PERMISSIONS_POLICY } from './permissionsPolicy.ts';
import { PAGES_FILE } from './siteFiles.ts';

interface HeaderRule {
  /** A path, or a prefix followed by an asterisk. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The file served for unknown URLs. */
export const NOT_FOUND_FILE = '/404.html';

const TWO_YEARS = 63_072_000;
const ONE_YEAR = 31_536_000;
const ONE_DAY = 86_400;

/** Cached, but revalidated with the host before every use. */
const REVALIDATED = { 'Cache-Control': 'no-cache' };
/** A file that is missing during a deploy must be found as soon as it exists. */
const NEVER_KEPT = { 'Cache-Control': 'no-store' };

/**
 * Rules that set the same header have disjoint paths, with one exception that explains itself: hosts treat overlapping
 * values differently.
 */
const RULES: readonly HeaderRule[] = [
  {
    path: '/*',
    headers: {
      'Content-Security-Policy': HOST_POLICY,
      // No `includeSubDomains`: only the owner knows whether all other hosts under this domain support HTTPS.
      'Strict-Transport-Security': `max-age=${TWO_YEARS}`,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'same-origin',
      'Permissions-Policy': PERMISSIONS_POLICY,
    },
  },
  // Their names contain a content hash.
  { path: '/assets/*', headers: { 'Cache-Control': `public, max-age=${ONE_YEAR}, immutable` } },
  { path: '/icons/*', headers: { 'Cache-Control': `public, max-age=${ONE_DAY}` } },
  {
    path: '/pictures/*',
    headers: {
      'Cache-Control': `public, max-age=${ONE_DAY}`,
      // Meant to be shown by other sites. If a host sends both values, browsers recognize neither, which also allows
      // it.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  },
  ...[
    '/',
    '/category/*',
    '/calculator/*',
    '/examples/*',
    '/notebook',
    '/animals',
    '/agreement',
    '/service-worker.js',
    `/${PAGES_FILE}`,
    '/early.js',
    '/start.js',
    '/manifest.webmanifest',
    '/favicon.svg',
    '/robots.txt',
    '/llms.txt',
    '/sitemap.xml',
    '/.well-known/security.txt',
    '/third-party-notices.txt',
    '/sbom.cdx.json',
  ].map((path) => ({ path, headers: REVALIDATED })),
  { path: NOT_FOUND_FILE, headers: NEVER_KEPT },
];

/** Returns the headers of every response, without those that some paths override. */
export function headersOfAll(): Readonly<Record<string, string>> {
  const ofSome = new Set(RULES.filter(({ path }) => path !== '/*').flatMap(({ headers }) => Object.keys(headers)));
  const ofAny = RULES.filter(({ path }) => path === '/*').flatMap(({ headers }) => Object.entries(headers));
  return Object.fromEntries(ofAny.filter(([name]) => !ofSome.has(name)));
}

/**
 * Returns the headers of a response.
 *
 * @param path of the request, without query; for an unknown URL, the path of the file that is served
 */
export function headersFor(path: string): Readonly<Record<string, string>> {
  const matching = RULES.filter((rule) =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : rule.path === path,
  );
  return Object.assign({}, ...matching.map(({ headers }) => headers));
}

/**
 * Returns the text of a `_headers` file, which several static hosts read. They apply a rule to every response for its
 * paths, some of them to a 404 as well. So no rule lets a response be used without revalidation: the service worker,
 * which caches the files, does not need that.
 */
export function headersFile(): string {
  return RULES.map(({ path, headers }) => {
    const published = path !== NOT_FOUND_FILE && 'Cache-Control' in headers ? { ...headers, ...REVALIDATED } : headers;
    return [path, ...Object.entries(published).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
  }).join('\n');
}

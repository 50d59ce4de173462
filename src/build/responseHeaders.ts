/** The response headers of every host that serves the site: the preview server sends them, `_headers` tells them to others. */
import { HOST_POLICY } from './contentSecurityPolicy.ts';
import { PERMISSIONS_POLICY } from './permissionsPolicy.ts';

interface HeaderRule {
  /** A path, or the beginning of one and an asterisk. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The file that answers unknown addresses. */
export const NOT_FOUND_FILE = '/404.html';

const TWO_YEARS = 63_072_000;
const ONE_YEAR = 31_536_000;
const ONE_DAY = 86_400;

/** Kept, but never used before the host was asked whether it is still the latest. */
const REVALIDATED = { 'Cache-Control': 'no-cache' };
/** What is missing in the middle of a deploy must be found as soon as it is there. */
const NEVER_KEPT = { 'Cache-Control': 'no-store' };

/** Paths of rules that set the same header do not overlap, but for one that says why: hosts disagree on what becomes of both values. */
const RULES: readonly HeaderRule[] = [
  {
    path: '/*',
    headers: {
      'Content-Security-Policy': HOST_POLICY,
      // Whether all other hosts below this name have HTTPS as well is for their owner to know: no `includeSubDomains`.
      'Strict-Transport-Security': `max-age=${TWO_YEARS}`,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'same-origin',
      'Permissions-Policy': PERMISSIONS_POLICY,
    },
  },
  // Their names hold a hash of what is in them.
  { path: '/assets/*', headers: { 'Cache-Control': `public, max-age=${ONE_YEAR}, immutable` } },
  { path: '/icons/*', headers: { 'Cache-Control': `public, max-age=${ONE_DAY}` } },
  {
    path: '/pictures/*',
    headers: {
      'Cache-Control': `public, max-age=${ONE_DAY}`,
      // They are drawn for other sites to show. A host that sends both values sends none that browsers know, which allows it too.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  },
  ...[
    '/',
    '/category/*',
    '/calculator/*',
    '/service-worker.js',
    '/theme.js',
    '/start.js',
    '/manifest.webmanifest',
    '/favicon.svg',
    '/robots.txt',
    '/sitemap.xml',
    '/.well-known/security.txt',
    '/third-party-notices.txt',
    '/sbom.cdx.json',
  ].map((path) => ({ path, headers: REVALIDATED })),
  { path: NOT_FOUND_FILE, headers: NEVER_KEPT },
];

/** What goes with every answer, whatever it is: not what some paths have another value of. */
export function headersOfAll(): Readonly<Record<string, string>> {
  const ofSome = new Set(RULES.filter(({ path }) => path !== '/*').flatMap(({ headers }) => Object.keys(headers)));
  const ofAny = RULES.filter(({ path }) => path === '/*').flatMap(({ headers }) => Object.entries(headers));
  return Object.fromEntries(ofAny.filter(([name]) => !ofSome.has(name)));
}

/** @param path of the request, without query; of an unknown address, the path of the file that answers it */
export function headersFor(path: string): Readonly<Record<string, string>> {
  const matching = RULES.filter((rule) =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : rule.path === path,
  );
  return Object.assign({}, ...matching.map(({ headers }) => headers));
}

/**
 * The text of a `_headers` file, which several static hosts read. They apply a rule to whatever its paths are answered with,
 * some of them to a 404 as well. So nothing in it lets an answer be used without asking: the service worker, which keeps the
 * files, does not need it.
 */
export function headersFile(): string {
  return RULES.map(({ path, headers }) => {
    const told = path !== NOT_FOUND_FILE && 'Cache-Control' in headers ? { ...headers, ...REVALIDATED } : headers;
    return [path, ...Object.entries(told).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
  }).join('\n');
}

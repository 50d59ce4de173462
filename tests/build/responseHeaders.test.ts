import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FORBIDDEN_FEATURES, USED_FEATURES } from '#src/tools/build/permissionsPolicy.ts';
import { headersFile, headersFor } from '#src/tools/build/responseHeaders.ts';

/**
 * Each header a second time, letter for letter and on purpose not taken from the source: a word that is changed there, such as
 * `form-action 'self'`, has to be changed here as well.
 */
const ON_EVERY_PAGE = {
  'Content-Security-Policy': [
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types own-scripts',
    "media-src 'none'",
    "object-src 'none'",
    "frame-src 'none'",
    "style-src-attr 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Strict-Transport-Security': 'max-age=63072000',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), clipboard-read=(), cross-origin-isolated=(), display-capture=(), geolocation=(), gyroscope=(), hid=(), local-network-access=(), magnetometer=(), microphone=(), midi=(), payment=(), serial=(), usb=()',
};

describe('the headers of every answer', () => {
  test.each([
    ['/', { 'Cache-Control': 'no-cache' }],
    ['/calculator/atom', { 'Cache-Control': 'no-cache' }],
    ['/assets/index-abc.js', { 'Cache-Control': 'public, max-age=31536000, immutable' }],
    ['/404.html', { 'Cache-Control': 'no-store' }],
    // Drawn for other sites.
    [
      '/pictures/home.png',
      { 'Cache-Control': 'public, max-age=86400', 'Cross-Origin-Resource-Policy': 'cross-origin' },
    ],
  ])('%s', (path, own) => {
    expect(headersFor(path)).toEqual({ ...ON_EVERY_PAGE, ...own });
  });

  test('the policy names every fetch directive except styles, which differ from page to page', () => {
    const directives = headersFor('/')
      ['Content-Security-Policy']?.split('; ')
      .map((each) => each.split(' ')[0]);
    // The fetch directives of Content Security Policy Level 3, without those that fall back to a listed one.
    const fetched = ['connect', 'font', 'frame', 'img', 'manifest', 'media', 'object', 'script', 'worker'];
    expect(directives).toEqual(expect.arrayContaining(fetched.map((each) => `${each}-src`)));
    expect(directives).not.toContain('default-src');
    expect(directives).not.toContain('style-src');
  });
});

describe('features of the browser', () => {
  const policy = headersFor('/')['Permissions-Policy'] ?? '';

  test('are forbidden, but for those in use', () => {
    expect(policy.split(', ')).toEqual(FORBIDDEN_FEATURES.map((feature) => `${feature}=()`));
    expect(FORBIDDEN_FEATURES.filter((feature) => USED_FEATURES.includes(feature))).toEqual([]);
    expect(FORBIDDEN_FEATURES).toEqual([...new Set(FORBIDDEN_FEATURES)].sort());
  });

  test('fit a line that hosts accept: some read no more than 2,000 characters of it', () => {
    expect(
      Math.max(
        ...headersFile()
          .split('\n')
          .map((line) => line.length),
      ),
    ).toBeLessThan(2000);
  });
});

describe('caching', () => {
  test.each([
    ['/assets/index-abc.js', 'public, max-age=31536000, immutable'],
    ['/', 'no-cache'],
    ['/calculator/atom', 'no-cache'],
    ['/service-worker.js', 'no-cache'],
    ['/404.html', 'no-store'],
    ['/favicon.svg', 'no-cache'],
    ['/robots.txt', 'no-cache'],
    ['/sitemap.xml', 'no-cache'],
    ['/third-party-notices.txt', 'no-cache'],
    ['/sbom.cdx.json', 'no-cache'],
    ['/pictures/home.png', 'public, max-age=86400'],
  ])('%s: %s', (path, value) => {
    expect(headersFor(path)['Cache-Control']).toBe(value);
  });

  test('every file of the site has a rule: none is left to the defaults of a host', () => {
    const files = readdirSync(join(import.meta.dirname, '../../src/site/public'));
    expect(files.length).toBeGreaterThan(3);
    expect(files.filter((file) => headersFor(`/${file}`)['Cache-Control'] === undefined)).toEqual([]);
  });

  test('hosts that read the file cannot tell a missing asset from one that is there: neither is used without asking', () => {
    const told = headersFile()
      .split('\n')
      .filter((line) => line.includes('Cache-Control'));
    expect(told.length).toBeGreaterThan(4);
    expect(told.filter((line) => !/: no-(?:cache|store)$/.test(line))).toEqual([]);
  });

  test('no path has two values of one header', () => {
    const rules = headersFile()
      .split('\n\n')
      .map((rule) => rule.trim().split('\n'));
    const paths = rules
      .filter((rule) => rule.some((line) => line.includes('Cache-Control')))
      .map(([path = '']) => path);
    expect(paths.length).toBeGreaterThan(4);
    const begins = paths.filter((path) => path.endsWith('*')).map((path) => path.slice(0, -1));
    expect(begins.flatMap((begin) => paths.filter((path) => path !== `${begin}*` && path.startsWith(begin)))).toEqual(
      [],
    );
  });
});

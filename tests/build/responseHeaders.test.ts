import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FORBIDDEN_FEATURES, USED_FEATURES } from '#src/build/permissionsPolicy.ts';
import { headersFile, headersFor } from '#src/build/responseHeaders.ts';

describe('the policy of the host', () => {
  const policy = headersFor('/')['Content-Security-Policy'] ?? '';
  const directives = policy.split('; ').map((directive) => directive.split(' ')[0]);

  test('forbids frames, objects, bases and foreign scripts', () => {
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(directives).toEqual(expect.arrayContaining(['base-uri', 'form-action']));
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).not.toContain("'unsafe-eval'");
  });

  test('names every fetch directive except styles, which differ from page to page', () => {
    // The fetch directives of Content Security Policy Level 3, without those that fall back to a listed one.
    const fetched = ['connect', 'font', 'frame', 'img', 'manifest', 'media', 'object', 'script', 'worker'];
    expect(directives).toEqual(expect.arrayContaining(fetched.map((each) => `${each}-src`)));
    expect(policy).toContain("style-src-attr 'none'");
    expect(directives).not.toContain('default-src');
    expect(directives).not.toContain('style-src');
  });

  test('does not let text become a script', () => {
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types own-scripts");
  });
});

describe('other sites', () => {
  const headers = headersFor('/calculator/atom');

  test('share no window, no process and no file with this one', () => {
    expect(headers['Cross-Origin-Opener-Policy']).toBe('same-origin');
    expect(headers['Cross-Origin-Embedder-Policy']).toBe('require-corp');
    expect(headers['Cross-Origin-Resource-Policy']).toBe('same-origin');
  });

  test('may show the pictures that are drawn for them', () => {
    expect(headersFor('/pictures/home.png')['Cross-Origin-Resource-Policy']).toBe('cross-origin');
  });

  test('learn no URL of a page', () => {
    expect(headers['Referrer-Policy']).toBe('same-origin');
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
    const files = readdirSync(join(import.meta.dirname, '../../src/public'));
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

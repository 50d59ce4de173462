import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { headersFile, headersFor } from '#src/build/responseHeaders.ts';

describe('the policy of the host', () => {
  const policy = headersFor('/')['Content-Security-Policy'] ?? '';
  const directives = policy.split('; ').map((directive) => directive.split(' ')[0]);

  test('forbids frames, objects, bases and foreign scripts', () => {
    expect(policy).toContain("frame-ancestors 'none'");
    expect(directives).toEqual(
      expect.arrayContaining(['script-src', 'worker-src', 'object-src', 'base-uri', 'form-action']),
    );
    expect(policy).not.toContain('unsafe-inline');
  });

  test('says nothing of styles, which differ from page to page', () => {
    expect(directives).not.toContain('default-src');
    expect(directives).not.toContain('style-src');
  });
});

describe('keeping', () => {
  test.each([
    ['/assets/index-abc.js', 'public, max-age=31536000, immutable'],
    ['/', 'no-cache'],
    ['/calculator/atom', 'no-cache'],
    ['/service-worker.js', 'no-cache'],
    ['/404.html', 'no-store'],
    ['/favicon.svg', 'no-cache'],
    ['/robots.txt', 'no-cache'],
    ['/sitemap.xml', 'no-cache'],
    ['/pictures/home.png', 'public, max-age=86400'],
  ])('%s: %s', (path, value) => {
    expect(headersFor(path)['Cache-Control']).toBe(value);
  });

  test('every file of the site is told of: none is left to the habits of a host', () => {
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

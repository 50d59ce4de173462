import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '#src/build/contentSecurityPolicy.ts';

const STYLES = ['body{margin:0}', 'p{margin:0}'];
const directives = new Map(
  contentSecurityPolicy(STYLES)
    .split('; ')
    .map((directive) => directive.split(/ (.*)/, 2) as [string, string]),
);

test('everything not listed is forbidden', () => {
  expect(directives.get('default-src')).toBe("'none'");
});

test('pictures are files of the site, or drawn by it into an address', () => {
  expect(directives.get('img-src')).toBe("'self' data:");
});

test('fonts are files of the site', () => {
  expect(directives.get('font-src')).toBe("'self'");
});

test('styles are files of the site, what is filled by script, and the page’s own by their hash', () => {
  for (const text of STYLES) {
    const hash = createHash('sha256').update(text).digest('base64');
    expect(directives.get('style-src')).toContain(`'sha256-${hash}'`);
  }
  expect([...directives.values()].join(' ')).not.toContain('unsafe-inline');
});

test('no text becomes a script, on hosts that send no headers as well', () => {
  expect(directives.get('require-trusted-types-for')).toBe("'script'");
  expect(directives.get('trusted-types')).toBe('own-scripts');
});

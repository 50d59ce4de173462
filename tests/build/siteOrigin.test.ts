import { expect, test } from 'vitest';
import { siteOrigin } from '#src/tools/build/siteOrigin.ts';

test.each(['https://example.org', 'https://example.org/', 'http://localhost:4173'])('%s is a valid origin', (value) => {
  expect(siteOrigin(value)).toBe(value.replace(/\/$/, ''));
});

test('without it, addresses begin at the root', () => {
  expect(siteOrigin('')).toBe('');
});

test.each(['example.org', 'https://example.org/below', 'https://example.org/?a=1', 'ftp://example.org', '"><script>'])(
  "'%s' is refused",
  (value) => {
    expect(() => siteOrigin(value)).toThrow('SITE_ORIGIN is a scheme and a host');
  },
);

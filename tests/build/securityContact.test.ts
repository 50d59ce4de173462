import { describe, expect, test } from 'vitest';
import { headersFor } from '#src/tools/build/responseHeaders.ts';
import { securityContact, securityFile } from '#src/tools/build/securityContact.ts';

describe('the contact for vulnerabilities', () => {
  test.each(['mailto:security@example.org', 'https://example.org/report', 'tel:+1-201-555-0123'])('%s', (value) => {
    expect(securityContact(value)).toBe(value);
  });

  test.each([undefined, ''])('nobody without an environment variable: %j', (value) => {
    expect(securityContact(value)).toBe('');
  });

  test.each([
    'security@example.org',
    'http://example.org/report',
    'https://',
    'mailto:nobody',
    'javascript:alert(1)',
    'mailto:a@example.org\nExpires: 2100-01-01T00:00:00Z',
  ])('not %j', (value) => {
    expect(() => securityContact(value)).toThrow('SECURITY_CONTACT begins with mailto:, https:// or tel:');
  });
});

describe('the file', () => {
  const BUILT = new Date('2026-11-23T10:20:30Z');

  test('has the fields that RFC 9116 requires, each once, and its own address', () => {
    expect(securityFile('mailto:security@example.org', 'https://calculators.example', BUILT)).toBe(
      [
        'Contact: mailto:security@example.org',
        'Expires: 2027-11-08T00:00:00.000Z',
        'Canonical: https://calculators.example/.well-known/security.txt',
        '',
      ].join('\n'),
    );
  });

  test('ends within a year, however late on a day it is built', () => {
    const [, expires = ''] =
      /^Expires: (.*)$/m.exec(securityFile('tel:+1', '', new Date('2027-02-28T23:59:59Z'))) ?? [];
    expect(Date.parse(expires)).toBeLessThan(Date.parse('2028-02-28T23:59:59Z'));
  });

  test.each(['', 'http://localhost:4173'])('names no address of its own where that is %j', (origin) => {
    expect(securityFile('tel:+1', origin, BUILT)).not.toContain('Canonical');
  });

  test('is revalidated each time', () => {
    expect(headersFor('/.well-known/security.txt')['Cache-Control']).toBe('no-cache');
  });
});

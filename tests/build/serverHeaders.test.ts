import { describe, expect, test } from 'vitest';
import { headersOfAll } from '#src/tools/build/responseHeaders.ts';
import { caddyHeaders, nginxHeaders, quoted } from '#src/tools/build/serverHeaders.ts';

describe('the headers of all answers', () => {
  const all = Object.entries(headersOfAll());

  test('are configured for both servers, one by one', () => {
    expect(all.length).toBeGreaterThan(4);
    const nginx = nginxHeaders().split('\n');
    const caddy = caddyHeaders().split('\n');
    for (const [name, value] of all) {
      expect(nginx).toContain(`add_header ${name} "${value}" always;`);
      expect(caddy).toContain(`  ${name} "${value}"`);
    }
  });

  test('say nothing about caching, which depends on the response', () => {
    expect(`${nginxHeaders()}${caddyHeaders()}`).not.toContain('Cache-Control');
  });
});

describe('a value', () => {
  test('is quoted, with its own quotation marks escaped', () => {
    expect(quoted('default="/reports"')).toBe('"default=\\"/reports\\""');
  });

  test.each(['cost $5', '{path}', 'a\\b'])('that a server would not take literally is refused: %s', (value) => {
    expect(() => quoted(value)).toThrow('cannot hold');
  });
});

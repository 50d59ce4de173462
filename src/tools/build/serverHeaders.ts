/**
 * The headers of every response, in the syntax of nginx and of Caddy, to be included in their configurations. Cache
 * lifetimes are omitted: they depend on the outcome of the request, and are in docs/hosting.md.
 */
import { headersOfAll } from './responseHeaders.ts';

const WRITTEN = '# Written by the build; see docs/hosting.md.';

/** Returns directives for a `server` block of nginx. */
export function nginxHeaders(): string {
  const lines = Object.entries(headersOfAll()).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);
  return [WRITTEN, ...lines, ''].join('\n');
}

/** Returns a directive for a site block of Caddy. */
export function caddyHeaders(): string {
  const lines = Object.entries(headersOfAll()).map(([name, value]) => `  ${name} ${quoted(value)}`);
  return [WRITTEN, 'header {', ...lines, '}', ''].join('\n');
}

/**
 * Returns a quoted string, in the syntax of both servers.
 *
 * @throws {Error} when a server would interpret part of it as a variable, which cannot be escaped in nginx
 */
export function quoted(value: string): string {
  if (/[${}\\]/.test(value)) throw new Error(`A header cannot hold $, {, } or \\: ${value}`);
  return `"${value.replaceAll('"', '\\"')}"`;
}

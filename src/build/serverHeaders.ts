/**
 * The headers that go with every answer, in the words of nginx and of Caddy, for their configurations to include. How long a
 * file may be kept is not among them: that depends on what became of the request, and stands in docs/hosting.md.
 */
import { headersOfAll } from './responseHeaders.ts';

const WRITTEN = '# Written by the build; see docs/hosting.md.';

/** Directives for a `server` block of nginx. */
export function nginxHeaders(): string {
  const lines = Object.entries(headersOfAll()).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);
  return [WRITTEN, ...lines, ''].join('\n');
}

/** A directive for a site block of Caddy. */
export function caddyHeaders(): string {
  const lines = Object.entries(headersOfAll()).map(([name, value]) => `  ${name} ${quoted(value)}`);
  return [WRITTEN, 'header {', ...lines, '}', ''].join('\n');
}

/**
 * A text within quotation marks, as both servers read it.
 *
 * @throws {Error} when a server would take part of it for a variable, which cannot be prevented in nginx
 */
export function quoted(value: string): string {
  if (/[${}\\]/.test(value)) throw new Error(`A header cannot hold $, {, } or \\: ${value}`);
  return `"${value.replaceAll('"', '\\"')}"`;
}

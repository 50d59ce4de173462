/**
 * Makes `vite preview` behave like a web server that is configured as in docs/hosting.md: clean URLs are answered with
 * their flat file, other spellings redirect there, unknown ones get 404.html with status 404; compressed copies are
 * sent to clients that accept them, and all responses carry the headers that `_headers` requests from a host.
 * `tests/hosting` runs the same checks against all of them. Vite sends the files, always whole: its support of ranges
 * is incomplete.
 */
import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import type { Connect, Plugin } from 'vite';
import { headersFor, NOT_FOUND_FILE } from './responseHeaders.ts';

/** Vite plug-in for `vite preview`, which `npm start` and the browser tests use. */
export function previewServer(): Plugin {
  return {
    name: 'preview-server',
    // Vite would answer OPTIONS requests for pages of other sites.
    config: () => ({ preview: { cors: false } }),
    configurePreviewServer(server) {
      const dist = resolve(server.config.root, server.config.build.outDir);
      // Node's default of 5 s closes a connection just as a busy client sends its next request on it.
      if ('keepAliveTimeout' in server.httpServer) server.httpServer.keepAliveTimeout = KEPT_ALIVE_MS;
      // A returned hook would run after Vite's own fallback to index.html.
      server.middlewares.use(answerFrom(dist));
    },
  };
}

/** The time for which nginx keeps an idle connection open, in milliseconds. */
const KEPT_ALIVE_MS = 75_000;

/** Other spellings of a page's URL; restricted to plain words, so that a redirect cannot lead to another host. */
const OTHER_WRITING = /^((?:\/[a-z0-9-]+)+)(?:\.html|\/)$/;
const HOME = new Set(['/index', '/index.html']);
/** The page for unknown URLs has no URL of its own, and paths with a leading underscore are for servers. */
const NO_ADDRESS = /^\/(?:404(?:\.html)?$|_)/;

function answerFrom(dist: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    const [written = '/', ...query] = (request.url ?? '/').split('?');
    const path = pathOf(written);
    const file = path === null ? null : fileFor(dist, path);
    setHeaders(response, headersFor(file === null ? NOT_FOUND_FILE : (path ?? '')));
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      setHeaders(response, { ...headersFor(NOT_FOUND_FILE), Allow: 'GET, HEAD' });
      endEmpty(response, 405);
      return;
    }
    const target = path === null || NO_ADDRESS.test(path) ? undefined : otherAddress(path);
    if (target !== undefined) {
      setHeaders(response, { 'Cache-Control': 'no-cache', Location: [target, ...query].join('?') });
      endEmpty(response, 308);
      return;
    }
    const sent = `${file ?? NOT_FOUND_FILE}${endingFor(request, response, join(dist, file ?? NOT_FOUND_FILE))}`;
    if (file === null) {
      sendNotFound(response, join(dist, sent)).catch(next);
      return;
    }
    request.url = encodeURI(sent);
    next();
  };
}

function endEmpty(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'Content-Length': 0 }).end();
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

function pathOf(written: string): string | null {
  try {
    return decodeURIComponent(written);
  } catch {
    return null;
  }
}

/** Returns the canonical path, where it differs from the requested one. */
function otherAddress(path: string): string | undefined {
  return HOME.has(path) ? '/' : OTHER_WRITING.exec(path)?.[1];
}

/** Returns the path of the file below `dist` for a request, with its leading slash, or null where the file is missing. */
function fileFor(dist: string, path: string): string | null {
  if (path === '/') return '/index.html';
  // Rejects path traversal: no empty segment, no dot segments, no other separator.
  const isPlain = /^(?:\/(?!\.{1,2}(?:\/|$))[^/\\\0]+)+$/.test(path);
  if (!isPlain || NO_ADDRESS.test(path)) return null;
  return [path, `${path}.html`].find((file) => isFile(join(dist, file))) ?? null;
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

/** Returns '.br', '.gz' or '': the copy of a file to send; sets the response headers for it. */
function endingFor(request: IncomingMessage, response: ServerResponse, file: string): string {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  // Otherwise Vite would compress files without a copy on the fly, and send wrong ranges of them.
  delete request.headers['accept-encoding'];
  delete request.headers.range;
  if (!existsSync(`${file}.br`)) return '';
  response.setHeader('Vary', 'Accept-Encoding');
  const isAccepted = (encoding: string) =>
    new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|\\s|$))`).test(accepted);
  if (isAccepted('br')) return '.br';
  return isAccepted('gzip') ? '.gz' : '';
}

const ENCODINGS: Readonly<Record<string, string>> = { br: 'br', gz: 'gzip' };

async function sendNotFound(response: ServerResponse, file: string): Promise<void> {
  const page = await readFile(file);
  const encoding = ENCODINGS[file.split('.').at(-1) ?? ''];
  setHeaders(response, {
    'Content-Type': 'text/html;charset=utf-8',
    'Content-Length': String(page.length),
    ...(encoding === undefined ? {} : { 'Content-Encoding': encoding }),
  });
  response.writeHead(404).end(page);
}

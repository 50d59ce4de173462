/**
 * Makes `vite preview` behave like a web server that is set up as docs/hosting.md says: clean addresses answer with their flat
 * file, other ways to write one lead there, unknown ones get 404.html with status 404; compressed copies are sent to
 * those who understand them, and all answers carry the response headers that `_headers` asks of a host.
 * `tests/hosting` asks all of them the same. Files are sent by Vite, whole: of ranges it knows too little.
 */
import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import type { Connect, Plugin } from 'vite';
import { headersFor, NOT_FOUND_FILE } from './responseHeaders.ts';

/** The plug-in of `vite preview`, which `npm start` and the tests in a browser use. */
export function previewServer(): Plugin {
  return {
    name: 'preview-server',
    // Vite would answer OPTIONS for pages of other sites.
    config: () => ({ preview: { cors: false } }),
    configurePreviewServer(server) {
      const dist = resolve(server.config.root, server.config.build.outDir);
      // Node's 5 s end a connection just as a busy client sends its next request on it.
      if ('keepAliveTimeout' in server.httpServer) server.httpServer.keepAliveTimeout = KEPT_ALIVE_MS;
      // A hook that is returned would run behind Vite's own fallback to index.html.
      server.middlewares.use(answerFrom(dist));
    },
  };
}

/** As long as nginx keeps a connection without a request. */
const KEPT_ALIVE_MS = 75_000;

/** Another way to write the address of a page: made of plain words, so that it cannot lead to another host. */
const OTHER_WRITING = /^((?:\/[a-z0-9-]+)+)(?:\.html|\/)$/;
const HOME = new Set(['/index', '/index.html']);
/** The page for unknown addresses has none itself, and what begins so is for servers. */
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

/** The address that a path stands for, where it is not that address itself. */
function otherAddress(path: string): string | undefined {
  return HOME.has(path) ? '/' : OTHER_WRITING.exec(path)?.[1];
}

/** The file below `dist` that answers a path, from its slash on, or null where there is none. */
function fileFor(dist: string, path: string): string | null {
  if (path === '/') return '/index.html';
  // Nothing that could lead out of the folder: no empty name, none of dots, no other sign that separates.
  const isPlain = /^(?:\/(?!\.{1,2}(?:\/|$))[^/\\\0]+)+$/.test(path);
  if (!isPlain || NO_ADDRESS.test(path)) return null;
  return [path, `${path}.html`].find((file) => isFile(join(dist, file))) ?? null;
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

/** '.br', '.gz' or nothing: the copy of a file that is sent, for which the headers are set. */
function endingFor(request: IncomingMessage, response: ServerResponse, file: string): string {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  // Vite would compress in passing what has no copy, and send parts of a file that are others than asked for.
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

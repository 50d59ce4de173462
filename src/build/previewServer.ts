/**
 * Makes `vite preview` behave like a static host: clean addresses answer with their flat file, unknown ones with
 * 404.html and status 404, all of them with the response headers that `_headers` asks of a host.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { headersFor, NOT_FOUND_FILE } from './responseHeaders.ts';

/** The plug-in of `vite preview`, which `npm start` and the tests in a browser use. */
export function previewServer(): Plugin {
  return {
    name: 'preview-server',
    configurePreviewServer(server) {
      const dist = resolve(server.config.root, server.config.build.outDir);
      // A hook that is returned would run behind Vite's own fallback to index.html.
      server.middlewares.use((request, response, next) => {
        const path = pathOf(request.url ?? '/');
        const file = path === null ? null : fileFor(dist, path);
        const headers = headersFor(path === null || file === null ? NOT_FOUND_FILE : path);
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
        if (file !== null) {
          request.url = file;
          next();
          return;
        }
        readFile(join(dist, NOT_FOUND_FILE)).then((page) => {
          response.statusCode = 404;
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.end(page);
        }, next);
      });
    },
  };
}

function pathOf(url: string): string | null {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return null;
  }
}

/** The file below `dist` that answers a path, as an absolute address, or null where there is none. */
function fileFor(dist: string, path: string): string | null {
  if (path === '/') return '/index.html';
  const candidate = extname(path) === '' ? `${path.replace(/\/$/, '')}.html` : path;
  const inside = normalize(candidate);
  return !inside.startsWith('..') && existsSync(join(dist, inside)) ? encodeURI(inside) : null;
}

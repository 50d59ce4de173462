/**
 * A static host as small as they come, for what a preview server cannot do: deploy another version of the site under the
 * open pages, and go away.
 */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

export interface StaticHost {
  readonly origin: string;
  /** From now on these folders answer, the first that has the file. */
  deploy(...folders: readonly string[]): void;
  /** Ends all connections and takes no more. */
  close(): Promise<void>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

export async function startStaticHost(folder: string): Promise<StaticHost> {
  let folders: readonly string[] = [folder];

  async function read(name: string): Promise<Buffer | null> {
    for (const each of folders) {
      const file = await readFile(join(each, normalize(name))).catch(() => null);
      if (file !== null) return file;
    }
    return null;
  }

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = pathname === '/' ? '/index.html' : extname(pathname) === '' ? `${pathname}.html` : pathname;
    const file = await read(name);
    response.writeHead(file === null ? 404 : 200, {
      'Content-Type': TYPES[file === null ? '.html' : extname(name)] ?? 'application/octet-stream',
      'Cache-Control': name.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
    });
    response.end(file ?? (await read('/404.html')));
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The host has no port');

  return {
    origin: `http://localhost:${address.port}`,
    deploy(...next) {
      folders = next;
    },
    close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      return closed;
    },
  };
}

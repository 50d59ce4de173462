/**
 * A minimal static host with the site's response headers, for what a preview server cannot do: deploy another version
 * while pages are open, pause in the middle of a response, and go offline.
 */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { headersFor, NOT_FOUND_FILE } from '#src/tools/build/responseHeaders.ts';

export interface StaticHost {
  readonly origin: string;
  /** Serves files from these folders, the first that has the file. */
  deploy(...folders: readonly string[]): void;
  /** Sends pages only up to this share of their text, 0 to 1, and the rest later. */
  pauseAt(share: number): void;
  /** Closes all connections and accepts no more. */
  close(): Promise<void>;
}

/** Delay that lets the browser paint the received part. */
const PAUSE_MS = 300;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

export async function startStaticHost(folder: string): Promise<StaticHost> {
  let folders: readonly string[] = [folder];
  let firstShare = 1;

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
      ...headersFor(file === null ? NOT_FOUND_FILE : pathname),
      'Content-Type': TYPES[file === null ? '.html' : extname(name)] ?? 'application/octet-stream',
    });
    const content = file ?? (await read('/404.html')) ?? Buffer.of();
    if (firstShare === 1 || extname(name) !== '.html') {
      response.end(content);
      return;
    }
    const pause = Math.round(content.length * firstShare);
    response.write(content.subarray(0, pause));
    setTimeout(() => response.end(content.subarray(pause)), PAUSE_MS);
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The host has no port');

  return {
    origin: `http://localhost:${address.port}`,
    deploy(...next) {
      folders = next;
    },
    pauseAt(share) {
      firstShare = share;
    },
    close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      return closed;
    },
  };
}

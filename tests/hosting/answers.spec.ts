/** All servers give the same responses: those configured by the examples of docs/hosting.md, and the preview server. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'playwright/test';
import { headersFor } from '../../src/tools/build/responseHeaders.ts';
import { type Answer, ask, SERVER_NAMES, type ServerName } from './ask.ts';
import { DIST, GUIDE_HOST } from './guide.ts';
import {
  addressOf,
  COMPRESSED,
  ENCODINGS,
  HOSTILE,
  KINDS,
  MISSING,
  NOT_FOUND,
  REDIRECTS,
  REFUSED,
  SCRIPT,
} from './questions.ts';

const fileOf = (name: string) => readFileSync(join(DIST, name));

/** The headers that the site asks for at a path and that a server sends otherwise, or not at all. */
function wrongHeaders({ headers }: Answer, path: string): readonly string[] {
  const wanted = headersFor(path);
  if (!('Cache-Control' in wanted)) return [`${path}: no rule says how long it may be kept`];
  return Object.entries(wanted)
    .filter(([name, value]) => headers[name.toLowerCase()] !== value)
    .map(([name, value]) => `${path}: ${name} is ${headers[name.toLowerCase()]}, not ${value}`);
}

function expectHeaders(answer: Answer, path: string, asked: string): void {
  expect(wrongHeaders(answer, path), asked).toEqual([]);
}

function decoded({ headers, body }: Answer): Buffer {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body);
  return headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
}

function expectNotFoundPage(answer: Answer, asked: string): void {
  expect(answer.status, asked).toBe(404);
  expect(answer.headers['content-type'], asked).toMatch(/^text\/html\b/);
  expect(decoded(answer).equals(fileOf(NOT_FOUND)), asked).toBe(true);
  expectHeaders(answer, `/${NOT_FOUND}`, asked);
  expect(answer.headers['cache-control'], asked).toBe('no-store');
}

const CHECKS: Readonly<Record<string, (server: ServerName) => Promise<void>>> = {
  ...Object.fromEntries(
    [...KINDS].map(([kind, files]) => [
      `${kind}: whole, with every header`,
      async (server: ServerName) => {
        // One comparison for all: each call of `expect` costs Playwright several times what the request does.
        const wrong: string[] = [];
        for (const file of files) {
          const path = addressOf(file);
          const answer = await ask(server, { path });
          if (answer.status !== 200) wrong.push(`${path}: status ${answer.status}`);
          if (!answer.body.equals(fileOf(file))) wrong.push(`${path}: other bytes`);
          wrong.push(...wrongHeaders(answer, path));
        }
        expect(wrong).toEqual([]);
      },
    ]),
  ),

  'types that browsers go by': async (server) => {
    const types = {
      '/': /^text\/html; ?charset=utf-8$/i,
      [`/${SCRIPT}`]: /^(?:text|application)\/javascript\b/,
      '/manifest.webmanifest': /^application\/manifest\+json\b/,
      '/favicon.svg': /^image\/svg\+xml\b/,
      '/icons/192.png': /^image\/png$/,
      '/robots.txt': /^text\/plain\b/,
      '/llms.txt': /^text\/plain\b/,
    };
    for (const [path, type] of Object.entries(types)) {
      expect((await ask(server, { path })).headers['content-type'], path).toMatch(type);
    }
  },

  'another way to write an address leads to the one that it has': async (server) => {
    for (const [path, target] of REDIRECTS) {
      const answer = await ask(server, { path });
      expect([301, 308], path).toContain(answer.status);
      const { pathname, search } = new URL(answer.headers.location ?? '', 'https://none.example');
      expect(`${pathname}${search}`, path).toBe(target);
      expect(answer.headers['cache-control'], path).toBe('no-cache');
      for (const [name, value] of Object.entries(headersFor('/')))
        expect(answer.headers[name.toLowerCase()]).toBe(value);
    }
  },

  'what is missing is said to be, with the page for it, and kept by nobody': async (server) => {
    for (const path of MISSING) expectNotFoundPage(await ask(server, { path }), path);
  },

  'only GET and HEAD are allowed': async (server) => {
    for (const question of REFUSED) {
      const asked = `${question.method} ${question.path}`;
      const answer = await ask(server, question);
      expect(answer.status, asked).toBe(405);
      expect(answer.headers.allow, asked).toBe('GET, HEAD');
      expectHeaders(answer, `/${NOT_FOUND}`, asked);
    }
  },

  'HEAD answers as GET does, without the text': async (server) => {
    for (const path of ['/', '/calculator/atom', `/${SCRIPT}`, '/icons/192.png', '/calculator/atom/', '/nowhere']) {
      for (const encoding of ['br', 'identity']) {
        const headers = { 'accept-encoding': encoding };
        const got = await ask(server, { path, headers });
        const head = await ask(server, { path, headers, method: 'HEAD' });
        expect(head.status, path).toBe(got.status);
        expect(head.body.length, path).toBe(0);
        // Dates differ, and a HEAD response may omit headers that depend on sending the body.
        const withoutSending = ({
          date: _,
          'content-length': __,
          'transfer-encoding': ___,
          ...others
        }: Answer['headers']) => others;
        expect(withoutSending(head.headers), path).toEqual(withoutSending(got.headers));
      }
    }
  },

  'files come compressed as the browser understands them, and are the same': async (server) => {
    for (const [file, path, status] of COMPRESSED) {
      for (const [accepted, sent] of ENCODINGS) {
        const asked = `${path} for ${accepted}`;
        const headers = accepted === null ? {} : { 'accept-encoding': accepted };
        const answer = await ask(server, { path, headers });
        expect(answer.status, asked).toBe(status);
        expect(answer.headers['content-encoding'] ?? null, asked).toBe(sent);
        expect(answer.headers.vary, asked).toMatch(/\baccept-encoding\b/i);
        expect(decoded(answer).equals(fileOf(file)), asked).toBe(true);
        // Precompressed by the build, not compressed on the fly by the server.
        const onDisk = sent === null ? file : `${file}.${sent === 'br' ? 'br' : 'gz'}`;
        expect(answer.body.length, asked).toBe(fileOf(onDisk).length);
        expectHeaders(answer, status === 404 ? `/${NOT_FOUND}` : path, asked);
        const plain = await ask(server, { path });
        expect(answer.headers['content-type'], asked).toBe(plain.headers['content-type']);
      }
    }
  },

  'what a browser has already is not sent again': async (server) => {
    for (const path of ['/', '/calculator/atom', `/${SCRIPT}`, '/icons/192.png', '/service-worker.js']) {
      for (const encoding of ['br', 'gzip', 'identity']) {
        const headers = { 'accept-encoding': encoding };
        const first = await ask(server, { path, headers });
        const { etag = '' } = first.headers;
        expect(etag, path).toMatch(/^(?:W\/)?"[^"]+"$/);
        const again = await ask(server, { path, headers: { ...headers, 'if-none-match': etag } });
        expect([again.status, again.body.length], path).toEqual([304, 0]);
        expectHeaders(again, path, path);
        const other = await ask(server, { path, headers: { ...headers, 'if-none-match': '"another"' } });
        expect(other.status, path).toBe(200);
        expect(other.body.equals(first.body), path).toBe(true);
      }
    }
  },

  'a part of a file is that part, or the whole': async (server) => {
    for (const path of [`/${SCRIPT}`, '/calculator/atom', '/icons/192.png']) {
      const whole = (await ask(server, { path })).body;
      const size = whole.length;
      const parts: readonly (readonly [range: string, from: number, to: number])[] = [
        ['bytes=0-0', 0, 0],
        ['bytes=0-99', 0, 99],
        ['bytes=100-', 100, size - 1],
        ['bytes=-100', size - 100, size - 1],
        [`bytes=${size - 1}-${size + 5}`, size - 1, size - 1],
      ];
      for (const [range, from, to] of parts) {
        const { status, headers, body } = await ask(server, { path, headers: { range } });
        if (status === 206) expect(headers['content-range'], range).toBe(`bytes ${from}-${to}/${size}`);
        else expect(status, range).toBe(200);
        expect(body.equals(status === 206 ? whole.subarray(from, to + 1) : whole), `${path} ${range}`).toBe(true);
      }
      const beyond = await ask(server, { path, headers: { range: `bytes=${size}-` } });
      expect([200, 416], path).toContain(beyond.status);
      const nonsense = await ask(server, { path, headers: { range: 'lines=1-2' } });
      expect([200, 416], path).toContain(nonsense.status);
      if (nonsense.status === 200) expect(nonsense.body.length, path).toBe(size);
    }
  },

  'nothing leads out of the site': async (server) => {
    for (const path of HOSTILE) {
      const { status, headers, body } = await ask(server, { path });
      expect(body.toString(), path).not.toMatch(/"private": true|root:x:0/);
      expect(headers['set-cookie'], path).toBeUndefined();
      const host = new URL(headers.location ?? '/', `https://${GUIDE_HOST}`).hostname;
      expect(host, path).not.toMatch(/evil/);
      expect([200, 301, 308, 400, 403, 404, 414], path).toContain(status);
      expect(headers['cache-control'] ?? '', path).not.toMatch(/max-age/);
    }
  },
};

for (const server of SERVER_NAMES) {
  test.describe(server, () => {
    for (const [name, check] of Object.entries(CHECKS)) test(name, () => check(server));
  });
}

/** Starts nginx and Caddy with the examples of docs/hosting.md on free ports, and stops them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findServers } from '../setup/servers.mjs';
import { exampleFor, GUIDE_FOLDER, ROOT } from './guide.ts';

export interface WebServer {
  /** Port of the site. */
  readonly port: number;
  /** Where HTTP is answered by a redirect to HTTPS; the port of the site where it speaks HTTP itself. */
  readonly plainPort: number;
  stop(): Promise<void>;
}

export interface Certificate {
  readonly file: string;
  readonly key: string;
}

const { nginx, caddy } = findServers(ROOT);

/** @param folder the built site */
export async function startNginx(folder: string, { file, key }: Certificate): Promise<WebServer> {
  if (nginx === undefined) throw new Error('nginx is not here');
  const place = temporaryFolder('nginx-');
  const [port, plainPort] = await freePorts();
  const example = exampleFor('nginx', [
    [/listen 80;/, `listen 127.0.0.1:${plainPort};`],
    [/listen \[::\]:80;/, ''],
    [/listen 443 ssl http2;/, `listen 127.0.0.1:${port} ssl http2;`],
    [/listen \[::\]:443 ssl http2;/, ''],
    [/(?<=ssl_certificate )[^;]+/, file],
    [/(?<=ssl_certificate_key )[^;]+/, key],
    [new RegExp(GUIDE_FOLDER, 'g'), folder],
  ]);
  // The surrounding configuration on Debian, without system folders.
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(place, name)};`,
  );
  const settings = `${process.getuid?.() === 0 ? 'user root;' : ''}
load_module ${nginx.brotliModule};
daemon off;
pid ${join(place, 'nginx.pid')};
error_log stderr crit;
events {}
http {
${temporary.join('\n')}
access_log off;
sendfile on;
include mime.types;
default_type application/octet-stream;
gzip on;
${example}
}
`;
  copyFileSync(nginx.mimeTypes, join(place, 'mime.types'));
  writeFileSync(join(place, 'nginx.conf'), settings);
  const child = spawn(nginx.program, ['-p', place, '-e', 'stderr', '-c', join(place, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return started(child, place, port, plainPort);
}

/**
 * @param folder the built site
 * @param certificate null for a site on plain HTTP, where a browser caches responses: with an untrusted certificate, it
 * caches nothing
 */
export async function startCaddy(folder: string, certificate: Certificate | null): Promise<WebServer> {
  if (caddy === undefined) throw new Error('Caddy is not here');
  const place = temporaryFolder('caddy-');
  const [port, plainPort] = await freePorts();
  const address =
    certificate === null
      ? `http://localhost:${plainPort} {`
      : `example.org {\n  tls ${certificate.file} ${certificate.key}`;
  const example = exampleFor('caddy', [
    [/^example\.org \{/m, address],
    [new RegExp(GUIDE_FOLDER, 'g'), folder],
  ]);
  const settings = `{
  admin off
  skip_install_trust
  default_bind 127.0.0.1
  http_port ${plainPort}
  https_port ${port}
}
${example}`;
  writeFileSync(join(place, 'Caddyfile'), settings);
  const child = spawn(caddy.program, ['run', '--config', join(place, 'Caddyfile'), '--adapter', 'caddyfile'], {
    env: { ...process.env, HOME: place, XDG_DATA_HOME: place, XDG_CONFIG_HOME: place },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return started(child, place, certificate === null ? plainPort : port, plainPort);
}

function temporaryFolder(prefix: string): string {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  chmodSync(folder, 0o755);
  return folder;
}

async function started(child: ChildProcess, place: string, port: number, plainPort: number): Promise<WebServer> {
  let said = '';
  child.stderr?.on('data', (text) => {
    said += text;
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(place, { recursive: true, force: true });
  };
  while (!(await answers(port))) {
    if (child.exitCode !== null) {
      rmSync(place, { recursive: true, force: true });
      throw new Error(`${child.spawnfile} did not start:\n${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return { port, plainPort, stop };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** Returns two free ports. */
async function freePorts(): Promise<readonly [number, number]> {
  const servers = [createServer(), createServer()];
  const ports = await Promise.all(
    servers.map(
      (server) =>
        new Promise<number>((resolve) =>
          server.listen(0, '127.0.0.1', () => {
            const address = server.address();
            resolve(typeof address === 'object' && address !== null ? address.port : 0);
          }),
        ),
    ),
  );
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return [ports[0] ?? 0, ports[1] ?? 0];
}

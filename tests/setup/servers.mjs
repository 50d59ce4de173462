// Finds the web servers against which the examples of docs/hosting.md are tested, or unpacks Debian's packages of them.
// Unpacked, not installed: no service starts, nothing on the machine changes, and no root privileges are needed.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

const NGINX = ['nginx', 'nginx-common', 'libnginx-mod-http-brotli-static'];
const CADDY = ['caddy'];

const unpackedIn = (root) => join(root, 'node_modules/.servers');

/**
 * @param {string} root of the project
 * @returns {{ nginx?: { program: string, brotliModule: string, mimeTypes: string }, caddy?: { program: string } }}
 * those that are available and start, each with the files it needs
 */
export function findServers(root) {
  // Both examples need certificates.
  if (!starts('openssl', 'version')) return {};
  const nginx = ['/', unpackedIn(root)]
    .map((prefix) => ({
      program: join(prefix, 'usr/sbin/nginx'),
      brotliModule: join(prefix, 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so'),
      mimeTypes: join(prefix, 'etc/nginx/mime.types'),
    }))
    .find((paths) => Object.values(paths).every(existsSync) && starts(paths.program, '-v'));
  const caddy = [...(process.env.PATH ?? '').split(delimiter), join(unpackedIn(root), 'usr/bin')]
    .map((folder) => ({ program: join(folder, 'caddy') }))
    .find(({ program }) => existsSync(program) && starts(program, 'version'));
  return { ...(nginx && { nginx }), ...(caddy && { caddy }) };
}

/**
 * Fetches missing servers with apt. A machine without apt still runs the tests of the preview server.
 *
 * @param {string} root of the project, whose packages are installed
 */
export function ensureServers(root) {
  if (!starts('apt-get', '--version')) return;
  const { nginx, caddy } = findServers(root);
  const wanted = [nginx ? [] : NGINX, caddy ? [] : CADDY].filter(({ length }) => length > 0);
  const folder = unpackedIn(root);
  if (wanted.length > 0) mkdirSync(folder, { recursive: true });
  const failed = wanted.filter((packages) => !unpack(packages, folder));
  if (failed.length === 0 || process.getuid?.() !== 0) return;
  run('apt-get', ['-q', 'update'], root);
  for (const packages of failed) unpack(packages, folder);
}

function unpack(packages, folder) {
  // As root, apt would download as a user that may not write here.
  const sandbox = process.getuid?.() === 0 ? ['-o', 'APT::Sandbox::User=root'] : [];
  if (!run('apt-get', ['-q', ...sandbox, 'download', ...packages], folder)) return false;
  return readdirSync(folder)
    .filter((name) => name.endsWith('.deb'))
    .map((name) => {
      const isUnpacked = run('dpkg', ['-x', name, '.'], folder);
      rmSync(join(folder, name));
      return isUnpacked;
    })
    .every(Boolean);
}

function starts(program, argument) {
  return spawnSync(program, [argument], { stdio: 'ignore' }).status === 0;
}

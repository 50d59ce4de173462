/** Setup of the web servers, with stubs in place of this machine's programs. */
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

let place = '';
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'servers '));
  for (const part of ['tests/setup', 'package.json']) cpSync(part, join(place, part), { recursive: true });
  mkdirSync(join(place, 'programs'));
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

function program(name: string, text: string): void {
  writeFileSync(join(place, 'programs', name), `#!/bin/sh\n${text}\n`);
  chmodSync(join(place, 'programs', name), 0o755);
}

/** With only the programs above on the path, followed by the shell's own. */
function node(...args: readonly string[]) {
  const PATH = [join(place, 'programs'), '/bin'].join(delimiter);
  return spawnSync(process.execPath, args, { cwd: place, env: { PATH }, encoding: 'utf8' });
}

function found(): string {
  const servers = pathToFileURL(join(place, 'tests/setup/servers.mjs')).href;
  const script = `import(${JSON.stringify(servers)}).then(({ findServers }) => console.log(JSON.stringify(findServers('.'))))`;
  return node('-e', script).stdout;
}

test('a machine without such a package continues without it', () => {
  program('openssl', 'exit 1');
  program('apt-get', 'test $1 = --version');
  expect(node('tests/setup/ensure.mjs', 'servers').status).toBe(0);
  expect(found().trim()).toBe('{}');
});

test('a package is unpacked into the checkout, where its program is found; nothing is installed', () => {
  program('openssl', '');
  program('apt-get', `for each; do case $each in caddy) touch caddy_2.deb;; install) exit 1;; esac; done`);
  program('dpkg', `mkdir -p usr/bin && printf '#!/bin/sh\\n' > usr/bin/caddy && chmod +x usr/bin/caddy`);
  const { status, stderr } = node('tests/setup/ensure.mjs', 'servers');
  expect(status).toBe(0);
  expect(stderr).not.toContain(' install ');
  expect(found()).toContain(join('node_modules/.servers/usr/bin/caddy'));
});

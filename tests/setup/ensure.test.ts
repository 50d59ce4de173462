/** A fresh checkout on other kinds of machines, which are simulated. */
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const PLACES = mkdtempSync(join(tmpdir(), 'set-up '));
afterAll(() => rmSync(PLACES, { recursive: true, force: true }));

/** The revision that Playwright of this project downloads. */
const REVISION = (
  JSON.parse(readFileSync('node_modules/playwright-core/browsers.json', 'utf8')) as {
    browsers: { name: string; revision: string }[];
  }
).browsers.find(({ name }) => name === 'chromium')?.revision;

/** A checkout without packages, in a temporary folder. */
function checkout(name: string): string {
  const root = join(PLACES, name, 'my checkout');
  for (const part of ['tests/setup', 'package.json', 'package-lock.json'])
    cpSync(part, join(root, part), { recursive: true });
  return root;
}

function program(path: string, text: string): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  chmodSync(path, 0o755);
  return path;
}

/** @param pretend a script that is run first to simulate another machine */
function ensure(root: string, wanted: readonly string[], pretend: string, env: NodeJS.ProcessEnv) {
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      '--import',
      `data:text/javascript,${encodeURIComponent(pretend)}`,
      join(root, 'tests/setup/ensure.mjs'),
      ...wanted,
    ],
    { cwd: root, env: { PATH: join(PLACES, 'nothing'), HOME: PLACES, ...env }, encoding: 'utf8' },
  );
  return { status, lastLine: stderr.trim().split('\n').at(-1) };
}

function pretending(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `Object.defineProperty(process, '${name}', { value: ${value} });`)
    .join('\n');
}

describe('packages', () => {
  test('are installed on Windows with Node under C:\\Program Files', () => {
    const root = checkout('windows');
    const programFiles = join(PLACES, 'Program Files/nodejs');
    const npm = program(
      join(programFiles, 'node_modules/npm/bin/npm-cli.js'),
      `const fs = require('node:fs');
       fs.mkdirSync('node_modules');
       fs.writeFileSync('node_modules/asked.json', JSON.stringify(process.argv.slice(2)));`,
    );
    const node = join(programFiles, 'node.exe');
    symlinkSync(process.execPath, node);
    const { status, lastLine } = ensure(
      root,
      ['packages'],
      pretending({ platform: `'win32'`, execPath: JSON.stringify(node) }),
      // A shell that splits unquoted arguments, as on Windows.
      { npm_execpath: npm, comspec: '/bin/sh' },
    );
    expect({ status, lastLine }).toEqual({
      status: 0,
      lastLine: `[setup] ${node} ${npm} ci --ignore-scripts --no-audit --no-fund`,
    });
    expect(JSON.parse(readFileSync(join(root, 'node_modules/asked.json'), 'utf8'))).toEqual([
      'ci',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
    ]);
  });

  const SITE = ['ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'];
  const EVERYTHING = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  test.each([
    ['site', 'nothing', [], SITE],
    ['site', 'an older version', [{ name: 'react', version: '1.0.0' }], SITE],
    ['site', 'an older version and tests', [{ name: 'vitest', version: '1.0.0', dev: true }], EVERYTHING],
    ['packages', 'those of the site', [], EVERYTHING],
  ])('for %s, where there is %s: npm %s', (wanted, _, found, asked) => {
    const root = checkout(`installed ${wanted} ${found.length} ${asked.length}`);
    const record = { packages: Object.fromEntries(found.map(({ name, ...each }) => [`node_modules/${name}`, each])) };
    mkdirSync(join(root, 'node_modules'));
    writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify(record));
    const npm = program(join(root, 'npm-cli.js'), `console.error(process.argv.slice(2).join(' '));`);
    expect(ensure(root, [wanted], '', { npm_execpath: npm })).toEqual({ status: 0, lastLine: asked.join(' ') });
  });

  test('those of the site are enough to start it', () => {
    const root = checkout('complete site');
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
      packages: Record<string, { dev?: boolean }>;
    };
    const ofSite = Object.entries(packages).filter(([path, { dev }]) => path !== '' && dev !== true);
    mkdirSync(join(root, 'node_modules'));
    writeFileSync(
      join(root, 'node_modules/.package-lock.json'),
      JSON.stringify({ packages: Object.fromEntries(ofSite) }),
    );
    expect(ensure(root, ['site'], '', {})).toEqual({ status: 0, lastLine: '' });
  });

  test('a failure of npm is reported', () => {
    const root = checkout('failing');
    const npm = program(join(PLACES, 'failing/npm-cli.js'), 'process.exit(1);');
    expect(ensure(root, ['packages'], '', { npm_execpath: npm })).toEqual({
      status: 1,
      lastLine: '[setup] npm ci failed',
    });
  });

  test('bring scripts of their own into no run', () => {
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
    expect(readFileSync('tests/tools/.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
    // npm then skips pre and post scripts.
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    expect(Object.keys(scripts).filter((name) => /^(?:pre|post)(?!view)/.test(name))).toEqual([]);
  });

  test('are fetched without a pinned tree by no script', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
    expect(Object.values(scripts).filter((script) => /\bnpx\b|npm (?:exec|install)/.test(script))).toEqual([]);
  });
});

describe('a Node that is too old', () => {
  test('is reported at once, before anything is installed', () => {
    const root = checkout('old');
    const pretend = pretending({ versions: `{ ...process.versions, node: '16.20.2' }` });
    expect(ensure(root, ['packages', 'browser'], pretend, {})).toEqual({
      status: 1,
      lastLine:
        '[setup] This is Node 16.20.2; the project needs 20.19, 22.12, 24 or newer. Install Node 24 and run the command again.',
    });
  });
});

describe('a browser', () => {
  const LIBRARY_MISSING = '#!/bin/sh\necho "error while loading shared libraries: libnss3.so" >&2\nexit 127\n';
  const STARTS = '#!/bin/sh\necho "Chromium 150"\n';

  function withBrowser(name: string, place: string, text: string): { root: string; cache: string } {
    const root = checkout(name);
    symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
    const cache = join(PLACES, name, 'browsers');
    program(join(cache, `chromium-${REVISION}`, place), text);
    // The marker file that Playwright leaves beside a complete download.
    for (const folder of [`chromium-${REVISION}`, `chromium_headless_shell-${REVISION}`]) {
      mkdirSync(join(cache, folder), { recursive: true });
      writeFileSync(join(cache, folder, 'INSTALLATION_COMPLETE'), '');
    }
    return { root, cache };
  }

  test.each([
    ['mac15', 'chrome-mac-x64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing', 'darwin'],
    [
      'mac15-arm64',
      'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
      'darwin',
    ],
    ['win64', 'chrome-win64/chrome.exe', 'win32'],
    ['ubuntu24.04-x64', 'chrome-linux64/chrome', 'linux'],
    ['ubuntu24.04-arm64', 'chrome-linux/chrome', 'linux'],
  ])('that Playwright downloaded on %s is found', (host, place, platform) => {
    const { root, cache } = withBrowser(host, place, STARTS);
    const env = { PLAYWRIGHT_HOST_PLATFORM_OVERRIDE: host, PLAYWRIGHT_BROWSERS_PATH: cache };
    expect(ensure(root, ['browser'], pretending({ platform: `'${platform}'` }), env)).toEqual({
      status: 0,
      lastLine: '',
    });
  });

  test('that lacks libraries, without rights to install them: one sentence names what to install', () => {
    const { root, cache } = withBrowser('no-root', 'chrome-linux64/chrome', LIBRARY_MISSING);
    const env = { PLAYWRIGHT_HOST_PLATFORM_OVERRIDE: 'ubuntu24.04-x64', PLAYWRIGHT_BROWSERS_PATH: cache };
    const { status, lastLine } = ensure(root, ['browser'], pretending({ getuid: '() => 1000' }), env);
    expect(status).toBe(1);
    expect(lastLine).toBe(
      '[setup] The browser is there, but libraries that it needs are missing. Have an administrator run "npx playwright install-deps chromium" in this folder, or install the package chromium; then run the command again.',
    );
  });
});

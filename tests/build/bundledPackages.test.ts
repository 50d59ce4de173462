import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { packageFolder, readPackage, readPackages } from '#src/tools/build/bundledPackages.ts';

describe('the package of a module', () => {
  test.each([
    ['/site/node_modules/react/cjs/react.production.js', '/site/node_modules/react'],
    ['/site/node_modules/@xstate/react/dist/index.js?v=1', '/site/node_modules/@xstate/react'],
    ['/site/node_modules/a/node_modules/b/index.js', '/site/node_modules/a/node_modules/b'],
    ['C:\\site\\node_modules\\react\\index.js', 'C:\\site\\node_modules\\react'],
    ['\0vite/preload-helper.js', join('/site/node_modules/vite')],
    ['\0rolldown/runtime.js', join('/site/node_modules/rolldown')],
    ['/site/src/main.tsx', null],
    ['/site/workers/formulas/atom.ts?worker&url', null],
  ])('%s', (id, folder) => {
    expect(packageFolder(id, '/site')).toBe(folder);
  });

  test('must be known for generated modules as well', () => {
    expect(() => packageFolder('\0somebody/helper.js', '/site')).toThrow('whose code is');
  });
});

describe('a package', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'package-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  async function packed(facts: object, files: Readonly<Record<string, string>>): Promise<string> {
    const own = join(folder, `package-${Math.random()}`);
    await mkdir(own);
    await writeFile(
      join(own, 'package.json'),
      JSON.stringify({ name: 'a', version: '1.0.0', license: 'MIT', ...facts }),
    );
    for (const [file, text] of Object.entries(files)) await writeFile(join(own, file), text);
    return own;
  }

  test('is read with all its licenses and notices', async () => {
    const facts = { dependencies: { b: '1' }, peerDependencies: { c: '1' } };
    const files = {
      LICENSE: 'Copyright A\r\n',
      'NOTICE.txt': 'Contains B',
      LICENCE_FONT: 'Font',
      'README.md': 'Read me',
    };
    expect(readPackage(await packed(facts, files))).toEqual({
      name: 'a',
      version: '1.0.0',
      licence: 'MIT',
      text: 'Font\n\nCopyright A\n\nContains B',
      needs: ['b', 'c'],
    });
  });

  test('without a license text fails the build', async () => {
    const without = await packed({}, { 'README.md': 'MIT' });
    expect(() => readPackage(without)).toThrow('a 1.0.0 is part of the site and comes without the text of its licence');
    const empty = await packed({}, { LICENSE: '\n' });
    expect(() => readPackage(empty)).toThrow('without the text of its licence');
  });

  test('without a declared license fails the build', async () => {
    const unnamed = await packed({ license: undefined }, { LICENSE: 'Copyright A' });
    expect(() => readPackage(unnamed)).toThrow('names no licence');
  });

  test('is listed once, by its name and version', async () => {
    const later = await packed({ version: '2.0.0' }, { LICENSE: 'Copyright A' });
    const first = await packed({}, { LICENSE: 'Copyright A' });
    const again = await packed({}, { LICENSE: 'Copyright A' });
    expect(readPackages([later, first, again, later]).map(({ version }) => version)).toEqual(['1.0.0', '2.0.0']);
  });
});

test('only the license is taken from Vite’s own list', () => {
  const { text } = readPackage(join(import.meta.dirname, '../../node_modules/vite'));
  expect(text).toContain('MIT License');
  expect(text.length).toBeLessThan(3000);
});

/** Builds a site of three files: the inventory lists exactly what is bundled for page or worker. */
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createBuilder } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FONT_PACKAGE } from '#src/tools/build/drawSvg.ts';
import { FACE_PACKAGES, inventory } from '#src/tools/build/inventory.ts';

const PACKAGES = ['of-page', 'of-worker', 'unused', FONT_PACKAGE, ...FACE_PACKAGES];

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'inventory-'));
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  };
  const integrity = `sha512-${Buffer.alloc(64).toString('base64')}`;
  const lock = Object.fromEntries(PACKAGES.map((name) => [`node_modules/${name}`, { version: '1.0.0', integrity }]));
  await write('package.json', JSON.stringify({ name: 'site', version: '0.1.0', dependencies: { 'of-page': '1.0.0' } }));
  await write('package-lock.json', JSON.stringify({ packages: lock }));
  await write('index.html', '<script type="module" src="/page.js"></script>');
  await write(
    'page.js',
    "import { mark } from 'of-page';\nnew Worker(new URL('./worker.js', import.meta.url), { type: 'module' });\nmark();",
  );
  await write('worker.js', "import { mark } from 'of-worker';\nmark();");
  for (const name of PACKAGES) {
    await write(
      `node_modules/${name}/package.json`,
      JSON.stringify({ name, version: '1.0.0', license: 'MIT', main: 'index.js' }),
    );
    await write(`node_modules/${name}/index.js`, `export const mark = () => console.log('${name}');`);
    await write(`node_modules/${name}/LICENSE`, `Copyright ${name}`);
  }
  // The bundlers' runtime code is part of a site as well.
  for (const name of ['vite', 'rolldown']) {
    const installed = join(import.meta.dirname, '../../node_modules', name);
    for (const file of ['package.json', name === 'vite' ? 'LICENSE.md' : 'LICENSE']) {
      await mkdir(join(root, 'node_modules', name), { recursive: true });
      await cp(join(installed, file), join(root, 'node_modules', name, file));
    }
  }
});
afterEach(() => rm(root, { recursive: true }));

async function build(): Promise<void> {
  const builder = await createBuilder({
    root,
    configFile: false,
    logLevel: 'silent',
    builder: {
      async buildApp({ environments, build: buildOne }) {
        if (environments.client !== undefined) await buildOne(environments.client);
      },
    },
    worker: { format: 'es' },
    build: { modulePreload: false },
    plugins: [inventory('Site')],
  });
  await builder.buildApp();
}

const built = (file: string) => readFile(join(root, 'dist', file), 'utf8');

test('what page and worker are made of, and the fonts', async () => {
  await build();
  const notices = await built('third-party-notices.txt');
  expect([...notices.matchAll(/^(\S+) 1\.0\.0 \(MIT\)$/gm)].map(([, name]) => name)).toEqual([
    FONT_PACKAGE,
    ...FACE_PACKAGES,
    'of-page',
    'of-worker',
  ]);
  const { components } = JSON.parse(await built('sbom.cdx.json')) as {
    readonly components: readonly { purl: string }[];
  };
  expect(components.map(({ purl }) => purl).filter((purl) => purl.endsWith('@1.0.0'))).toEqual([
    `pkg:npm/%40${FONT_PACKAGE.slice(1)}@1.0.0`,
    ...FACE_PACKAGES.map((name) => `pkg:npm/%40${name.slice(1)}@1.0.0`),
    'pkg:npm/of-page@1.0.0',
    'pkg:npm/of-worker@1.0.0',
  ]);
});

test('two builds write the same', async () => {
  await build();
  const first = [await built('third-party-notices.txt'), await built('sbom.cdx.json')];
  await build();
  expect([await built('third-party-notices.txt'), await built('sbom.cdx.json')]).toEqual(first);
});

test('a package of the worker without a license text fails the build', async () => {
  await rm(join(root, 'node_modules/of-worker/LICENSE'));
  await expect(build()).rejects.toThrow(
    'of-worker 1.0.0 is part of the site and comes without the text of its licence',
  );
});

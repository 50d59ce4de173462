/**
 * Writes down whose code the site holds: `third-party-notices.txt` for readers, `sbom.cdx.json` for programs. Both list what
 * the bundler put into the files of the pages, the worker and the service worker, so nobody keeps a list by hand.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { billOfMaterials } from './billOfMaterials.ts';
import { packageFolder, readPackages } from './bundledPackages.ts';
import { FONT_PACKAGE } from './drawSvg.ts';
import { siteVersion } from './siteVersion.ts';
import { thirdPartyNotices } from './thirdPartyNotices.ts';

const NOTICES = 'third-party-notices.txt';
const BILL = 'sbom.cdx.json';

/** @param site its name, as readers know it */
export function inventory(site: string): Plugin {
  const modules = new Set<string>();
  let root = '';
  let dist = '';
  const noting: Plugin = {
    name: 'inventory-of-worker',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') for (const id of file.moduleIds) modules.add(id);
      }
    },
  };
  return {
    ...noting,
    name: 'inventory',
    apply: 'build',
    // One for the bundles of all environments: else each would keep a list of its own.
    sharedDuringBuild: true,
    // A worker is bundled on its own, with its own plug-ins.
    config: () => ({ worker: { plugins: () => [noting] } }),
    configResolved(config) {
      root = config.root;
      dist = resolve(root, config.build.outDir);
    },
    // What the server's bundle holds makes the pages and is in none of them.
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    buildApp: {
      // Behind the service worker, whose code is listed as well.
      order: 'post',
      async handler() {
        const folders = [...modules].flatMap((id) => packageFolder(id, root) ?? []);
        // The letters in the pictures are drawn with it.
        const packages = readPackages([...folders, join(root, 'node_modules', FONT_PACKAGE)]);
        await writeFile(join(dist, NOTICES), thirdPartyNotices(packages, site));
        await writeFile(join(dist, BILL), billOfMaterials(await billedSite(root), packages, await integrities(root)));
        this.info(`${packages.length} packages are named in ${NOTICES} and ${BILL}`);
      },
    },
  };
}

async function billedSite(root: string) {
  const { name, dependencies, devDependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  return { name, version: siteVersion(root), needs: Object.keys({ ...dependencies, ...devDependencies }) };
}

async function integrities(root: string): Promise<ReadonlyMap<string, string>> {
  const lock: Lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
  return new Map(
    Object.entries(lock.packages).flatMap(([path, { version, integrity }]) =>
      integrity === undefined ? [] : [[`${path.split('node_modules/').at(-1)}@${version}`, integrity]],
    ),
  );
}

interface Lock {
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly integrity?: string }>>;
}

/**
 * Lists the third-party code in the site: `third-party-notices.txt` for people, `sbom.cdx.json` for programs. Both are
 * based on what the bundler put into the files of the pages, the worker and the service worker, so nobody maintains a
 * list by hand.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { billOfMaterials } from './billOfMaterials.ts';
import { packageFolder, readPackages } from './bundledPackages.ts';
import { FONT_PACKAGE } from './drawSvg.ts';
import { siteVersion } from './siteVersion.ts';
import { thirdPartyNotices } from './thirdPartyNotices.ts';

/** What the faces in `src/engine/ui` are cut from, by `cutFaces.mjs`. */
export const FACE_PACKAGES = ['@fontsource-variable/source-sans-3', '@fontsource-variable/source-serif-4'] as const;

const NOTICES = 'third-party-notices.txt';
const BILL = 'sbom.cdx.json';

/** @param site its name for readers */
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
    // One instance for the bundles of all environments: otherwise each would have its own list.
    sharedDuringBuild: true,
    // Workers are bundled separately, with their own plug-ins.
    config: () => ({ worker: { plugins: () => [noting] } }),
    configResolved(config) {
      root = config.root;
      dist = resolve(root, config.build.outDir);
    },
    // The server's bundle renders the pages but is not part of them.
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    buildApp: {
      // After the service worker, whose code is listed as well.
      order: 'post',
      async handler() {
        const folders = [...modules].flatMap((id) => packageFolder(id, root) ?? []);
        const fonts = [FONT_PACKAGE, ...FACE_PACKAGES].map((name) => join(root, 'node_modules', name));
        const packages = readPackages([...folders, ...fonts]);
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

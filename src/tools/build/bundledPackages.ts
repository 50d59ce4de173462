/** Determines which packages have code in the built files, and under which licenses, from the bundler's output. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** The SPDX expression in its `package.json`: 'MIT', 'MIT AND OFL-1.1'. */
  readonly licence: string;
  /** Its license and notice files, concatenated. */
  readonly text: string;
  /** Names of its dependencies. */
  readonly needs: readonly string[];
}

/** Virtual modules, by the package that adds them to the bundle. */
const MADE_BY: Readonly<Record<string, string>> = { '\0vite/': 'vite', '\0rolldown/': 'rolldown' };

const PACKAGE_FOLDER = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;
const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)/i;

/** After this heading Vite lists the packages of its own server, none of which are in the site. */
const OF_VITE_ITSELF = '\n# Licenses of bundled dependencies';

/**
 * Returns the folder of the package that a module is from; null for the site's own.
 *
 * @param id of the module in the bundler: a path, or a name that starts with NUL
 * @param root of the site
 * @throws for a module of unknown origin
 */
export function packageFolder(id: string, root: string): string | null {
  if (id.startsWith('\0')) {
    const maker = Object.entries(MADE_BY).find(([beginning]) => id.startsWith(beginning))?.[1];
    if (maker === undefined) throw new Error(`whose code is ${JSON.stringify(id)}, and under which licence?`);
    return join(root, 'node_modules', maker);
  }
  return PACKAGE_FOLDER.exec(id.split('?')[0] ?? '')?.[0] ?? null;
}

/**
 * Reads the metadata of a package.
 *
 * @throws where a package states no license, or comes without the license text
 */
export function readPackage(folder: string): BundledPackage {
  const facts: PackageFacts = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { name, version, license, dependencies = {}, peerDependencies = {} } = facts;
  if (typeof license !== 'string') throw new Error(`${name} ${version} is part of the site and names no licence`);
  const files = readdirSync(folder).filter((file) => LICENCE_FILE.test(file));
  const texts = files.sort().map((file) => readFileSync(join(folder, file), 'utf8').split(OF_VITE_ITSELF)[0] ?? '');
  const text = texts.map((each) => each.replaceAll('\r\n', '\n').trim()).join('\n\n');
  if (text === '') throw new Error(`${name} ${version} is part of the site and comes without the text of its licence`);
  return { name, version, licence: license, text, needs: Object.keys({ ...dependencies, ...peerDependencies }) };
}

/**
 * Reads the metadata of packages.
 *
 * @param folders of packages, with repeats
 * @returns each package once, sorted by name and then by version
 */
export function readPackages(folders: Iterable<string>): readonly BundledPackage[] {
  const packages = [...new Set(folders)].map(readPackage);
  const byName = new Map(packages.map((each) => [`${each.name}@${each.version}`, each]));
  return [...byName.keys()].sort().flatMap((key) => byName.get(key) ?? []);
}

interface PackageFacts {
  readonly name: string;
  readonly version: string;
  readonly license?: unknown;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

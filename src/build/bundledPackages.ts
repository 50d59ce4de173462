/** Which packages the built files hold code of, and under which licences: read off what the bundler put into them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** As its `package.json` says it, in SPDX's words: 'MIT', 'MIT AND OFL-1.1'. */
  readonly licence: string;
  /** Its licence and notice files, one after the other. */
  readonly text: string;
  /** Names of the packages that it says it needs. */
  readonly needs: readonly string[];
}

/** Modules that no file holds, by the package that wrote them into the bundle. */
const MADE_BY: Readonly<Record<string, string>> = { '\0vite/': 'vite', '\0rolldown/': 'rolldown' };

const PACKAGE_FOLDER = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;
const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)/i;

/** Behind it Vite lists the packages of its own server, of which nothing is in the site. */
const OF_VITE_ITSELF = '\n# Licenses of bundled dependencies';

/**
 * The folder of the package that a module is from; null for the site's own.
 *
 * @param id as the bundler knows the module: a path, or a name that starts with NUL
 * @param root of the site
 * @throws for a module of which nobody knows whose it is
 */
export function packageFolder(id: string, root: string): string | null {
  if (id.startsWith('\0')) {
    const maker = Object.entries(MADE_BY).find(([beginning]) => id.startsWith(beginning))?.[1];
    if (maker === undefined) throw new Error(`whose code is ${JSON.stringify(id)}, and under which licence?`);
    return join(root, 'node_modules', maker);
  }
  return PACKAGE_FOLDER.exec(id.split('?')[0] ?? '')?.[0] ?? null;
}

/** @throws where a package says nothing of its licence, or comes without the text of it */
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
 * @param folders of packages, any of them several times
 * @returns each package once, by name and then by version
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

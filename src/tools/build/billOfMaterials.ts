import type { BundledPackage } from './bundledPackages.ts';

/** The site's own entry in the bill of materials. */
export interface BilledSite {
  readonly name: string;
  readonly version: string;
  /** Names of its direct dependencies, development dependencies included. */
  readonly needs: readonly string[];
}

/**
 * Returns a software bill of materials: CycloneDX 1.6 as JSON. Two builds of one commit write the same file, so it
 * contains neither a serial number nor a time, which are optional in the format.
 *
 * @param packages whose code is in the built files
 * @param integrity of each package as downloaded by npm, by name and version ('react@19.0.0'): 'sha512-…' in base64
 */
export function billOfMaterials(
  site: BilledSite,
  packages: readonly BundledPackage[],
  integrity: ReadonlyMap<string, string>,
): string {
  const root = `${site.name}@${site.version}`;
  const needed = (names: readonly string[]) =>
    packages.filter(({ name }) => names.includes(name)).map((each) => packageUrl(each));
  const bill = {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'build' }],
      component: { type: 'application', 'bom-ref': root, name: site.name, version: site.version },
    },
    components: packages.map((each) => ({
      type: 'library',
      'bom-ref': packageUrl(each),
      ...named(each.name),
      version: each.version,
      hashes: [{ alg: 'SHA-512', content: sha512(integrity.get(`${each.name}@${each.version}`), each) }],
      licenses: [licence(each)],
      purl: packageUrl(each),
    })),
    dependencies: [
      { ref: root, dependsOn: needed(site.needs) },
      ...packages.map((each) => ({ ref: packageUrl(each), dependsOn: needed(each.needs) })),
    ],
  };
  return `${JSON.stringify(bill, null, 2)}\n`;
}

/** Splits '@xstate/react' into the name 'react' and the group '@xstate'. */
function named(name: string): { readonly group?: string; readonly name: string } {
  const [group, own] = name.split('/');
  return own === undefined || group === undefined ? { name } : { group, name: own };
}

function packageUrl({ name, version }: BundledPackage): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

function licence({ name, version, licence: stated }: BundledPackage): object {
  if (/^[\w.+-]+$/.test(stated)) return { license: { id: stated } };
  if (/^[\w.+()-]+(?: (?:AND|OR|WITH) [\w.+()-]+)+$/.test(stated)) return { expression: stated };
  throw new Error(`${name} ${version} names its licence in no words of SPDX: ${stated}`);
}

/** Returns the digest in hexadecimal digits, as CycloneDX requires. */
function sha512(integrity: string | undefined, { name, version }: BundledPackage): string {
  const [, digest] = /^sha512-(\S+)$/.exec(integrity ?? '') ?? [];
  if (digest === undefined) throw new Error(`the lock file has no SHA-512 of ${name} ${version}`);
  return Buffer.from(digest, 'base64').toString('hex');
}

import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { billOfMaterials } from '#src/tools/build/billOfMaterials.ts';
import type { BundledPackage } from '#src/tools/build/bundledPackages.ts';
import { thirdPartyNotices } from '#src/tools/build/thirdPartyNotices.ts';

const packed = (name: string, changes: Partial<BundledPackage> = {}): BundledPackage => ({
  name,
  version: '1.2.3',
  licence: 'MIT',
  text: `Copyright ${name}`,
  needs: [],
  ...changes,
});
const digest = createHash('sha512').update('package').digest();
const integrityOf = (packages: readonly BundledPackage[]) =>
  new Map(packages.map(({ name, version }) => [`${name}@${version}`, `sha512-${digest.toString('base64')}`]));

const PACKAGES = [packed('@a/b', { needs: ['c', 'elsewhere'] }), packed('c', { licence: 'MIT AND OFL-1.1' })];
const SITE = { name: 'site', version: '0.1.0+1a2b3c4', needs: ['@a/b', 'only-for-tests'] };
const written = (packages = PACKAGES, integrity = integrityOf(packages)) => billOfMaterials(SITE, packages, integrity);

describe('the bill of materials', () => {
  test('has what CycloneDX requires, and names each package with version, license and hash', () => {
    expect(JSON.parse(written())).toEqual({
      $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      version: 1,
      metadata: {
        lifecycles: [{ phase: 'build' }],
        component: { type: 'application', 'bom-ref': 'site@0.1.0+1a2b3c4', name: 'site', version: '0.1.0+1a2b3c4' },
      },
      components: [
        {
          type: 'library',
          'bom-ref': 'pkg:npm/%40a/b@1.2.3',
          group: '@a',
          name: 'b',
          version: '1.2.3',
          hashes: [{ alg: 'SHA-512', content: digest.toString('hex') }],
          licenses: [{ license: { id: 'MIT' } }],
          purl: 'pkg:npm/%40a/b@1.2.3',
        },
        {
          type: 'library',
          'bom-ref': 'pkg:npm/c@1.2.3',
          name: 'c',
          version: '1.2.3',
          hashes: [{ alg: 'SHA-512', content: digest.toString('hex') }],
          licenses: [{ expression: 'MIT AND OFL-1.1' }],
          purl: 'pkg:npm/c@1.2.3',
        },
      ],
      dependencies: [
        { ref: 'site@0.1.0+1a2b3c4', dependsOn: ['pkg:npm/%40a/b@1.2.3'] },
        { ref: 'pkg:npm/%40a/b@1.2.3', dependsOn: ['pkg:npm/c@1.2.3'] },
        { ref: 'pkg:npm/c@1.2.3', dependsOn: [] },
      ],
    });
  });

  test('is the same, byte for byte, whenever it is written', () => {
    expect(written()).toBe(written());
    expect(written()).not.toMatch(/serialNumber|timestamp/);
  });

  test('cannot be written without the hash of a package', () => {
    expect(() => written(PACKAGES, new Map())).toThrow('no SHA-512 of @a/b 1.2.3');
    expect(() => written(PACKAGES, new Map([['@a/b@1.2.3', 'sha1-abc']]))).toThrow('no SHA-512');
  });

  test.each(['SEE LICENSE IN LICENSE', 'MIT, or so', ''])('cannot be written for a license called %j', (licence) => {
    expect(() => written([packed('c', { licence })])).toThrow('in no words of SPDX');
  });
});

describe('the notices', () => {
  test('hold name, version, license and text of each package; a text that several share appears once', () => {
    const shared = { text: 'Copyright both' };
    const notices = thirdPartyNotices([packed('a', shared), packed('b'), packed('c', shared)], 'Site');
    expect(notices.split(/=+\n/).map((part) => part.trim())).toEqual([
      '\uFEFFSite contains code of the packages below, each under its own license.'.trim(),
      'a 1.2.3 (MIT)\nc 1.2.3 (MIT)\n\nCopyright both',
      'b 1.2.3 (MIT)\n\nCopyright b',
    ]);
  });

  test('are read as UTF-8 by any browser', () => {
    expect(thirdPartyNotices([packed('a')], 'Site').charCodeAt(0)).toBe(0xfeff);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isNodeAccepted } from './nodeVersion.mjs';

interface LockedPackage {
  readonly engines?: { readonly node?: string };
  readonly optional?: boolean;
}

const LOCKED = Object.entries(
  (JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, LockedPackage> }).packages,
);
const RANGE = LOCKED.find(([path]) => path === '')?.[1].engines?.node ?? '';

describe('the range of Node versions', () => {
  test.each([
    ['20.19.0', true],
    ['20.20.2', true],
    ['22.12.0', true],
    ['22.22.1', true],
    ['24.0.0', true],
    ['25.1.0', true],
    ['24.0.0-nightly20260101', true],
    ['20.18.3', false],
    ['18.20.8', false],
    ['12.22.12', false],
    ['21.7.3', false],
    ['22.11.0', false],
    ['23.11.0', false],
  ])('%s: %s', (version, isAccepted) => expect(isNodeAccepted(version, RANGE)).toBe(isAccepted));

  test('package.json and the lock file name the same', () => {
    const own = JSON.parse(readFileSync('package.json', 'utf8')) as LockedPackage;
    expect(own.engines?.node).toBe(RANGE);
  });

  test.each(['vite', 'vitest', 'playwright', 'typescript', '@biomejs/biome', 'react-router-dom'])(
    'allows no version that %s does not',
    (name) => {
      const theirs = LOCKED.find(([path]) => path === `node_modules/${name}`)?.[1].engines?.node ?? '';
      const versions = ['20.18.9', '20.19.0', '22.11.9', '22.12.0', '23.0.0', '23.11.0', '24.0.0', '26.0.0'];
      // '>=18' for '>=18.0.0'.
      const written = theirs.replace(
        /(>=|\^) ?(\d+)(\.\d+)?(?![.\d])/g,
        (_, kind, major, minor = '.0') => `${kind}${major}${minor}.0`,
      );
      const allowed = versions.filter((version) => isNodeAccepted(version, RANGE));
      expect(allowed.filter((version) => !isNodeAccepted(version, written))).toEqual([]);
    },
  );

  test('a range that it cannot parse is reported', () => {
    expect(() => isNodeAccepted('20.19.0', '~20')).toThrow("engines: cannot read '~20'");
  });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { siteVersion } from '#src/tools/build/siteVersion.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-version-'));
writeFileSync(join(folder, 'package.json'), '{"version":"3.2.1"}');
afterAll(() => rmSync(folder, { recursive: true }));

test('is the version of the package, with the commit where there is a checkout', () => {
  expect(siteVersion()).toMatch(/^\d+\.\d+\.\d+(?:\+[0-9a-f]{7,})?$/);
});

test('is the version alone without a checkout, and in one that Git cannot read', () => {
  expect(siteVersion(folder)).toBe('3.2.1');
  mkdirSync(join(folder, '.git'));
  expect(siteVersion(folder)).toBe('3.2.1');
});

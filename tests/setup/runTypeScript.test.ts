/** Startup of the command line: what it loads, and when it is bundled again. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { currentBundle, sourceState } from '#tests/setup/sourceState.mjs';
import { CALCULATE } from '#tests/support/shell.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'source-state-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a start that has been prepared loads the one calculator, and no tool that bundles', () => {
  const start = (environment: object) =>
    spawnSync(process.execPath, [...CALCULATE, 'ph-analysis', '--pH', '7.4'], {
      env: { ...process.env, ...environment },
    });
  expect(start({}).status).toBe(0);
  start({ NODE_V8_COVERAGE: folder });
  const loaded = readdirSync(folder).flatMap((name): readonly string[] =>
    JSON.parse(readFileSync(join(folder, name), 'utf8')).result.map(({ url }: { readonly url: string }) => url),
  );
  expect(loaded.filter((url) => url.includes('/tests/setup/'))).toHaveLength(2);
  const bundled = loaded.filter((url) => url.includes('/node_modules/'));
  expect(bundled.filter((url) => !url.includes('/node_modules/.cache/bundles/'))).toEqual([]);
  // The command, the page of the calculator, its formula, and shared chunks.
  expect(bundled.length).toBeGreaterThan(2);
  expect(bundled.length).toBeLessThan(20);
  const sources = bundled.map((url) => readFileSync(new URL(url), 'utf8')).join('\n');
  expect(sources).not.toMatch(/react\.element|styled-components/);
});

test('a bundle is current until one of its files is written, or the name of a file changes', () => {
  const at = (path: string) => join(folder, path);
  const write = (path: string, text: string) => {
    mkdirSync(dirname(at(path)), { recursive: true });
    writeFileSync(at(path), text);
  };
  const isCurrent = () => currentBundle(folder, ['src'], at('bundles')) === at('bundles/one');
  const bundle = () =>
    write('bundles/one/inputs.json', JSON.stringify(sourceState(folder, ['src'], ['src/deep/inside.ts'])));
  write('src/deep/inside.ts', 'one');
  write('src/deep/outside.ts', 'one');
  expect(isCurrent()).toBe(false);
  bundle();
  expect(isCurrent()).toBe(true);
  write('src/deep/outside.ts', 'another');
  expect(isCurrent()).toBe(true);
  const changes: readonly (() => void)[] = [
    () => write('src/deep/inside.ts', 'another'),
    () => utimesSync(at('src/deep/inside.ts'), 1, 1),
    () => write('src/deep/found by a pattern.ts', ''),
    () => rmSync(at('src/deep/found by a pattern.ts')),
    () => write('package.json', ''),
    () => rmSync(at('src/deep/inside.ts')),
  ];
  for (const change of changes) {
    change();
    expect(isCurrent(), String(change)).toBe(false);
    bundle();
    expect(isCurrent(), String(change)).toBe(true);
  }
});

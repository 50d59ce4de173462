/** Startup of the command line: what it loads, and when it is bundled again. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sourceState } from '#tests/setup/sourceState.mjs';
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

test('the state of the sources changes with every file that is written, added or removed', () => {
  const states = new Set<string>();
  const state = () => {
    const now = sourceState(folder, ['src', 'vite.config.ts']);
    expect(sourceState(folder, ['src', 'vite.config.ts'])).toBe(now);
    states.add(now);
    return states.size;
  };
  expect(state()).toBe(1);
  mkdirSync(join(folder, 'src/deep'), { recursive: true });
  writeFileSync(join(folder, 'src/deep/one.ts'), 'one');
  expect(state()).toBe(2);
  writeFileSync(join(folder, 'src/deep/one.ts'), 'other');
  expect(state()).toBe(3);
  utimesSync(join(folder, 'src/deep/one.ts'), 1, 1);
  expect(state()).toBe(4);
  writeFileSync(join(folder, 'vite.config.ts'), '');
  expect(state()).toBe(5);
  rmSync(join(folder, 'vite.config.ts'));
  // Restore the previous state.
  expect(state()).toBe(5);
});

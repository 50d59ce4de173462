/** The faces of the site: small enough, cut as their command says, and shown without moving a line. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FACE_FILES, FACE_RULES } from '#src/engine/ui/faces.ts';

const ROOT = join(import.meta.dirname, '../..');
const files = FACE_FILES.map((path) => ({ path, bytes: readFileSync(join(ROOT, path)) }));

test('together they are at most 42 kB', () => {
  for (const { bytes } of files) expect(bytes.subarray(0, 4).toString()).toBe('wOF2');
  expect(files.reduce((sum, { bytes }) => sum + bytes.length, 0)).toBeLessThanOrEqual(42_000);
});

test('their command writes the same files again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'faces-'));
  try {
    execFileSync(process.execPath, [join(ROOT, 'src/tools/build/cutFaces.mjs'), folder]);
    for (const { path, bytes } of files) expect(readFileSync(join(folder, basename(path))).equals(bytes)).toBe(true);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

describe('the rules', () => {
  const rules = [...FACE_RULES.matchAll(/@font-face ?\{([^}]*)\}/g)].map(([, rule = '']) => rule);
  const percent = (rule: string, name: string) => Number(new RegExp(`${name}:([\\d.]+)%`).exec(rule)?.[1]);

  test('text is readable before a file is there, and never changes once it is painted', () => {
    const loaded = rules.filter((rule) => rule.includes('url('));
    expect(loaded).toHaveLength(2);
    for (const rule of loaded) expect(rule).toContain('font-display:optional');
  });

  test.each([
    ['Text', 102.4, 40],
    ['Display', 103.6, 33.5],
  ])('each local face in place of %s has its line box', (name, ascent, descent) => {
    const locals = rules.filter((rule) => rule.includes(`font-family:"${name} `));
    expect(locals.length).toBeGreaterThan(3);
    for (const rule of locals) {
      expect(rule).toContain('src:local(');
      const size = percent(rule, 'size-adjust') / 100;
      expect(percent(rule, 'ascent-override') * size).toBeCloseTo(ascent, 1);
      expect(percent(rule, 'descent-override') * size).toBeCloseTo(descent, 1);
    }
  });
});

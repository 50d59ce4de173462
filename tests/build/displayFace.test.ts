/** The display face: small enough, cut as its command says, and with every character that headings and figures need. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DISPLAY_FACE, GLOBAL_STYLE } from '#src/engine/ui/globalStyle.ts';

const ROOT = join(import.meta.dirname, '../..');
const FILE = join(ROOT, DISPLAY_FACE);

test('it is at most 20 KiB', () => {
  const bytes = readFileSync(FILE);
  expect(bytes.subarray(0, 4).toString()).toBe('wOF2');
  expect(bytes.length).toBeLessThanOrEqual(20 * 1024);
});

test('its command writes the same file again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'face-'));
  try {
    const again = join(folder, 'face.woff2');
    execFileSync(process.execPath, [join(ROOT, 'src/tools/build/cutDisplayFace.mjs'), again]);
    expect(readFileSync(again).equals(readFileSync(FILE))).toBe(true);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('it is never waited for, and each local face has its line box', () => {
  const faces = [...GLOBAL_STYLE.matchAll(/@font-face ?\{([^}]*)\}/g)].map(([, face = '']) => face);
  expect(faces).toHaveLength(5);
  expect(faces[0]).toContain('font-display: optional');
  const percent = (face: string, name: string) => Number(new RegExp(`${name}:([\\d.]+)%`).exec(face)?.[1]);
  for (const face of faces.slice(1)) {
    expect(face).toContain('src:local(');
    const size = percent(face, 'size-adjust') / 100;
    expect(percent(face, 'ascent-override') * size).toBeCloseTo(103.6);
    expect(percent(face, 'descent-override') * size).toBeCloseTo(33.5);
  }
});

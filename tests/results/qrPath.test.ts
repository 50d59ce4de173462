import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { LONGEST_CODED_LINK, qrPath } from '#src/engine/results/card/CardSheet.tsx';

const LINK = 'https://example.org/calculator/cell-size#shape=sphere&size=10';

test('the path draws each dark module once, within a border of four light ones', () => {
  const { size, path } = qrPath(LINK) ?? { size: 0, path: '' };
  const drawn = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    for (let column = Number(x); column < Number(x) + Number(length); column += 1) {
      const row = drawn[Number(y)] ?? [];
      expect(row[column]).toBe(false);
      row[column] = true;
    }
  expect(drawn).toEqual(encode(LINK, { ecc: 'L', boostEcc: true, border: 4 }).data);
  expect([drawn[3], drawn[size - 4]].flat()).not.toContain(true);
  expect(drawn[4]?.slice(3, 12)).toEqual([false, true, true, true, true, true, true, true, false]);
  expect(path.replace(/M\d+ \d+h\d+v1h-\d+z/g, '')).toBe('');
});

test('a link of the longest kind has a code, a longer one has none', () => {
  expect(qrPath('x'.repeat(LONGEST_CODED_LINK))?.size).toBeLessThan(130);
  expect(qrPath('x'.repeat(LONGEST_CODED_LINK + 1))).toBeNull();
});

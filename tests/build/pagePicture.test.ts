import { describe, expect, test } from 'vitest';
import { pagePicture } from '#src/site/app/pagePicture.ts';
import { pages } from '#src/site/app/pages.ts';
import { drawSvg } from '#src/tools/build/drawSvg.ts';

const WIDTH = 1200;
const MARGIN = 60;
const LOGO = '<svg viewBox="0 0 32 32"></svg>';
const PUBLISHED = pages.filter(({ picture }) => picture !== null);

describe('the picture', () => {
  test.each(PUBLISHED)('of $path keeps its words between the margins', async ({ path }) => {
    // The ruled lines and the band reach the edge on purpose.
    const words = (await pagePicture(path, LOGO)).replaceAll(/<(?:rect|path)[^>]*\/>/g, '');
    const { pixels, width, height } = drawSvg(words, WIDTH);
    expect([width, height]).toEqual([WIDTH, 630]);
    const inked = columnsWithInk(pixels, width);
    expect(inked.length).toBeGreaterThan(200);
    expect(inked[0]).toBeGreaterThan(MARGIN);
    expect(inked.at(-1)).toBeLessThan(WIDTH - MARGIN);
  });

  test('writes names that mean something in markup as they are', async () => {
    expect(await pagePicture('/', LOGO)).toContain('>Pipette &amp; Paw<');
  });
});

/** Columns with any pixel that is not fully transparent, from left to right. */
function columnsWithInk(pixels: Uint8Array, width: number): readonly number[] {
  const columns = new Set<number>();
  for (let pixel = 0; pixel * 4 < pixels.length; pixel += 1) {
    if (pixels[pixel * 4 + 3] !== 0) columns.add(pixel % width);
  }
  return [...columns].sort((left, right) => left - right);
}

import { expect, test } from 'vitest';
import { CODES } from '#workers/kernel/scoreTile.ts';
import { createTileKernel } from '#workers/lib/sequences/alignmentResult.ts';

test('a kernel for scores that fit into 16 bits, and for those that do not', async () => {
  const create = await createTileKernel;
  for (const match of [10, 1000]) {
    const scores = new Int16Array(CODES * CODES).fill(match);
    const one = (value: number) => Int32Array.of(value);
    const borders = {
      corner: 0,
      topH: one(-20),
      topF: one(-40),
      leftH: one(-20),
      leftE: one(-40),
      bottomH: one(0),
      bottomF: one(0),
      rightH: one(0),
      rightE: one(0),
    };
    const row = create({ scores, open: 20, extend: 1, isLocal: false }).row(Uint8Array.of(1));
    expect(row.fill(Uint8Array.of(2), borders)).toBe(match);
    expect([borders.bottomH[0], borders.rightH[0], borders.rightE[0]]).toEqual([match, match, match - 20]);
    const { h, e } = row.keep(Uint8Array.of(2), borders);
    expect([h(0, 0), e(0, 0)]).toEqual([match, -40]);
  }
});

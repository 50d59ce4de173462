import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stringSource } from '#workers/streams/byteSource.ts';

/** The source's own slice length in UTF-16 units. */
const SLICE = 64 * 1024;

async function read(text: string): Promise<{ bytes: number[]; slices: string[] }> {
  const bytes: number[] = [];
  const slices: string[] = [];
  for await (const slice of stringSource(text).slices()) {
    bytes.push(...slice.bytes);
    slices.push(new TextDecoder().decode(slice.bytes));
  }
  return { bytes, slices };
}

describe('stringSource', () => {
  test('gives no slice of an empty text', async () => {
    expect((await read('')).slices).toEqual([]);
  });

  test('gives the UTF-8 bytes of any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        expect((await read(text)).bytes).toEqual([...new TextEncoder().encode(text)]);
      }),
    );
  });

  test.each([SLICE - 2, SLICE - 1, SLICE, SLICE + 1, 2 * SLICE - 1])(
    'never cuts a character after %i letters',
    async (before) => {
      const text = `${'A'.repeat(before)}🧬${'T'.repeat(SLICE)}`;
      const { slices } = await read(text);
      expect(slices.length).toBeGreaterThan(1);
      expect(slices.join('')).toBe(text);
    },
  );

  test('replaces a lone surrogate as UTF-8 requires', async () => {
    const text = `${'A'.repeat(SLICE - 1)}\ud83eT`;
    expect((await read(text)).slices.join('')).toBe(`${'A'.repeat(SLICE - 1)}\ufffdT`);
  });

  test('can be read twice', async () => {
    const source = stringSource('ATGC');
    for (let round = 0; round < 2; round += 1) {
      for await (const { bytes } of source.slices()) expect([...bytes]).toEqual([65, 84, 71, 67]);
    }
  });

  test('reports the progress of the latest reading', async () => {
    const source = stringSource(`${'A'.repeat(SLICE)}é`);
    for (let round = 0; round < 2; round += 1) {
      const seen: unknown[] = [];
      for await (const _ of source.slices()) seen.push(source.progress());
      expect(seen).toEqual([SLICE, SLICE + 1].map((done) => ({ done, total: SLICE + 1, unit: 'bytes' })));
    }
  });
});

import { expect, test } from 'vitest';
import { STRIPE_BYTES, stripedFile } from '#workers/streams/stripedFile.ts';

/** Numbers that do not repeat with the stripes, so that one in the wrong place is noticed. */
function aperiodic(length: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length }, (_, index) => (index * 2_654_435_761) >>> 13);
}

async function readAll(file: Blob): Promise<{ bytes: Uint8Array; lengths: number[] }> {
  const stripes = stripedFile(file);
  const bytes = new Uint8Array(file.size);
  const lengths: number[] = [];
  let done = 0;
  for (let stripe = await stripes.read(); stripe.length > 0; stripe = await stripes.read()) {
    bytes.set(stripe, done);
    done += stripe.length;
    lengths.push(stripe.length);
  }
  stripes.close();
  return { bytes: bytes.subarray(0, done), lengths };
}

test.each([0, 1, STRIPE_BYTES, STRIPE_BYTES + 1, 3 * STRIPE_BYTES, 4 * STRIPE_BYTES + 12_345])(
  'gives all of %i bytes, in their order',
  async (length) => {
    const expected = aperiodic(length);
    const { bytes, lengths } = await readAll(new Blob([expected]));
    expect(Buffer.compare(bytes, expected)).toBe(0);
    expect(lengths.slice(0, -1).every((stripe) => stripe === STRIPE_BYTES)).toBe(true);
  },
);

test('a file that ends before its size is not taken for a whole one', async () => {
  const file = new Blob([aperiodic(STRIPE_BYTES)]);
  const short = Object.assign(new Blob([file]), {
    slice: () => Object.defineProperty(new Blob(['A']), 'size', { value: 2 }),
  });
  await expect(stripedFile(short).read()).rejects.toThrow('shorter');
});

/** Specific to compressed files; behavior shared with other files is tested in `fileSource.test.ts`. */
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readSource } from '#tests/support/readSource.ts';
import { gzipSource } from '#workers/streams/gzipSource.ts';

function inflatable(text: string): Blob {
  return new Blob([new Uint8Array(gzipSync(text))]);
}

test('is inflated once: later readings use the stored bytes of the first', async () => {
  const file = inflatable('ACGT'.repeat(1_000_000));
  let streams = 0;
  const slice = file.slice.bind(file);
  Object.assign(file, {
    slice(from?: number, to?: number) {
      const part = slice(from, to);
      const stream = part.stream.bind(part);
      return Object.assign(part, {
        stream() {
          streams += 1;
          return stream();
        },
      });
    },
  });
  const source = gzipSource(file, 'a.gz');
  for await (const _ of source.slices()) break;
  for (const from of [undefined, 3_999_996, 0]) await readSource(source, from);
  expect(streams).toBe(2);
  expect((await readSource(source, 3_999_996)).text).toBe('ACGT');
});

import { expect, test } from 'vitest';
import { byteProgress, byteSize } from '#src/engine/form/onDemand/byteSize.ts';

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1_000, '1 kB'],
  [1_234, '1.2 kB'],
  [12_345, '12 kB'],
  [43_000_000, '43 MB'],
  [2_500_000_000, '2.5 GB'],
])('%d bytes are %s', (bytes, words) => {
  expect(byteSize(bytes)).toBe(words);
});

test.each([
  [43_100_000, 100_000_000, '43 of 100 MB'],
  [500_000, 2_500_000, '0.5 of 2.5 MB'],
  [0, 100_000_000, '0 of 100 MB'],
  [12, 80, '12 of 80 bytes'],
])('%d of %d bytes are %s', (done, total, words) => {
  expect(byteProgress(done, total)).toBe(words);
});

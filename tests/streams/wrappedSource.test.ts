import { expect, test } from 'vitest';
import { readSource } from '#tests/support/readSource.ts';
import { wrappedSource } from '#workers/streams/wrappedSource.ts';

test('a file that is wrapped in nothing is its bytes', async () => {
  const source = wrappedSource(new Blob(['ACGT']), 'a.txt');
  expect((await readSource(source)).text).toBe('ACGT');
  expect(source.wrapping?.()).toBe('');
  expect(source.progress()).toEqual({ done: 4, total: 4, unit: 'bytes' });
});

test('a file that cannot be read says so', async () => {
  const broken = Object.assign(new Blob(['ACGT']), {
    slice: () => ({
      arrayBuffer: () => Promise.reject(new Error('gone')),
      stream: () => new ReadableStream({ pull: () => Promise.reject(new Error('gone')) }),
    }),
  });
  await expect(readSource(wrappedSource(broken as unknown as Blob, 'a.txt'))).rejects.toThrow(
    '“a.txt” could not be read',
  );
});

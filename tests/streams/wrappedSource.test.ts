import { expect, test } from 'vitest';
import { readSource } from '#tests/support/readSource.ts';
import { wrappedSource, wrappingOf } from '#workers/streams/wrappedSource.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each([
  ['PK\x03\x04', 'zip'],
  ['PK\x05\x06', 'zip'],
  ['\xff\xfeA\0', 'utf-16le'],
  ['\xfe\xff\0A', 'utf-16be'],
  ['A\0C\0', 'utf-16le'],
  ['\0A\0C', 'utf-16be'],
  ['\t\0\0\0\x0eSnapGene', 'snapgene'],
  ['ACGT', null],
  ['PKPK', null],
  ['', null],
  ['\0\0\0\0', null],
])('%j: %s', (start, wrapping) => {
  expect(wrappingOf(bytesOf(start))).toBe(wrapping);
});

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

import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readSource } from '#tests/support/readSource.ts';
import { openedFile } from '#workers/streams/openedFile.ts';

test.each([
  ['plain', new TextEncoder().encode('ACGT'), false],
  ['gzip', new Uint8Array(gzipSync('ACGT')), true],
  ['UTF-16', new Uint8Array(Buffer.from('ACGT', 'utf16le')), false],
])('%s is opened as what it is', async (_, bytes, isGzip) => {
  expect((await readSource(await openedFile(new Blob([bytes]), 'a', isGzip))).text).toBe('ACGT');
});

test('a file that was looked at is opened as what it was found to be', async () => {
  const file = new Blob([new Uint8Array(Buffer.from('ACGT', 'utf16le'))]);
  expect((await readSource(await openedFile(file, 'a', false, 'utf-16le'))).text).toBe('ACGT');
  expect((await readSource(await openedFile(file, 'a', false, null))).text).toBe('A\0C\0G\0T\0');
});

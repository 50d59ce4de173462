import { expect, test } from 'vitest';
import { bufferReader, NotIntoBuffers } from '#workers/streams/bufferReader.ts';

function fileOf(stream: ReadableStream): Blob {
  return Object.assign(new Blob(), { stream: () => stream });
}

test('reads on into the buffer that it is given, to the end', async () => {
  const reader = bufferReader(new Blob(['ACGTACG']));
  let view = new Uint8Array(4);
  const read: string[] = [];
  for (;;) {
    const bytes = await reader.read(view);
    if (bytes.length === 0) break;
    read.push(new TextDecoder().decode(bytes));
    view = new Uint8Array(bytes.buffer);
  }
  expect(read.join('')).toBe('ACGTACG');
});

test('a browser that cannot do it, and a read that does not settle, are told as such', async () => {
  expect(() => bufferReader(fileOf(new ReadableStream()))).toThrow(NotIntoBuffers);
  const stalled = bufferReader(fileOf(new ReadableStream({ type: 'bytes', pull: () => new Promise(() => {}) })));
  await expect(stalled.read(new Uint8Array(4))).rejects.toBeInstanceOf(NotIntoBuffers);
  stalled.cancel();
});

test('passes the fault of the stream on', async () => {
  const broken = new ReadableStream({ type: 'bytes', pull: () => Promise.reject(new Error('gone')) });
  await expect(bufferReader(fileOf(broken)).read(new Uint8Array(4))).rejects.toThrow('gone');
});

import { gzipSync } from 'node:zlib';

/**
 * Compresses as `bgzip` does: members of a given number of bytes of text, each with its length in the header, and an
 * empty one.
 */
export function blockedGzip(text: string, bytesInBlock = 60_000): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(text);
  const blocks: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += bytesInBlock) blocks.push(block(bytes.subarray(at, at + bytesInBlock)));
  return new Uint8Array(Buffer.concat([...blocks, block(Buffer.alloc(0))]));
}

/** Makes one member: the output of `gzipSync`, whose ten-byte header has no extra field, with that field added. */
function block(bytes: Buffer): Buffer {
  const plain = gzipSync(bytes);
  const last = plain.length + 8 - 1;
  const header = Buffer.from(plain.subarray(0, 10));
  header[3] = 4;
  return Buffer.concat([header, Buffer.from([6, 0, 0x42, 0x43, 2, 0, last % 256, last >> 8]), plain.subarray(10)]);
}

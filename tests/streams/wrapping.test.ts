import { expect, test } from 'vitest';
import { wrappingOf } from '#workers/streams/wrapping.ts';

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

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSource } from '#tests/support/readSource.ts';
import { unwrapped } from '#workers/streams/unwrapped.ts';

const file = (name: string) => new Blob([readFileSync(`tests/reading/files/${name}`)]);
const utf16 = (text: string) => Buffer.from(text, 'utf16le');

test.each([
  ['one.zip', 'zip', 'a.fasta in a zip archive', /^>pUCx test\nCCGTAATGCC/],
  ['map.dna', 'snapgene', 'SnapGene file', /^CCGTAATGCC[ACGT]+$/],
  ['utf-16-le.txt', 'utf-16le', 'UTF-16 text', /^>pUCx test\r?\nCCGTAATGCC/],
  ['utf-16-be.txt', 'utf-16be', 'UTF-16 text', /^>pUCx test\r?\nCCGTAATGCC/],
] as const)('%s', async (name, wrapping, said, text) => {
  const source = await unwrapped(file(name), name, wrapping);
  expect((await readSource(source)).text).toMatch(text);
  // The second reading is that of what the first one left.
  expect((await readSource(source)).text).toMatch(text);
  expect(source.wrapping?.()).toContain(said);
});

test('UTF-16 of many chunks, with characters beyond the first plane', async () => {
  const text = 'ACGT🧬é'.repeat(100_000);
  const source = await unwrapped(new Blob([utf16(text)]), 'x', 'utf-16le');
  expect((await readSource(source)).text === text).toBe(true);
});

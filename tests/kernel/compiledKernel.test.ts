/** The compiled modules beside the sources of the kernel. That compiling gives them again: `npm run kernel -- compare`. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CHECKSUMS, COMPILED, checksum, ENTRIES, sourcesChecksum } from '#tests/kernel/kernelChecksums.mjs';
import { BYTES as scoreTile } from '#workers/kernel/compiled/scoreTile.ts';
import { BYTES as sequence } from '#workers/kernel/compiled/sequence.ts';

const recorded: { readonly sources: string; readonly modules: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(CHECKSUMS, 'utf8'),
);

test('are of the sources, options and compiler of today: after an edit of one, `npm run kernel`', () => {
  expect(sourcesChecksum()).toBe(recorded.sources);
});

test('have the bytes that were compiled', () => {
  expect({ scoreTile: checksum(scoreTile), sequence: checksum(sequence) }).toEqual(recorded.modules);
});

test('have no other files among them', () => {
  expect(readdirSync(COMPILED).sort()).toEqual(['checksums.json', ...ENTRIES.map((name) => `${name}.ts`)]);
});

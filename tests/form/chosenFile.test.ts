import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { lookAt } from '#src/engine/form/onDemand/chosenFile.ts';

const FASTA = `>phage é\r\n${'ACGT'.repeat(100_000)}`;

describe('lookAt', () => {
  test('reads the start of a text and no more', async () => {
    const { start, isGzip, file } = await lookAt(new File([FASTA], 'phage.fa'));
    expect(start).toBe(FASTA.slice(0, 511));
    expect(isGzip).toBe(false);
    expect(file.name).toBe('phage.fa');
  });

  test('knows a compressed file by its first bytes, not by its name, and inflates its start', async () => {
    const { start, isGzip } = await lookAt(new File([new Uint8Array(gzipSync(FASTA))], 'phage.txt'));
    expect(start.startsWith('>phage é\r\nACGT')).toBe(true);
    expect(isGzip).toBe(true);
    expect((await lookAt(new File([FASTA], 'phage.gz'))).isGzip).toBe(false);
  });

  test.each([
    ['empty', new Uint8Array(), false, ''],
    ['one byte', new Uint8Array([0x1f]), false, '\x1f'],
    ['a header without data', new Uint8Array([0x1f, 0x8b, 8]), true, ''],
    ['a damaged header', new Uint8Array([0x1f, 0x8b, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99]), true, ''],
  ])('%s is no error', async (_, bytes, isGzip, start) => {
    expect(await lookAt(new File([bytes], 'a'))).toMatchObject({ isGzip, start });
  });

  test('a file that the browser cannot read is one', async () => {
    const gone = new File(['ACGT'], 'gone.fa');
    const failing = { arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) };
    Object.assign(gone, { slice: () => failing });
    await expect(lookAt(gone)).rejects.toThrow('gone');
  });
});

test.each([
  ['PK\u0003\u0004', 'zip', 'Zip archive'],
  ['\t\u0000\u0000\u0000\u000eSnapGene', 'snapgene', 'SnapGene file'],
  ['A\u0000C\u0000', 'utf-16le', 'AC'],
  ['ACGT', null, 'ACGT'],
])('%j is a text wrapped in %s, shown as %s', async (content, wrapping, start) => {
  expect(await lookAt(new File([content], 'a'))).toMatchObject({ start, wrapping, isBinary: false });
});

test.each([
  ['>phage é\tλ\r\nACGT\u00a0', false],
  ['', false],
  ['\ufeff>phage', false],
  ['plain at first\nA\u0000C\u0000', true],
])('%j looks binary: %s', async (content, isBinary) => {
  expect(await lookAt(new File([content], 'a'))).toMatchObject({ isBinary });
  expect(await lookAt(new File([new Uint8Array(gzipSync(content))], 'a'))).toMatchObject({ isBinary });
});

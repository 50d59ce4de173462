/** What an opened file is, by its content. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { notebookText } from '#src/engine/handover/notebookFile.ts';
import { contentOf } from '#src/site/pages/home/opened/content.ts';

const DATA = join(import.meta.dirname, '../data');
const record = (name: string): File => new File([readFileSync(join(DATA, name))], name);
const file = (text: string | Uint8Array<ArrayBuffer>, name = 'file'): File => new File([text], name);
const gzip = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(gzipSync(text));

async function kindOf(opened: File): Promise<string> {
  const content = await contentOf(opened);
  return content.kind === 'sequence' ? `${content.letters}, ${content.format}` : content.kind;
}

async function whyNot(opened: File): Promise<string> {
  const content = await contentOf(opened);
  return content.kind === 'refused' ? content.why : `opened as ${content.kind}`;
}

describe('sequences', () => {
  test.each([
    ['lambda-phage.fa', 'dna, FASTA'],
    ['NC_005816.fna', 'dna, FASTA'],
    ['NC_005816.ffn', 'dna, FASTA'],
    ['NC_005816.faa', 'protein, FASTA'],
    ['NC_005816.gb', 'dna, GenBank'],
    ['orchids.fasta', 'dna, FASTA'],
  ])('the record %s', async (name, kind) => {
    expect(await kindOf(record(name))).toBe(kind);
    // Whatever its name is, and compressed.
    expect(await kindOf(file(gzip(await record(name).text()), 'renamed.txt'))).toBe(kind);
  });

  test.each([
    ['>a\nACGUACGUAC', 'rna, FASTA'],
    ['>a\nACGTRYSWKMBDHVN', 'unsure, FASTA'],
    ['>a\nGAT', 'unsure, FASTA'],
    ['@read\nACGT\n+\n!!!!\n', 'dna, FASTQ'],
    ['LOCUS       A 40 aa linear\nORIGIN\n 1 mkvl\n//', 'protein, GenBank'],
    ['ID   A; SV 1; linear; mRNA; STD; PLN; 12 BP.\nSQ\n acgt\n//', 'dna, EMBL'],
    ['CLUSTAL W\n\na ACGT\nb ACGT\n', 'unsure, an alignment'],
    ['Met-Lys-Val-Leu-Ala', 'protein, amino acids in three-letter code'],
    ['        1 gatcctccat atacaacggt\n       21 atctccacct\n', 'dna, a sequence in numbered lines'],
    ['gatcctccat atacaacggt atctccacct caggtttaga\n', 'dna, plain letters'],
    ['\ufeffACGTACGTACGTACGT', 'dna, plain letters'],
    ['MKVLAAGIVGLCAKAYELLPRSTVWQ', 'protein, plain letters'],
  ])('%j', async (text, kind) => {
    expect(await kindOf(file(text))).toBe(kind);
  });

  test('a short one, where its name says so', async () => {
    expect(await kindOf(file('ACGT ACGT', 'primer.seq'))).toBe('dna, plain letters');
    expect(await kindOf(file('ACGT ACGT', 'note.txt'))).toBe('words');
  });

  test('a zip archive may hold one', async () => {
    expect(await kindOf(file(new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 0, 0]), 'genes.zip'))).toBe(
      'unsure, a zip archive',
    );
  });
});

describe('tables', () => {
  test.each([
    ['sample,mass\nA,9\nB,5\n', 'a.txt'],
    ['tag;weight\n1;5,4\n2;7,7\n', 'a'],
    ['name\tvalue\r\nx\t1\r\n', 'a'],
    ['value\n1\n2\n3\n', 'a'],
    ['1\t2\n3\t4\n', 'a'],
    ['names,only\nof,words\n', 'a.csv'],
    ['name,sequence\na,ACGTACGTACGT\nb,ACGTACGTACGG\n', 'a'],
  ])('%j', async (text, name) => {
    expect(await kindOf(file(text, name))).toBe('table');
  });

  test('only the beginning is read, and no letter is cut', async () => {
    const line = 'µg/mL,1\n';
    const content = await contentOf(file('Größe,x\n'.concat(line.repeat(20_000)), 'long.csv'));
    if (content.kind !== 'table') throw new Error('no table');
    expect(content.cells).toHaveLength(50);
    expect(content.cells[0]).toEqual(['Größe', 'x']);
    expect(content.cells[1]).toEqual(['µg/mL', '1']);
  });

  test('words are none', async () => {
    expect(await kindOf(file('Dear reader, this is\na letter, of two lines\n'))).toBe('words');
    expect(await kindOf(file('my dog ate chocolate'))).toBe('words');
    expect(await kindOf(file('[dog] ate chocolate'))).toBe('words');
  });
});

describe('what the site saved', () => {
  test('an answer of a section is said to be one', async () => {
    const saved = { calculator: 'dna-sequence', formula: 'region', input: {}, result: { length: 1 } };
    expect(await contentOf(file(JSON.stringify(saved)))).toEqual({
      kind: 'refused',
      why: expect.stringContaining('the section ‘Region, reverse complement and mass’'),
    });
  });

  test('a result', async () => {
    const saved = { calculator: 'pka', site: { version: '1' }, input: { ka: 1 }, result: { pka: 0 } };
    expect(await contentOf(file(`\ufeff${JSON.stringify(saved)}`))).toMatchObject({
      kind: 'result',
      saved: { calculator: 'pka' },
    });
  });

  test('a notebook', async () => {
    expect(await contentOf(file(notebookText([])))).toEqual({ kind: 'notebook', steps: [] });
  });
});

test.each([
  ['', 'It is empty'],
  ['\ufffd\ufffd\ufffd\ufffdJFIF', 'This is a picture'],
  ['%PDF-1.7', 'This is a PDF'],
  ['<!doctype html><p>x', 'This is a web page'],
  ['AB123456', 'the number of an entry'],
  ['a\u0000\u0001b', 'This is not a text'],
  ['{"calculator": "pka"}', 'no saved result and no notebook'],
  ['[1, 2]', 'no saved result and no notebook'],
  ['{"kind": "x", "steps": []}', 'not a notebook'],
  ['{"calculator": "alchemy", "input": {}, "result": 1}', 'no calculator ‘alchemy’'],
  [
    '[{"calculator": "pka", "input": {}, "result": 1}, {"calculator": "pka", "input": {}, "result": 1}]',
    'several results',
  ],
])('%j is refused with a reason', async (text, why) => {
  expect(await whyNot(file(text))).toContain(why);
});

test('files of spreadsheets, compressed tables, large and unreadable files are refused as well', async () => {
  const sheet = new TextEncoder().encode('PK\u0003\u0004\u0014\u0000[Content_Types].xml');
  expect(await whyNot(file(sheet, 'herd.xlsx'))).toContain('Save it there as CSV');
  expect(await whyNot(file(gzip('a,b\n1,2\n'), 'a.csv.gz'))).toContain('Unpack it');
  expect(await whyNot(file(`{"a": "${'x'.repeat(4_000_001)}"}`))).toContain('too large');
  const lost = file('ACGT');
  Object.defineProperty(lost, 'slice', { value: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) });
  expect(await whyNot(lost)).toContain('could not be read');
});

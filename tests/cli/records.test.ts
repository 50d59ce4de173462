/** Files of several records: a line or a text for each of them, or for the one that is named. */
import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { beforeAll, describe, expect, test } from 'vitest';
import { command } from '#tests/support/headless.ts';

const FASTA = '>one first of two\nATGAAATAG\nAC\n>two\nCCCGGG\n';
const files = (text: string) => ({ 'x.fa': new File([text], 'x.fa') });
const dna = (...words: readonly string[]) => command(['dna-sequence', '--sequence', 'x.fa', ...words], files(FASTA));

// Compiles the kernel.
beforeAll(() => dna(), 120_000);

function linesOf(csv: string): readonly Record<string, string>[] {
  return Papa.parse<Record<string, string>>(csv.trim(), { header: true }).data;
}

const NO_THIRD = 'There is no record 3: the text has 2. Try --record 2 (Look at record 2).\n';

describe('CSV', () => {
  test('a line for each record: its number, its whole name, and what the page says when it looks at that record', async () => {
    const { code, out } = await dna('--format', 'csv');
    expect(code).toBe(0);
    const lines = linesOf(out);
    expect(lines.map(({ record, name }) => [record, name])).toEqual([
      ['1', 'one first of two'],
      ['2', 'two'],
    ]);
    for (const [index, line] of lines.entries()) {
      const { result } = JSON.parse((await dna('--record', String(index + 1))).out);
      expect(Number(line['result.length'])).toBe(result.length);
      expect(Number(line['result.gcContent'])).toBe(result.gcContent);
      expect(line['result.protein']).toBe(result.protein);
      expect(line['result.reference.reverseComplement']).toBe(result.reference.reverseComplement);
    }
    // Those cases are about a text of one record.
    expect(Object.keys(lines[0] ?? {}).filter((name) => /recordCount|record\.|format/.test(name))).toEqual([]);
  });

  test('more records than a result lists', async () => {
    const many = Array.from({ length: 5200 }, (_, index) => `>r${index + 1}\nACG${'T'.repeat(index % 7)}\n`).join('');
    const { out } = await command(['dna-sequence', '--sequence', 'x.fa', '--format', 'csv'], files(many));
    const lines = linesOf(out);
    expect(lines).toHaveLength(5200);
    expect(lines[5199]).toMatchObject({ record: '5200', name: 'r5200', 'result.length': String(3 + (5199 % 7)) });
  }, 60_000);

  test('a record without letters is refused by itself, at any position', async () => {
    const text = '>none\n>one\nACGT\n>empty\n';
    const { code, out, err } = await command(['dna-sequence', '--sequence', 'x.fa', '--format', 'csv'], files(text));
    expect(code).toBe(1);
    expect(linesOf(out).map(({ name, error }) => [name, error !== ''])).toEqual([
      ['none', true],
      ['one', false],
      ['empty', true],
    ]);
    expect(err.split('\n')).toEqual([
      'Read as: FASTA, 3 records. The file may be incomplete: Record 1, none, has no letters. Record 3, empty, has no letters.',
      'Record 1: Please enter a DNA sequence',
      'Record 3: Please enter a DNA sequence',
      '',
    ]);
  });

  test('an invalid letter refuses the file, in the words of the page and with its place', async () => {
    const text = '>one\nACGT\n>two\nAC\nGNT\n';
    const page = await command(['dna-sequence', '--sequence', 'x.fa'], files(text));
    const { code, err, out } = await command(['dna-sequence', '--sequence', 'x.fa', '--format', 'csv'], files(text));
    expect([code, err]).toEqual([1, page.err]);
    expect(err).toContain('Line 5, column 2, in record 2');
    expect(linesOf(out)).toHaveLength(1);
  });

  test('proteins', async () => {
    const text = readFileSync('tests/data/NC_005816.faa', 'utf8');
    const words = ['protein-synthesis', '--sequence', 'x.fa', '--input-type', 'protein'];
    const listed = JSON.parse((await command(words, files(text))).out).result.records;
    const { out } = await command([...words, '--format', 'csv'], files(text));
    const own = linesOf(out).map((line) => ({
      name: line.name,
      length: Number(line['result.length']),
      molecularWeight: Number(line['result.molecularWeight']),
      isoelectricPoint: Number(line['result.isoelectricPoint']),
    }));
    expect(own).toEqual(listed);
  });

  test('a protein with X is refused by itself, with its place, also where it is the first', async () => {
    const words = ['protein-synthesis', '--sequence', 'x.fa', '--input-type', 'protein', '--format', 'csv'];
    const { code, out } = await command(words, files('>a\nMKX\n>b\nMK\n>c\nU\n'));
    expect(code).toBe(1);
    expect(linesOf(out).map((line) => [line['result.sequence'], line.error])).toEqual([
      ['', 'Invalid PROTEIN sequence. Residue 3 is “X”'],
      ['MK', ''],
      ['', 'Invalid PROTEIN sequence. Residue 1 is “U”'],
    ]);
  });

  test('columns of a table of such names would be lost', async () => {
    const { code, err } = await command(['dna-sequence', '--sequence', 'x.fa', '--format', 'csv', '--input', 't.csv'], {
      ...files(FASTA),
      't.csv': 'name,geneticCode\nA,1\n',
    });
    expect(code).toBe(2);
    expect(err).toContain("rename 'name'");
  });
});

describe('texts', () => {
  test('all records, each under its own name and description', async () => {
    expect((await dna('--text', 'rna')).out).toBe('>one first of two\nAUGAAAUAGAC\n>two\nCCCGGG\n');
    expect((await dna('--text', 'reference.reverseComplement')).out).toBe(
      '>one first of two\nGTCTATTTCAT\n>two\nCCCGGG\n',
    );
  });

  test('of typed letters that are read as FASTA as well', async () => {
    const { out } = await command(['dna-sequence', '--sequenceText', FASTA, '--readAsFasta', '--text', 'rna']);
    expect(out).toBe('>one first of two\nAUGAAAUAGAC\n>two\nCCCGGG\n');
  });

  test('of GenBank', async () => {
    const file = new File([readFileSync('tests/data/NC_005816.gb')], 'x.gb');
    const { out } = await command(['dna-sequence', '--sequence', 'x.gb', '--text', 'complementary'], { 'x.gb': file });
    expect(out.split('\n', 1)).toEqual(['>NC_005816']);
  });

  test('of compressed records of more than a megabyte, which are not held as a string', async () => {
    const text = `>a x\n${'ACGTACGTAC\n'.repeat(120_000)}>b\nTTT\n`;
    const gzip = await new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).blob();
    const { out } = await command(['dna-sequence', '--sequence', 'x.gz', '--text', 'rna'], {
      'x.gz': new File([gzip], 'x.gz'),
    });
    const [first = '', second] = out.split(/^(?=>b)/m);
    expect(second).toBe('>b\nUUU\n');
    expect(first.replace(/\n/g, '')).toBe(`>a x${'ACGUACGUAC'.repeat(120_000)}`);
  }, 30_000);

  test('a damaged file is refused as on the page', async () => {
    const file = new File([Uint8Array.of(0x1f, 0x8b, 8, 0, 1, 2, 3)], 'x.gz');
    const { code, out, err } = await command(['dna-sequence', '--sequence', 'x.gz', '--text', 'rna'], { 'x.gz': file });
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain('“x.gz” could not be read to its end');
  });
});

describe('one record', () => {
  test.each(['2', 'two'])('by number or name: %s', async (record) => {
    expect((await dna('--text', 'rna', '--record', record)).out).toBe('>two\nCCCGGG\n');
    expect(JSON.parse((await dna('--record', record)).out).result).toMatchObject({
      length: 6,
      record: { number: 2, name: 'two' },
      recordCount: 2,
    });
  });

  test('by the first word of its header, or all of it', async () => {
    for (const record of ['one', 'one first of two'])
      expect((await dna('--text', 'rna', '--record', record)).out).toMatch(/^>one first of two\nAUG/);
  });

  test('by the input that is called so', async () => {
    const { out } = await command(['dna-sequence', '--sequence', 'x.fa', '--input', '-', '--text', 'rna'], {
      ...files(FASTA),
      '-': '{"record": 2}',
    });
    expect(out).toBe('>two\nCCCGGG\n');
  });

  test('where the calculator itself looks at the first one', async () => {
    const text = '>one\nMKV\n>two words\nMWWW\n';
    const words = ['protein-synthesis', '--sequence', 'x.fa', '--inputType', 'PROTEIN'];
    const { out } = await command([...words, '--record', 'two'], files(text));
    expect(JSON.parse(out).result).toMatchObject({ length: 4, sequence: 'MWWW', recordName: 'two words' });
    const none = await command([...words, '--record', '3'], files(text));
    expect([none.code, none.err]).toEqual([1, NO_THIRD]);
  });

  test('that does not exist', async () => {
    expect(await dna('--record', '3')).toMatchObject({ code: 1, err: NO_THIRD });
    expect(await dna('--record', 'three')).toMatchObject({
      code: 2,
      err: "No record is named 'three'; the text has 2\n",
    });
  });

  test('of a name that two have', async () => {
    const words = ['dna-sequence', '--sequence', 'x.fa', '--record', 'a'];
    const { code, err } = await command(words, files('>a x\nAC\n>a y\nGT\n'));
    expect(code).toBe(2);
    expect(err).toContain("Two records are named 'a'");
  });

  test('of a calculator without a sequence', async () => {
    expect((await command(['ph-analysis', '--pH', '7', '--record', '2'])).code).toBe(2);
  });
});

describe('the type of a file of sequences', () => {
  test('is never guessed', async () => {
    const { code, out, err } = await command(['protein-synthesis', '--sequence', 'x.fa'], files('>a\nATGTTT\n'));
    expect([code, out, err]).toEqual([2, '', 'Say what the sequences are: --inputType DNA, RNA or PROTEIN\n']);
  });

  test('may be said by a flag or in the input', async () => {
    const words = ['protein-synthesis', '--sequence', 'x.fa'];
    const { out } = await command([...words, '--input', '-'], {
      ...files('>a\nATG\n'),
      '-': '{"inputType": "PROTEIN"}',
    });
    expect(JSON.parse(out).result.sequence).toBe('ATG');
    const flag = await command([...words, '--input-type=rna'], files('>a\nAUGUUU\n'));
    expect(JSON.parse(flag.out).result.sequence).toBe('MF');
  });
});

test('the standard input is read once', async () => {
  const { code, err } = await command(['dna-sequence', '--sequence', '-', '--input', '/dev/stdin']);
  expect([code, err]).toEqual([2, 'The standard input can be read once: as the inputs, or as the sequence\n']);
});

test('lists of more records than JSON can hold are cut, which is said', async () => {
  const text = Array.from({ length: 100_001 }, (_, index) => `>r${index + 1}\nA\n`).join('');
  const { code, out } = await command(['dna-sequence', '--ask', 'all-records', '--sequence', 'x.fa'], files(text));
  expect(code).toBe(0);
  const { result, says } = JSON.parse(out);
  expect(result.count).toBe(100_001);
  const { names, numbers, lengths } = result.records;
  for (const list of [names, numbers, lengths]) expect(list).toHaveLength(100_000);
  expect(says.at(-1)).toMatch(/^The lists are cut after 100\s000 of 100\s001 entries\.$/);
}, 60_000);

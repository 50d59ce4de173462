/** Real records, as files: results must match the published data. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { dnaRun, validated } from '#tests/support/dnaCases.ts';

const file = (name: string) => readFileSync(`tests/data/${name}`, 'utf8');
const CUTS = Array.from({ length: 60 }, (_, at) => 997 * at);

interface Record {
  readonly header: string;
  readonly letters: string;
}

function recordsOf(fasta: string): readonly Record[] {
  return fasta
    .split(/^>/m)
    .slice(1)
    .map((part) => {
      const [header = '', ...lines] = part.split(/\r?\n/);
      return { header, letters: lines.join('') };
    });
}

/** Counted with Biopython 1.88's codon tables and a scan of its own: frames of at least 30 codons, codons in the longest. */
test.each([
  ['NC_005816.fna', '1', 'atg', 59, [4815, 5888], 'MSDTMVVNGSGG'],
  ['NC_005816.fna', '1', 'code', 117, [4815, 5888], 'MSDTMVVNGSGG'],
  ['NC_005816.fna', '11', 'atg', 59, [4815, 5888], 'MSDTMVVNGSGG'],
  ['NC_005816.fna', '11', 'code', 148, [4815, 5894], 'MFMSDTMVVNGS'],
  ['NC_005816.fna', '11', 'sense', 188, [4815, 5900], 'RGIFMSDTMVVN'],
  ['lambda-phage.fa', '1', 'code', 530, [15505, 18903], 'MGKGSSKGHTPR'],
  ['lambda-phage.fa', '11', 'atg', 319, [15505, 18903], 'MGKGSSKGHTPR'],
  ['lambda-phage.fa', '11', 'code', 669, [15505, 18903], 'MGKGSSKGHTPR'],
  ['lambda-phage.fa', '11', 'sense', 871, [15502, 18903], 'GMGKGSSKGHTP'],
] as const)('%s, genetic code %s, starts %s: %i frames', async (name, geneticCode, startCodons, total, ends, head) => {
  const options = { geneticCode, startCodons, minimumOrfLength: 30 };
  const { openFrames } = (await dnaRun({ text: file(name), origin: 'file', cuts: CUTS, options })).result;
  expect(openFrames?.total).toBe(total);
  expect([openFrames?.listed[0]?.start, openFrames?.listed[0]?.end]).toEqual(ends);
  expect(String(openFrames?.protein).slice(0, 12)).toBe(head);
});

describe('94 orchid records, some with ambiguity letters', () => {
  const text = file('orchids.fasta');
  const records = recordsOf(text);

  test('are refused at the first ambiguity letter, with the option that helps', async () => {
    const verdict = await validated({ text, origin: 'file', cuts: CUTS });
    const [issue] = verdict.ok ? [] : verdict.issues;
    const number = records.findIndex(({ letters }) => /[^ACGT]/.test(letters)) + 1;
    expect(issue?.place).toMatch(new RegExp(`^Line \\d+, column \\d+, in record ${number}: “[RYSWKMBDHVN]”$`));
    expect(issue?.remedies?.map(({ field }) => field)).toEqual(['allowAmbiguous']);
  });

  test('are all listed, and each can be chosen', async () => {
    const options = { allowAmbiguous: true };
    const { result } = await dnaRun({ text, origin: 'file', cuts: CUTS, options });
    expect(result.recordCount).toBe(94);
    expect(result.records.map(({ length }) => length)).toEqual(records.map(({ letters }) => letters.length));
    expect(result.records.map(({ name }) => name)).toEqual(records.map(({ header }) => header));
    for (const record of [1, 2, 50, 94]) {
      const { letters = '' } = records[record - 1] ?? {};
      const chosen = await dnaRun({ text, origin: 'file', cuts: CUTS, options: { ...options, record } });
      expect(chosen.result.rna).toBe(letters.replaceAll('T', 'U'));
      const times = (base: string) => letters.split(base).length - 1;
      const bases = times('A') + times('C') + times('G') + times('T');
      expect(chosen.result.gcContent).toBeCloseTo((100 * (times('G') + times('C'))) / bases, 10);
      expect(chosen.result.otherLetters).toBe(letters.length - bases);
    }
  });
});

describe('plasmid pPCP1', () => {
  const options = { geneticCode: '11', startCodons: 'code', minimumOrfLength: 30 } as const;

  test('is the same from FASTA and from GenBank', async () => {
    const fasta = await dnaRun({ text: file('NC_005816.fna'), origin: 'file', cuts: CUTS, options });
    const genbank = await dnaRun({ text: file('NC_005816.gb'), origin: 'file', cuts: CUTS, options });
    expect(fasta.result.length).toBe(9609);
    expect(fasta.result).toMatchObject({ format: 'fasta', recordCount: 1 });
    expect(genbank.result).toMatchObject({ format: 'genbank', record: { name: 'NC_005816' } });
    const { format: _, record: __, recognized: ___, ...figures } = fasta.result;
    expect(genbank.result).toMatchObject(figures);
  });

  test('cut off within its letters, the entry is known to be short', async () => {
    const whole = file('NC_005816.gb');
    const text = whole.slice(0, whole.indexOf('\n     2401 '));
    for (const cuts of [[], CUTS]) {
      const { result } = await dnaRun({ text, origin: 'file', cuts, options });
      expect(result.length).toBe(2400);
      expect(result.entryFaults).toEqual({
        count: 1,
        listed: [{ record: 1, name: 'NC_005816', declared: 9609, letters: 2400 }],
        endsOpen: 'entry',
      });
    }
    expect((await dnaRun({ text: whole, origin: 'file', options })).result.entryFaults.count).toBe(0);
  });

  test('followed by an entry without letters', async () => {
    const text = `${file('NC_005816.gb')}LOCUS       EMPTY   120 bp DNA\nDEFINITION  x\n//\n`;
    const { result } = await dnaRun({ text, origin: 'file', options });
    expect(result.recordCount).toBe(2);
    expect(result.entryFaults).toEqual({
      count: 1,
      listed: [{ record: 2, name: 'EMPTY', declared: 120, letters: 0 }],
      endsOpen: false,
    });
  });

  test('FASTA says nothing of its length; a record without letters is said', async () => {
    const given = { text: '>a 600 bp\n>b\nACGT', origin: 'file', options: { record: 2 } } as const;
    expect((await dnaRun(given)).result.entryFaults).toEqual({
      count: 1,
      listed: [{ record: 1, name: 'a 600 bp', declared: null, letters: 0 }],
      endsOpen: false,
    });
  });

  test('GenBank stays GenBank where FASTA was asked for', async () => {
    const given = { text: file('NC_005816.gb'), origin: 'file', options: { ...options, readAsFasta: true } } as const;
    expect((await dnaRun(given)).result).toMatchObject({ format: 'genbank', length: 9609 });
  });

  test('each of its coding sequences, with code 11, is read as the protein published', async () => {
    const text = file('NC_005816.ffn');
    const proteins = recordsOf(file('NC_005816.faa')).map(({ letters }) => letters);
    const { recordCount } = (await dnaRun({ text, origin: 'file', options })).result;
    expect(recordCount).toBe(proteins.length);
    for (const [index, protein] of proteins.entries()) {
      const { result } = await dnaRun({ text, origin: 'file', options: { ...options, record: index + 1 } });
      // GTG and TTG begin four of them: a start codon gives methionine even if it codes for another amino acid
      // elsewhere.
      expect(result.openFrames?.protein).toBe(protein);
      expect(result.openFrames?.listed[0]).toMatchObject({ start: 1, end: result.length, strand: '+', hasStop: true });
    }
  });

  test('every annotated coding sequence lies in an open reading frame of its strand', async () => {
    const { result } = await dnaRun({
      text: file('NC_005816.gb'),
      origin: 'file',
      options: { ...options, minimumOrfLength: 60 },
    });
    const annotated = [...file('NC_005816.gb').matchAll(/^ {5}CDS +(complement\()?(\d+)\.\.(\d+)/gm)].map(
      ([, reverse, start, end]) => ({
        strand: reverse === undefined ? '+' : '-',
        start: Number(start),
        end: Number(end),
      }),
    );
    expect(annotated).toHaveLength(10);
    for (const { strand, start, end } of annotated) {
      // A frame may begin earlier than the annotated start, but it ends at the same stop.
      const found = result.openFrames?.listed.find((frame) =>
        frame.strand !== strand ? false : strand === '+' ? frame.end === end : frame.start === start,
      );
      expect(found).toBeDefined();
      expect(found?.start).toBeLessThanOrEqual(start);
      expect(found?.end).toBeGreaterThanOrEqual(end);
    }
  });
});

describe('reads of RNA', () => {
  const text = '@r1\nACGU\n+\nIIII\n@r2\nUUAA\nG\n+\nIIIII\n';

  test('are refused with the option that reads them', async () => {
    const verdict = await validated({ text, origin: 'file' });
    expect(verdict).toMatchObject({
      ok: false,
      issues: [
        {
          place: 'Line 2, column 4, in record 1: “U”',
          remedies: [{ label: 'Read as FASTQ, read U as T', field: 'recognize', value: true }],
        },
      ],
    });
  });

  test.each(['file', 'typed'] as const)('%s, are read with it', async (origin) => {
    const { result } = await dnaRun({ text, origin, cuts: [7, 20], options: { recognize: true, record: 2 } });
    expect(result).toMatchObject({ length: 5, rna: 'UUAAG', recordCount: 2 });
    expect(result.recognized).toMatchObject({ line: 'FASTQ, 2 records; 3 U read as T', qualityFaults: { count: 0 } });
  });

  test('keep the places of their letters: a dot is refused', async () => {
    const verdict = await validated({ text: '@r\nAC.\n+\nIII', options: { recognize: true } });
    expect(verdict).toMatchObject({ ok: false, issues: [{ place: 'Line 2, column 3, in record 1: “.”' }] });
  });
});

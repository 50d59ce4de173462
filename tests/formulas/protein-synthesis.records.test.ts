/** Files of several proteins or genes: which record the result is about, and what is listed. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cutSource } from '#tests/support/cutSource.ts';
import { task } from '#tests/support/formulaCases.ts';
import type { Task } from '#workers/contract.ts';
import formula from '#workers/formulas/protein-synthesis.ts';
import { noSuchRecord } from '#workers/lib/sequences/records/chosenRecord.ts';

const NO_PROTEIN = 'No valid protein sequence could be generated';
const FILE = { held: 'text-1', name: 'file', size: 1, unit: 'bytes', firstLine: '' } as const;
const PROTEINS = {
  inputType: 'PROTEIN',
  sequence: FILE,
  readAsFasta: false,
  recognize: false,
  geneticCode: '1',
} as const;

/** A task whose text is a file, cut anywhere. */
function fileTask(text: string, cuts: readonly number[] = [1, 777, 2048]): Task {
  return { report() {}, open: () => cutSource(text, cuts, 'file') };
}

describe('the annotated plasmid', () => {
  const proteins = readFileSync('tests/data/NC_005816.faa', 'utf8');
  const genes = readFileSync('tests/data/NC_005816.ffn', 'utf8');
  const first = (proteins.split('>')[1] ?? '').split('\n').slice(1).join('');

  test('its proteins are ten records, the first of them in full', async () => {
    const input = PROTEINS;
    expect(await formula.validate({ ...input, record: null }, fileTask(proteins))).toEqual({
      ok: true,
      input: { ...input, learnt: { recordCount: 10 } },
    });
    const { sequence, recordName, recordCount, records } = await formula.compute(input, fileTask(proteins));
    expect(sequence).toBe(first);
    expect(recordName).toMatch(/NP_995567\.1\| putative transposase/);
    expect(recordCount).toBe(10);
    expect(records.map(({ length }) => length)).toEqual([340, 260, 64, 123, 145, 357, 138, 312, 99, 90]);
    expect(await formula.view(input, 'sequence', 100, 110, fileTask(proteins))).toBe(first.slice(100, 110));
  });

  test('genes that begin with ATG are translated into the annotated proteins', async () => {
    const input = { inputType: 'DNA', sequence: FILE, readAsFasta: false, recognize: false, geneticCode: '1' } as const;
    const { records } = await formula.compute(input, fileTask(genes));
    const annotated = (await formula.compute({ ...input, inputType: 'PROTEIN' }, fileTask(proteins))).records;
    const startsWithAtg = genes
      .split('>')
      .slice(1)
      .map((record) => (record.split('\n')[1] ?? '').startsWith('ATG'));
    expect(startsWithAtg.filter(Boolean).length).toBeGreaterThan(5);
    for (const [index, isPlain] of startsWithAtg.entries()) {
      if (isPlain) expect(records[index]?.molecularWeight).toBe(annotated[index]?.molecularWeight);
    }
  });

  test('the first record with a protein is the main one; the others are listed without', async () => {
    const input = { inputType: 'RNA', sequence: FILE, readAsFasta: false, recognize: false, geneticCode: '1' } as const;
    const { sequence, recordName, records } = await formula.compute(input, fileTask('>a\nCCC\n>b\nAUGGCC\n'));
    expect([sequence, recordName]).toEqual(['MA', 'b']);
    expect(records[0]).toEqual({ name: 'a', length: 0, molecularWeight: null, isoelectricPoint: null });
  });
});

describe('the record asked for', () => {
  const text = '>a\nMKT\n>b\n\n>c\nWWWWW\n';
  const input = PROTEINS;
  const validated = (record: number | null) => formula.validate({ ...input, record }, fileTask(text, [4, 12]));

  test('is the one that the result and its letters are about', async () => {
    for (const [record, sequence, name] of [
      [1, 'MKT', 'a'],
      [3, 'WWWWW', 'c'],
    ] as const) {
      const verdict = await validated(record);
      if (!verdict.ok) throw new Error('Refused');
      expect(verdict.input).toEqual({ ...input, record, learnt: { recordCount: 3 } });
      const result = await formula.compute(verdict.input, fileTask(text, [4, 12]));
      expect(result).toMatchObject({ sequence, recordName: name, recordNumber: record, recordCount: 3 });
      expect(await formula.view(verdict.input, 'sequence', 1, 3, fileTask(text, [4, 12]))).toBe(sequence.slice(1, 3));
      const alone = await formula.compute({ ...input, sequence }, task);
      expect(result.molecularWeight).toBe(alone.molecularWeight);
      expect(result.reference).toEqual(alone.reference);
    }
  });

  test('is otherwise the first with a protein, with its number', async () => {
    const strand = fileTask('>a\nCCC\n>b\nAUGGCC\n');
    expect(await formula.compute({ ...input, inputType: 'RNA' }, strand)).toMatchObject({
      sequence: 'MA',
      recordNumber: 2,
    });
    expect(await formula.compute({ ...input, sequence: 'MKT' }, task)).toMatchObject({ recordNumber: 1 });
  });

  test.each([
    [4, noSuchRecord(4, 3)],
    [0, { message: 'Please enter the number of a record: 1, 2, 3 …', path: 'record' }],
    [1.5, { message: 'Please enter the number of a record: 1, 2, 3 …', path: 'record' }],
    [Number.NaN, { message: 'Please enter the number of a record: 1, 2, 3 …', path: 'record' }],
    [2, { message: NO_PROTEIN, path: 'sequence', place: 'Record 2 has no protein' }],
  ])('%d is refused where there is none', async (record, issue) => {
    expect(await validated(record)).toEqual({ ok: false, issues: [issue] });
  });
});

test('a protein with X is left out of several, and refused where it is asked for', async () => {
  const text = fileTask('>a\nMKT\n>b\nMKX\n>c\nWW\n');
  expect(await formula.validate({ ...PROTEINS, record: null }, text)).toMatchObject({ ok: true });
  const result = await formula.compute(PROTEINS, text);
  expect(result).toMatchObject({ recordName: 'a', recordCount: 3, skipped: { count: 1, listed: [{ record: 2 }] } });
  expect(result.records[1]).toMatchObject({ length: 3, molecularWeight: null, reason: 'Residue 3 is “X”' });
  const issue = {
    message: 'Invalid PROTEIN sequence',
    place: expect.stringContaining('Line 4, column 3, in record 2: “X”'),
  };
  expect(await formula.validate({ ...PROTEINS, record: 2 }, text)).toMatchObject({ ok: false, issues: [issue] });
});

test('a GenPept entry that was cut off is known to be short', async () => {
  const text = 'LOCUS       P1   20 aa   linear\nORIGIN\n        1 mktay\n';
  const result = await formula.compute(PROTEINS, fileTask(text, [30]));
  expect(result.entryFaults).toEqual({
    count: 1,
    listed: [{ record: 1, name: 'P1', declared: 20, letters: 5 }],
    endsOpen: 'entry',
  });
  const whole = await formula.compute(PROTEINS, fileTask(text.replace('20 aa', '5 aa').concat('//\n')));
  expect(whole.entryFaults).toEqual({ count: 0, listed: [], endsOpen: false });
});

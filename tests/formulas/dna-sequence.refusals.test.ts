/** Refusals of the DNA formula, and what it caches from an accepted text. */
import { describe, expect, test } from 'vitest';
import { cutSource } from '#tests/support/cutSource.ts';
import { type DnaCandidate, type DnaCase, dnaRun, dnaTask, USUAL, validated } from '#tests/support/dnaCases.ts';
import type { Task } from '#workers/contract.ts';
import formula from '#workers/formulas/dna-sequence.ts';
import { noSuchRecord } from '#workers/lib/sequences/records/chosenRecord.ts';

const EMPTY = 'Please enter a DNA sequence';
const INVALID = 'Invalid DNA sequence. Use only A, T, G, C bases.';
const ALLOW = { label: 'Allow IUPAC letters (N, R, Y …)', field: 'allowAmbiguous', value: true };
const recognize = (label: string) => ({ label, field: 'recognize', value: true });
const FASTA = { label: 'Read as FASTA', field: 'readAsFasta', value: true };

describe('refuses', () => {
  test.each<[string, DnaCase, object]>([
    ['nothing', { text: '' }, { message: EMPTY }],
    ['white space', { text: '  \n\t \r\n' }, { message: EMPTY }],
    ['white space beyond ASCII', { text: '\u00a0\u2028\ufeff\u3000' }, { message: EMPTY }],
    ['an empty file', { text: '', origin: 'file' }, { message: EMPTY }],
    [
      'RNA',
      { text: 'AUGGCC' },
      { message: INVALID, place: 'Line 1, column 2: “U”', remedies: [recognize('Read U as T')] },
    ],
    [
      'an ambiguity letter',
      { text: 'ATG\r\nGCC\rATGn' },
      { message: INVALID, place: 'Line 3, column 4: “n”', remedies: [ALLOW] },
    ],
    [
      'a FASTA header that was typed',
      { text: '>lambda\nATG' },
      { message: INVALID, place: 'Line 1, column 1: “>”. This looks like FASTA.', remedies: [FASTA] },
    ],
    [
      'an indented FASTA header that was typed',
      { text: 'ATG\n  >x\nATG' },
      { message: INVALID, place: 'Line 2, column 3: “>”', remedies: [FASTA] },
    ],
    [
      'a FASTA header in a file that begins with letters',
      { text: 'ATG\n>x\nATG', origin: 'file' },
      { message: INVALID, place: 'Line 2, column 1: “>”', remedies: [FASTA] },
    ],
    ['a header sign within a line', { text: 'AT>G' }, { message: INVALID, place: 'Line 1, column 3: “>”' }],
    [
      'a header sign within a line of FASTA',
      { text: '>a\nAT>G', options: { readAsFasta: true } },
      { message: INVALID, place: 'Line 2, column 3, in record 1: “>”' },
    ],
    [
      'a quotation mark before the first header',
      { text: '“>seq1\nATG', options: { readAsFasta: true } },
      { message: INVALID, place: 'Line 1, column 1: ““”', remedies: [recognize('Leave out 1 quotation mark')] },
    ],
    [
      'GenBank without letters that was typed',
      { text: 'LOCUS A' },
      {
        message: INVALID,
        place: 'Line 1, column 1: “L”. This looks like GenBank. There are no letters below the header.',
      },
    ],
    [
      'line numbers',
      { text: '1 ATGGCC 6' },
      {
        message: INVALID,
        place: 'Line 1, column 1: “1”. This looks like numbered lines.',
        remedies: [recognize('Leave out 2 digits')],
      },
    ],
    [
      'a dash',
      { text: 'ATG\u00a0GC–C' },
      { message: INVALID, place: 'Line 1, column 7: “–”', remedies: [recognize('Leave out 1 gap')] },
    ],
    [
      'an invisible character',
      { text: 'ATG\u200bGCC' },
      { message: INVALID, place: 'Line 1, column 4: U+200B', remedies: [recognize('Leave out 1 invisible character')] },
    ],
    [
      'binary data',
      { text: '\0\x01\x02', origin: 'file' },
      { message: INVALID, place: 'Line 1, column 1: U+0000. This is binary data, not a text.' },
    ],
    [
      'a letter at the very end',
      { text: `${'ATGC\n'.repeat(50_000)}X`, cuts: [1000, 131_072] },
      { message: INVALID, place: 'Line 50001, column 1: “X”' },
    ],
    [
      'a letter in a record of a file',
      { text: '>a\nATG\n>b\nAT\nGNC', origin: 'file' },
      { message: INVALID, place: 'Line 5, column 2, in record 2: “N”', remedies: [ALLOW] },
    ],
    [
      'letters that are not IUPAC, though IUPAC is allowed',
      { text: 'ATNX', options: { allowAmbiguous: true } },
      { message: INVALID, place: 'Line 1, column 4: “X”' },
    ],
    ['a header only', { text: '>a', origin: 'file' }, { message: EMPTY, place: 'Record 1 has no letters' }],
    [
      'a record without letters',
      { text: '>a\nATG\n>b\n\n>c\nATG', origin: 'file', options: { record: 2 } },
      { message: EMPTY, place: 'Record 2 has no letters' },
    ],
  ])('%s', async (_, given, issue) => {
    expect(await validated(given)).toEqual({ ok: false, issues: [{ path: 'sequence', ...issue }] });
  });

  test.each([0, -1, 1.5, Number.NaN])('record %d', async (record) => {
    const verdict = await validated({ text: 'ATG', options: { record } });
    expect(verdict).toMatchObject({ ok: false, issues: [{ path: 'record' }] });
  });

  test('a record that does not exist', async () => {
    const verdict = await validated({ text: '>a\nATG\n>b\nATG', origin: 'file', options: { record: 3 } });
    expect(verdict).toEqual({
      ok: false,
      issues: [noSuchRecord(3, 2)],
    });
  });

  test.each([0, 9, 20.5, Number.NaN])('reading frames of %d codons', async (minimumOrfLength) => {
    const verdict = await validated({ text: 'ATG', options: { minimumOrfLength } });
    expect(verdict).toMatchObject({ ok: false, issues: [{ path: 'minimumOrfLength' }] });
  });
});

describe('validate', () => {
  test.each([
    ['never', true],
    ['short', undefined],
    ['always', undefined],
  ] as const)('with frames looked for %s, it learned all that the result needs: %s', async (openFrames, isLearned) => {
    const verdict = await validated({ text: 'ATG', options: { openFrames } });
    expect(verdict.ok && verdict.isLearned).toBe(isLearned);
  });

  test('missing options have their defaults', async () => {
    const candidate = { sequence: 'ATG' } as DnaCandidate;
    expect(await formula.validate(candidate, dnaTask({ text: 'ATG' }))).toMatchObject({
      ok: true,
      input: {
        sequence: 'ATG',
        readAsFasta: false,
        recognize: false,
        allowAmbiguous: false,
        record: 1,
        geneticCode: '1',
        openFrames: 'short',
        minimumOrfLength: 100,
      },
    });
  });

  test('reads a typed text once, and compute rereads only its first and last letters', async () => {
    let readings = 0;
    const source = cutSource('ATGAAATAG'.repeat(5000), [1000], 'typed');
    const counting = {
      ...source,
      slices(from?: number) {
        readings += 1;
        return source.slices(from);
      },
    };
    const task: Task = { report() {}, open: () => counting };
    const verdict = await formula.validate({ ...USUAL, openFrames: 'never' }, task);
    if (!verdict.ok) throw new Error('Refused');
    expect(readings).toBe(1);
    await formula.compute(verdict.input, task);
    expect(readings).toBe(3);
  });

  test.each(['ATG\n  >x\nATG', '>x\nATG', '\ufeff>x\nATG'])('%j is accepted once it is read as FASTA', async (text) => {
    expect(await validated({ text, options: { readAsFasta: true } })).toMatchObject({ ok: true });
  });

  test('its cache survives cloning to the page and back', async () => {
    const { input } = await dnaRun({ text: '>a\nATGAAATAG', origin: 'file' });
    expect(structuredClone(input)).toStrictEqual(input);
  });

  test('progress runs up to the whole text', async () => {
    const done: number[] = [];
    const task: Task = { report: (progress) => done.push(progress.done), open: () => cutSource('ATGCATGC', [2, 5]) };
    await formula.validate(USUAL, task);
    expect(done).toEqual([2, 5, 8]);
  });
});

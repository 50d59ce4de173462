/** The corpus of sequences through the command line: read, or refused with the flag that reads it; and what is said of it. */
import { basename } from 'node:path';
import Papa from 'papaparse';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  chosenFile,
  isReading,
  pastedText,
  type Reading,
  type ReadingCase,
  readingCases,
} from '#tests/reading/readingCases.ts';
import { type CommandRun, command, type PrintedAnswer } from '#tests/support/headless.ts';

type Words = readonly string[];

/** By kind of remedy, the flags that may be it; every other kind is a way of reading the same text. */
const FLAGS: Readonly<Record<string, RegExp>> = {
  'allow-iupac': /--allowAmbiguous/,
  'choose-rna': /--inputType RNA/,
  'choose-dna': /--inputType DNA/,
  'to-protein': /protein-synthesis with --inputType PROTEIN/,
};
const READING_FLAGS = /--(?:recognize|readAsFasta)/;

function wordsOf(given: ReadingCase): Words {
  const pasted = pastedText(given);
  const text = pasted === null ? ['--sequence', basename(given.file ?? '')] : [`--sequenceText=${pasted}`];
  const type = given.set === undefined ? [] : ['--inputType', given.set.inputType];
  return [given.page, ...type, ...text];
}

function run(given: ReadingCase, ...more: Words): Promise<CommandRun> {
  const files = given.file === undefined ? {} : { [basename(given.file)]: chosenFile(given) };
  return command([...wordsOf(given), ...more], files);
}

function expectReading({ out, err }: CommandRun, wanted: Reading): void {
  const { result = {}, says = [] } = JSON.parse(out) as PrintedAnswer;
  expect(result.length).toBe(wanted.length);
  if (wanted.gc !== undefined) expect(result.gcContent).toBeCloseTo(wanted.gc, 5);
  if (wanted.recordCount !== undefined) expect(result.recordCount).toBe(wanted.recordCount);
  if (wanted.mustShow !== undefined) expect(`${says.join('\n')}\n${err}`).toMatch(new RegExp(wanted.mustShow, 'i'));
  const letters = typeof result.rna === 'string' ? result.rna.replaceAll('U', 'T') : result.sequence;
  if (wanted.firstLetters !== undefined && typeof letters === 'string')
    expect(letters.slice(0, wanted.firstLetters.length)).toBe(wanted.firstLetters);
  const { line = '' } = (result.recognized ?? {}) as { line?: string };
  if (line !== '') expect(err).toContain(`Read as: ${line}.`);
}

/** As CSV, a line for each record, and the first with letters is the one of the JSON answer. */
async function expectRecords(given: ReadingCase, { length, recordCount = 1 }: Reading, more: Words): Promise<void> {
  const { out } = await run(given, ...more, '--format', 'csv');
  const lines = Papa.parse<Record<string, string>>(out.trim(), { header: true }).data;
  expect(lines).toHaveLength(Math.max(recordCount, lines.length));
  expect(Number(lines.find((line) => line['result.length'] !== '')?.['result.length'])).toBe(length);
}

beforeAll(() => command(['dna-sequence', '--sequenceText', 'ACGT']), 120_000);

describe('the reading corpus', () => {
  test.each(readingCases())('$page: $name', async (given) => {
    const first = await run(given);
    const wanted = given.expect;
    if (isReading(wanted)) {
      expectReading(first, wanted);
      return expectRecords(given, wanted, []);
    }
    if (first.code === 0) {
      expect(wanted.mayRead, 'read, where it should be refused').toBe(true);
      expectReading(first, wanted.then as Reading);
      return expectRecords(given, wanted.then as Reading, []);
    }
    expect([first.code, first.err]).toEqual([1, expect.stringMatching(new RegExp(wanted.mustSay, 'i'))]);
    if (wanted.remedy === undefined) return;
    const [flag] = (FLAGS[wanted.remedy] ?? READING_FLAGS).exec(/Try .*/.exec(first.err)?.[0] ?? '') ?? [];
    expect(flag, first.err).toBeDefined();
    if (flag === undefined || flag.includes(' ') || wanted.then === undefined) return;
    expectReading(await run(given, flag), wanted.then);
    await expectRecords(given, wanted.then, [flag]);
  });
});

const ZIP = () => chosenFile({ file: 'files/one.zip' } as ReadingCase);

describe('what was read', () => {
  test('is said once for all records, and holds for each of them', async () => {
    const words = ['--sequenceText', '>a\nAC-GT\n>b\n1 AUG\n'];
    const { out, err } = await command(['dna-sequence', ...words, '--format', 'csv']);
    const read = 'FASTA, 2 records; 1 digit and 1 gap left out; 1 U read as T';
    expect(err).toBe(`Read as: ${read}.\n`);
    const lines = Papa.parse<Record<string, string>>(out.trim(), { header: true }).data;
    expect(lines.map((line) => [line.name, line['result.length'], line['result.recognized.line']])).toEqual([
      ['a', '4', read],
      ['b', '3', read],
    ]);
    const texts = await command(['dna-sequence', ...words, '--text', 'rna']);
    expect([texts.out, texts.err]).toEqual(['>a\nACGU\n>b\nAUG\n', err]);
    const one = await command(['dna-sequence', ...words, '--record', 'b', '--text', 'rna']);
    expect([one.out, one.err]).toEqual(['>b\nAUG\n', err]);
  });

  test('of one chain among several', async () => {
    const words = ['--inputType', 'PROTEIN', '--sequenceText', '>a\nMKV*\n>b\nMW-W*\n', '--record', 'b'];
    const { out, err } = await command(['protein-synthesis', ...words]);
    const { result, says } = JSON.parse(out) as PrintedAnswer;
    expect(result).toMatchObject({ sequence: 'MWW', recordName: 'b' });
    expect(err).toBe('Read as: FASTA, 2 records; 1 gap and 2 final stops (*) left out.\n');
    expect(says?.join('\n')).toContain(err.trim());
  });

  test('of a file in a zip archive, record by record', async () => {
    const { out, err } = await command(['dna-sequence', '--sequence', 'one.zip', '--text', 'rna'], {
      'one.zip': ZIP(),
    });
    expect(out).toMatch(/^>\S.*\nCCGUAAUGCC/);
    expect(err).toMatch(/^Read as: \S+ in a zip archive; FASTA, 1 record\.\n$/);
  });

  test('of rows of an alignment and of a table', async () => {
    const alignment = 'CLUSTAL W\n\na ACG-T\nb ACGGT\n';
    const words = (text: string) => ['dna-sequence', `--sequenceText=${text}`, '--text', 'rna'];
    expect((await command(words(alignment))).out).toBe('>a\nACGU\n>b\nACGGU\n');
    const table = 'name,sequence\na,ACGT\nb,ACGGT\n';
    const refused = await command(words(table));
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('Try --recognize (Read as a table with')]);
    expect((await command([...words(table), '--recognize'])).out).toBe('>a\nACGU\n>b\nACGGU\n');
  });

  test('in the lines of a table', async () => {
    const table = 'id,sequence\n1,">a\nACGT"\n2,ACGU\n3,AC GT\n';
    const { code, out, err } = await command(['dna-sequence', '--format', 'csv'], { '-': table });
    expect(code).toBe(1);
    expect(err).toMatch(/^1: Read as: FASTA, 1 record\.\n2: Invalid DNA.* Try --recognize \(Read U as T\)\.\n$/);
    const lines = Papa.parse<Record<string, string>>(out.trim(), { header: true }).data;
    expect(lines.map((line) => [line.id, line['result.length']])).toEqual([
      ['1', '4'],
      ['2', ''],
      ['3', '4'],
    ]);
    const all = await command(['dna-sequence', '--input', '-', '--recognize', '--format', 'csv'], { '-': table });
    expect(all.code).toBe(0);
  });

  test('as it was said: without recognition, a header is refused', async () => {
    const { code, err } = await command(['dna-sequence', '--sequenceText', '>a\nACGT', '--recognize=false']);
    expect([code, err]).toEqual([1, expect.stringContaining('Try --readAsFasta (Read as FASTA)')]);
  });

  test('of a file that was cut off: what is missing', async () => {
    const file = chosenFile({ file: 'files/cut.gb' } as ReadingCase);
    const { err } = await command(['dna-sequence', '--sequence', 'cut.gb', '--text', 'rna'], { 'cut.gb': file });
    expect(err).toContain('The file may be incomplete: The entry says 600 bp; 300 letters were read');
  });
});

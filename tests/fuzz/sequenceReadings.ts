/**
 * Sequences of the reading corpus, changed at random, against a naive counter of characters: letters kept and letters dropped are
 * together the letters given, and what was left out is what was said. `npm run fuzz:sequences` runs 10,000 of them.
 */
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { pastedText, readingCases } from '#tests/reading/readingCases.ts';
import { USUAL } from '#tests/support/dnaCases.ts';
import { task } from '#tests/support/formulaCases.ts';
import dnaSequence from '#workers/formulas/dna-sequence.ts';
import proteinSynthesis from '#workers/formulas/protein-synthesis.ts';
import type { SequenceReport } from '#workers/lib/sequences/records/readingWords.ts';

export interface MutatedSequence {
  readonly kind: 'DNA' | 'PROTEIN';
  readonly text: string;
}

/** What became of a text: refused, read, or read as something else than it is. */
export type Fate = 'refused' | 'read' | { readonly misread: string };

const MOST_CHARACTERS = 2_000;
const GIVEN = readingCases().flatMap((given): MutatedSequence[] => {
  const text = pastedText(given);
  if (text === null || text.length > MOST_CHARACTERS) return [];
  if (given.page === 'dna-sequence') return [{ kind: 'DNA', text }];
  return given.set?.inputType === 'PROTEIN' ? [{ kind: 'PROTEIN', text }] : [];
});
const PUT = [
  ...'ACGTUNRMKWacgtu0123 -.~*>;@+/|,:#?\n\t\'"\u2032\u2019\u201c\u2013\u200b\u00a0',
  '\n>x\n',
  "5'-",
  "-3'",
  '\r\n',
];

/** A text of the corpus in which characters were put in, taken out or changed, up to three times. */
export const mutatedSequences: fc.Arbitrary<MutatedSequence> = fc
  .tuple(
    fc.constantFrom(...GIVEN),
    fc.array(fc.record({ at: fc.nat(MOST_CHARACTERS), cut: fc.nat(2), put: fc.constantFrom('', ...PUT) }), {
      maxLength: 3,
    }),
  )
  .map(([{ kind, text }, changes]) => ({
    kind,
    text: changes.reduce((letters, { at, cut, put }) => {
      const index = at % (letters.length + 1);
      return letters.slice(0, index) + put + letters.slice(index + cut);
    }, text),
  }));

export async function fateOf({ kind, text }: MutatedSequence): Promise<Fate> {
  const read = kind === 'DNA' ? await readDna(text) : await readChain(text);
  if (read === null) return 'refused';
  const complaint = complaintAbout(text, kind, read.letters, read.report);
  return complaint === null ? 'read' : { misread: complaint };
}

/** Letters of all records, and what was said of the reading. */
interface Read {
  readonly letters: number;
  readonly report: SequenceReport;
}

async function readDna(text: string): Promise<Read | null> {
  const verdict = await dnaSequence.validate({ ...USUAL, sequence: text, recognize: true, allowAmbiguous: true }, task);
  if (!verdict.ok) return null;
  const { records, length, recognized } = await dnaSequence.compute(verdict.input, task);
  return { letters: sumOf(records, length), report: recognized };
}

async function readChain(text: string): Promise<Read | null> {
  const typed = {
    inputType: 'PROTEIN' as const,
    readAsFasta: false,
    recognize: true,
    geneticCode: '1' as const,
    record: null,
    sequence: text,
  };
  const verdict = await proteinSynthesis.validate(typed, task);
  if (!verdict.ok) return null;
  const { records, length, recognized } = await proteinSynthesis.compute(verdict.input, task);
  return { letters: sumOf(records, length), report: recognized };
}

function sumOf(records: readonly { readonly length: number }[], alone: number): number {
  return records.length === 0 ? alone : records.reduce((sum, { length }) => sum + length, 0);
}

/** Letters of the marks of a chain's two ends: NH2 and COOH, CO2H or COO-; N and C; H and OH. */
const LETTERS_OF_ENDS = [6, 5, 2, 3];
const GAPS = /[-.~\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]/g;
const QUOTES = /['"`\u2018-\u201f\u2032\u2033\u00b4\u02b9\u02bc\u00ab\u00bb]/g;

function complaintAbout(
  text: string,
  kind: MutatedSequence['kind'],
  kept: number,
  report: SequenceReport,
): string | null {
  const { seen, leftOut, lowerStrand, threeLetter, chainEnds } = report;
  const body = lettersPart(text, seen, kind);
  const given = count(body, /[A-Za-z]/g);
  const said = `kept ${kept} of ${given} letters as ${seen}: ${report.line}`;
  if (threeLetter > 0) return given === 3 * (kept + leftOut.stops) ? null : said;
  if (chainEnds) return LETTERS_OF_ENDS.includes(given - kept) ? null : said;
  if (given !== kept + lowerStrand) return said;
  if (seen === 'genbank' || seen === 'embl' || seen === 'uniprot' || seen === 'fastq') {
    const strange = body.replace(/[A-Za-z\d\s]/g, '');
    return strange === '' ? null : `${strange} is lost without a word: ${said}`;
  }
  // The marks of a lower strand go with it.
  const unsaid = lowerStrand > 0 ? 2 : 0;
  const wrong = [
    count(body, /\d/g) === leftOut.digits + leftOut.endMarks + unsaid ? '' : 'digits',
    count(body, QUOTES) === leftOut.quotes + leftOut.endMarks + unsaid ? '' : 'quotes',
    count(body, GAPS) - leftOut.gaps === 0 || (leftOut.endMarks > 0 && count(body, GAPS) > leftOut.gaps) ? '' : 'gaps',
    count(body.replace(/\s/g, ''), /\p{Cf}/gu) === leftOut.invisible ? '' : 'invisible characters',
    count(body, /\*/g) === leftOut.stops ? '' : 'stops',
    kind === 'PROTEIN' || count(body, /u/gi) === leftOut.readAsT + (lowerStrand > 0 ? count(body, /u/gi) : 0)
      ? ''
      : 'U',
  ].filter((each) => each !== '');
  return wrong.length === 0 ? null : `${wrong.join(', ')} miscounted: ${said}`;
}

function count(text: string, character: RegExp): number {
  return text.match(character)?.length ?? 0;
}

/** What should be letters, by the lines of the format. */
function lettersPart(text: string, seen: SequenceReport['seen'], kind: MutatedSequence['kind']): string {
  const lines = text.split(/\r\n|\r|\n/);
  if (seen === 'fasta') return lines.filter((line) => !/^\s*[>;]/.test(line)).join('\n');
  if (seen === 'genbank') return between(lines, /^ORIGIN/);
  if (seen === 'embl' || seen === 'uniprot') return between(lines, /^SQ {3}/);
  if (seen === 'fastq') return readsOf(lines);
  if (seen === 'alignment') return rowsOf(lines);
  return seen === 'table'
    ? columnOf(
        lines.filter((line) => line.trim() !== ''),
        kind,
      )
    : text;
}

function between(lines: readonly string[], start: RegExp): string {
  let isInside = false;
  return lines
    .filter((line) => {
      if (/^\s*\/\//.test(line)) isInside = false;
      const isLetters = isInside;
      if (start.test(line)) isInside = true;
      return isLetters;
    })
    .join('\n');
}

/** A read of one line of letters has one line of quality; of several lines, as many as its letters. */
function readsOf(lines: readonly string[]): string {
  const letters: string[] = [];
  let own: string[] = [];
  let quality = 0;
  let within: 'head' | 'letters' | 'quality' = 'head';
  for (const line of lines) {
    if (within === 'head') {
      if (line.trim() !== '') [within, own, quality] = ['letters', [], 0];
    } else if (within === 'letters') {
      if (/^\s*\+/.test(line)) within = 'quality';
      else own.push(line);
    } else {
      quality += line.length;
      if (own.length > 1 && quality < own.join('').replace(/\s/g, '').length) continue;
      letters.push(...own);
      [within, own] = ['head', []];
    }
  }
  return [...letters, ...own].join('\n');
}

/** All but the names; the lines that mark columns begin with a blank. */
function rowsOf(lines: readonly string[]): string {
  return lines
    .filter((line) => !/^(?:[\s*:.]*|\s*(?:CLUSTAL|MUSCLE|PROBCONS)\s.*)$/.test(line))
    .map((line) =>
      line
        .trim()
        .replace(/^\S+/, '')
        .replace(/\s\d+$/, ''),
    )
    .join('\n');
}

/** The longest column but the first, without its heading. */
function columnOf(lines: readonly string[], kind: MutatedSequence['kind']): string {
  const [separator = ','] = ['\t', ',', ';'].filter((each) => lines.every((line) => line.includes(each)));
  const rows = lines.map((line) => line.split(separator));
  const lengths = (rows[0] ?? []).map((_, at) => rows.slice(1).reduce((sum, row) => sum + (row[at] ?? '').length, 0));
  const longest = lengths.indexOf(Math.max(...lengths.slice(1)), 1);
  const cells = rows.map((row) => (row[longest] ?? '').trim().replace(/^"(.*)"$/, '$1'));
  // Words are no sequence.
  const [first = ''] = cells;
  const isHeading =
    kind === 'PROTEIN'
      ? first.length < 10 || /[bjouxz]/i.test(first)
      : count(first, /[acgtu]/gi) < 0.7 * count(first, /[a-z]/gi);
  return (isHeading ? cells.slice(1) : cells).join('\n');
}

/** The exit code: 1 if any text was misread. */
export async function main(): Promise<number> {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: { runs: { type: 'string', default: '10000' }, seed: { type: 'string', default: '20261123' } },
  });
  const texts = fc.sample(mutatedSequences, { numRuns: Number(values.runs), seed: Number(values.seed) });
  const counts = { read: 0, refused: 0 };
  const misread: string[] = [];
  for (const given of texts) {
    const fate = await fateOf(given);
    if (typeof fate === 'string') counts[fate] += 1;
    else misread.push(`${given.kind} ${JSON.stringify(given.text)}: ${fate.misread}`);
  }
  for (const line of misread.slice(0, 30)) console.log(line);
  console.log(`${texts.length} sequences, ${counts.read} read, ${counts.refused} refused, ${misread.length} misread`);
  return misread.length === 0 ? 0 : 1;
}

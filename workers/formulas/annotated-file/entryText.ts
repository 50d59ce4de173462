/**
 * Writes an entry in the form of GenBank flat files: what comes before the letters is a text of its own, and the letters are written for any
 * window of it. Source: the feature table definition of the INSDC.
 */

import type { Qualifiers } from '../../lib/sequences/features/featureTable.ts';
import { textFromBytes } from '../../lib/sequences/letters/bytesText.ts';
import type { Topology } from '../../lib/sequences/records/declaredShape.ts';
import type { MovedFeature } from './movedFeature.ts';

export interface EntryHead {
  readonly name: string;
  readonly definition: string;
  readonly length: number;
  readonly topology: Topology;
  /** '30-NOV-2026'; empty: none is written. */
  readonly date: string;
}

const LONGEST_NAME = 16;
/** Characters of a line behind the indentation: of the feature table, and of what comes before it. */
const TABLE_WIDTH = 58;
const HEAD_WIDTH = 68;
const HEAD_INDENT = 12;
const TABLE_INDENT = 21;
const KEY_INDENT = 5;
/** Longer keys would run into their location. */
const LONGEST_KEY = 15;

/** Qualifiers whose values are written without quotation marks, besides those that are numbers. */
const UNQUOTED = new Set([
  'anticodon',
  'citation',
  'codon_start',
  'compare',
  'direction',
  'estimated_length',
  'mod_base',
  'number',
  'rpt_type',
  'rpt_unit_range',
  'tag_peptide',
  'transl_except',
  'transl_table',
]);
/** Their values go on in the next line without a blank. */
const LETTERS_ONLY = new Set(['translation']);

/** Everything before the letters. */
export function entryHead(head: EntryHead, features: readonly MovedFeature[]): string {
  const { name, definition, length, topology, date } = head;
  const locus = [...name].slice(0, LONGEST_NAME).join('').replace(/\s/g, '_');
  const lines = [
    `LOCUS       ${locus.padEnd(LONGEST_NAME)} ${String(length).padStart(11)} bp    DNA     ${topology.padEnd(8)} SYN ${date}`.trimEnd(),
    ...headed('DEFINITION', definition),
    ...(features.length === 0 ? [] : ['FEATURES             Location/Qualifiers', ...features.flatMap(featureLines)]),
    'ORIGIN',
  ];
  return `${lines.join('\n')}\n`;
}

function headed(key: string, text: string): readonly string[] {
  return filled(text, HEAD_WIDTH).map((line, index) => `${(index === 0 ? key : '').padEnd(HEAD_INDENT)}${line}`);
}

function featureLines({ type, location, qualifiers }: MovedFeature): readonly string[] {
  const key = type.replace(/\s/g, '_').slice(0, LONGEST_KEY);
  const [first = '', ...others] = filled(location, TABLE_WIDTH, ',');
  const indent = ' '.repeat(TABLE_INDENT);
  return [
    `${' '.repeat(KEY_INDENT)}${key.padEnd(TABLE_INDENT - KEY_INDENT)}${first}`,
    ...[...others, ...qualifierLines(qualifiers)].map((line) => `${indent}${line}`),
  ];
}

function qualifierLines(qualifiers: Qualifiers): readonly string[] {
  return Object.entries(qualifiers).flatMap(([name, values]) =>
    values.flatMap((value) => {
      const isQuoted = !(/^\d+$/.test(value) || (UNQUOTED.has(name) && /^[^\s"/]+$/.test(value)));
      const text = value.replace(/\s+/g, ' ').trim().replaceAll('"', '""');
      const key = `/${name.replace(/[^\w'*-]/g, '_')}`;
      const written = value === '' ? key : isQuoted ? `${key}="${text}"` : `${key}=${value}`;
      return LETTERS_ONLY.has(name) ? chunks(written) : filled(written, TABLE_WIDTH);
    }),
  );
}

function chunks(text: string): readonly string[] {
  return Array.from({ length: Math.ceil(text.length / TABLE_WIDTH) }, (_, at) =>
    text.slice(at * TABLE_WIDTH, (at + 1) * TABLE_WIDTH),
  );
}

/**
 * Lines of at most the width, ended at a mark; a longer word has a line of its own, because a break within it would be read as a blank.
 *
 * @param mark ' ' is left out at the end of a line, ',' is not
 */
function filled(text: string, width: number, mark: ' ' | ',' = ' '): readonly string[] {
  const kept = mark === ' ' ? 0 : 1;
  const lines: string[] = [];
  let rest = text;
  while (rest.length > width) {
    const before = rest.lastIndexOf(mark, width - kept);
    const end = before > 0 ? before : rest.indexOf(mark, width);
    if (end < 0) break;
    lines.push(rest.slice(0, end + kept));
    rest = rest.slice(end + 1);
  }
  return [...lines, rest];
}

const LINE_LETTERS = 60;
const GROUP_LETTERS = 10;
const NUMBER_WIDTH = 9;
/** Characters of a full line of letters: its number, six groups with a blank before each, the line break. */
const LINE_CHARACTERS = NUMBER_WIDTH + LINE_LETTERS + LINE_LETTERS / GROUP_LETTERS + 1;
const END = '//\n';

/** Characters of the whole entry. */
export function entryLength(head: string, letters: number): number {
  return head.length + lettersLength(letters) + END.length;
}

function lettersLength(letters: number): number {
  const rest = letters % LINE_LETTERS;
  const last = rest === 0 ? 0 : NUMBER_WIDTH + rest + Math.ceil(rest / GROUP_LETTERS) + 1;
  return Math.floor(letters / LINE_LETTERS) * LINE_CHARACTERS + last;
}

/**
 * The characters `from` (inclusive) to `to` (exclusive) of the entry, clipped to its ends.
 *
 * @param letters of the entry
 * @param read returns some of them
 */
export async function entryWindow(
  head: string,
  letters: number,
  [from, to]: readonly [from: number, to: number],
  read: (from: number, to: number) => Promise<Uint8Array>,
): Promise<string> {
  const total = entryLength(head, letters);
  const start = Math.min(Math.max(0, from), total);
  const end = Math.max(start, Math.min(to, total));
  const firstLine = Math.max(0, Math.floor((start - head.length) / LINE_CHARACTERS));
  const lastLine = Math.max(firstLine, Math.ceil((end - head.length) / LINE_CHARACTERS));
  const first = Math.min(firstLine * LINE_LETTERS, letters);
  const last = Math.min(lastLine * LINE_LETTERS, letters);
  const lines = letterLines(last > first ? textFromBytes(await read(first, last)) : '', first);
  const offset = head.length + lettersLength(first);
  const isBeforeLetters = start < head.length;
  const text = `${isBeforeLetters ? head : ''}${lines}${last === letters ? END : ''}`;
  const begin = isBeforeLetters ? 0 : offset;
  return text.slice(start - begin, end - begin);
}

/** @param from letters before them, a whole number of lines */
function letterLines(letters: string, from: number): string {
  const lines: string[] = [];
  for (let at = 0; at < letters.length; at += LINE_LETTERS) {
    const groups = letters.slice(at, at + LINE_LETTERS).match(/.{1,10}/g) ?? [];
    lines.push(`${String(from + at + 1).padStart(NUMBER_WIDTH)} ${groups.join(' ')}\n`);
  }
  return lines.join('').toLowerCase();
}

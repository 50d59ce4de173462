/** How an entry is written: columns of the feature table, long values, and any window of the text. */
import { expect, test } from 'vitest';
import { entryHead, entryLength, entryWindow } from '#workers/formulas/annotated-file/entryText.ts';

const HEAD = { name: 'p one', definition: 'A plasmid', length: 65, topology: 'circular', date: '30-NOV-2026' } as const;
const LETTERS = `${'acgtacgtac'.repeat(6)}acgta`;

function headOf(qualifiers: Readonly<Record<string, readonly string[]>>, location = '1..9'): readonly string[] {
  return entryHead(HEAD, [{ type: 'CDS', location, qualifiers, isCut: false }]).split('\n');
}

test('columns are those of flat files, and a blank in the name of the locus is an underscore', () => {
  const [locus, definition, features, coding, gene, table] = headOf({ gene: ['lac"Z'], transl_table: ['11'] });
  expect(locus).toBe('LOCUS       p_one                     65 bp    DNA     circular SYN 30-NOV-2026');
  expect(definition).toBe('DEFINITION  A plasmid');
  expect(features).toBe('FEATURES             Location/Qualifiers');
  expect(coding).toBe('     CDS             1..9');
  expect(gene).toBe(`${' '.repeat(21)}/gene="lac""Z"`);
  expect(table).toBe(`${' '.repeat(21)}/transl_table=11`);
});

test('long values go on in further lines of at most 79 characters: letters without a blank, words at one, places behind a comma', () => {
  const places = Array.from({ length: 20 }, (_, index) => `${10 * index + 1}..${10 * index + 5}`).join(',');
  const lines = headOf({ translation: ['M'.repeat(150)], note: ['word '.repeat(40).trim()] }, `join(${places})`);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(79);
  const text = lines.map((line) => line.slice(21)).join('\n');
  expect(text.replaceAll('\n', '')).toContain(`join(${places})`);
  expect(text.replaceAll('\n', '')).toContain(`/translation="${'M'.repeat(150)}"`);
  expect(text.replaceAll('\n', ' ')).toContain('word '.repeat(40).trim());
});

test('windows of the entry, put together, are the entry', async () => {
  const head = entryHead(HEAD, []);
  const length = entryLength(head, LETTERS.length);
  const read = async (from: number, to: number) => new TextEncoder().encode(LETTERS.slice(from, to));
  const window = (from: number, to: number) => entryWindow(head, LETTERS.length, [from, to], read);
  const whole = await window(0, length);
  expect(whole).toBe(`${head}        1 ${'acgtacgtac '.repeat(6).trim()}\n       61 acgta\n//\n`);
  for (const size of [1, 7, 60]) {
    const parts = [];
    for (let at = 0; at < length; at += size) parts.push(await window(at, Math.min(at + size, length)));
    expect(parts.join('')).toBe(whole);
  }
});

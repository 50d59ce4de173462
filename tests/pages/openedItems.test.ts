/** Where something that was opened or shared can go. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { takeTable } from '#src/engine/batch/pendingTable.ts';
import { takeLetters } from '#src/engine/handover/handedLetters.ts';
import { notebookText } from '#src/engine/handover/notebookFile.ts';
import { takeNotebook } from '#src/engine/handover/pendingNotebook.ts';
import type { AnyCalculatorDefinition } from '#src/engine/kit/defineCalculator.ts';
import { takeSaved } from '#src/engine/proof/pendingSavedResult.ts';
import { headingOf, saidOf } from '#src/site/pages/home/opened/OpenedItems.tsx';
import { columnTakers, numberColumns } from '#src/site/pages/home/opened/tableTakers.ts';
import { type OpenedItem, openedItem, type Way } from '#src/site/pages/home/opened/ways.ts';

const DEFINITIONS = import.meta.glob<AnyCalculatorDefinition>('/src/calculators/*/calculator.ts', {
  import: 'default',
});
const load = async (id: string) => DEFINITIONS[`/src/calculators/${id}/calculator.ts`]?.();

beforeEach(() => vi.stubGlobal('location', { origin: 'https://site.example' }));
afterEach(() => vi.unstubAllGlobals());

const opened = (source: File | string | null, name = 'a'): Promise<OpenedItem> => openedItem({ name, source }, load);
const labels = (ways: readonly Way[]): readonly string[] => ways.map(({ label }) => label);
const file = (text: string, name = 'a'): File => new File([text], name);
const onlyWay = (item: OpenedItem): Way => {
  const [way, ...others] = item.ways;
  if (way === undefined || others.length > 0) throw new Error('there is not one way');
  return way;
};

describe('sequences', () => {
  test('DNA goes to its page at once, as a file', async () => {
    const fasta = file('>a\nACGTACGTAC', 'a.fa');
    const item = await opened(fasta, 'a.fa');
    expect(item).toMatchObject({ isObvious: true, words: 'A DNA sequence (FASTA, 13 bytes).' });
    expect(await onlyWay(item).go()).toMatch(/^\/calculator\/dna-sequence#handed-letters=\d+$/);
    expect(takeLetters('dna-sequence')).toMatchObject({ letters: fasta, title: 'a.fa', taker: { settings: {} } });
  });

  test('a protein goes to that of proteins', async () => {
    const item = await opened(file('>a\nMKVLAAGIVGLCEEFLPQ'));
    expect(item.isObvious).toBe(true);
    expect(await onlyWay(item).go()).toMatch(/^\/calculator\/protein-synthesis#/);
    expect(takeLetters('protein-synthesis')?.taker.settings).toEqual({ inputType: 'PROTEIN' });
  });

  test.each(['>a\nACGUACGUAC', '>a\nACGTRYSWKMBDHVN'])('for %j the visitor chooses', async (text) => {
    const item = await opened(file(text));
    expect(item.isObvious).toBe(false);
    expect(labels(item.ways)).toEqual(['Open in DNA Sequence', 'Open in Protein Synthesis']);
  });

  test('a shared text stays a text, and its format is recognized', async () => {
    expect(await onlyWay(await opened('>a\nACGTACGTAC', 'Shared text')).go()).toContain('sequence=%3Ea%0AACGTACGTAC');
    expect(takeLetters('dna-sequence')?.taker.settings).toEqual({ recognize: true });
    await onlyWay(await opened('ACGTACGTACGTACGT')).go();
    expect(takeLetters('dna-sequence')?.taker.settings).toEqual({});
  });

  test('what a file is read from only after cleaning up is cleaned up', async () => {
    await onlyWay(await opened(file('Met-Lys-Val-Leu-Ala'))).go();
    expect(takeLetters('protein-synthesis')?.taker.settings).toEqual({ inputType: 'PROTEIN', recognize: true });
    const rna = await opened(file('ACGUACGUACGUACGU'));
    await rna.ways[0]?.go();
    expect(takeLetters('dna-sequence')?.taker.settings).toEqual({ recognize: true });
  });
});

describe('tables', () => {
  const CELLS = 'sample,mass (g),molarMass,Volume (mL)\nA,9,180.156,500\nB,5,58.44,250\n';

  test('the calculators that know the columns come first', async () => {
    const table = file(CELLS, 'cells.csv');
    const item = await opened(table, 'cells.csv');
    expect(item.isObvious).toBe(false);
    expect(item.ways[0]).toMatchObject({
      label: 'Molarity',
      note: 'row by row, from mass (g), molarMass, Volume (mL)',
    });
    expect(await item.ways[0]?.go()).toMatch(/^\/calculator\/molarity#opened-table=\d+$/);
    expect(takeTable('molarity')).toBe(table);
    expect(takeTable('molarity')).toBeNull();
  });

  test('any other that takes tables can be chosen, and none on toxicity and medicine', async () => {
    const item = await opened(file('one,two\nx,1\n', 'a.csv'));
    expect(item.ways).toEqual([]);
    expect(item.words).toContain('No calculator knows its columns by their names');
    expect(item.others.length).toBeGreaterThan(50);
    expect(labels(item.others)).toContain('Molarity');
    expect(labels(item.others).filter((label) => /Toxicity|Metacam|Benadryl|Tramadol/.test(label))).toEqual([]);
  });

  test('statistics take the columns of numbers, with their decimal mark', async () => {
    const item = await opened(file('animal;before;after\nx;5,4;6\ny;7,7;8,1\n', 'herd.csv'));
    const test = item.statistics.find(({ label }) => label === 't Test');
    expect(await test?.go()).toBe(
      `/calculator/t-test#decimalMark=comma&data=${encodeURIComponent('before\tafter\n5,4\t6\n7,7\t8,1')}`,
    );
    expect(takeLetters('t-test')?.words).toBe('herd.csv: 2 columns of numbers filled in.');
  });

  test('the box of each of them is there', async () => {
    const all = [1, 2, 20].flatMap((count) =>
      columnTakers({ places: Array.from({ length: count }, (_, place) => place), decimalMark: 'point' }, 10),
    );
    const names = [...new Set(all.map(({ calculator }) => calculator))];
    expect(names).toHaveLength(6);
    for (const { calculator, field, settings } of all) {
      const definition = await load(calculator);
      for (const name of [field, ...Object.keys(settings)]) expect(definition?.fields, calculator).toHaveProperty(name);
    }
    expect(columnTakers({ places: [0, 1], decimalMark: 'point' }, 1_000_000)).toEqual([]);
  });

  test('a column with words in it is none of numbers', () => {
    expect(
      numberColumns([
        ['a', 'b', 'c'],
        ['1', 'x', ''],
        ['2', '3', ''],
      ]),
    ).toEqual({ places: [0], decimalMark: 'point' });
  });
});

describe('what the site saved', () => {
  test('a result goes to its page, a notebook to its own', async () => {
    const saved = { calculator: 'pka', input: { ka: 1 }, result: { pka: 0 } };
    const result = await opened(file(JSON.stringify(saved)));
    expect(result.isObvious).toBe(true);
    expect(await onlyWay(result).go()).toMatch(/^\/calculator\/pka#saved-result=/);
    expect(takeSaved('pka')).toMatchObject({ calculator: 'pka' });
    const notebook = await opened(file(notebookText([])));
    expect(await onlyWay(notebook).go()).toBe('/notebook');
    expect(takeNotebook()).toEqual([]);
    expect(takeNotebook()).toBeNull();
  });
});

describe('shared words', () => {
  test('are searched for', async () => {
    expect(await opened('my dog ate chocolate')).toMatchObject({ search: 'my dog ate chocolate', ways: [] });
  });

  test('in a file they are refused', async () => {
    expect(await opened(file('my dog ate chocolate'))).toMatchObject({ isRefused: true, search: null });
  });

  test('an address elsewhere is not loaded', async () => {
    expect(await opened('https://other.example/a.fa')).toMatchObject({ isRefused: true });
  });

  test('a link to a page of this site is offered with its values, never opened at once', async () => {
    const item = await opened('https://site.example/calculator/molarity#mass=9');
    expect(item.isObvious).toBe(false);
    expect(await onlyWay(item).go()).toBe('/calculator/molarity#mass=9');
  });

  test.each(['dog-chocolate-toxicity', 'dog-metacam'])('and without its values to %s', async (id) => {
    const item = await opened(`https://site.example/calculator/${id}#weight=10`);
    expect(item.words).toContain('left out');
    expect(await onlyWay(item).go()).toBe(`/calculator/${id}`);
  });
});

test('a file that the browser cannot give says so', async () => {
  expect(await opened(null, 'gone.fa')).toMatchObject({ isRefused: true, words: expect.stringContaining('moved') });
});

test('heading and announcement say how many there are, and how many are refused', async () => {
  const items = await Promise.all([opened(file('>a\nACGTACGTAC')), opened(null)]);
  const received = { items: items.map(({ name }) => ({ name, source: null })), fault: null, isArrival: true };
  expect(headingOf(received, null)).toBe('Opening 2 files');
  expect(headingOf(received, items)).toBe('2 files to open');
  expect(saidOf(received, items)).toBe('Choose which to open first. Of 2, 1 cannot be opened; each says why.');
  const [only] = received.items.slice(1);
  if (only === undefined) throw new Error('nothing was received');
  expect(headingOf({ ...received, items: [only] }, items.slice(1))).toBe('“a” was not opened');
});

/** The codon adaptation index of the genes of a plasmid against Biopython and EMBOSS cai (recorded answers). */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { givenDna } from '#tests/support/givenDna.ts';
import codonAdaptation from '#workers/formulas/codon-adaptation.ts';
import { CODON_TABLE_IDS, CODON_TABLES, type CodonTableId } from '#workers/reference/codonTables.ts';

interface Recorded {
  readonly answers: readonly {
    readonly table: CodonTableId;
    readonly biopython: readonly number[];
    readonly emboss: readonly string[];
  }[];
}

const recorded: Recorded = JSON.parse(readFileSync('tests/analyses/codon-adaptation.json', 'utf8'));
const text = readFileSync('tests/data/NC_005816.ffn', 'utf8');

test.each(recorded.answers)('$table', async ({ table, biopython, emboss }) => {
  // EMBOSS has a rule of its own for codons that a table does not have.
  const isComparable = CODON_TABLES[table].counts.every((count) => count > 0);
  for (const [index, value] of biopython.entries()) {
    const { given, task } = await givenDna({ text, origin: 'file', options: { record: index + 1 }, cuts: [500, 2000] });
    const result = await codonAdaptation.compute({ given, table, strand: 'entered', shape: 'linear' }, task);
    expect(result.index).toBeCloseTo(value, 12);
    // EMBOSS writes three decimals, and reads the frequencies of its files, which are rounded to hundredths, not the counts.
    if (isComparable) expect(Math.abs((result.indexOfAll ?? 0) - Number(emboss[index]))).toBeLessThan(0.0007);
  }
});

test('all tables are compared, all but one with EMBOSS as well', () => {
  expect(recorded.answers.map(({ table }) => table)).toEqual(CODON_TABLE_IDS);
  const withZeros = CODON_TABLE_IDS.filter((id) => CODON_TABLES[id].counts.some((count) => count === 0));
  expect(withZeros).toEqual(['yeastCai']);
});

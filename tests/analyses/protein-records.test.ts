/** The rows of all proteins against Biopython's ProtParam and EMBOSS pepstats, their FASTA against seqkit (recorded answers). */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withLists } from '#tests/support/columnLists.ts';
import { givenChains } from '#tests/support/givenChains.ts';
import proteinRecords from '#workers/formulas/protein-records.ts';
import type { GeneticCodeId } from '#workers/reference/geneticCodes.ts';

interface Row {
  readonly name: string;
  readonly length: number;
  readonly mass: number;
  readonly gravy: number;
  readonly instability: number;
  readonly reduced: number;
  readonly cystines: number;
  readonly point: number;
  readonly charge: number;
}

interface Recorded {
  readonly texts: readonly {
    readonly file: string;
    readonly inputType: 'DNA' | 'PROTEIN';
    readonly code: GeneticCodeId;
    readonly rows: readonly Row[];
  }[];
  readonly fasta: readonly { readonly line: '60' | '70' | '80'; readonly digest: string }[];
}

const recorded: Recorded = JSON.parse(readFileSync('tests/analyses/protein-records.json', 'utf8'));
const BLANK = { order: 'file', nameContains: '', geneticCode: '1', lineLength: '60' } as const;

test.each(recorded.texts)('$file, code $code', async ({ file, inputType, code, rows }) => {
  const text = readFileSync(`tests/data/${file}`, 'utf8');
  const { given, task } = await givenChains({ text, inputType, cuts: [100, 2000] });
  const input = { ...BLANK, given, geneticCode: code, leastLength: 1 };
  const { records, count } = withLists(await proteinRecords.compute(input, task));
  expect(count).toBe(rows.length);
  expect(records.names).toEqual(rows.map(({ name }) => name));
  expect(records.lengths).toEqual(rows.map(({ length }) => length));
  expect(records.extinctionsReduced).toEqual(rows.map(({ reduced }) => reduced));
  expect(records.extinctionsCystines).toEqual(rows.map(({ cystines }) => cystines));
  for (const [index, row] of rows.entries()) {
    expect(records.gravies[index]).toBeCloseTo(row.gravy, 12);
    expect(records.instabilityIndices[index]).toBeCloseTo(row.instability, 10);
    expect(records.masses[index]?.toFixed(2)).toBe(row.mass.toFixed(2));
    // Biopython searches between 4.05 and 12 only, and stops at a width of 0.0001.
    const point = Math.min(12, Math.max(4.05, records.isoelectricPoints[index] ?? 0));
    expect(Math.abs(point - row.point)).toBeLessThan(1e-4);
    expect(records.charges[index]).toBeCloseTo(row.charge, 10);
  }
});

test.each(recorded.fasta)('FASTA in lines of $line', async ({ line, digest }) => {
  const { given, task } = await givenChains({ text: readFileSync('tests/data/NC_005816.faa', 'utf8') });
  const input = { ...BLANK, given, lineLength: line };
  const { fasta } = await proteinRecords.compute(input, task);
  const text = await proteinRecords.view(input, 'fasta', 0, fasta.length, task);
  expect(text).toHaveLength(fasta.length);
  expect(createHash('sha256').update(text).digest('hex')).toBe(digest);
});

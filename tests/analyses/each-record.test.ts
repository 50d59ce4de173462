/** The same question to all records: against other programs (recorded answers), and against each record asked alone. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { eachRecordTable } from '#src/kit/onDemand/eachRecordTable.ts';
import { asText } from '#src/kit/onDemand/presentationText.ts';
import { ask, everyAnalysis, type FoundAnalysis, givenFor } from '#tests/support/everyAnalysis.ts';
import { everyFormula } from '#tests/support/everyCalculator.ts';
import { askEveryRecord, columnOf } from '#tests/support/everyRecord.ts';

// The sequence kernel is compiled on first load, which may exceed the default test timeout.
await everyFormula();
const FOUND = await everyAnalysis();
const ASKED = FOUND.filter(({ definition }) => definition.perRecord !== undefined);
const recorded = JSON.parse(readFileSync('tests/analyses/each-record.json', 'utf8'));
const ORCHIDS = readFileSync('tests/data/orchids.fasta', 'utf8');
const PAGE = { readAsFasta: true, allowAmbiguous: true };
const GIVEN = await givenFor('dna', ORCHIDS, PAGE);

function analysis(id: string): FoundAnalysis {
  const found = FOUND.find((each) => each.id === id);
  if (found === undefined) throw new Error(`There is no analysis '${id}'`);
  return found;
}

describe('94 records, equal to the answers of other programs', () => {
  test.each([
    ['motif-search', { patterns: 'TATAAT', mismatches: '1' }, 'total', recorded.locate.hits],
    ['reading-frames', { minimumCodons: '20', startCodons: 'code', geneticCode: '1' }, 'total', recorded.getorf.frames],
    ['restriction-sites', { enzymes: 'AluI HaeIII TaqI EcoRI HinfI' }, 'cutCount', recorded.restriction.cuts],
    ['in-silico-pcr', { primers: recorded.amplicon.primers, mismatches: '1' }, 'total', recorded.amplicon.products],
    [
      'in-silico-pcr',
      { primers: recorded.amplicon.primers, mismatches: '1' },
      'products.0.length',
      recorded.amplicon.lengths,
    ],
  ])('%s %j: %s', async (id, own, key, numbers) => {
    const rows = await askEveryRecord(analysis(id), own, GIVEN);
    expect(columnOf(analysis(id), rows, key)).toEqual(numbers);
  });

  test('GC content, of which seqkit takes the share of all letters', async () => {
    const region = analysis('region');
    const rows = await askEveryRecord(region, WHOLE, GIVEN);
    const [gc, others] = [columnOf(region, rows, 'gcContent'), columnOf(region, rows, 'otherLetters')];
    const shares = gc.map((percent, row) => {
      const length = rows.lengths[row] ?? 0;
      return Number((((percent ?? 0) * (length - (others[row] ?? 0))) / length).toFixed(2));
    });
    expect(shares).toEqual(recorded.gc.percent);
  });

  test('letters masked by DUST, where there is no N, of which none is masked here', async () => {
    const dust = analysis('low-complexity');
    const others = columnOf(analysis('region'), await askEveryRecord(analysis('region'), WHOLE, GIVEN), 'otherLetters');
    const masked = columnOf(dust, await askEveryRecord(dust, {}, GIVEN), 'masked');
    const isPlain = (_: unknown, record: number) => others[record] === 0;
    expect(masked.filter(isPlain)).toEqual(recorded.dust.masked.filter(isPlain));
    expect(masked.filter(isPlain).length).toBeGreaterThan(80);
  });

  test('codon adaptation of ten genes as in Biopython', async () => {
    const { answers } = JSON.parse(readFileSync('tests/analyses/codon-adaptation.json', 'utf8'));
    const [{ table, biopython }] = answers;
    const given = await givenFor('dna', readFileSync('tests/data/NC_005816.ffn', 'utf8'), PAGE);
    const rows = await askEveryRecord(analysis('codon-adaptation'), { table, from: '', to: '' }, given);
    const indices = columnOf(analysis('codon-adaptation'), rows, 'index');
    expect(indices).toHaveLength(biopython.length);
    for (const [gene, index] of indices.entries()) expect(index).toBeCloseTo(biopython[gene], 12);
  });
});

const TEXT = [
  '>first gene of two words',
  // Codons enough for every figure of codons.
  'ATGGCTTGCGACGAATTCGGCCACATCAAACTGATGAACCCGCAGCGTTCTACCGTTTGGTAC'.repeat(6),
  'ATGGCCATTGTAATGGGCCGCTGAAAGGGTGCCCGATAGGAATTCGGATCCATATATATATATATGAATTC',
  '>nothing',
  '>größer',
  'acgtnacgtn GAATTCGAATTC TATAATATGATGATG',
  'AAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  '>',
  'A',
  '',
].join('\n');

/** Of the whole record, where an example is about a region. */
const WHOLE = { from: '', to: '' };

describe.each(ASKED)('$id', (found) => {
  const own = 'from' in found.definition.example ? WHOLE : {};

  test('has for each record the numbers that it has for it alone', async () => {
    const { perRecord = [], example } = found.definition;
    const rows = await askEveryRecord(found, own, await givenFor('dna', TEXT, PAGE));
    expect([rows.count, rows.recordCount]).toEqual([4, 4]);
    let withoutAnswer = 1;
    for (const record of [1, 3, 4]) {
      const alone = await ask(
        found.definition,
        { ...example, ...own },
        await givenFor('dna', TEXT, { ...PAGE, record: String(record) }),
      );
      if (alone.outcome === 'refused') withoutAnswer += 1;
      for (const { key } of perRecord) {
        const value = alone.outcome === 'refused' ? null : valueAt(alone.result, key);
        expect([record, key, columnOf(found, rows, key)[record - 1]]).toEqual([record, key, value ?? null]);
      }
    }
    expect(rows.withoutAnswer).toBe(withoutAnswer);
    // Every column has a number somewhere, or its key would be one that no result has.
    for (const { key } of perRecord) expect(columnOf(found, rows, key).some((number) => number !== null)).toBe(true);
  });

  test('is shown as a table', async () => {
    const { perRecord = [] } = found.definition;
    const { status, ...rest } = eachRecordTable(
      await askEveryRecord(found, own, await givenFor('dna', TEXT, PAGE)),
      perRecord,
    );
    expect(status).toMatch(/^4 records, [12] without an answer\.$/);
    const text = asText({ status, ...rest });
    expect(text).toContain(`Number\tName\tLength (nt)\t${perRecord.map(({ label }) => label).join('\t')}`);
    expect(text).toMatch(/\n3\tgrößer\t65\t/);
    expect(text).toMatch(/\n4\twithout a name\t1\t/);
    expect(text).not.toMatch(/undefined|NaN|Infinity/);
  });
});

function valueAt(result: unknown, key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>((value, part) => (value as Readonly<Record<string, unknown>> | null | undefined)?.[part], result);
}

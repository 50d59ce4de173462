/** The same question to all records: against other programs (recorded answers), and against each record asked alone. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { AnalysisSubject } from '#src/engine/kit/defineCalculator.ts';
import type { Values } from '#src/engine/kit/fields.ts';
import { columnText } from '#src/engine/kit/onDemand/columnText.ts';
import { eachRecordTable } from '#src/engine/kit/onDemand/eachRecordTable.ts';
import { asText } from '#src/engine/kit/onDemand/presentationText.ts';
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

  test('scores of alignments with the second record', async () => {
    const own = { ...WHOLE, second: ORCHIDS, secondRecord: '2' };
    const rows = await askEveryRecord(analysis('pairwise-alignment'), own, GIVEN);
    expect(columnOf(analysis('pairwise-alignment'), rows, 'score')).toEqual(recorded.needle.scores);
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

const STRANDS = [
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

const PROTEINS = [
  '>first protein of two words',
  // A stretch that water repels, and residues enough for the widest window.
  'MKALIVLGLVLLSVTVQGKVFERCELARTLKRLGMDGYRGISLANWMCLAKWESGYNTRATNYNAGDRSTDYGIFQINSRY',
  '>nothing',
  '>größer',
  'mktayiakqr qisfvkshfs rqleerlgli',
  'EVQAPILSRVGDGTQDNLSGAEKAVQVKVKALPDA',
  '>',
  'M',
  '',
].join('\n');

interface Subject {
  readonly text: string;
  /** Further records, about which little can be said. */
  readonly odd: string;
  readonly page: Values;
  /** The page's input where it is about one of the records. */
  readonly aloneWith: (record: number) => Promise<unknown>;
  readonly unit: 'nt' | 'aa';
  /** Letters of the third record. */
  readonly third: number;
}

const CHAINS = { inputType: 'PROTEIN', readAsFasta: true };
const SUBJECTS: Readonly<Record<AnalysisSubject, Subject>> = {
  dna: {
    text: STRANDS,
    odd: `>few codons\nATGGCTTAA\n>unknown\n${'N'.repeat(300)}\n`,
    page: PAGE,
    aloneWith: (record) => givenFor('dna', STRANDS, { ...PAGE, record: String(record) }),
    unit: 'nt',
    third: 65,
  },
  protein: {
    text: PROTEINS,
    odd: '>short\nMK\n>unlike\nWW\n',
    page: CHAINS,
    aloneWith: (record) => givenFor('protein', PROTEINS, { ...CHAINS, record: String(record) }),
    unit: 'aa',
    third: 65,
  },
};

/** Of the whole record, where an example is about a region. */
const WHOLE = { from: '', to: '' };

describe.each(ASKED)('$id', (found) => {
  const own = 'from' in found.definition.example ? WHOLE : {};
  const { perRecord = [], example } = found.definition;
  const { text, odd, page, aloneWith, unit, third } = SUBJECTS[found.subject ?? 'dna'];
  const askAll = async () => askEveryRecord(found, own, await givenFor(found.subject, text, page));

  test('has for each record the numbers, or the refusal, that it has for it alone', async () => {
    const rows = await askAll();
    expect([rows.count, rows.recordCount, rows.unit]).toEqual([4, 4, unit]);
    let withoutAnswer = 1;
    for (const record of [1, 3, 4]) {
      const alone = await ask(found.definition, { ...example, ...own }, await aloneWith(record));
      const reason = alone.outcome === 'refused' ? alone.issues.map(({ message }) => message).join('; ') : '';
      if (reason !== '') withoutAnswer += 1;
      expect([record, columnText(rows.reasons, record - 1)]).toEqual([record, reason]);
      for (const { key } of perRecord) {
        const value = alone.outcome === 'refused' ? null : valueAt(alone.result, key);
        expect([record, key, columnOf(found, rows, key)[record - 1]]).toEqual([record, key, value ?? null]);
      }
    }
    expect(rows.withoutAnswer).toBe(withoutAnswer);
    expect(columnText(rows.reasons, 1)).toBe('No letters');
    // Every column has a number somewhere, or its key would be one that no result has.
    for (const { key } of perRecord) expect(columnOf(found, rows, key).some((number) => number !== null)).toBe(true);
  });

  test('says of each column with a dash in a row with an answer why', async () => {
    const given = await givenFor(found.subject, `${text}${odd}`, page);
    // A local alignment may be of nothing.
    const local = 'mode' in example ? { mode: 'local', second: 'CCCCCC' } : {};
    const { isMissing } = await askEveryRecord(found, { ...own, ...local }, given);
    expect(isMissing).toEqual(perRecord.map(({ noneWhere }) => noneWhere !== undefined));
  });

  test('is shown as a table', async () => {
    const { status, ...rest } = eachRecordTable(await askAll(), perRecord);
    expect(status).toMatch(/^4 records, [12] without an answer\.$/);
    const shown = asText({ status, ...rest });
    const labels = perRecord.map(({ label }) => label).join('\t');
    expect(shown).toContain(`Number\tName\tLength (${unit})\t${labels}\tWhy not`);
    expect(shown).toMatch(/\n2\tnothing\t0\t[–\t]*\tNo letters\n/);
    expect(shown).toMatch(new RegExp(`\\n3\tgrößer\t${third}\t`));
    expect(shown).toMatch(/\n4\twithout a name\t1\t/);
    expect(shown).not.toMatch(/undefined|NaN|Infinity/);
  });
});

test('where every record has an answer, there is no column of reasons, and a press opens one', async () => {
  const tables = ['motif-search', 'protein-digest'].map(async (id) => {
    const found = analysis(id);
    const { text, page } = SUBJECTS[found.subject ?? 'dna'];
    const given = await givenFor(found.subject, text.replace('>nothing\n', ''), page);
    const { blocks } = eachRecordTable(await askEveryRecord(found, {}, given), found.definition.perRecord ?? []);
    const [block] = blocks;
    if (block?.kind !== 'table') throw new Error('The answer is a table alone');
    return [blocks.length, block.columns.some(({ label }) => label === 'Why not'), block.opens?.field];
  });
  expect(await Promise.all(tables)).toEqual([
    [1, false, 'record'],
    [1, false, 'record'],
  ]);
});

test('what a dash means is said above the rows, once for each meaning', async () => {
  const notes = ['protein-profile', 'codon-usage', 'motif-search'].map(async (id) => {
    const found = analysis(id);
    const { text, odd, page } = SUBJECTS[found.subject ?? 'dna'];
    const rows = await askEveryRecord(found, {}, await givenFor(found.subject, `${text}${odd}`, page));
    const table = eachRecordTable(rows, found.definition.perRecord ?? []).blocks.at(-1);
    return table?.kind === 'table' ? table.note : 'no table';
  });
  expect(await Promise.all(notes)).toEqual([
    'A dash (–) means that the protein is shorter than the window.',
    'A dash (–) means that there are no codons, or that there are too few codons for an effective number.',
    undefined,
  ]);
});

test('strands on the protein page are asked about as their proteins', async () => {
  const strands = '>a\nCCATGAAAGCACGTTAAGG\n>b\nCCCC\n>c\nATGCGTGATTGC\n';
  const proteins = '>a\nMKAR\n>b\n\n>c\nMRDC\n';
  const digest = analysis('protein-digest');
  const [ofStrands, ofProteins] = await Promise.all(
    [givenFor('protein', strands, { ...CHAINS, inputType: 'DNA' }), givenFor('protein', proteins, CHAINS)].map(
      async (given) => askEveryRecord(digest, {}, await given),
    ),
  );
  if (ofStrands === undefined || ofProteins === undefined) throw new Error('Both are asked');
  expect(ofStrands.figures).toEqual(ofProteins.figures);
  expect([...ofStrands.lengths]).toEqual([4, 0, 4]);
  expect(columnText(ofStrands.reasons, 1)).toBe('No letters, or no AUG');
});

function valueAt(result: unknown, key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>((value, part) => (value as Readonly<Record<string, unknown>> | null | undefined)?.[part], result);
}

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import calculator from '#src/calculators/dna-sequence/calculator.ts';
import { visibleFields } from '#src/engine/form/controls.ts';
import { createFormModel } from '#src/engine/form/createFormModel.ts';
import { figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import type { Presentation } from '#src/engine/kit/presentation.ts';
import { type DnaCase, dnaRun } from '#tests/support/dnaCases.ts';

async function presented(given: DnaCase): Promise<Presentation> {
  const { result, input } = await dnaRun(given);
  return calculator.present(result, input);
}

function sequenceBlock({ blocks }: Presentation, field: string) {
  const found = blocks.find((block) => block.kind === 'sequence' && block.field === field);
  if (found?.kind !== 'sequence') throw new Error(`There is no text '${field}'`);
  return found;
}

function tables({ blocks }: Presentation) {
  return blocks.filter((block) => block.kind === 'table');
}

function notices({ blocks }: Presentation) {
  return blocks.filter((block) => block.kind === 'notice').map(({ text }) => text);
}

const EXAMPLE = 'ATGGCCATTGTAATGGGCCGCTGAAAGGGTGCCCGATAG';
const ORCHIDS: DnaCase = {
  text: readFileSync('tests/data/orchids.fasta', 'utf8'),
  origin: 'file',
  options: { allowAmbiguous: true },
};

describe('the DNA page', () => {
  test('shows the example as its guide describes it', async () => {
    const presentation = await presented({ text: EXAMPLE });
    expect(calculator.example.sequence).toBe(EXAMPLE);
    expect(presentation.status).toBe('GC content 56.41 % of 39 bases.');
    expect(figuresOf(presentation).map(({ field, text }) => [field, text])).toEqual([
      ['gcContent', '56.41'],
      ['length', '39'],
      ['counts.A', '9'],
      ['counts.T', '8'],
      ['counts.G', '14'],
      ['counts.C', '8'],
    ]);
    expect(presentation.working).toEqual([
      {
        label: 'GC content',
        formula: '(G + C) ÷ length × 100',
        substituted: '(14 + 8) ÷ 39 × 100',
        value: '56.41 %',
      },
      {
        label: 'Codons',
        formula: 'from the first AUG, three bases at a time, to UAA, UAG or UGA (*)',
        substituted: 'AUG GCC AUU GUA AUG GGC CGC UGA',
        value: 'M A I V M G R *',
      },
    ]);
  });

  test.each([
    ['GTGCCC', 'this strand has none.'],
    ['GTGATGAAATAG', 'Genetic code 11, Bacterial.'],
  ])('%s in code 11: says that a gene with another start is not read as the protein', async (text, before) => {
    const block = sequenceBlock(await presented({ text, options: { geneticCode: '11' } }), 'protein');
    expect(block.title).toBe('Protein from the first AUG');
    expect(block.note).toContain(`${before} A gene that starts at TTG, CTG, ATT, ATC, ATA or GTG is not read here`);
  });

  test('puts the specified results first, the reverse complement beside the complement, then the extras', async () => {
    const { blocks } = await presented({ text: `ATG${'GCC'.repeat(10)}TAG`, options: { minimumOrfLength: 10 } });
    const order = blocks.map((block) => (block.kind === 'sequence' ? block.field : block.kind));
    expect(order).toEqual([
      'facts',
      'complementary',
      'reference.reverseComplement',
      'rna',
      'protein',
      'facts',
      'chart',
      'table',
      'openFrames.protein',
    ]);
  });

  test('labels the ends: the complement runs against the entered strand', async () => {
    const { blocks } = await presented({ text: 'ATG' });
    const ends = blocks.flatMap((block) => (block.kind === 'sequence' ? [[block.field, block.ends.join(' ')]] : []));
    expect(ends).toEqual([
      ['complementary', '3′ 5′'],
      ['reference.reverseComplement', '5′ 3′'],
      ['rna', '5′ 3′'],
      ['protein', 'N C'],
    ]);
  });

  test.each([
    ['CCC', /first AUG, in any of the three frames; this strand has none/],
    ['CATGTTTTAAGG', /at position 2, to the stop codon UAA, which is not part of the protein/],
    ['GGATGAAACC', /at position 3, to the last whole codon: no stop codon follows/],
  ])('says how the protein of %s was read', async (text, note) => {
    expect(sequenceBlock(await presented({ text }), 'protein').note).toMatch(note);
  });

  test('says in place of a protein that there is no start codon', async () => {
    const presentation = await presented({ text: 'CCCTTTGGGAAA' });
    expect(sequenceBlock(presentation, 'protein')).toMatchObject({ text: '', emptyText: 'No AUG found' });
    expect(presentation.working[1]?.value).toBe('No AUG found');
  });

  test.each([
    [11, false],
    [12, true],
    [20_000, true],
  ])('a protein of %i amino acids before its stop: the working breaks off is %s', async (length, breaksOff) => {
    const { working } = await presented({ text: `ATG${'GCC'.repeat(length - 1)}TAA` });
    expect(working[1]?.substituted.endsWith(' …')).toBe(breaksOff);
    expect(working[1]?.value.endsWith(' …')).toBe(breaksOff);
  });

  test('states the GC content over A, C, G and T, and how many letters are left out', async () => {
    const presentation = await presented({ text: 'ATGGCNRAYtarNN', options: { allowAmbiguous: true } });
    expect(presentation.headline).toMatchObject({
      text: '37.50',
      note: 'Among A, C, G and T. 6 other letters are left out.',
    });
    expect(presentation.status).toBe('GC content 37.50 % of 14 letters.');
    expect(presentation.working[0]).toMatchObject({
      formula: '(G + C) ÷ (A + T + G + C) × 100',
      substituted: '(2 + 1) ÷ (3 + 2 + 2 + 1) × 100',
    });
    expect(figuresOf(presentation).map(({ field }) => field)).toContain('otherLetters');
    const unclear = await presented({ text: 'NNN', options: { allowAmbiguous: true } });
    expect(unclear.status).toBe('GC content is not defined: 3 letters, all ambiguous.');
  });

  test.each([
    [1, '0.001'],
    [99_999, '99.999'],
    [0, '0.00'],
    [100_000, '100.00'],
  ])('%i of 100,000 bases are shown as %s percent, wherever they are', async (gc, text) => {
    const strand = 'G'.repeat(gc) + 'A'.repeat(100_000 - gc);
    const presentation = await presented({ text: `${strand}\n>short\nAG`, options: { readAsFasta: true } });
    expect(presentation.headline.text).toBe(text);
    expect(presentation.status).toBe(`GC content ${text} % of 100\u202f000 bases.`);
    expect(presentation.working[0]?.value).toBe(`${text} %`);
    const figures = figuresOf(presentation);
    expect(figures.find(({ field }) => field === 'counts.G')?.note).toBe(`${text} %`);
    expect(figures.find(({ field }) => field === 'records.0.gcContent')?.text).toBe(text);
  });

  test.each([
    ['2', 'to UAA, UAG, AGA or AGG (*)'],
    ['6', 'to UGA (*)'],
    ['27', 'to the last whole codon: this code reads every codon as an amino acid'],
  ] as const)('names the stops of genetic code %s', async (geneticCode, rule) => {
    const presentation = await presented({ text: 'ATGAAA', options: { geneticCode } });
    expect(presentation.working[1]?.formula).toBe(`from the first AUG, three bases at a time, ${rule}`);
    expect(sequenceBlock(presentation, 'protein').note).toContain(`Genetic code ${geneticCode}`);
  });
});

describe('reading frames on the page', () => {
  const text = readFileSync('tests/data/NC_005816.gb', 'utf8');

  test('the longest are listed, with how many there are and where the code starts', async () => {
    const options = { geneticCode: '11', startCodons: 'code', minimumOrfLength: 30 } as const;
    const [table] = tables(await presented({ text, origin: 'file', options }));
    expect(table?.rows).toHaveLength(100);
    expect(table?.note).toContain('148 frames of at least 30 codons in the six frames; the 100 longest are listed.');
    expect(table?.note).toContain('Genetic code 11 (Bacterial) starts at TTG, CTG, ATT, ATC, ATA, ATG and GTG.');
    expect(table?.rows[0]?.map((cell) => (typeof cell === 'string' ? cell : cell.text))).toEqual([
      '−2',
      '4815',
      '5894',
      '359',
      'Yes',
    ]);
  });

  test('the note under the longest protein explains X where the strand has ambiguity letters', async () => {
    const text = 'CCATGAAATARCCCGGGAAACCCGGGAAACCCGGGAAACCCTAA';
    const options = { allowAmbiguous: true, minimumOrfLength: 10 };
    const block = sequenceBlock(await presented({ text, options }), 'openFrames.protein');
    expect(block.text).toBe('MKXPGKPGKPGKP');
    expect(block.note).toContain('it is X unless all its readings are the same amino acid');
    const clear = await presented({ text: text.replace('TAR', 'TAC'), options });
    expect(sequenceBlock(clear, 'openFrames.protein').note).not.toContain('X');
  });

  test('a sequence without any says so, one that was not searched says how', async () => {
    expect(notices(await presented({ text: 'ATGAAATAG' }))).toEqual([
      'None of at least 100 codons in the six frames. Frames start at ATG only.',
    ]);
    expect(notices(await presented({ text: 'ATGAAATAG', options: { startCodons: 'sense' } }))[0]).toContain(
      'stop to stop',
    );
    expect(notices(await presented({ text: 'ATG', options: { openFrames: 'never' } }))[0]).toContain('Not looked for');
  });
});

test('a GenBank file that was cut off says so beside the result', async () => {
  const whole = readFileSync('tests/data/NC_005816.gb', 'utf8');
  const text = whole.slice(0, whole.indexOf('\n     2401 '));
  expect(notices(await presented({ text, origin: 'file' }))).toContain(
    'The entry says 9609 bp; 2400 letters were read: the file may be cut off or damaged. The file ends without the line “//” that closes an entry.',
  );
  expect(notices(await presented({ text: whole, origin: 'file' })).join()).not.toContain('cut off');
});

describe('records on the page', () => {
  test('says which record it is about, and lists all of them', async () => {
    const presentation = await presented({ ...ORCHIDS, options: { ...ORCHIDS.options, record: 3 } });
    expect(notices(presentation)[0]).toMatch(/^Record 3 of 94: “gi\|/);
    const records = tables(presentation).find(({ title }) => title === 'Records');
    expect(records?.rows).toHaveLength(94);
    expect(records?.drawnRows).toBeUndefined();
    expect(records?.note).toBeUndefined();
  });

  test('says when there are more than are listed', async () => {
    const presentation = await presented({ text: '>r\nACG\n'.repeat(200_001), origin: 'file' });
    const records = tables(presentation).find(({ title }) => title === 'Records');
    expect(records?.rows).toHaveLength(10_000);
    expect(records?.note).toBe(
      'The first 10\u202f000 of 200\u202f001 records are listed. ‘All records’ below lists up to a million.',
    );
  });

  test('a plain text has neither', async () => {
    const presentation = await presented({ text: 'ATG', options: { openFrames: 'never' } });
    expect(tables(presentation)).toEqual([]);
  });

  test('the record is asked for only where there can be several', () => {
    const { blank } = createFormModel(calculator);
    const names = (draft: typeof blank) => visibleFields(calculator.fields, draft).map(([name]) => name);
    expect(names(blank)).not.toContain('record');
    expect(names({ ...blank, readAsFasta: true })).toContain('record');
    const held = { held: 'text-1', name: 'x.fa', size: 3, unit: 'bytes', firstLine: '>x' } as const;
    expect(names({ ...blank, sequence: held })).toContain('record');
  });
});

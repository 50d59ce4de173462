import { describe, expect, test } from 'vitest';
import calculator from '#src/calculators/protein-synthesis/calculator.ts';
import { figuresOf } from '#src/engine/kit/onDemand/presentationText.ts';
import type { Presentation } from '#src/engine/kit/presentation.ts';
import { runExample } from '#tests/support/calculatorRuns.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula, { type ProteinSynthesisInput } from '#workers/formulas/protein-synthesis.ts';

async function presented(
  inputType: ProteinSynthesisInput['inputType'],
  sequence: string,
  readAsFasta = false,
  geneticCode: ProteinSynthesisInput['geneticCode'] = '1',
): Promise<Presentation> {
  const input: ProteinSynthesisInput = { inputType, sequence, readAsFasta, recognize: false, geneticCode };
  return calculator.present(await computed(formula, input), input);
}

function noticesOf({ blocks }: Presentation) {
  return blocks.flatMap((block) => (block.kind === 'notice' ? [block.title] : []));
}

describe('the protein page', () => {
  test('shows the example as its guide describes it', async () => {
    const { presentation } = await runExample(calculator);
    const texts = Object.fromEntries(figuresOf(presentation).map(({ field, text }) => [field, text]));
    expect(presentation.status).toBe('Molecular weight 14313.14 Da, 129 amino acids.');
    expect(texts).toMatchObject({
      molecularWeight: '14313.14',
      length: '129',
      isoelectricPoint: '9.32',
      'reference.isoelectricPointEmboss': '9.16',
      'reference.netChargePh7Bjellqvist': '7.77',
      'reference.absorbance280Cystines': '2.653',
      'properties.hydrophobic': '50.4',
      'aminoAcidComposition.N': '14',
      'shares.N': '10.9',
    });
    expect(noticesOf(presentation)).toEqual([]);
  });

  test.each([
    ['ATGACAGCCAAAACGCAAGGCCAACAAGCCTAA', 'All 33 letters are A, C, G, T or N'],
    ['acgtacgtac', 'All 10 letters are A, C, G, T or N'],
    ['ACGTACGTNN', 'All 10 letters are A, C, G, T or N'],
  ])('%s as a protein: asks whether it is DNA', async (sequence, words) => {
    const [first] = (await presented('PROTEIN', sequence)).blocks;
    expect(first).toMatchObject({ kind: 'notice', tone: 'caution', title: 'Is this DNA?' });
    const remedies = first?.kind === 'notice' ? (first.remedies ?? []) : [];
    expect(remedies.map(({ field, value, calculator }) => [field, value, calculator])).toEqual([
      ['inputType', 'DNA', undefined],
      ['recognize', true, 'dna-sequence'],
    ]);
    expect(first).toMatchObject({ text: expect.stringContaining(words) });
  });

  test('asks nothing of short chains, of chains with other residues and of strands', async () => {
    const titles = [
      noticesOf(await presented('PROTEIN', 'ACGTACGTA')),
      noticesOf(await presented('PROTEIN', 'ACGTACGTACK')),
      noticesOf(await presented('DNA', `ATG${'GCC'.repeat(20)}TAA`)),
    ];
    expect(titles.flat()).not.toContain('Is this DNA?');
  });

  test('says why another program gives another mass or pI, in what applies to the chain', async () => {
    const texts = async (sequence: string) =>
      Object.fromEntries(
        figuresOf(await presented('PROTEIN', sequence))
          .filter(({ field }) => /byProgram|massShifts/.test(field))
          .map(({ field, text }) => [field.replace('reference.', ''), text]),
      );
    expect(await texts('GGGGD')).toEqual({
      'byProgram.expasy.molecularWeight': '361.31',
      'byProgram.expasy.isoelectricPoint': '3.80',
      'byProgram.emboss.molecularWeight': '361.31',
      'byProgram.emboss.isoelectricPoint': '3.75',
      'byProgram.biopython.molecularWeight': '361.31',
      'byProgram.biopython.isoelectricPoint': '4.30',
      'massShifts.monoisotopic': '-0.19',
      'massShifts.withoutWater': '-18.02',
      'massShifts.freeAminoAcids': '+72.06',
    });
    expect(await texts('MCCG')).toMatchObject({
      'massShifts.cystines': '-2.02',
      'massShifts.firstMethionine': '-131.19',
    });
  });

  test('draws the composition with all twenty amino acids, and the charge by both pK sets', async () => {
    const { blocks } = await presented('PROTEIN', 'MKK');
    const charts = blocks.flatMap((block) =>
      block.kind === 'chart' && block.chart.type === 'xy' ? [block.chart] : [],
    );
    expect(charts.map(({ series }) => series.map(({ marks, points }) => [marks, points.length]))).toEqual([
      [['bars', 20]],
      [
        ['line', 57],
        ['line', 57],
      ],
    ]);
    expect(charts[0]?.series[0]?.points.filter(({ y }) => y > 0).map(({ label, y }) => [label, y])).toEqual([
      ['K', 2],
      ['M', 1],
    ]);
  });

  test('works with the numbers of the chain', async () => {
    const { working } = await presented('DNA', 'CCATGGCTAAAGATTGGTAACC');
    expect(working.map(({ substituted, value }) => [substituted, value])).toEqual([
      ['AUG GCU AAA GAU UGG UAA', 'M A K D W *'],
      ['1·71.0788 + 1·115.0886 + 1·128.1741 + 1·131.1926 + 1·186.2132 + 18.01528', '649.76 Da'],
      ['amino end (7), 1 K (10) against carboxyl end (3.55), 1 D (4.05); pK in brackets', 'pH 5.59'],
      ['(1 A + 1 M + 1 W) ÷ 5 × 100', '60.0 %'],
      ['(0) ÷ 5 × 100', '0.0 %'],
      ['(1 D + 1 K) ÷ 5 × 100', '40.0 %'],
      ['5500·1 + 1490·0 + 125·0', '5500 M⁻¹ cm⁻¹'],
    ]);
  });

  test('one residue of very many, and all but one, are neither 0 nor 100 percent', async () => {
    const presentation = await presented('PROTEIN', `${'A'.repeat(9999)}S`);
    const texts = Object.fromEntries(figuresOf(presentation).map(({ field, text }) => [field, text]));
    expect(texts).toMatchObject({
      'properties.hydrophobic': '99.99',
      'properties.polar': '0.01',
      'properties.charged': '0.0',
      'shares.A': '99.99',
      'shares.S': '0.01',
    });
    const values = presentation.working.filter(({ label }) => label.endsWith('residues')).map(({ value }) => value);
    expect(values).toEqual(['99.99 %', '0.01 %', '0.0 %']);
  });

  test.each([
    [11, false],
    [12, true],
  ])('a gene of %i codons before its stop: the working breaks off is %s', async (codons, breaksOff) => {
    const { working } = await presented('DNA', `ATG${'GCC'.repeat(codons - 1)}TAA`);
    expect(working[0]?.substituted.endsWith(' …')).toBe(breaksOff);
    expect(working[0]?.value.endsWith(' …')).toBe(breaksOff);
  });

  test.each([
    ['DNA', 'ATGTGGAA', ['No stop codon']],
    ['DNA', 'ATGTGGTAA', []],
    ['PROTEIN', 'MKR', ['Not visible at 280 nm']],
    ['PROTEIN', `W${'R'.repeat(200)}`, ['No isoelectric point']],
  ] as const)('%s %s has notices %j', async (inputType, sequence, titles) => {
    expect(noticesOf(await presented(inputType, sequence))).toEqual(titles);
  });

  test('says which sign a chain without isoelectric point keeps', async () => {
    const presentation = await presented('PROTEIN', 'R'.repeat(200));
    expect(presentation.blocks).toContainEqual(
      expect.objectContaining({ text: 'By the Bjellqvist set this chain stays positive from pH 0 to 14.' }),
    );
    expect(figuresOf(presentation).find(({ field }) => field === 'isoelectricPoint')).toMatchObject({
      value: null,
      text: 'outside 0 to 14',
    });
  });

  test('lists the records of a file, those without a protein as well', async () => {
    const presentation = await presented('RNA', '>none\nCCC\n>one\nAUGUGG\n>\nAUG\n', true);
    expect(noticesOf(presentation)[0]).toBe('3 records');
    const table = presentation.blocks.at(-1);
    const rows = table?.kind === 'table' ? table.rows : [];
    expect(rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : cell.text)))).toEqual([
      ['1. none', '0', 'no protein', 'no protein'],
      ['2. one', '2', '335.42', '5.27'],
      ['3. without a name', '1', '149.21', '5.27'],
    ]);
  });
});

test('another genetic code is named beside the protein and in its working', async () => {
  const { blocks, working } = await presented('DNA', 'ATGTGATGGTAA', false, '4');
  const text = JSON.stringify([blocks, working]);
  expect(text).toContain('Genetic code 4: Mold Mitochondrial');
  expect(text).toContain('to a stop of genetic code 4 (*)');
  expect(JSON.stringify(await presented('DNA', 'ATGTGATGGTAA'))).not.toContain('enetic code');
});

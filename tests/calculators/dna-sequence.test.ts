import { describe, expect, test } from 'vitest';
import calculator from '#src/calculators/dna-sequence/calculator.ts';
import { figuresOf, type Presentation } from '#src/kit/presentation.ts';
import { computed } from '#tests/support/formulaCases.ts';
import formula from '#workers/formulas/dna-sequence.ts';

async function presented(sequence: string): Promise<Presentation> {
  return calculator.present(await computed(formula, { sequence }), { sequence });
}

function sequenceBlocks({ blocks }: Presentation) {
  return blocks.filter((block) => block.kind === 'sequence');
}

describe('the DNA page', () => {
  test('shows the example as its guide tells it', async () => {
    const presentation = await presented('ATGGCCATTGTAATGGGCCGCTGAAAGGGTGCCCGATAG');
    expect(calculator.example).toEqual({ sequence: 'ATGGCCATTGTAATGGGCCGCTGAAAGGGTGCCCGATAG' });
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
      expect.objectContaining({ substituted: 'AUG GCC AUU GUA AUG GGC CGC UGA', value: 'M A I V M G R *' }),
    ]);
  });

  test('labels the ends: the complement runs against the entered strand', async () => {
    const ends = sequenceBlocks(await presented('ATG')).map((block) => [block.field, block.ends.join(' ')]);
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
  ])('says how the protein of %s was read', async (sequence, note) => {
    expect(sequenceBlocks(await presented(sequence)).at(-1)?.note).toMatch(note);
  });

  test('says in place of a protein that there is no start codon', async () => {
    const presentation = await presented('CCCTTTGGGAAA');
    expect(sequenceBlocks(presentation).at(-1)).toMatchObject({ text: '', emptyText: 'No start codon found' });
    expect(presentation.working[1]?.value).toBe('No start codon found');
  });

  test.each([
    [11, false],
    [12, true],
    [20_000, true],
  ])('a protein of %i amino acids before its stop: the working breaks off is %s', async (length, breaksOff) => {
    const { working } = await presented(`ATG${'GCC'.repeat(length - 1)}TAA`);
    expect(working[1]?.substituted.endsWith(' …')).toBe(breaksOff);
    expect(working[1]?.value.endsWith(' …')).toBe(breaksOff);
  });
});

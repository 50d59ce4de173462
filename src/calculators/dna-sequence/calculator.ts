import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { counted, fixed } from '#src/kit/format.ts';
import type { Block, Figure, WorkingStep } from '#src/kit/presentation.ts';
import type dnaSequence from '#workers/formulas/dna-sequence.ts';
import type { DnaSequenceResult } from '#workers/formulas/dna-sequence.ts';

export default defineCalculator<typeof dnaSequence>()({
  formula: 'dna-sequence',
  fixed: {},
  fields: {
    sequence: {
      kind: 'sequence',
      label: 'DNA sequence',
      hint: 'One strand, 5′ to 3′: A, T, G and C in either case. Spaces and line breaks are ignored; leave out FASTA header lines.',
    },
  },
  example: { sequence: 'ATGGCCATTGTAATGGGCCGCTGAAAGGGTGCCCGATAG' },
  errorStyle: 'inline',
  sources: ['crick1968', 'ncbiGeneticCodes'],
  present: (result) => {
    const { length, gcContent } = result;
    const headline: Figure = {
      field: 'gcContent',
      label: 'GC content',
      value: gcContent,
      text: fixed(gcContent, 2),
      unit: '%',
    };
    return {
      headline,
      status: `GC content ${headline.text} % of ${counted(length, 'base', 'bases')}.`,
      blocks: [
        { kind: 'facts', figures: [lengthFigure(result), ...baseFigures(result)] },
        ...strands(result),
        protein(result),
      ],
      working: [gcStep(result), proteinStep(result)],
    };
  },
});

function lengthFigure({ length }: DnaSequenceResult): Figure {
  return { field: 'length', label: 'Length', value: length, text: String(length), unit: 'nt' };
}

function baseFigures({ counts }: DnaSequenceResult): readonly Figure[] {
  return BASES.map(({ base, label }) => ({
    field: `counts.${base}`,
    label,
    value: counts[base],
    text: String(counts[base]),
  }));
}

const BASES = [
  { base: 'A', label: 'Adenine (A)' },
  { base: 'T', label: 'Thymine (T)' },
  { base: 'G', label: 'Guanine (G)' },
  { base: 'C', label: 'Cytosine (C)' },
] as const;

function strands({ complementary, rna, reference }: DnaSequenceResult): readonly Block[] {
  return [
    {
      kind: 'sequence',
      field: 'complementary',
      title: 'Complementary strand',
      text: complementary,
      ends: ['3′', '5′'],
      unit: 'nt',
      note: 'Base by base in the order you entered: under a strand read 5′ to 3′ it runs 3′ to 5′.',
    },
    {
      kind: 'sequence',
      field: 'reference.reverseComplement',
      title: 'Reverse complement',
      text: reference.reverseComplement,
      ends: ['5′', '3′'],
      unit: 'nt',
      note: 'The same strand turned round, because sequences are written, searched and ordered 5′ to 3′.',
    },
    {
      kind: 'sequence',
      field: 'rna',
      title: 'RNA',
      text: rna,
      ends: ['5′', '3′'],
      unit: 'nt',
      note: 'Your strand is taken as the coding strand, so its RNA is the same text with U for T.',
    },
  ];
}

const NO_START = 'No start codon found';

function protein({ protein: text, startPosition, stopCodon }: DnaSequenceResult): Block {
  return {
    kind: 'sequence',
    field: 'protein',
    title: 'Protein',
    text,
    ends: ['N', 'C'],
    unit: 'aa',
    emptyText: NO_START,
    note:
      startPosition === null
        ? 'Translation starts at the first AUG, in any of the three frames; this strand has none.'
        : `Read from the first AUG, at position ${startPosition}, to ${stopCodon === null ? 'the last whole codon: no stop codon follows in this frame' : `the stop codon ${stopCodon}, which is not part of the protein`}.`,
  };
}

function gcStep({ length, gcContent, counts: { G, C } }: DnaSequenceResult): WorkingStep {
  return {
    label: 'GC content',
    formula: '(G + C) ÷ length × 100',
    substituted: `(${G} + ${C}) ÷ ${length} × 100`,
    value: `${fixed(gcContent, 2)} %`,
  };
}

function proteinStep({ protein: text, startPosition, stopCodon, firstCodons }: DnaSequenceResult): WorkingStep {
  const read = text.length + (stopCodon === null ? 0 : 1);
  const more = read > firstCodons.length ? ' …' : '';
  return {
    label: 'Codons',
    formula: 'from the first AUG, three bases at a time, to UAA, UAG or UGA (*)',
    substituted:
      startPosition === null ? 'no AUG in this strand' : firstCodons.map(({ codon }) => codon).join(' ') + more,
    value: startPosition === null ? NO_START : firstCodons.map(({ aminoAcid }) => aminoAcid).join(' ') + more,
  };
}

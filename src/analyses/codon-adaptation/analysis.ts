import { recordTable } from '#src/families/recordTable.ts';
import { firstBase, LAST_BASE, SHAPE_OF_REGION, STRAND_OF_REGION } from '#src/families/regionFields.ts';
import { defineAnalysis } from '#src/kit/defineAnalysis.ts';
import { counted, fixed } from '#src/kit/format.ts';
import type { Block, ResultKey } from '#src/kit/presentation.ts';
import type codonAdaptation from '#workers/formulas/codon-adaptation.ts';
import type { AdaptedCodon, CodonAdaptationResult } from '#workers/formulas/codon-adaptation.ts';
import { CODON_TABLE_IDS, CODON_TABLES } from '#workers/reference/codonTables.ts';

type Key = ResultKey<CodonAdaptationResult>;

export default defineAnalysis<typeof codonAdaptation>()({
  formula: 'codon-adaptation',
  perRecord: [
    { key: 'index', label: 'CAI', decimals: 4, noneWhere: 'no codon counts for the index' },
    { key: 'counted', label: 'Codons of the index' },
    { key: 'total', label: 'Codons' },
    { key: 'stops', label: 'Stops' },
  ],
  action: 'Compare the codons',
  fields: {
    table: {
      kind: 'choice',
      label: 'Codon usage of',
      look: 'menu',
      options: CODON_TABLE_IDS.map((id) => ({ value: id, label: CODON_TABLES[id].organism })),
      initial: 'eColi',
    },
    from: firstBase('Of the first codon, or of the region on the other strand. Blank: the first.'),
    to: LAST_BASE,
    strand: STRAND_OF_REGION,
    shape: SHAPE_OF_REGION,
  },
  example: { table: 'eColi', from: '', to: '', strand: 'entered', shape: 'entry' },
  sources: ['sharpLi1987', 'nakamura2000', 'embossCodons', 'ncbiGeneticCodes'],
  present: (result, { table }) => {
    const { index, indexOfAll, counted: codons, stops } = result;
    const { organism, sequences } = CODON_TABLES[table];
    const text = indexText(index);
    return {
      headline: {
        field: 'index',
        label: 'Codon adaptation index',
        value: index,
        text,
        note: `Of ${counted(codons, 'codon', 'codons')}, against ${organism}.`,
      },
      status: `Codon adaptation index ${text}.`,
      blocks: [
        ...notices(result),
        {
          kind: 'facts',
          figures: [
            {
              field: 'indexOfAll',
              label: 'With M, W and stops',
              value: indexOfAll,
              text: indexText(indexOfAll),
              note: 'As EMBOSS’s cai counts them. They have no choice of codons, or end the protein.',
            },
            { field: 'stops', label: 'Stop codons', value: stops, text: String(stops) },
          ],
        },
        codonTable(result, sequences),
      ],
      working: [],
    };
  },
});

function indexText(index: number | null): string {
  return index === null ? 'no codons' : fixed(index, 3);
}

function notices({ stops, ambiguous }: CodonAdaptationResult): readonly Block<Key>[] {
  const texts = [
    ...(stops > 1 ? [`There are ${stops} stop codons: the region may not be one coding sequence in this frame.`] : []),
    ...(ambiguous > 0 ? [`${counted(ambiguous, 'codon', 'codons')} with ambiguity letters not counted.`] : []),
  ];
  return texts.map((text) => ({ kind: 'notice', tone: 'neutral', text }));
}

function codonTable({ codons }: CodonAdaptationResult, sequences: number): Block<Key> {
  return recordTable<Key, AdaptedCodon>({
    title: 'Codons',
    list: 'codons',
    items: codons,
    nameOf: ({ codon }) => codon,
    columns: [
      { key: 'codon', label: 'Codon', of: ({ codon }) => codon },
      { key: 'aminoAcid', label: 'Amino acid', of: ({ aminoAcid }) => aminoAcid },
      { key: 'count', label: 'Count', of: ({ count }) => count, text: String },
      { key: 'reference', label: 'Count in the reference', of: ({ reference }) => reference, text: String },
      { key: 'adaptiveness', label: 'w', of: ({ adaptiveness }) => adaptiveness, text: (w) => fixed(w, 3) },
    ],
    isFolded: true,
    note: `w is the count in the reference (${counted(sequences, 'coding sequence', 'coding sequences')}) over that of the most used codon of the same amino acid. The standard genetic code.`,
  });
}

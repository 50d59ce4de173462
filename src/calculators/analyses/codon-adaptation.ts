import { cautionNotices } from '#src/calculators/families/cautionNotices.ts';
import { REGION_OF_CODONS, SHAPE_OF_REGION } from '#src/calculators/families/regionFields.ts';
import { count } from '#src/engine/kit/countAndName.ts';
import { defineAnalysis } from '#src/engine/kit/defineAnalysis.ts';
import { counted } from '#src/engine/kit/format.ts';
import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import { decimals } from '#src/engine/kit/writing.ts';
import type codonAdaptation from '#workers/formulas/codon-adaptation.ts';
import { CODON_TABLE_IDS, CODON_TABLES } from '#workers/reference/codonTables.ts';

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
    ...REGION_OF_CODONS,
    shape: SHAPE_OF_REGION,
  },
  example: { table: 'eColi', from: '', to: '', strand: 'entered', shape: 'entry' },
  sources: ['sharpLi1987', 'nakamura2000', 'embossCodons', 'ncbiGeneticCodes'],
  outputs: {
    shape: { kind: 'inner', label: 'Shape of the strand' },
    from: count('First base'),
    to: count('Last base'),
    index: {
      kind: 'number',
      label: 'Codon adaptation index',
      written: decimals(3),
      missing: 'no codons',
      note: ({ result, input }) =>
        `Of ${counted(result.counted, 'codon', 'codons')}, against ${CODON_TABLES[input.table].organism}.`,
    },
    indexOfAll: {
      kind: 'number',
      label: 'With M, W and stops',
      written: decimals(3),
      missing: 'no codons',
      note: 'As EMBOSS’s cai counts them. They have no choice of codons, or end the protein.',
    },
    counted: count('Codons of the index'),
    total: count('Codons'),
    ambiguous: count('Codons with ambiguity letters'),
    stops: count('Stop codons'),
    codons: {
      kind: 'rows',
      label: 'Codons',
      of: ({ row }) => row.codon,
      row: {
        codon: { kind: 'words', label: ({ row }) => `Codon, ${row.codon}` },
        aminoAcid: { kind: 'words', label: ({ row }) => `Amino acid, ${row.codon}` },
        count: count('Count'),
        reference: count('Count in the reference'),
        adaptiveness: { kind: 'number', label: 'w', written: decimals(3) },
      },
    },
  },
  present: ({ stops, ambiguous, codons }, { table }, figure) => {
    const headline = figure('index');
    return {
      headline,
      status: `Codon adaptation index ${headline.text}.`,
      blocks: [
        ...cautionNotices([
          [
            stops > 1,
            `There are ${stops} stop codons: the region may not be one coding sequence in this frame.`,
            'neutral',
          ],
          [ambiguous > 0, `${counted(ambiguous, 'codon', 'codons')} with ambiguity letters not counted.`, 'neutral'],
        ]),
        { kind: 'facts', figures: [figure('indexOfAll'), figure('stops')] },
        rowsTable(figure, {
          title: 'Codons',
          list: 'codons',
          rows: codons.length,
          columns: [['codon', 'Codon'], ['aminoAcid', 'Amino acid'], 'count', 'reference', 'adaptiveness'],
          isFolded: true,
          note: `w is the count in the reference (${counted(CODON_TABLES[table].sequences, 'coding sequence', 'coding sequences')}) over that of the most used codon of the same amino acid. The standard genetic code.`,
        }),
      ],
      working: [],
    };
  },
});

import { codeMenu } from '#src/families/codeMenu.ts';
import { NAME_CONTAINS } from '#src/families/recordFields.ts';
import { skippedNotices } from '#src/families/skippedRecords.ts';
import { defineAnalysis } from '#src/kit/defineAnalysis.ts';
import { counted, fixed } from '#src/kit/format.ts';
import { columnText } from '#src/kit/onDemand/columnText.ts';
import { keptNotice, recordsFigure, recordsWords } from '#src/kit/onDemand/countedRecords.ts';
import { laterRows } from '#src/kit/onDemand/laterRows.ts';
import type { Block, Cell, ResultKey } from '#src/kit/presentation.ts';
import type proteinRecords from '#workers/formulas/protein-records.ts';
import type { ProteinColumns, ProteinRecordsResult } from '#workers/formulas/protein-records.ts';

type Key = ResultKey<ProteinRecordsResult>;

export default defineAnalysis<typeof proteinRecords>()({
  formula: 'protein-records',
  about: 'text',
  action: 'List the proteins',
  fields: {
    order: {
      kind: 'choice',
      label: 'Order',
      look: 'menu',
      options: [
        { value: 'file', label: 'As in the text' },
        { value: 'longest', label: 'Longest first' },
        { value: 'shortest', label: 'Shortest first' },
        { value: 'lowestPoint', label: 'Lowest pI first' },
        { value: 'highestPoint', label: 'Highest pI first' },
        { value: 'lowestGravy', label: 'Lowest GRAVY first' },
        { value: 'highestGravy', label: 'Highest GRAVY first' },
      ],
      initial: 'file',
    },
    nameContains: NAME_CONTAINS,
    leastLength: { kind: 'number', label: 'Shortest', unit: 'aa', optional: true, isExact: true, min: 0, step: 10 },
    mostLength: { kind: 'number', label: 'Longest', unit: 'aa', optional: true, isExact: true, min: 0, step: 10 },
    geneticCode: {
      ...codeMenu(),
      hint: 'Of DNA and RNA. Each record is read from its first AUG to the first stop in its frame.',
    },
    lineLength: {
      kind: 'choice',
      label: 'Letters per line of FASTA',
      look: 'menu',
      options: [
        { value: '60', label: '60' },
        { value: '70', label: '70' },
        { value: '80', label: '80' },
      ],
      initial: '60',
    },
  },
  example: { order: 'file', nameContains: '', leastLength: '', mostLength: '', geneticCode: 'page', lineLength: '60' },
  sources: [
    'emboss',
    'bjellqvist1993',
    'bjellqvist1994',
    'kyteDoolittle1982',
    'ikai1980',
    'guruprasad1990',
    'pace1995',
    'ncbiGeneticCodes',
  ],
  present: (result) => {
    const { count, residues, withoutProtein } = result;
    return {
      headline: recordsFigure(result),
      status: `${recordsWords(result)}, ${counted(residues, 'amino acid', 'amino acids')} in all.`,
      blocks: [
        ...keptNotice(result),
        ...skippedNotices(result.skipped),
        {
          kind: 'facts',
          figures: [
            { field: 'residues', label: 'Amino acids', value: residues, text: String(residues) },
            ...(withoutProtein === 0
              ? []
              : [
                  {
                    field: 'withoutProtein' as const,
                    label: 'Without a protein',
                    value: withoutProtein,
                    text: String(withoutProtein),
                    note: 'No letters, or no AUG.',
                  },
                ]),
          ],
        },
        ...(count === 0 ? [] : [recordsTable(result)]),
        ...(residues === 0 ? [] : [fileOf(result)]),
      ],
      working: [],
    };
  },
});

/** Only the first of very many records are looked at. */
interface Shown {
  readonly key: Exclude<keyof ProteinColumns, 'numbers' | 'names' | 'reasons'>;
  readonly label: string;
  readonly decimals: number;
}

const COLUMNS: readonly Shown[] = [
  { key: 'lengths', label: 'Length (aa)', decimals: 0 },
  { key: 'masses', label: 'Molecular weight (Da)', decimals: 2 },
  { key: 'isoelectricPoints', label: 'pI', decimals: 2 },
  { key: 'charges', label: 'Charge at pH 7', decimals: 2 },
  { key: 'gravies', label: 'GRAVY', decimals: 3 },
  { key: 'aliphaticIndices', label: 'Aliphatic index', decimals: 2 },
  { key: 'instabilityIndices', label: 'Instability index', decimals: 2 },
  { key: 'extinctionsReduced', label: 'ε280, cysteines free (/M/cm)', decimals: 0 },
  { key: 'extinctionsCystines', label: 'ε280, cystines (/M/cm)', decimals: 0 },
  { key: 'absorbancesReduced', label: 'A280 of 1 g/L, cysteines free', decimals: 3 },
];

function recordsTable({ records, skipped }: ProteinRecordsResult): Block<Key> {
  const hasReasons = skipped.count > 0;
  return {
    kind: 'table',
    title: 'Records',
    columns: [
      { label: 'Number', numeric: true },
      { label: 'Name', isGivenName: true },
      ...COLUMNS.map(({ label }) => ({ label, numeric: true })),
      ...(hasReasons ? [{ label: 'Left out' }] : []),
    ],
    rows: laterRows(records.numbers.length, (index): readonly Cell<Key>[] => [
      String(records.numbers[index]),
      columnText(records.names, index) || 'without a name',
      ...COLUMNS.map(({ key, label, decimals }): Cell<Key> => {
        const value = records[key][index] ?? Number.NaN;
        if (Number.isNaN(value)) return '–';
        return { field: `records.${key}.${index}`, label, value, text: fixed(value, decimals) };
      }),
      ...(hasReasons ? [columnText(records.reasons, index)] : []),
    ]),
    isFolded: false,
    opens: { field: 'record', label: 'Open record', valueAt: (row) => String(records.numbers[row] ?? '') },
    note: 'pI and charge by Bjellqvist’s pK values. Average masses of the unmodified chains, cysteines free.',
  };
}

function fileOf({ fasta }: ProteinRecordsResult): Block<Key> {
  return {
    kind: 'text-file',
    field: 'fasta',
    title: 'Proteins as FASTA',
    note: 'In the order of the text.',
    text: fasta,
    format: 'FASTA',
  };
}

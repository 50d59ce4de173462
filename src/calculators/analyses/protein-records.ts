import { codeMenu } from '#src/calculators/families/codeMenu.ts';
import { NAME_CONTAINS } from '#src/calculators/families/recordFields.ts';
import { skippedNotices } from '#src/calculators/families/skippedRecords.ts';
import { count } from '#src/engine/kit/countAndName.ts';
import { defineAnalysis } from '#src/engine/kit/defineAnalysis.ts';
import { grouped } from '#src/engine/kit/displayNumber.ts';
import { counted } from '#src/engine/kit/format.ts';
import { columnText } from '#src/engine/kit/onDemand/columnText.ts';
import { keptNotice, recordsWords } from '#src/engine/kit/onDemand/countedRecords.ts';
import { laterRows } from '#src/engine/kit/onDemand/laterRows.ts';
import type { EachOutput, FigureOf } from '#src/engine/kit/outputs.ts';
import type { Block, Cell, ResultKey } from '#src/engine/kit/presentation.ts';
import { decimals } from '#src/engine/kit/writing.ts';
import type proteinRecords from '#workers/formulas/protein-records.ts';
import type { ProteinRecordsResult } from '#workers/formulas/protein-records.ts';

type Key = ResultKey<ProteinRecordsResult>;

const COLUMNS = {
  lengths: column('Length (aa)', 0),
  masses: column('Molecular weight (Da)', 2),
  isoelectricPoints: column('pI', 2),
  charges: column('Charge at pH 7', 2),
  gravies: column('GRAVY', 3),
  aliphaticIndices: column('Aliphatic index', 2),
  instabilityIndices: column('Instability index', 2),
  extinctionsReduced: column('ε280, cysteines free (/M/cm)', 0),
  extinctionsCystines: column('ε280, cystines (/M/cm)', 0),
  absorbancesReduced: column('A280 of 1 g/L, cysteines free', 3),
};
const COLUMN_KEYS = Object.keys(COLUMNS) as readonly (keyof typeof COLUMNS)[];

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
  outputs: {
    count: count('Records', ({ result }) =>
      result.count === result.recordCount ? undefined : `Of ${grouped(result.recordCount)} in the text.`,
    ),
    recordCount: count('Records of the text'),
    keptCount: count('Records considered'),
    withoutProtein: count('Without a protein', 'No letters, or no AUG.'),
    skipped: { kind: 'inner', label: 'Left out' },
    residues: count('Amino acids'),
    records: {
      kind: 'group',
      keys: {
        numbers: column('Number', 0),
        names: { kind: 'inner', label: 'Names' },
        reasons: { kind: 'inner', label: 'Reasons' },
        ...COLUMNS,
      },
    },
    fasta: { kind: 'sequence', label: 'Proteins as FASTA' },
  },
  present: (result, _, figure) => {
    const { residues, withoutProtein } = result;
    return {
      headline: figure('count'),
      status: `${recordsWords(result)}, ${counted(residues, 'amino acid', 'amino acids')} in all.`,
      blocks: [
        ...keptNotice(result),
        ...skippedNotices(result.skipped),
        { kind: 'facts', figures: [figure('residues'), ...(withoutProtein === 0 ? [] : [figure('withoutProtein')])] },
        ...(result.count === 0 ? [] : [recordsTable(result, figure)]),
        ...(residues === 0 ? [] : [fileOf(result)]),
      ],
      working: [],
    };
  },
});

function column(label: string, places: number): EachOutput<number, unknown, unknown, unknown, unknown> {
  return { kind: 'each', label, each: { kind: 'number', label, written: decimals(places) } };
}

/** Only the first of very many records are looked at. */
function recordsTable({ records, skipped }: ProteinRecordsResult, figure: FigureOf<Key>): Block<Key> {
  const hasReasons = skipped.count > 0;
  return {
    kind: 'table',
    title: 'Records',
    columns: [
      { label: 'Number', numeric: true },
      { label: 'Name', isGivenName: true },
      ...COLUMN_KEYS.map((key) => figure.column(`records.${key}.0`)),
      ...(hasReasons ? [{ label: 'Left out' }] : []),
    ],
    rows: laterRows(records.numbers.length, (index): readonly Cell<Key>[] => [
      String(records.numbers[index]),
      columnText(records.names, index) || 'without a name',
      ...COLUMN_KEYS.map((key) => (Number.isNaN(records[key][index]) ? '–' : figure(`records.${key}.${index}`))),
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

import { codeMenu, codeName } from '#src/calculators/families/codeMenu.ts';
import { REGION_OF_CODONS, SHAPE_OF_REGION } from '#src/calculators/families/regionFields.ts';
import { count } from '#src/engine/kit/countAndName.ts';
import { defineAnalysis } from '#src/engine/kit/defineAnalysis.ts';
import { counted } from '#src/engine/kit/format.ts';
import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import type { NumberOutput } from '#src/engine/kit/outputs.ts';
import type { Block, ResultKey } from '#src/engine/kit/presentation.ts';
import { decimals } from '#src/engine/kit/writing.ts';
import type codonUsage from '#workers/formulas/codon-usage.ts';
import type { CodonUsageResult } from '#workers/formulas/codon-usage.ts';

type Key = ResultKey<CodonUsageResult>;

export default defineAnalysis<typeof codonUsage>()({
  formula: 'codon-usage',
  perRecord: [
    { key: 'total', label: 'Codons' },
    { key: 'stops', label: 'Stops' },
    { key: 'gc', label: 'GC of codons (%)', decimals: 2, noneWhere: 'there are no codons' },
    { key: 'gc3', label: 'GC at third places (%)', decimals: 2, noneWhere: 'there are no codons' },
    {
      key: 'effectiveCodons',
      label: 'Effective number of codons',
      decimals: 2,
      noneWhere: 'there are too few codons for an effective number',
    },
  ],
  action: 'Count the codons',
  fields: {
    ...REGION_OF_CODONS,
    geneticCode: codeMenu(),
    shape: SHAPE_OF_REGION,
  },
  example: { from: '1', to: '12', strand: 'entered', geneticCode: 'page', shape: 'entry' },
  sources: ['ncbiGeneticCodes', 'sharpLi1987', 'wright1990'],
  outputs: {
    shape: { kind: 'inner', label: 'Shape of the strand' },
    from: count('First base'),
    to: count('Last base'),
    geneticCode: { kind: 'words', label: 'Genetic code', words: codeName },
    total: count(
      'Codons',
      ({ result: { stops, geneticCode } }) =>
        `${counted(stops, 'stop', 'stops')} among them. Genetic code ${codeName(geneticCode)}.`,
    ),
    stops: count('Stops'),
    ambiguous: count('Codons with ambiguity letters'),
    leftOver: count('Letters behind the last whole codon'),
    gc: gcPercent('GC content of the codons'),
    gc1: gcPercent('GC1, first base'),
    gc2: gcPercent('GC2, second base'),
    gc3: gcPercent('GC3, third base'),
    effectiveCodons: {
      kind: 'number',
      label: 'Effective number of codons',
      written: decimals(2),
      missing: 'too few codons',
      note: 'From 20, one codon for each amino acid, to 61 in the standard code, all alike.',
    },
    codons: {
      kind: 'rows',
      label: 'Codons',
      row: {
        codon: { kind: 'words', label: 'Codon' },
        aminoAcid: { kind: 'words', label: 'Amino acid' },
        count: count('Count'),
        fraction: { kind: 'number', label: 'Fraction', written: decimals(3) },
        perThousand: { kind: 'number', label: 'Per thousand', written: decimals(3) },
        rscu: { kind: 'number', label: 'RSCU', written: decimals(3) },
      },
    },
  },
  present: (result, _, figure) => ({
    headline: figure('total'),
    status: `${result.total} ${result.total === 1 ? 'codon' : 'codons'}.`,
    blocks: [
      ...leftOut(result),
      { kind: 'facts', figures: (['effectiveCodons', 'gc', 'gc1', 'gc2', 'gc3'] as const).map((key) => figure(key)) },
      rowsTable(figure, {
        title: 'Codons',
        list: 'codons',
        rows: result.codons.length,
        columns: ['codon', 'aminoAcid', 'count', 'fraction', 'perThousand', 'rscu'],
        isFolded: false,
        note: 'In the order of the tables of NCBI. Fraction: of the codons of the same amino acid. * is a stop.',
      }),
    ],
    working: [],
  }),
});

function leftOut({ ambiguous, leftOver, stops, total }: CodonUsageResult): readonly Block<Key>[] {
  const sentences = [
    ...(ambiguous > 0 ? [`${counted(ambiguous, 'codon', 'codons')} with ambiguity letters left out.`] : []),
    ...(leftOver > 0 ? [`${counted(leftOver, 'base', 'bases')} left over beside the last whole codon.`] : []),
    ...(stops > 1 && stops * 30 > total
      ? ['With so many stops the region is hardly one reading frame: check the first base and the strand.']
      : []),
  ];
  return sentences.length === 0 ? [] : [{ kind: 'notice', tone: 'neutral', text: sentences.join(' ') }];
}

function gcPercent(label: string): NumberOutput<unknown> {
  return { kind: 'number', label, unit: '%', written: decimals(2), missing: 'not defined' };
}

import { codeMenu, codeName } from '#src/families/codeMenu.ts';
import { firstBase, LAST_BASE, SHAPE_OF_REGION, STRAND_OF_REGION } from '#src/families/regionFields.ts';
import { defineAnalysis } from '#src/kit/defineAnalysis.ts';
import { counted, fixed } from '#src/kit/format.ts';
import type { Block, Figure, ResultKey } from '#src/kit/presentation.ts';
import type codonUsage from '#workers/formulas/codon-usage.ts';
import type { CodonUsageResult, CountedCodon } from '#workers/formulas/codon-usage.ts';

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
    from: firstBase('Of the first codon, or of the region on the other strand. Blank: the first.'),
    to: LAST_BASE,
    strand: STRAND_OF_REGION,
    geneticCode: codeMenu(),
    shape: SHAPE_OF_REGION,
  },
  example: { from: '1', to: '12', strand: 'entered', geneticCode: 'page', shape: 'entry' },
  sources: ['ncbiGeneticCodes', 'sharpLi1987', 'wright1990'],
  present: (result) => {
    const { total, stops, effectiveCodons, geneticCode } = result;
    const nc: Figure<Key> = {
      field: 'effectiveCodons',
      label: 'Effective number of codons',
      value: effectiveCodons,
      text: effectiveCodons === null ? 'too few codons' : fixed(effectiveCodons, 2),
      note: 'From 20, one codon for each amino acid, to 61 in the standard code, all alike.',
    };
    return {
      headline: {
        field: 'total',
        label: 'Codons',
        value: total,
        text: String(total),
        note: `${counted(stops, 'stop', 'stops')} among them. Genetic code ${codeName(geneticCode)}.`,
      },
      status: `${total} ${total === 1 ? 'codon' : 'codons'}.`,
      blocks: [
        ...leftOut(result),
        {
          kind: 'facts',
          figures: [
            nc,
            gcFigure(result, 'gc', 'GC content of the codons'),
            gcFigure(result, 'gc1', 'GC1, first base'),
            gcFigure(result, 'gc2', 'GC2, second base'),
            gcFigure(result, 'gc3', 'GC3, third base'),
          ],
        },
        codonTable(result.codons),
      ],
      working: [],
    };
  },
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

function gcFigure(result: CodonUsageResult, field: 'gc' | 'gc1' | 'gc2' | 'gc3', label: string): Figure<Key> {
  const value = result[field];
  return value === null
    ? { field, label, value, text: 'not defined' }
    : { field, label, value, text: fixed(value, 2), unit: '%' };
}

function codonTable(codons: readonly CountedCodon[]): Block<Key> {
  const number = (value: number | null, decimals: number) => (value === null ? '–' : fixed(value, decimals));
  return {
    kind: 'table',
    title: 'Codons',
    columns: [
      { label: 'Codon' },
      { label: 'Amino acid' },
      { label: 'Count', numeric: true },
      { label: 'Fraction', numeric: true },
      { label: 'Per thousand', numeric: true },
      { label: 'RSCU', numeric: true },
    ],
    rows: codons.map(({ codon, aminoAcid, count, fraction, perThousand, rscu }, index) => [
      { field: `codons.${index}.codon`, label: 'Codon', value: codon, text: codon },
      { field: `codons.${index}.aminoAcid`, label: 'Amino acid', value: aminoAcid, text: aminoAcid },
      { field: `codons.${index}.count`, label: 'Count', value: count, text: String(count) },
      { field: `codons.${index}.fraction`, label: 'Fraction', value: fraction, text: number(fraction, 3) },
      { field: `codons.${index}.perThousand`, label: 'Per thousand', value: perThousand, text: number(perThousand, 3) },
      { field: `codons.${index}.rscu`, label: 'RSCU', value: rscu, text: number(rscu, 3) },
    ]),
    isFolded: false,
    note: 'In the order of the tables of NCBI. Fraction: of the codons of the same amino acid. * is a stop.',
  };
}

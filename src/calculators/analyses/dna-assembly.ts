import { DECIMAL_MARK, tableField } from '#src/calculators/families/statisticsFields.ts';
import { statistic } from '#src/calculators/families/statisticsOutputs.ts';
import { count, name } from '#src/engine/kit/countAndName.ts';
import { defineAnalysis } from '#src/engine/kit/defineAnalysis.ts';
import type { Draft } from '#src/engine/kit/fields.ts';
import { counted, significant } from '#src/engine/kit/format.ts';
import { cellText } from '#src/engine/kit/onDemand/presentationText.ts';
import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import type { FigureOf, NumberOutput } from '#src/engine/kit/outputs.ts';
import type { NoticeBlock, Presentation, ResultKey, TableBlock } from '#src/engine/kit/presentation.ts';
import { digits, plain } from '#src/engine/kit/writing.ts';
import type dnaAssembly from '#workers/formulas/dna-assembly.ts';
import type { DnaAssemblyInput, DnaAssemblyResult } from '#workers/formulas/dna-assembly.ts';

type Key = ResultKey<DnaAssemblyResult>;
type Box = Draft<DnaAssemblyInput>;

export default defineAnalysis<typeof dnaAssembly>()({
  formula: 'dna-assembly',
  action: 'Make the pipetting table',
  fields: {
    fragments: tableField<Box>({
      label: 'Vector and inserts',
      hint: 'A line each: name, length in bp, ng/µL and, if it differs, the ratio. The vector first. A plasmid counts with its whole length.',
      placeholder: 'vector\t2686\t50\ninsert\t800\t22',
    }),
    decimalMark: DECIMAL_MARK,
    vectorAmount: { kind: 'number', label: 'Vector in the reaction', unitIn: 'vectorUnit', min: 0, step: 10 },
    vectorUnit: {
      kind: 'choice',
      label: 'Vector in',
      look: 'menu',
      options: [
        { value: 'ng', label: 'ng' },
        { value: 'fmol', label: 'fmol' },
        { value: 'pmol', label: 'pmol' },
      ],
      initial: 'fmol',
    },
    molarRatio: {
      kind: 'number',
      label: 'Molar ratio, insert to vector',
      hint: 'Of every insert whose line names none. 2 means 2:1.',
      readsAs: 'ratio',
      min: 0,
      initial: 2,
    },
    reactionVolume: {
      kind: 'number',
      label: 'Reaction volume',
      ...measuredIn('volume', 'µL', 'mL'),
      min: 0,
      initial: 20,
    },
    bufferFold: {
      kind: 'number',
      label: 'Buffer or master mix',
      hint: 'How many times it is concentrated: 2 for a 2× mix, 10 for a 10× buffer. Blank: none.',
      unit: '×',
      optional: true,
      min: 1,
    },
    enzymeVolume: {
      kind: 'number',
      label: 'Enzymes, if not in the mix',
      ...measuredIn('volume', 'µL', 'mL'),
      optional: true,
      min: 0,
      step: 0.5,
    },
    smallestVolume: {
      kind: 'number',
      label: 'Smallest volume you pipette',
      hint: 'Blank: 0.5 µL.',
      ...measuredIn('volume', 'µL', 'mL'),
      optional: true,
      min: 0,
      step: 0.5,
    },
  },
  example: {
    fragments: 'pUC19, cut\t2686\t45\ninsert A\t800\t22\ninsert B\t1250\t31',
    decimalMark: 'point',
    vectorAmount: '30',
    vectorUnit: 'fmol',
    molarRatio: '2',
    reactionVolume: '20',
    bufferFold: '2',
    enzymeVolume: '',
    smallestVolume: '0.5',
  },
  sources: ['nucleicAcidUnitMasses', 'sambrookRussell2001'],
  outputs: {
    fragments: {
      kind: 'rows',
      label: 'Vector and inserts',
      of: ({ row }) => row.name,
      row: {
        name: name('Component'),
        length: statistic('Length', { columnUnit: 'bp' }),
        concentration: { kind: 'number', label: 'Stock', unit: 'ng/µL', written: plain },
        ratio: statistic('Ratio'),
        pmol: statistic('Amount', { columnUnit: 'pmol' }),
        ng: statistic('Mass', { columnUnit: 'ng' }),
        volume: volume('Volume'),
        dilution: count('Dilution of the stock'),
      },
    },
    bufferVolume: volume('Buffer or master mix'),
    enzymeVolume: volume('Enzymes'),
    waterVolume: {
      ...volume('Water to add'),
      note: ({ result }) =>
        `To ${microliters(result.reactionVolume)} µL, with ${counted(result.fragments.length, 'fragment', 'fragments')}.`,
    },
    reactionVolume: volume('Total'),
    totalPmol: statistic('DNA in all', { unit: 'pmol' }),
    totalNg: statistic('DNA in all, mass', { unit: 'ng' }),
    productLength: statistic('Fragments joined', {
      unit: 'bp',
      note: 'Less the overlaps of an assembly, or what the enzyme cuts off.',
    }),
  },
  present,
});

function volume(label: string): NumberOutput<unknown> {
  return { kind: 'number', label, unit: 'µL', written: digits(3) };
}

function present(result: DnaAssemblyResult, input: DnaAssemblyInput, figure: FigureOf<Key>): Presentation<Key> {
  const { fragments } = result;
  const headline = figure('waterVolume');
  return {
    headline,
    status: `${counted(fragments.length, 'fragment', 'fragments')}, water ${headline.text} µL.`,
    blocks: [
      ...notices(result, input),
      pipettingTable(result, figure),
      rowsTable(figure, {
        title: 'Amounts',
        list: 'fragments',
        rows: fragments.length,
        columns: ['length', 'ratio', ['pmol', 'pmol'], ['ng', 'ng']],
        names: { heading: 'Fragment', of: (at) => fragments[at]?.name ?? '' },
      }),
      { kind: 'facts', figures: [figure('totalPmol'), figure('totalNg'), figure('productLength')] },
    ],
    working: fragments.slice(0, 1).map(({ name, length, pmol, ng, concentration }) => ({
      label: name,
      formula: 'µL = pmol × (617.96 × bp + 36.04) ÷ 1000 ÷ (ng/µL)',
      substituted: `${significant(pmol, 4)} × (617.96 × ${length} + 36.04) ÷ 1000 ÷ ${concentration} = ${significant(ng, 4)} ÷ ${concentration}`,
      value: cellText(figure('fragments.0.volume')),
    })),
  };
}

function microliters(value: number): string {
  return significant(value, 3);
}

function notices({ fragments }: DnaAssemblyResult, { smallestVolume }: DnaAssemblyInput): readonly NoticeBlock[] {
  const small = fragments.filter(({ dilution }) => dilution > 1);
  if (small.length === 0) return [];
  const advice = small.map(
    ({ name, dilution, volume }) => `${name}: dilute 1:${dilution} and take ${microliters(volume * dilution)} µL`,
  );
  return [
    {
      kind: 'notice',
      tone: 'caution',
      title: 'Too little to pipette',
      text: `Below ${smallestVolume} µL. ${advice.join('; ')}; take as much less water.`,
    },
  ];
}

function pipettingTable(
  { fragments, bufferVolume, enzymeVolume, waterVolume }: DnaAssemblyResult,
  figure: FigureOf<Key>,
): TableBlock<Key> {
  const row = (key: 'bufferVolume' | 'enzymeVolume' | 'reactionVolume') => [figure(key).label, figure(key), ''];
  return {
    kind: 'table',
    title: 'Pipetting table',
    columns: [{ label: 'Component' }, { label: 'Volume', numeric: true }, { label: 'Stock' }],
    note: `Water first, enzymes last. For the control without insert take ${microliters(fragments.slice(1).reduce((sum, { volume }) => sum + volume, waterVolume))} µL of water in place of water and inserts.`,
    rows: [
      ['Water', cellText(figure('waterVolume')), ''],
      ...(bufferVolume > 0 ? [row('bufferVolume')] : []),
      ...fragments.map(({ concentration }, at) => [
        figure(`fragments.${at}.name`),
        figure(`fragments.${at}.volume`),
        `${concentration} ng/µL`,
      ]),
      ...(enzymeVolume > 0 ? [row('enzymeVolume')] : []),
      row('reactionVolume'),
    ],
  };
}

import { DECIMAL_MARK, tableField } from '#src/families/statisticsFields.ts';
import { nameFigure, statistic } from '#src/families/statisticsNumbers.ts';
import { defineAnalysis } from '#src/kit/defineAnalysis.ts';
import type { Draft } from '#src/kit/fields.ts';
import { counted, significant } from '#src/kit/format.ts';
import { measuredIn } from '#src/kit/onDemand/units.ts';
import type { NoticeBlock, Presentation, ResultKey, TableBlock } from '#src/kit/presentation.ts';
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
  present,
});

function present(result: DnaAssemblyResult, input: DnaAssemblyInput): Presentation<Key> {
  const { fragments, waterVolume, totalPmol, totalNg, productLength } = result;
  const text = microliters(waterVolume);
  return {
    headline: {
      field: 'waterVolume',
      label: 'Water to add',
      value: waterVolume,
      text,
      unit: 'µL',
      note: `To ${microliters(result.reactionVolume)} µL, with ${counted(fragments.length, 'fragment', 'fragments')}.`,
    },
    status: `${counted(fragments.length, 'fragment', 'fragments')}, water ${text} µL.`,
    blocks: [
      ...notices(result, input),
      pipettingTable(result),
      amountTable(result),
      {
        kind: 'facts',
        figures: [
          statistic('totalPmol', 'DNA in all', totalPmol, { unit: 'pmol' }),
          statistic('totalNg', 'DNA in all, mass', totalNg, { unit: 'ng' }),
          statistic('productLength', 'Fragments joined', productLength, {
            unit: 'bp',
            note: 'Less the overlaps of an assembly, or what the enzyme cuts off.',
          }),
        ],
      },
    ],
    working: fragments.slice(0, 1).map(({ name, length, pmol, ng, concentration, volume }) => ({
      label: name,
      formula: 'µL = pmol × (617.96 × bp + 36.04) ÷ 1000 ÷ (ng/µL)',
      substituted: `${significant(pmol, 4)} × (617.96 × ${length} + 36.04) ÷ 1000 ÷ ${concentration} = ${significant(ng, 4)} ÷ ${concentration}`,
      value: `${microliters(volume)} µL`,
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

function pipettingTable({
  fragments,
  bufferVolume,
  enzymeVolume,
  waterVolume,
  reactionVolume,
}: DnaAssemblyResult): TableBlock<Key> {
  const row = (label: string, key: 'bufferVolume' | 'enzymeVolume' | 'reactionVolume', value: number) => [
    label,
    { field: key, label, value, text: microliters(value), unit: 'µL' } as const,
    '',
  ];
  return {
    kind: 'table',
    title: 'Pipetting table',
    columns: [{ label: 'Component' }, { label: 'Volume', numeric: true }, { label: 'Stock' }],
    note: `Water first, enzymes last. For the control without insert take ${microliters(fragments.slice(1).reduce((sum, { volume }) => sum + volume, waterVolume))} µL of water in place of water and inserts.`,
    rows: [
      ['Water', `${microliters(waterVolume)} µL`, ''],
      ...(bufferVolume > 0 ? [row('Buffer or master mix', 'bufferVolume', bufferVolume)] : []),
      ...fragments.map(({ name, volume, concentration }, at) => [
        nameFigure<Key>(`fragments.${at}.name`, 'Component', name),
        {
          field: `fragments.${at}.volume` as const,
          label: `Volume, ${name}`,
          value: volume,
          text: microliters(volume),
          unit: 'µL',
        },
        `${concentration} ng/µL`,
      ]),
      ...(enzymeVolume > 0 ? [row('Enzymes', 'enzymeVolume', enzymeVolume)] : []),
      row('Total', 'reactionVolume', reactionVolume),
    ],
  };
}

function amountTable({ fragments }: DnaAssemblyResult): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Amounts',
    columns: [
      { label: 'Fragment' },
      { label: 'Length (bp)', numeric: true },
      { label: 'Ratio', numeric: true },
      { label: 'pmol', numeric: true },
      { label: 'ng', numeric: true },
    ],
    rows: fragments.map(({ name, length, ratio, pmol, ng }, at) => [
      name,
      statistic<Key>(`fragments.${at}.length`, `Length, ${name}`, length),
      statistic<Key>(`fragments.${at}.ratio`, `Ratio, ${name}`, ratio),
      statistic<Key>(`fragments.${at}.pmol`, `Amount, ${name}`, pmol),
      statistic<Key>(`fragments.${at}.ng`, `Mass, ${name}`, ng),
    ]),
  };
}

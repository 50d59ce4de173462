import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { fixed } from '#src/kit/format.ts';
import { legible, withHiddenDigits } from '#src/kit/onDemand/hiddenDigits.ts';
import { measuredIn } from '#src/kit/onDemand/units.ts';
import { workingNumber } from '#src/kit/onDemand/workingNumbers.ts';
import type {
  ComparisonBlock,
  Figure,
  Presentation,
  ResultKey,
  TableBlock,
  WorkingStep,
} from '#src/kit/presentation.ts';
import type ligation from '#workers/formulas/ligation.ts';
import type { LigationInput, LigationResult } from '#workers/formulas/ligation.ts';
import { ratioChart } from './chart.ts';

type Key = ResultKey<LigationResult>;

export default defineCalculator<typeof ligation>()({
  formula: 'ligation',
  fixed: {},
  fields: {
    vectorMass: {
      kind: 'number',
      label: 'Vector mass',
      hint: 'Cut vector in the reaction, above 0.',
      ...measuredIn('mass', 'ng', 'pg', 'µg'),
      min: 0,
      step: 10,
    },
    vectorLength: {
      kind: 'number',
      label: 'Vector length',
      hint: 'Above 0.',
      ...measuredIn('sequenceLength', 'bp', 'kb'),
      min: 0,
      step: 100,
    },
    insertLength: {
      kind: 'number',
      label: 'Insert length',
      hint: 'Above 0.',
      ...measuredIn('sequenceLength', 'bp', 'kb'),
      min: 0,
      step: 100,
    },
    molarRatio: {
      kind: 'number',
      label: 'Molar ratio, insert to vector',
      readsAs: 'ratio',
      hint: 'Molecules of insert for one of vector: 3 means 3:1.',
      min: 0,
      initial: 3,
    },
  },
  example: { vectorMass: '50', vectorLength: '2686', insertLength: '800', molarRatio: '3' },
  errorStyle: 'inline',
  present,
  sources: ['sambrookRussell2001', 'nucleicAcidUnitMasses'],
});

function present(result: LigationResult, input: LigationInput): Presentation<Key> {
  return {
    headline: { ...figure('insertMass', 'Insert to add', result.insertMass), unit: 'ng' },
    status: `Add ${legible(result.insertMass, 2)} ng of insert.`,
    blocks: [
      {
        kind: 'facts',
        figures: [
          { ...figure('totalDna', 'Vector and insert together', result.totalDna), unit: 'ng' },
          {
            ...figure('reference.insertMass', 'Insert to add, ends of the DNA counted', result.reference.insertMass),
            unit: 'ng',
          },
        ],
      },
      amounts(result),
      ratios(result),
      ratioChart(result),
    ],
    working: workingOf(result, input),
  };
}

function amounts({ vectorFmol, insertFmol, reference }: LigationResult): ComparisonBlock<Key> {
  return {
    kind: 'comparison',
    title: 'Amounts by two masses of a base pair',
    methods: ['650 g/mol', 'Average duplex'],
    rows: [
      {
        label: 'Vector (fmol)',
        figures: [
          figure('vectorFmol', 'Vector, 650 g/mol per base pair', vectorFmol),
          figure('reference.vectorFmol', 'Vector, average duplex', reference.vectorFmol),
        ],
      },
      {
        label: 'Insert (fmol)',
        figures: [
          figure('insertFmol', 'Insert, 650 g/mol per base pair', insertFmol),
          figure('reference.insertFmol', 'Insert, average duplex', reference.insertFmol),
        ],
      },
    ],
    why: '650 g/mol for each base pair is the convention for the sodium salt. 617.96 g/mol for each pair and 36.04 g/mol for the ends is the mean composition without sodium. The mass of insert hardly depends on it.',
    sources: ['nucleicAcidUnitMasses'],
  };
}

function figure(field: Key, label: string, value: number): Figure<Key> {
  return withHiddenDigits({ field, label, value, text: fixed(value, 2) });
}

function ratios({ commonRatios }: LigationResult): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Insert at other ratios',
    columns: [{ label: 'Insert to vector' }, { label: 'Insert (ng)', numeric: true }],
    rows: commonRatios.map(({ molarRatio, insertMass }, index) => [
      `${molarRatio}:1`,
      figure(`commonRatios.${index}.insertMass`, `Insert at ${molarRatio}:1`, insertMass),
    ]),
  };
}

function workingOf(result: LigationResult, input: LigationInput): readonly WorkingStep[] {
  const { vectorMass, vectorLength, insertLength, molarRatio } = input;
  const insertFmol = fixed(result.insertFmol, 2);
  return [
    {
      label: 'Insert to add',
      formula: 'vector ng × insert bp ÷ vector bp × ratio',
      substituted: `${vectorMass} × ${insertLength} ÷ ${vectorLength} × ${molarRatio}`,
      value: `${fixed(result.insertMass, 2)} ng`,
    },
    {
      label: 'Amount of vector',
      formula: 'ng × 10⁶ ÷ (bp × 650)',
      substituted: `${vectorMass} × 10⁶ ÷ (${vectorLength} × 650)`,
      value: `${fixed(result.vectorFmol, 2)} fmol`,
    },
    {
      label: 'Amount of insert',
      formula: 'ng × 10⁶ ÷ (bp × 650)',
      substituted: `${workingNumber(result.insertMass, insertFmol)} × 10⁶ ÷ (${insertLength} × 650)`,
      value: `${insertFmol} fmol`,
    },
  ];
}

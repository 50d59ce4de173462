import { namedBars } from '#src/calculators/families/namedBars.ts';
import { count } from '#src/engine/kit/countAndName.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { legible, legibly } from '#src/engine/kit/onDemand/hiddenDigits.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import { workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { Depends, FigureOf, NumberOutput } from '#src/engine/kit/outputs.ts';
import type {
  ChartBlock,
  ComparisonBlock,
  Presentation,
  ResultKey,
  TableBlock,
  WorkingStep,
} from '#src/engine/kit/presentation.ts';
import { decimals } from '#src/engine/kit/writing.ts';
import type ligation from '#workers/formulas/ligation.ts';
import type { LigationInput, LigationResult } from '#workers/formulas/ligation.ts';

type Key = ResultKey<LigationResult>;

export default defineCalculator<typeof ligation>()({
  formula: 'ligation',
  fixed: {},
  fields: {
    vectorMass: {
      kind: 'number',
      label: 'Vector mass',
      hint: 'Cut vector in the reaction.',
      ...measuredIn('mass', 'ng', 'pg', 'µg'),
      min: 0,
      step: 10,
    },
    vectorLength: {
      kind: 'number',
      label: 'Vector length',
      ...measuredIn('sequenceLength', 'bp', 'kb'),
      min: 0,
      step: 100,
    },
    insertLength: {
      kind: 'number',
      label: 'Insert length',
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
  outputs: {
    insertMass: { ...amountOf('Insert to add'), unit: 'ng' },
    vectorFmol: { ...amountOf('Vector, 650 g/mol per base pair'), columnUnit: 'fmol' },
    insertFmol: { ...amountOf('Insert, 650 g/mol per base pair'), columnUnit: 'fmol' },
    totalDna: { ...amountOf('Vector and insert together'), unit: 'ng' },
    commonRatios: {
      kind: 'rows',
      label: 'Insert at other ratios',
      row: {
        molarRatio: count('Insert to vector'),
        insertMass: { ...amountOf(({ row }) => `Insert at ${row.molarRatio}:1`), columnUnit: 'ng' },
      },
    },
    reference: {
      kind: 'group',
      keys: {
        insertMass: { ...amountOf('Insert to add, ends of the DNA counted'), unit: 'ng' },
        vectorFmol: { ...amountOf('Vector, average duplex'), columnUnit: 'fmol' },
        insertFmol: { ...amountOf('Insert, average duplex'), columnUnit: 'fmol' },
      },
    },
  },
  present,
  evidence: 'law',
  sources: ['sambrookRussell2001', 'nucleicAcidUnitMasses'],
});

function amountOf<Place>(label: Depends<string, Place>): NumberOutput<Place> {
  return { kind: 'number', label, written: legibly(decimals(2)) };
}

function present(result: LigationResult, input: LigationInput, figure: FigureOf<Key>): Presentation<Key> {
  return {
    headline: figure('insertMass'),
    status: `Add ${legible(result.insertMass, 2)} ng of insert.`,
    blocks: [
      { kind: 'facts', figures: [figure('totalDna'), figure('reference.insertMass')] },
      amounts(figure),
      ratioTable(result, figure),
      ratioChart(result),
    ],
    working: workingOf(result, input, figure),
  };
}

function amounts(figure: FigureOf<Key>): ComparisonBlock<Key> {
  return {
    kind: 'comparison',
    title: 'Amounts by two masses of a base pair',
    methods: ['650 g/mol', 'Average duplex'],
    rows: [
      { label: 'Vector (fmol)', figures: [figure('vectorFmol'), figure('reference.vectorFmol')] },
      { label: 'Insert (fmol)', figures: [figure('insertFmol'), figure('reference.insertFmol')] },
    ],
    why: '650 g/mol for each base pair is the convention for the sodium salt. 617.96 g/mol for each pair and 36.04 g/mol for the ends is the mean composition without sodium. The mass of insert hardly depends on it.',
    sources: ['nucleicAcidUnitMasses'],
  };
}

function ratioTable({ commonRatios }: LigationResult, figure: FigureOf<Key>): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Insert at other ratios',
    columns: [{ label: 'Insert to vector' }, { label: 'Insert (ng)', numeric: true }],
    rows: commonRatios.map(({ molarRatio }, index) => [`${molarRatio}:1`, figure(`commonRatios.${index}.insertMass`)]),
  };
}

/** Returns the insert that each of the common molar ratios needs. */
function ratioChart({ commonRatios }: LigationResult): ChartBlock {
  return namedBars({
    title: 'Insert for common molar ratios',
    summary: 'Insert to vector in moles, for the amount of vector entered.',
    of: 'Insert : vector',
    y: { label: 'Insert', unit: 'ng', decimals: 2 },
    names: commonRatios.map(({ molarRatio }) => `${molarRatio}:1`),
    series: [{ name: 'Insert', values: commonRatios.map(({ insertMass }) => insertMass) }],
  });
}

function workingOf(result: LigationResult, input: LigationInput, figure: FigureOf<Key>): readonly WorkingStep[] {
  const { vectorMass, vectorLength, insertLength, molarRatio } = input;
  const insertFmol = figure('insertFmol');
  return [
    {
      label: 'Insert to add',
      formula: 'vector ng × insert bp ÷ vector bp × ratio',
      substituted: `${vectorMass} × ${insertLength} ÷ ${vectorLength} × ${molarRatio}`,
      value: `${figure('insertMass').text} ng`,
    },
    {
      label: 'Amount of vector',
      formula: 'ng × 10⁶ ÷ (bp × 650)',
      substituted: `${vectorMass} × 10⁶ ÷ (${vectorLength} × 650)`,
      value: `${figure('vectorFmol').text} fmol`,
    },
    {
      label: 'Amount of insert',
      formula: 'ng × 10⁶ ÷ (bp × 650)',
      substituted: `${workingNumber(result.insertMass, insertFmol.written)} × 10⁶ ÷ (${insertLength} × 650)`,
      value: `${insertFmol.text} fmol`,
    },
  ];
}

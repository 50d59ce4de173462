import {
  chiSquareOutput,
  comparisonOfTests,
  furtherReference,
  noticesOnTests,
  pValueOutput,
  REFERENCE,
  type SpecifiedTest,
  verdictOutput,
} from '#src/calculators/families/equilibriumTests.ts';
import { verdictInTwo } from '#src/calculators/families/equilibriumVerdict.ts';
import { count } from '#src/engine/kit/countAndName.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { legible, legibly } from '#src/engine/kit/onDemand/hiddenDigits.ts';
import type { FigureOf, NumberOutput } from '#src/engine/kit/outputs.ts';
import type { Block, Presentation, ResultKey, TableBlock } from '#src/engine/kit/presentation.ts';
import { decimals } from '#src/engine/kit/writing.ts';
import type hardyWeinberg from '#workers/formulas/hardy-weinberg.ts';
import type {
  CountedSample,
  HardyWeinbergInput,
  HardyWeinbergResult,
  SampleOfFrequencies,
} from '#workers/formulas/hardy-weinberg.ts';
import type { Genotypes } from '#workers/lib/biology/genotypes.ts';
import { CHI_SQUARE_LIMITS } from '#workers/reference/chiSquareLimits.ts';
import { equilibriumChart } from './chart.ts';
import { workingOf } from './working.ts';

type Key = ResultKey<HardyWeinbergResult>;

const GENOTYPES = [
  { key: 'dominant', name: 'AA' },
  { key: 'heterozygous', name: 'Aa' },
  { key: 'recessive', name: 'aa' },
] as const;

/** Groups of the result, with the headings of their columns. */
const COUNTS = [
  ['populationCounts', 'Count'],
  ['expectedCounts', 'Expected count'],
] as const;
const FREQUENCIES = [
  ['genotypeFrequencies', 'Frequency'],
  ['expectedFrequencies', 'Expected frequency'],
] as const;
type GenotypeColumn = (typeof COUNTS | typeof FREQUENCIES)[number];

const SPECIFIED: SpecifiedTest<Key> = {
  name: '2 degrees of freedom',
  statistic: 'chiSquare.value',
  pValue: 'chiSquare.pValue',
  verdict: 'chiSquare.isEquilibrium',
  limit: CHI_SQUARE_LIMITS.four,
  why: 'The p-value named after 2 degrees of freedom is exp(−χ²/2)·(1 + χ²/2), which is the tail of the distribution with 4. The test has 1: three genotypes, less one for their total and one for the estimated p. The exact test counts all samples with the same alleles.',
};

export default defineCalculator<typeof hardyWeinberg>()({
  formula: 'hardy-weinberg',
  fixed: {},
  fields: {
    inputType: {
      kind: 'choice',
      label: 'What do you have?',
      hint: 'Only counts can be tested. Switching clears your entries.',
      look: 'radios',
      options: [
        { value: 'frequencies', label: 'Genotype frequencies' },
        { value: 'counts', label: 'Counts of individuals' },
      ],
      initial: 'frequencies',
      resetsOthers: true,
    },
    dominant: {
      kind: 'number',
      label: 'Dominant homozygotes, AA',
      hint: 'A frequency or a count.',
      min: 0,
    },
    heterozygous: {
      kind: 'number',
      label: 'Heterozygotes, Aa',
      min: 0,
    },
    recessive: {
      kind: 'number',
      label: 'Recessive homozygotes, aa',
      hint: 'Three frequencies sum to 1.',
      min: 0,
    },
  },
  example: { inputType: 'counts', dominant: '48', heterozygous: '32', recessive: '20' },
  errorStyle: 'inline',
  outputs: {
    alleleFrequencies: {
      kind: 'group',
      keys: {
        p: { ...frequency('Frequency of A (p)'), note: 'AA + Aa ÷ 2, as a share of all alleles.' },
        q: frequency('Frequency of a (q)'),
      },
    },
    genotypeFrequencies: { kind: 'group', keys: eachGenotype((name) => frequency(`Frequency of ${name}`)) },
    expectedFrequencies: { kind: 'group', keys: eachGenotype((name) => frequency(`Expected frequency of ${name}`)) },
    populationCounts: {
      kind: 'group',
      label: 'Individuals',
      missing: 'not entered',
      keys: { ...eachGenotype((name) => count(`Count of ${name}`)), total: count('Individuals') },
    },
    expectedCounts: {
      kind: 'group',
      keys: eachGenotype((name) => ({ kind: 'number', label: `Expected count of ${name}`, written: decimals(2) })),
    },
    chiSquare: {
      kind: 'group',
      label: 'Chi-square',
      missing: 'needs counts',
      keys: {
        value: chiSquareOutput('Chi-square', SPECIFIED.limit),
        pValue: pValueOutput('p-value with 2 degrees of freedom'),
        isEquilibrium: verdictOutput('In equilibrium, 2 degrees of freedom'),
      },
    },
    reference: { kind: 'group', keys: REFERENCE },
  },
  present,
  evidence: 'law',
  sources: ['hardy1908', 'engels2009', 'wigginton2005', 'emigh1980'],
});

function eachGenotype(of: (name: string) => NumberOutput<unknown>): Record<keyof Genotypes, NumberOutput<unknown>> {
  return { dominant: of('AA'), heterozygous: of('Aa'), recessive: of('aa') };
}

function frequency(label: string): NumberOutput<unknown> {
  return { kind: 'number', label, written: legibly(decimals(4)) };
}

function present(result: HardyWeinbergResult, _input: HardyWeinbergInput, figure: FigureOf<Key>): Presentation<Key> {
  const { p, q } = result.alleleFrequencies;
  const verdict = result.populationCounts === null ? null : verdictInTwo(SPECIFIED, result.reference, figure);
  return {
    headline: figure('alleleFrequencies.p'),
    ...(verdict === null ? {} : { second: verdict.second }),
    status: `p ${legible(p, 4)}, q ${legible(q, 4)}.${verdict === null ? '' : ` ${verdict.status}`}`,
    blocks: result.populationCounts === null ? ofFrequencies(result, figure) : ofCounts(result, figure),
    working: workingOf(result, figure),
  };
}

function ofCounts(result: CountedSample, figure: FigureOf<Key>): readonly Block<Key>[] {
  return [
    ...noticesOnTests(result.expectedCounts, result.reference),
    { kind: 'facts', figures: [figure('alleleFrequencies.q'), figure('populationCounts.total')] },
    equilibriumChart(result),
    comparisonOfTests(SPECIFIED, figure),
    genotypeTable([...COUNTS, ...FREQUENCIES], figure),
    furtherReference(figure),
  ];
}

function ofFrequencies(result: SampleOfFrequencies, figure: FigureOf<Key>): readonly Block<Key>[] {
  return [
    {
      kind: 'facts',
      figures: (
        ['alleleFrequencies.q', 'reference.inbreedingCoefficient', 'chiSquare', 'populationCounts'] as const
      ).map((key) => figure(key)),
    },
    equilibriumChart(result),
    genotypeTable(FREQUENCIES, figure),
    {
      kind: 'notice',
      tone: 'neutral',
      title: 'No test without counts',
      text: 'The same frequencies may come from ten individuals or from ten thousand, and only the second would prove a small departure. Enter counts to test the sample.',
    },
  ];
}

function genotypeTable(groups: readonly GenotypeColumn[], figure: FigureOf<Key>): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Genotypes, observed and expected',
    columns: [{ label: 'Genotype' }, ...groups.map(([, label]) => ({ label, numeric: true }))],
    rows: GENOTYPES.map(({ key, name }) => [name, ...groups.map(([group]) => figure(`${group}.${key}`))]),
  };
}

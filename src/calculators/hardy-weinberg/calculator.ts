import {
  comparisonOfTests,
  furtherReference,
  inbreedingFigure,
  noticesOnTests,
  pValueFigure,
  type SpecifiedTest,
  statisticFigure,
  verdictFigure,
} from '#src/families/equilibriumTests.ts';
import { verdictInTwo } from '#src/families/equilibriumVerdict.ts';
import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { fixed } from '#src/kit/format.ts';
import { legible, withHiddenDigits } from '#src/kit/onDemand/hiddenDigits.ts';
import type { Block, Figure, Presentation, ResultKey, TableBlock } from '#src/kit/presentation.ts';
import type hardyWeinberg from '#workers/formulas/hardy-weinberg.ts';
import type { CountedSample, HardyWeinbergResult, SampleOfFrequencies } from '#workers/formulas/hardy-weinberg.ts';
import { CHI_SQUARE_LIMITS } from '#workers/reference/chiSquareLimits.ts';
import { equilibriumChart } from './chart.ts';
import { workingOf } from './working.ts';

type Key = ResultKey<HardyWeinbergResult>;

const GENOTYPES = [
  { key: 'dominant', name: 'AA' },
  { key: 'heterozygous', name: 'Aa' },
  { key: 'recessive', name: 'aa' },
] as const;

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
      hint: 'A frequency from 0 to 1, or a whole count.',
      min: 0,
    },
    heterozygous: {
      kind: 'number',
      label: 'Heterozygotes, Aa',
      hint: 'A frequency or a count, as above.',
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
  present,
  sources: ['hardy1908', 'engels2009', 'wigginton2005', 'emigh1980'],
});

function present(result: HardyWeinbergResult): Presentation<Key> {
  const { p, q } = result.alleleFrequencies;
  const [ofA, ofSmallA] = [
    frequency('alleleFrequencies.p', 'Frequency of A (p)', p),
    frequency('alleleFrequencies.q', 'Frequency of a (q)', q),
  ];
  const verdict = result.populationCounts === null ? null : verdictInTwo(specifiedTest(result), result.reference);
  return {
    headline: withHiddenDigits({ ...ofA, note: 'AA + Aa ÷ 2, as a share of all alleles.' }),
    ...(verdict === null ? {} : { second: verdict.second }),
    status: `p ${legible(p, 4)}, q ${legible(q, 4)}.${verdict === null ? '' : ` ${verdict.status}`}`,
    blocks: result.populationCounts === null ? ofFrequencies(result, ofSmallA) : ofCounts(result, ofSmallA),
    working: workingOf(result),
  };
}

function ofCounts(result: CountedSample, ofSmallA: Figure<Key>): readonly Block<Key>[] {
  const specified = specifiedTest(result);
  const { total } = result.populationCounts;
  return [
    ...noticesOnTests(result.expectedCounts, result.reference),
    {
      kind: 'facts',
      figures: [ofSmallA, { field: 'populationCounts.total', label: 'Individuals', value: total, text: String(total) }],
    },
    equilibriumChart(result),
    comparisonOfTests(specified, result.reference),
    {
      ...genotypeTable(result),
      columns: [
        { label: 'Genotype' },
        { label: 'Count', numeric: true },
        { label: 'Expected count', numeric: true },
        { label: 'Frequency', numeric: true },
        { label: 'Expected frequency', numeric: true },
      ],
      rows: GENOTYPES.map(({ key, name }) => [
        name,
        {
          field: `populationCounts.${key}`,
          label: `Count of ${name}`,
          value: result.populationCounts[key],
          text: String(result.populationCounts[key]),
        },
        {
          field: `expectedCounts.${key}`,
          label: `Expected count of ${name}`,
          value: result.expectedCounts[key],
          text: fixed(result.expectedCounts[key], 2),
        },
        ...frequencyCells(result, key, name),
      ]),
    },
    furtherReference(result.reference),
  ];
}

function ofFrequencies(result: SampleOfFrequencies, ofSmallA: Figure<Key>): readonly Block<Key>[] {
  return [
    {
      kind: 'facts',
      figures: [
        ofSmallA,
        inbreedingFigure(result.reference.inbreedingCoefficient),
        { field: 'chiSquare', label: 'Chi-square', value: null, text: 'needs counts' },
        { field: 'populationCounts', label: 'Individuals', value: null, text: 'not entered' },
      ],
    },
    equilibriumChart(result),
    genotypeTable(result),
    {
      kind: 'notice',
      tone: 'neutral',
      title: 'No test without counts',
      text: 'The same frequencies may come from ten individuals or from ten thousand, and only the second would prove a small departure. Enter counts to test the sample.',
    },
  ];
}

function specifiedTest({ chiSquare }: CountedSample): SpecifiedTest<Key> {
  const limit = CHI_SQUARE_LIMITS.four;
  return {
    name: '2 degrees of freedom',
    statistic: statisticFigure('chiSquare.value', 'Chi-square', chiSquare.value, limit),
    pValue: pValueFigure('chiSquare.pValue', 'p-value with 2 degrees of freedom', chiSquare.pValue),
    verdict: verdictFigure('chiSquare.isEquilibrium', 'In equilibrium, 2 degrees of freedom', chiSquare.isEquilibrium),
    limit,
    why: 'The p-value named after 2 degrees of freedom is exp(−χ²/2)·(1 + χ²/2), which is the tail of the distribution with 4. The test has 1: three genotypes, less one for their total and one for the estimated p. The exact test counts all samples with the same alleles.',
  };
}

function genotypeTable(result: HardyWeinbergResult): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Genotypes, observed and expected',
    columns: [
      { label: 'Genotype' },
      { label: 'Frequency', numeric: true },
      { label: 'Expected frequency', numeric: true },
    ],
    rows: GENOTYPES.map(({ key, name }) => [name, ...frequencyCells(result, key, name)]),
  };
}

function frequencyCells(
  { genotypeFrequencies, expectedFrequencies }: HardyWeinbergResult,
  key: (typeof GENOTYPES)[number]['key'],
  name: string,
): readonly Figure<Key>[] {
  return [
    frequency(`genotypeFrequencies.${key}`, `Frequency of ${name}`, genotypeFrequencies[key]),
    frequency(`expectedFrequencies.${key}`, `Expected frequency of ${name}`, expectedFrequencies[key]),
  ];
}

function frequency(field: Key, label: string, value: number): Figure<Key> {
  return withHiddenDigits({ field, label, value, text: fixed(value, 4) });
}

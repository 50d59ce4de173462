import {
  chiSquareApart,
  chiSquareOutput,
  chiSquareSteps,
  comparisonOfTests,
  furtherReference,
  noticesOnTests,
  pValueOutput,
  REFERENCE,
  referenceSteps,
  type SpecifiedTest,
  verdictOutput,
} from '#src/calculators/families/equilibriumTests.ts';
import { verdictInTwo } from '#src/calculators/families/equilibriumVerdict.ts';
import { namedBars } from '#src/calculators/families/namedBars.ts';
import { count } from '#src/engine/kit/countAndName.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { fixed, fixedApart } from '#src/engine/kit/format.ts';
import { legible, legibly, legiblyInPercent } from '#src/engine/kit/onDemand/hiddenDigits.ts';
import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import type { Depends, FigureOf, NumberOutput } from '#src/engine/kit/outputs.ts';
import type { ChartBlock, NoticeBlock, Presentation, ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import { decimals } from '#src/engine/kit/writing.ts';
import type alleleFrequency from '#workers/formulas/allele-frequency.ts';
import type { AlleleFrequencyInput, AlleleFrequencyResult } from '#workers/formulas/allele-frequency.ts';
import { CHI_SQUARE_LIMITS } from '#workers/reference/chiSquareLimits.ts';

type Key = ResultKey<AlleleFrequencyResult>;

const SPECIFIED: SpecifiedTest<Key> = {
  name: '2 degrees of freedom',
  statistic: 'chiSquare',
  pValue: 'pValue',
  verdict: 'isHardyWeinberg',
  limit: CHI_SQUARE_LIMITS.two,
  why: 'The limit 5.991 belongs to 2 degrees of freedom. This test has 1, with the limit 3.841: three genotypes, less one for the total and one for the estimated allele frequency. The exact test needs no limit.',
};

export default defineCalculator<typeof alleleFrequency>()({
  formula: 'allele-frequency',
  fixed: {},
  fields: {
    dominantSymbol: {
      kind: 'text',
      label: 'Dominant allele',
      hint: 'One character, written in upper case.',
      letterCase: 'upper',
      maxLength: 1,
      initial: 'A',
    },
    recessiveSymbol: {
      kind: 'text',
      label: 'Recessive allele',
      hint: 'One character, written in lower case.',
      letterCase: 'lower',
      maxLength: 1,
      initial: 'a',
    },
    homozygousDominant: {
      kind: 'text',
      label: 'Homozygous dominant',
      hint: 'Individuals. Blank is 0.',
      maxLength: 20,
    },
    heterozygous: {
      kind: 'text',
      label: 'Heterozygous',
      hint: 'Carriers of both alleles.',
      maxLength: 20,
    },
    homozygousRecessive: {
      kind: 'text',
      label: 'Homozygous recessive',
      hint: 'Whole numbers only; 19.7 is read as 19.',
      maxLength: 20,
    },
  },
  example: {
    dominantSymbol: 'T',
    recessiveSymbol: 't',
    homozygousDominant: '45',
    heterozygous: '36',
    homozygousRecessive: '19',
  },
  errorStyle: 'banner',
  outputs: {
    alleles: {
      kind: 'rows',
      label: 'Alleles',
      row: {
        allele: { kind: 'words', label: 'Allele' },
        count: count(({ row }) => `Copies of ${row.allele}`),
        frequency: frequency(({ row }) => `Frequency of ${row.allele}`),
        percentage: percentage(({ row }) => `Allele ${row.allele}`),
      },
    },
    genotypes: {
      kind: 'rows',
      label: 'Genotypes',
      row: {
        genotype: { kind: 'words', label: 'Genotype' },
        count: count(({ row }) => `Individuals ${row.genotype}`),
        frequency: frequency(({ row }) => `Frequency of ${row.genotype}`),
        percentage: percentage(({ row }) => `Share of ${row.genotype}`),
      },
    },
    totalAlleles: count('Total alleles'),
    totalIndividuals: count('Individuals'),
    expectedCounts: {
      kind: 'group',
      keys: {
        dominant: { kind: 'number', label: 'Expected homozygous dominant', written: decimals(2) },
        heterozygous: { kind: 'number', label: 'Expected heterozygous', written: decimals(2) },
        recessive: { kind: 'number', label: 'Expected homozygous recessive', written: decimals(2) },
      },
    },
    chiSquare: chiSquareOutput('Chi-square', SPECIFIED.limit),
    pValue: pValueOutput('p-value with 2 degrees of freedom'),
    isHardyWeinberg: verdictOutput('In equilibrium, 2 degrees of freedom'),
    reference: { kind: 'group', keys: REFERENCE },
  },
  present,
  evidence: 'law',
  sources: ['hardy1908', 'engels2009', 'wigginton2005', 'emigh1980'],
  frame: 'bare',
});

function frequency<Place>(label: Depends<string, Place>): NumberOutput<Place> {
  return { kind: 'number', label, written: legibly(decimals(4)) };
}

function percentage<Place>(label: Depends<string, Place>): NumberOutput<Place> {
  return { kind: 'number', label, unit: '%', written: legiblyInPercent(decimals(1)) };
}

function present(result: AlleleFrequencyResult, input: AlleleFrequencyInput, figure: FigureOf<Key>): Presentation<Key> {
  const verdict = verdictInTwo(SPECIFIED, result.reference, figure);
  const shares = result.alleles.map((each) => `Allele ${each.allele} ${legibleShare(each.percentage)} %`);
  return {
    headline: figure('alleles.0.percentage', { note: 'Share of all alleles in the sample.' }),
    ...(verdict === null ? {} : { second: verdict.second }),
    status: `${shares.join(', ')}.${verdict === null ? '' : ` ${verdict.status}`}`,
    blocks: [
      ...readingNotice(result, input),
      ...noticesOnTests(result.expectedCounts, result.reference),
      {
        kind: 'facts',
        figures: [figure('alleles.1.percentage'), figure('totalIndividuals'), figure('totalAlleles')],
      },
      genotypeChart(result),
      rowsTable(figure, {
        title: 'Alleles',
        list: 'alleles',
        rows: result.alleles.length,
        columns: ['allele', ['count', 'Count'], ['frequency', 'Frequency']],
      }),
      rowsTable(figure, {
        title: 'Genotypes',
        list: 'genotypes',
        rows: result.genotypes.length,
        columns: ['genotype', ['count', 'Count'], ['frequency', 'Frequency'], ['percentage', 'Share']],
      }),
      comparisonOfTests(SPECIFIED, figure),
      furtherReference(figure),
    ],
    working: workingOf(result, figure),
  };
}

/** Formats for a sentence: digits hidden by one decimal are in brackets, 0.0 (0.01) and 100.0 (99.99). */
function legibleShare(percentage: number): string {
  const [text, apart] = [fixed(percentage, 1), fixedApart(percentage, 1, [100])];
  return apart === text ? legible(percentage, 1) : `${text} (${apart})`;
}

/** Boxes of the counts, in the order of the genotypes in the result. */
const COUNTS = ['homozygousDominant', 'heterozygous', 'homozygousRecessive'] as const;

/** Reports how counts were read that were not typed as whole numbers. */
function readingNotice({ genotypes }: AlleleFrequencyResult, input: AlleleFrequencyInput): readonly NoticeBlock[] {
  const readings = COUNTS.flatMap((name, index) => {
    const { genotype = '', count: read = 0 } = genotypes[index] ?? {};
    const typed = input[name].trim();
    return typed === String(read) ? [] : [`${genotype} ${typed === '' ? 'blank' : `“${typed}”`} as ${read}`];
  });
  if (readings.length === 0) return [];
  return [{ kind: 'notice', tone: 'neutral', title: 'Counts as they were read', text: `${readings.join(', ')}.` }];
}

/** Returns the genotypes of the sample beside those of a population in equilibrium. */
function genotypeChart({ genotypes, expectedCounts }: AlleleFrequencyResult): ChartBlock {
  const { dominant, heterozygous, recessive } = expectedCounts;
  return namedBars({
    title: 'Observed and expected genotypes',
    summary: 'Individuals with each genotype, and how many Hardy–Weinberg equilibrium predicts.',
    of: 'Genotype',
    y: { label: 'Individuals', decimals: 2 },
    names: genotypes.map(({ genotype }) => genotype),
    series: [
      { name: 'Observed', values: genotypes.map(({ count }) => count) },
      { name: 'Expected', values: [dominant, heterozygous, recessive] },
    ],
  });
}

function workingOf(result: AlleleFrequencyResult, figure: FigureOf<Key>): readonly WorkingStep[] {
  const { alleles, genotypes, totalAlleles, totalIndividuals: total, expectedCounts, chiSquare, reference } = result;
  const [big, small] = alleles;
  const [dominant, heterozygous, recessive] = genotypes;
  if (!big || !small || !dominant || !heterozygous || !recessive) throw new Error('Two alleles make three genotypes');
  const [p, q] = [big.frequency, small.frequency];
  const limit = CHI_SQUARE_LIMITS.two;
  const ofAllele = (at: 0 | 1, label: string, twice: typeof dominant): WorkingStep => ({
    label: `Frequency of ${label}`,
    formula: `(2·${twice.genotype} + ${heterozygous.genotype}) ÷ 2N`,
    substituted: `(2·${twice.count} + ${heterozygous.count}) ÷ ${totalAlleles}`,
    value: figure(`alleles.${at}.frequency`).text,
  });
  return [
    ofAllele(0, big.allele, dominant),
    ofAllele(1, small.allele, recessive),
    ...chiSquareSteps(
      [dominant.genotype, heterozygous.genotype, recessive.genotype],
      [dominant.count, heterozygous.count, recessive.count],
      expectedCounts,
      { p, q, total, chiSquare },
    ),
    {
      label: 'Chi-square test with 2 degrees of freedom',
      formula: `in equilibrium if χ² < ${limit}`,
      substituted: `${chiSquareApart(chiSquare)} ${result.isHardyWeinberg ? '<' : '≥'} ${limit}`,
      value: result.isHardyWeinberg ? '→ in equilibrium' : '→ not in equilibrium',
    },
    ...referenceSteps(reference, { observed: heterozygous.frequency, p, q }),
  ];
}

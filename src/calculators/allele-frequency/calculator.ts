import {
  chiSquareApart,
  chiSquareSteps,
  comparisonOfTests,
  furtherReference,
  noticesOnTests,
  pValueFigure,
  referenceSteps,
  type SpecifiedTest,
  statisticFigure,
  verdictFigure,
} from '#src/families/equilibriumTests.ts';
import { verdictInTwo } from '#src/families/equilibriumVerdict.ts';
import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { fixed, fixedApart } from '#src/kit/format.ts';
import { legible, withHiddenDigits } from '#src/kit/onDemand/hiddenDigits.ts';
import type { Figure, NoticeBlock, Presentation, ResultKey, TableBlock, WorkingStep } from '#src/kit/presentation.ts';
import type alleleFrequency from '#workers/formulas/allele-frequency.ts';
import type { AlleleFrequencyInput, AlleleFrequencyResult } from '#workers/formulas/allele-frequency.ts';
import { CHI_SQUARE_LIMITS } from '#workers/reference/chiSquareLimits.ts';
import { genotypeChart } from './chart.ts';

type Key = ResultKey<AlleleFrequencyResult>;

/** Boxes of the counts, in the order of the genotypes in the result. */
const COUNTS = ['homozygousDominant', 'heterozygous', 'homozygousRecessive'] as const;

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
      hint: 'Individuals, a whole number. Blank is 0.',
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
  present,
  sources: ['hardy1908', 'engels2009', 'wigginton2005', 'emigh1980'],
  frame: 'bare',
});

function present(result: AlleleFrequencyResult, input: AlleleFrequencyInput): Presentation<Key> {
  const [big, small] = result.alleles.map(({ allele, percentage }, index) =>
    percentageFigure(`alleles.${index}.percentage`, `Allele ${allele}`, percentage),
  );
  if (big === undefined || small === undefined) throw new Error('There are two alleles');
  const specified = specifiedTest(result);
  const verdict = verdictInTwo(specified, result.reference);
  const { totalIndividuals, totalAlleles } = result;
  const shares = result.alleles.map(({ allele, percentage }) => `Allele ${allele} ${legibleShare(percentage)} %`);
  return {
    headline: withHiddenDigits({ ...big, note: 'Share of all alleles in the sample.' }),
    ...(verdict === null ? {} : { second: verdict.second }),
    status: `${shares.join(', ')}.${verdict === null ? '' : ` ${verdict.status}`}`,
    blocks: [
      ...readingNotice(result, input),
      ...noticesOnTests(result.expectedCounts, result.reference),
      {
        kind: 'facts',
        figures: [
          small,
          count('totalIndividuals', 'Individuals', totalIndividuals),
          count('totalAlleles', 'Total alleles', totalAlleles),
        ],
      },
      genotypeChart(result),
      alleleTable(result),
      genotypeTable(result),
      comparisonOfTests(specified, result.reference),
      furtherReference(result.reference),
    ],
    working: workingOf(result),
  };
}

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

function specifiedTest({ chiSquare, pValue, isHardyWeinberg }: AlleleFrequencyResult): SpecifiedTest<Key> {
  const limit = CHI_SQUARE_LIMITS.two;
  return {
    name: '2 degrees of freedom',
    statistic: statisticFigure('chiSquare', 'Chi-square', chiSquare, limit),
    pValue: pValueFigure('pValue', 'p-value with 2 degrees of freedom', pValue),
    verdict: verdictFigure('isHardyWeinberg', 'In equilibrium, 2 degrees of freedom', isHardyWeinberg),
    limit,
    why: 'The limit 5.991 belongs to 2 degrees of freedom. This test has 1, with the limit 3.841: three genotypes, less one for the total and one for the estimated allele frequency. The exact test needs no limit.',
  };
}

function alleleTable({ alleles }: AlleleFrequencyResult): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Alleles',
    columns: [{ label: 'Allele' }, { label: 'Count', numeric: true }, { label: 'Frequency', numeric: true }],
    rows: alleles.map((allele, index) => [
      { field: `alleles.${index}.allele`, label: 'Allele', value: allele.allele, text: allele.allele },
      count(`alleles.${index}.count`, `Copies of ${allele.allele}`, allele.count),
      frequency(`alleles.${index}.frequency`, `Frequency of ${allele.allele}`, allele.frequency),
    ]),
  };
}

function genotypeTable({ genotypes }: AlleleFrequencyResult): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Genotypes',
    columns: [
      { label: 'Genotype' },
      { label: 'Count', numeric: true },
      { label: 'Frequency', numeric: true },
      { label: 'Share', numeric: true },
    ],
    rows: genotypes.map(({ genotype, ...share }, index) => [
      { field: `genotypes.${index}.genotype`, label: 'Genotype', value: genotype, text: genotype },
      count(`genotypes.${index}.count`, `Individuals ${genotype}`, share.count),
      frequency(`genotypes.${index}.frequency`, `Frequency of ${genotype}`, share.frequency),
      percentageFigure(`genotypes.${index}.percentage`, `Share of ${genotype}`, share.percentage),
    ]),
  };
}

function workingOf(result: AlleleFrequencyResult): readonly WorkingStep[] {
  const { alleles, genotypes, totalAlleles, totalIndividuals: total, expectedCounts, chiSquare, reference } = result;
  const [big, small] = alleles;
  const [dominant, heterozygous, recessive] = genotypes;
  if (!big || !small || !dominant || !heterozygous || !recessive) throw new Error('Two alleles make three genotypes');
  const [p, q] = [big.frequency, small.frequency];
  const limit = CHI_SQUARE_LIMITS.two;
  const ofAllele = (label: string, twice: typeof dominant, frequencyText: string): WorkingStep => ({
    label: `Frequency of ${label}`,
    formula: `(2·${twice.genotype} + ${heterozygous.genotype}) ÷ 2N`,
    substituted: `(2·${twice.count} + ${heterozygous.count}) ÷ ${totalAlleles}`,
    value: frequencyText,
  });
  return [
    ofAllele(big.allele, dominant, fixed(p, 4)),
    ofAllele(small.allele, recessive, fixed(q, 4)),
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

/** Formats for a sentence: digits hidden by one decimal are in brackets, 0.0 (0.01) and 100.0 (99.99). */
function legibleShare(percentage: number): string {
  const [text, apart] = [fixed(percentage, 1), fixedApart(percentage, 1, [100])];
  return apart === text ? legible(percentage, 1) : `${text} (${apart})`;
}

function count(field: Key, label: string, value: number): Figure<Key> {
  return { field, label, value, text: String(value) };
}

function frequency(field: Key, label: string, value: number): Figure<Key> {
  return withHiddenDigits({ field, label, value, text: fixed(value, 4) });
}

function percentageFigure(field: Key, label: string, value: number): Figure<Key> {
  return withHiddenDigits({ field, label, value, text: fixed(value, 1), unit: '%' });
}

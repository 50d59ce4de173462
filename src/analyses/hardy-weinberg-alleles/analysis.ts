import { seedField } from '#src/families/seedField.ts';
import { countFigure, pValueFigure, pValueWords, statistic } from '#src/families/statisticsNumbers.ts';
import { defineAnalysis } from '#src/kit/defineAnalysis.ts';
import { grouped } from '#src/kit/displayNumber.ts';
import { fixed } from '#src/kit/format.ts';
import type { Block, ResultKey } from '#src/kit/presentation.ts';
import type hardyWeinbergAlleles from '#workers/formulas/hardy-weinberg-alleles.ts';
import type { HardyWeinbergAllelesResult } from '#workers/formulas/hardy-weinberg-alleles.ts';
import { SIGNIFICANCE } from '#workers/reference/chiSquareLimits.ts';

type Key = ResultKey<HardyWeinbergAllelesResult>;

const LOW = 5;

export default defineAnalysis<typeof hardyWeinbergAlleles>()({
  formula: 'hardy-weinberg-alleles',
  action: 'Test the genotypes',
  fields: {
    inheritance: {
      kind: 'choice',
      label: 'Chromosome',
      look: 'radios',
      options: [
        { value: 'autosomal', label: 'Autosome' },
        { value: 'x-linked', label: 'X chromosome' },
      ],
      initial: 'autosomal',
    },
    genotypes: {
      kind: 'text',
      label: 'Genotypes and their counts',
      hint: 'One genotype a line, alleles as you name them: A B 12 or A/B 12. On the X chromosome, a line with one allele counts males.',
      lines: 6,
      maxLength: 10_000,
    },
    seed: seedField('Used where tables of genotypes are too many to visit all.'),
  },
  example: {
    inheritance: 'autosomal',
    genotypes: 'A A 12\nA B 20\nA C 9\nB B 14\nB C 11\nC C 6',
    seed: '1',
  },
  sources: ['hardy1908', 'guoThompson1992', 'graffelmanWeir2016'],
  present: (result) => {
    const { exact, degreesOfFreedom, statistic: chiSquare, pValue, individuals, males } = result;
    const fits = exact.pValue > SIGNIFICANCE;
    const how =
      exact.method === 'enumeration'
        ? `All ${grouped(exact.tables)} tables with these alleles were visited.`
        : `${grouped(exact.tables)} tables were drawn; standard error ${fixed(exact.standardError ?? 0, 4)}.`;
    return {
      headline: {
        ...pValueFigure<Key>('exact.pValue', 'p value of the exact test', exact.pValue),
        tone: fits ? 'good' : 'caution',
        note: `${fits ? 'In Hardy–Weinberg proportions.' : 'Not in Hardy–Weinberg proportions.'} ${how}`,
      },
      status: `Exact test ${pValueWords(exact.pValue)}.`,
      blocks: [
        ...lowCounts(result),
        {
          kind: 'facts',
          figures: [
            statistic<Key>('statistic', 'χ²', chiSquare),
            countFigure<Key>('degreesOfFreedom', 'Degrees of freedom', degreesOfFreedom),
            pValueFigure<Key>('pValue', 'p value of χ²', pValue),
            statistic<Key>('observedHeterozygosity', 'Observed heterozygosity', result.observedHeterozygosity),
            statistic<Key>('expectedHeterozygosity', 'Expected heterozygosity', result.expectedHeterozygosity),
            statistic<Key>('inbreedingCoefficient', 'Inbreeding coefficient F', result.inbreedingCoefficient),
            countFigure<Key>('individuals', 'Individuals', individuals),
            ...(males === 0 ? [] : [countFigure<Key>('males', 'Males among them', males)]),
          ],
        },
        alleleTable(result),
        genotypeTable(result),
      ],
      working: [],
    };
  },
});

function lowCounts({ smallestExpected }: HardyWeinbergAllelesResult): readonly Block<Key>[] {
  if (smallestExpected >= LOW) return [];
  const text = `A genotype is expected ${fixed(smallestExpected, 2)} times. Below ${LOW}, trust the exact test and not χ².`;
  return [{ kind: 'notice', tone: 'neutral', text }];
}

function alleleTable({ alleles }: HardyWeinbergAllelesResult): Block<Key> {
  return {
    kind: 'table',
    title: 'Alleles',
    columns: [{ label: 'Allele' }, { label: 'Copies', numeric: true }, { label: 'Frequency', numeric: true }],
    rows: alleles.map(({ allele, count, frequency }, index) => [
      { field: `alleles.${index}.allele`, label: 'Allele', value: allele, text: allele },
      countFigure<Key>(`alleles.${index}.count`, `Copies of ${allele}`, count),
      {
        field: `alleles.${index}.frequency`,
        label: `Frequency of ${allele}`,
        value: frequency,
        text: fixed(frequency, 4),
      },
    ]),
  };
}

function genotypeTable({ genotypes }: HardyWeinbergAllelesResult): Block<Key> {
  return {
    kind: 'table',
    title: 'Genotypes',
    columns: [{ label: 'Genotype' }, { label: 'Observed', numeric: true }, { label: 'Expected', numeric: true }],
    rows: genotypes.map(({ genotype, observed, expected }, index) => [
      { field: `genotypes.${index}.genotype`, label: 'Genotype', value: genotype, text: genotype },
      countFigure<Key>(`genotypes.${index}.observed`, `Observed ${genotype}`, observed),
      {
        field: `genotypes.${index}.expected`,
        label: `Expected ${genotype}`,
        value: expected,
        text: fixed(expected, 2),
      },
    ]),
  };
}

import { cautionNotices } from '#src/calculators/families/cautionNotices.ts';
import { seedField } from '#src/calculators/families/seedField.ts';
import { pValueWords } from '#src/calculators/families/statisticsNumbers.ts';
import { pValue, statistic } from '#src/calculators/families/statisticsOutputs.ts';
import { count } from '#src/engine/kit/countAndName.ts';
import { defineAnalysis } from '#src/engine/kit/defineAnalysis.ts';
import { grouped } from '#src/engine/kit/displayNumber.ts';
import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import { decimals } from '#src/engine/kit/writing.ts';
import type hardyWeinbergAlleles from '#workers/formulas/hardy-weinberg-alleles.ts';
import { SIGNIFICANCE } from '#workers/reference/chiSquareLimits.ts';

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
  outputs: {
    exact: {
      kind: 'group',
      keys: {
        pValue: {
          ...pValue('p value of the exact test'),
          tone: ({ result }) => (result.exact.pValue > SIGNIFICANCE ? 'good' : 'caution'),
        },
        method: {
          kind: 'words',
          label: 'Tables of genotypes',
          words: { enumeration: 'all visited', simulation: 'drawn at random' },
        },
        tables: count('Tables visited or drawn'),
        standardError: { kind: 'number', label: 'Standard error of the p value', written: decimals(4) },
      },
    },
    statistic: statistic('χ²'),
    degreesOfFreedom: count('Degrees of freedom'),
    pValue: pValue('p value of χ²'),
    observedHeterozygosity: statistic('Observed heterozygosity'),
    expectedHeterozygosity: statistic('Expected heterozygosity'),
    inbreedingCoefficient: statistic('Inbreeding coefficient F'),
    individuals: count('Individuals'),
    males: count('Males among them'),
    smallestExpected: { kind: 'number', label: 'Smallest expected count', written: decimals(2) },
    alleles: {
      kind: 'rows',
      label: 'Alleles',
      row: {
        allele: { kind: 'words', label: 'Allele' },
        count: count(({ row }) => `Copies of ${row.allele}`),
        frequency: { kind: 'number', label: ({ row }) => `Frequency of ${row.allele}`, written: decimals(4) },
      },
    },
    genotypes: {
      kind: 'rows',
      label: 'Genotypes',
      row: {
        genotype: { kind: 'words', label: 'Genotype' },
        observed: count(({ row }) => `Observed ${row.genotype}`),
        expected: { kind: 'number', label: ({ row }) => `Expected ${row.genotype}`, written: decimals(2) },
      },
    },
  },
  present: (result, _, figure) => {
    const { exact, males, alleles, genotypes } = result;
    const fits = exact.pValue > SIGNIFICANCE;
    const how =
      exact.method === 'enumeration'
        ? `All ${grouped(exact.tables)} tables with these alleles were visited.`
        : `${grouped(exact.tables)} tables were drawn; standard error ${figure('exact.standardError').text}.`;
    return {
      headline: {
        ...figure('exact.pValue'),
        note: `${fits ? 'In Hardy–Weinberg proportions.' : 'Not in Hardy–Weinberg proportions.'} ${how}`,
      },
      status: `Exact test ${pValueWords(exact.pValue)}.`,
      blocks: [
        ...cautionNotices([
          [
            result.smallestExpected < LOW,
            `A genotype is expected ${figure('smallestExpected').text} times. Below ${LOW}, trust the exact test and not χ².`,
            'neutral',
          ],
        ]),
        {
          kind: 'facts',
          figures: [
            figure('statistic'),
            figure('degreesOfFreedom'),
            figure('pValue'),
            figure('observedHeterozygosity'),
            figure('expectedHeterozygosity'),
            figure('inbreedingCoefficient'),
            figure('individuals'),
            ...(males === 0 ? [] : [figure('males')]),
          ],
        },
        rowsTable(figure, {
          title: 'Alleles',
          list: 'alleles',
          rows: alleles.length,
          columns: ['allele', ['count', 'Copies'], ['frequency', 'Frequency']],
        }),
        rowsTable(figure, {
          title: 'Genotypes',
          list: 'genotypes',
          rows: genotypes.length,
          columns: ['genotype', ['observed', 'Observed'], ['expected', 'Expected']],
        }),
      ],
      working: [],
    };
  },
});

import { cautionNotices } from '#src/calculators/families/cautionNotices.ts';
import { pValueWords } from '#src/calculators/families/statisticsNumbers.ts';
import { pValue, statistic } from '#src/calculators/families/statisticsOutputs.ts';
import { count } from '#src/engine/kit/countAndName.ts';
import { defineAnalysis } from '#src/engine/kit/defineAnalysis.ts';
import { fixed } from '#src/engine/kit/format.ts';
import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import { decimals, inWords } from '#src/engine/kit/writing.ts';
import type segregationRatio from '#workers/formulas/segregation-ratio.ts';
import type { SegregationRatioResult } from '#workers/formulas/segregation-ratio.ts';
import { SIGNIFICANCE } from '#workers/reference/chiSquareLimits.ts';
import { MENDELIAN_RATIO_IDS, MENDELIAN_RATIOS } from '#workers/reference/mendelianRatios.ts';

const LOW = 5;

export default defineAnalysis<typeof segregationRatio>()({
  formula: 'segregation-ratio',
  action: 'Test the ratio',
  fields: {
    counts: {
      kind: 'text',
      label: 'Counted offspring',
      hint: 'One number for each class, in the order of the ratio: 315, 101, 108, 32.',
      maxLength: 1000,
    },
    ratio: {
      kind: 'choice',
      label: 'Expected ratio',
      look: 'menu',
      options: [
        ...MENDELIAN_RATIO_IDS.map((id) => ({ value: id, label: `${id}, ${MENDELIAN_RATIOS[id].cause}` })),
        { value: 'own', label: 'Another ratio' },
      ],
      initial: '3:1',
    },
    ownRatio: {
      kind: 'text',
      label: 'Your ratio',
      hint: 'As many parts as there are counts: 27:9:9:9:3:3:3:1.',
      maxLength: 1000,
      visibleWhen: ({ ratio }) => ratio === 'own',
    },
  },
  example: { counts: '315, 101, 108, 32', ratio: '9:3:3:1', ownRatio: '' },
  sources: ['pearson1900', 'mendel1866', 'phillips2008', 'castleLittle1910'],
  outputs: {
    ratio: { kind: 'words', label: 'Expected ratio' },
    cause: { kind: 'words', label: 'Cause' },
    total: count('Offspring'),
    classes: {
      kind: 'rows',
      label: 'Classes',
      of: ({ row }) => row.name,
      row: {
        name: { kind: 'words', label: 'Class' },
        observed: count(({ row }) => `Observed ${row.name}`),
        expected: { kind: 'number', label: ({ row }) => `Expected ${row.name}`, written: decimals(2) },
        contribution: { kind: 'number', label: 'Part of χ²', written: decimals(3) },
      },
    },
    statistic: statistic('χ²'),
    degreesOfFreedom: count('Degrees of freedom', 'Classes less one.'),
    pValue: {
      kind: 'number',
      label: ({ result }) => `p value for ${result.ratio}`,
      // Without further digits in the note, which says what it means.
      written: (p) => (p < 1e-4 ? inWords('< 0.0001') : decimals(4)(p)),
      tone: ({ result }) => (isFit(result) ? 'good' : 'caution'),
      note: ({ result }) =>
        `${isFit(result) ? 'The counts fit this ratio: a departure as large is not rare.' : 'The counts do not fit this ratio: a departure as large would be rare.'}${result.cause === '' ? '' : ` It means ${result.cause}.`}`,
    },
    gTest: {
      kind: 'group',
      keys: { statistic: statistic('G, likelihood ratio'), pValue: pValue('p value of G') },
    },
    smallestExpected: { kind: 'number', label: 'Smallest expected count', written: decimals(2) },
    fits: {
      kind: 'rows',
      label: 'Other ratios with as many classes',
      row: {
        ratio: { kind: 'words', label: 'Ratio' },
        cause: { kind: 'words', label: 'Cause' },
        statistic: statistic(({ row }) => `χ² for ${row.ratio}`),
        pValue: pValue(({ row }) => `p value for ${row.ratio}`),
      },
    },
  },
  present: (result, _, figure) => {
    const { classes, fits } = result;
    return {
      headline: figure('pValue'),
      status: `χ² ${figure('statistic').text}, ${pValueWords(result.pValue)}.`,
      blocks: [
        ...cautionNotices([
          [
            result.smallestExpected < LOW,
            `A class is expected to have ${figure('smallestExpected').text} offspring. Below ${LOW}, χ² is only a rough guide: count more.`,
          ],
        ]),
        {
          kind: 'facts',
          figures: (['statistic', 'degreesOfFreedom', 'gTest.statistic', 'gTest.pValue', 'total'] as const).map((key) =>
            figure(key),
          ),
        },
        rowsTable(figure, {
          title: 'Classes',
          list: 'classes',
          rows: classes.length,
          columns: ['name', ['observed', 'Observed'], ['expected', 'Expected'], 'contribution'],
        }),
        ...(fits.length === 0
          ? []
          : [
              rowsTable(figure, {
                title: 'Other ratios with as many classes',
                list: 'fits',
                rows: fits.length,
                columns: ['ratio', 'cause', ['statistic', 'χ²'], ['pValue', 'p']],
                isFolded: false,
                note: 'With the counts in the order in which they were typed. To look for a ratio in the same counts and to test it with them finds one too easily: test a second sample.',
              }),
            ]),
      ],
      working: [
        {
          label: 'χ²',
          formula: 'Σ (observed − expected)² ÷ expected',
          substituted: classes.map(({ contribution }) => fixed(contribution, 4)).join(' + '),
          value: fixed(result.statistic, 4),
        },
      ],
    };
  },
});

function isFit({ pValue: p }: SegregationRatioResult): boolean {
  return p > SIGNIFICANCE;
}

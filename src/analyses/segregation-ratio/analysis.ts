import { pValueFigure, pValueWords, statistic, statisticText } from '#src/families/statisticsNumbers.ts';
import { defineAnalysis } from '#src/kit/defineAnalysis.ts';
import { fixed } from '#src/kit/format.ts';
import type { Block, ResultKey } from '#src/kit/presentation.ts';
import type segregationRatio from '#workers/formulas/segregation-ratio.ts';
import type { SegregationRatioResult } from '#workers/formulas/segregation-ratio.ts';
import { SIGNIFICANCE } from '#workers/reference/chiSquareLimits.ts';
import { MENDELIAN_RATIO_IDS, MENDELIAN_RATIOS } from '#workers/reference/mendelianRatios.ts';

type Key = ResultKey<SegregationRatioResult>;

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
  present: (result) => {
    const { ratio, cause, statistic: chiSquare, degreesOfFreedom, pValue, gTest } = result;
    const fits = pValue > SIGNIFICANCE;
    return {
      headline: {
        ...pValueFigure<Key>('pValue', `p value for ${ratio}`, pValue),
        tone: fits ? 'good' : 'caution',
        note: `${fits ? 'The counts fit this ratio: a departure as large is not rare.' : 'The counts do not fit this ratio: a departure as large would be rare.'}${cause === '' ? '' : ` It means ${cause}.`}`,
      },
      status: `χ² ${statisticText(chiSquare)}, ${pValueWords(pValue)}.`,
      blocks: [
        ...lowCounts(result),
        {
          kind: 'facts',
          figures: [
            statistic<Key>('statistic', 'χ²', chiSquare),
            statistic<Key>('degreesOfFreedom', 'Degrees of freedom', degreesOfFreedom, { note: 'Classes less one.' }),
            statistic<Key>('gTest.statistic', 'G, likelihood ratio', gTest.statistic),
            pValueFigure<Key>('gTest.pValue', 'p value of G', gTest.pValue),
            statistic<Key>('total', 'Offspring', result.total),
          ],
        },
        classTable(result),
        ...fitTable(result),
      ],
      working: [
        {
          label: 'χ²',
          formula: 'Σ (observed − expected)² ÷ expected',
          substituted: result.classes.map(({ contribution }) => fixed(contribution, 4)).join(' + '),
          value: fixed(chiSquare, 4),
        },
      ],
    };
  },
});

function lowCounts({ smallestExpected }: SegregationRatioResult): readonly Block<Key>[] {
  if (smallestExpected >= LOW) return [];
  const text = `A class is expected to have ${fixed(smallestExpected, 2)} offspring. Below ${LOW}, χ² is only a rough guide: count more.`;
  return [{ kind: 'notice', tone: 'caution', text }];
}

function classTable({ classes }: SegregationRatioResult): Block<Key> {
  return {
    kind: 'table',
    title: 'Classes',
    columns: [
      { label: 'Class' },
      { label: 'Observed', numeric: true },
      { label: 'Expected', numeric: true },
      { label: 'Part of χ²', numeric: true },
    ],
    rows: classes.map(({ name, observed, expected, contribution }, index) => [
      { field: `classes.${index}.name`, label: 'Class', value: name, text: name },
      { field: `classes.${index}.observed`, label: `Observed ${name}`, value: observed, text: String(observed) },
      { field: `classes.${index}.expected`, label: `Expected ${name}`, value: expected, text: fixed(expected, 2) },
      {
        field: `classes.${index}.contribution`,
        label: `Part of χ², ${name}`,
        value: contribution,
        text: fixed(contribution, 3),
      },
    ]),
  };
}

function fitTable({ fits }: SegregationRatioResult): readonly Block<Key>[] {
  if (fits.length === 0) return [];
  return [
    {
      kind: 'table',
      title: 'Other ratios with as many classes',
      columns: [{ label: 'Ratio' }, { label: 'Cause' }, { label: 'χ²', numeric: true }, { label: 'p', numeric: true }],
      rows: fits.map(({ ratio, cause, statistic: chiSquare, pValue }, index) => [
        { field: `fits.${index}.ratio`, label: 'Ratio', value: ratio, text: ratio },
        { field: `fits.${index}.cause`, label: 'Cause', value: cause, text: cause },
        statistic<Key>(`fits.${index}.statistic`, `χ² for ${ratio}`, chiSquare),
        pValueFigure<Key>(`fits.${index}.pValue`, `p value for ${ratio}`, pValue),
      ]),
      isFolded: false,
      note: 'With the counts in the order in which they were typed. To look for a ratio in the same counts and to test it with them finds one too easily: test a second sample.',
    },
  ];
}

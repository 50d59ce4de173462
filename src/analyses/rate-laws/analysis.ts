import { readingNotices, reportBlock } from '#src/families/statisticsBlocks.ts';
import { countFigure, inSentence, intervalWords, statistic, statisticText } from '#src/families/statisticsNumbers.ts';
import { defineAnalysis } from '#src/kit/defineAnalysis.ts';
import { exponent, fixed } from '#src/kit/format.ts';
import { cellText } from '#src/kit/onDemand/presentationText.ts';
import type { Block, NoticeBlock, Presentation, ResultKey, TableBlock } from '#src/kit/presentation.ts';
import type rateLaws from '#workers/formulas/rate-laws.ts';
import type { RateLawsInput, RateLawsResult } from '#workers/formulas/rate-laws.ts';
import { residualChart, velocityChart } from './charts.ts';
import { FIELDS } from './fields.ts';
import { CONSTANT_NAMES, EQUATIONS, LAW_NAMES, lineOfR, unitOf } from './words.ts';

type Key = ResultKey<RateLawsResult>;

/** A difference of AICc below which two laws are supported about alike. */
const ALIKE = 2;
const EFFICIENCY = 'Catalytic efficiency kcat ÷ Km';

export default defineAnalysis<typeof rateLaws>()({
  formula: 'rate-laws',
  action: 'Fit the rate laws',
  fields: FIELDS,
  example: {
    layout: 'inhibitor',
    data: 'S\tI\tv\n1\t0\t10.61\n2\t0\t20.15\n5\t0\t37.79\n10\t0\t56.83\n20\t0\t71.69\n50\t0\t85.55\n1\t5\t6.72\n2\t5\t12.41\n5\t5\t25.1\n10\t5\t38.34\n20\t5\t55.02\n50\t5\t70.82\n1\t20\t2.27\n2\t20\t3.54\n5\t20\t12.76\n10\t20\t20.1\n20\t20\t30.91\n50\t20\t46.35',
    decimalMark: 'point',
    law: 'best',
    substrateUnit: 'µM',
    inhibitorUnit: 'µM',
    velocityUnit: 'µM',
    timeUnit: 's',
    enzymeConcentration: '0.05',
    confidenceLevel: '95',
  },
  sources: [
    'nomenclatureCommittee1982',
    'haldane1930',
    'hill1910',
    'hurvichTsai1989',
    'burnhamAnderson2004',
    'marquardt1963',
  ],
  present,
});

function present(result: RateLawsResult, input: RateLawsInput): Presentation<Key> {
  const { law, constants, residualStandardError, degreesOfFreedom, residualSumOfSquares, reading } = result;
  const [, half] = constants;
  const name = half?.name === 'k05' ? 'K0.5' : 'Km';
  const km = half?.value ?? 0;
  const unit = input.substrateUnit;
  return {
    headline: {
      field: 'constants.1.value',
      label: `${name} by ${LAW_NAMES[law]}`,
      value: km,
      text: statisticText(km),
      unit,
      note: `${intervalWords(input.confidenceLevel, half?.lower ?? 0, half?.upper ?? 0)}. ${EQUATIONS[law]}.`,
    },
    status: `${LAW_NAMES[law]}: ${name} ${statisticText(km)} ${unit}.`,
    blocks: [
      ...readingNotices(reading),
      ...notices(result),
      constantTable(result, input),
      ...turnoverFacts(result),
      comparedTable(result),
      velocityChart(result, input),
      residualChart(result, input),
      {
        kind: 'facts',
        title: 'Fit',
        figures: [
          statistic('residualStandardError', 'Residual SD', residualStandardError, unitOf('vmax', input)),
          countFigure('degreesOfFreedom', 'Degrees of freedom', degreesOfFreedom),
          statistic('residualSumOfSquares', 'Residual sum of squares', residualSumOfSquares),
        ],
      },
      reportBlock(sentence(result, input), lineOfR(result)),
    ],
    working: [],
  };
}

function notices({ compared, law, constants }: RateLawsResult): readonly NoticeBlock[] {
  const rivals = compared.filter(
    ({ law: other, difference }) => other !== law && difference !== null && difference < ALIKE,
  );
  const unsure = constants.filter(({ lower }) => lower <= 0).map(({ name }) => CONSTANT_NAMES[name]);
  const hasNoCriterion = compared.every(({ aicc }) => aicc === null);
  return [
    ...(rivals.length > 0
      ? [
          caution(
            `Supported about as well: ${rivals.map((each) => LAW_NAMES[each.law]).join(', ')}. The rows cannot tell these laws apart.`,
          ),
        ]
      : []),
    ...(unsure.length > 0
      ? [caution(`The interval includes 0: ${unsure.join('; ')}. The rows hardly determine it.`)]
      : []),
    ...(hasNoCriterion
      ? [caution('AICc is not defined for so few rows or for an exact fit: the laws are not compared.')]
      : []),
  ];
}

function caution(text: string): NoticeBlock {
  return { kind: 'notice', tone: 'caution', text };
}

function constantTable({ constants }: RateLawsResult, input: RateLawsInput): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Constants',
    columns: [
      { label: 'Constant' },
      { label: 'Estimate', numeric: true },
      { label: 'Standard error', numeric: true },
      { label: 'Lower limit', numeric: true },
      { label: 'Upper limit', numeric: true },
    ],
    note: `Standard errors and ${input.confidenceLevel} % intervals are asymptotic: estimate ± t·SE, as R prints them.`,
    rows: constants.map(({ name, value, standardError, lower, upper }, at) => {
      const unit = unitOf(name, input);
      const cell = (key: 'value' | 'standardError' | 'lower' | 'upper', label: string, number: number) =>
        statistic<Key>(`constants.${at}.${key}`, `${CONSTANT_NAMES[name]}, ${label}`, number, unit);
      return [
        { field: `constants.${at}.name`, label: 'Constant', value: name, text: CONSTANT_NAMES[name] },
        // The headline has the second one.
        at === 1 ? cellText(cell('value', 'estimate', value)) : cell('value', 'estimate', value),
        cell('standardError', 'standard error', standardError),
        cell('lower', 'lower limit', lower),
        cell('upper', 'upper limit', upper),
      ];
    }),
  };
}

function turnoverFacts({ kcat, efficiency }: RateLawsResult): readonly Block<Key>[] {
  if (kcat === null) return [];
  return [
    {
      kind: 'facts',
      figures: [
        statistic('kcat', 'Turnover number kcat', kcat, { unit: 's⁻¹' }),
        efficiency === null
          ? statistic('efficiency', EFFICIENCY, null, { missing: 'Not defined for the Hill equation.' })
          : {
              field: 'efficiency',
              label: EFFICIENCY,
              value: efficiency,
              text: exponent(efficiency, 3),
              unit: 'M⁻¹ s⁻¹',
            },
      ],
    },
  ];
}

function comparedTable({ compared }: RateLawsResult): TableBlock<Key> {
  const missing = { missing: 'Not determined.' };
  return {
    kind: 'table',
    title: 'Laws compared',
    columns: [
      { label: 'Law' },
      { label: 'Constants', numeric: true },
      { label: 'Sum of squares', numeric: true },
      { label: 'AICc', numeric: true },
      { label: 'Difference', numeric: true },
      { label: 'Weight', numeric: true },
    ],
    note: 'The lowest AICc is best; a difference below 2 is no evidence, one above 10 leaves the law without support. Not determined: the rows show no effect of a further constant.',
    rows: compared.map(({ law, constants, residualSumOfSquares, aicc, difference, weight }, at) => [
      { field: `compared.${at}.law`, label: 'Law', value: law, text: LAW_NAMES[law] },
      countFigure<Key>(`compared.${at}.constants`, `Constants, ${LAW_NAMES[law]}`, constants),
      statistic<Key>(
        `compared.${at}.residualSumOfSquares`,
        `Sum of squares, ${LAW_NAMES[law]}`,
        residualSumOfSquares,
        missing,
      ),
      statistic<Key>(`compared.${at}.aicc`, `AICc, ${LAW_NAMES[law]}`, aicc, missing),
      statistic<Key>(`compared.${at}.difference`, `Difference, ${LAW_NAMES[law]}`, difference, missing),
      {
        field: `compared.${at}.weight`,
        label: `Weight, ${LAW_NAMES[law]}`,
        value: weight,
        text: weight === null ? '–' : fixed(weight, 3),
      },
    ]),
  };
}

function sentence({ law, constants, compared }: RateLawsResult, input: RateLawsInput): string {
  const parts = constants.map(({ name, value, lower, upper }) => {
    const { unit } = unitOf(name, input);
    return `${CONSTANT_NAMES[name]} ${inSentence(value)}${unit === undefined ? '' : ` ${unit}`} (${intervalWords(input.confidenceLevel, lower, upper)})`;
  });
  const weight = compared.find((each) => each.law === law)?.weight ?? null;
  const support = weight === null ? '' : ` Akaike weight ${fixed(weight, 3)} among ${compared.length} laws.`;
  return `${LAW_NAMES[law]} by unweighted least squares: ${parts.join('; ')}.${support}`;
}

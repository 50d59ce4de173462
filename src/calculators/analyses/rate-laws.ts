import { cautionNotices } from '#src/calculators/families/cautionNotices.ts';
import { readingNotices, reportBlock } from '#src/calculators/families/statisticsBlocks.ts';
import { inSentence, intervalWords } from '#src/calculators/families/statisticsNumbers.ts';
import { READING, statistic } from '#src/calculators/families/statisticsOutputs.ts';
import { count, name } from '#src/engine/kit/countAndName.ts';
import { defineAnalysis } from '#src/engine/kit/defineAnalysis.ts';
import { fixed } from '#src/engine/kit/format.ts';
import { cellText } from '#src/engine/kit/onDemand/presentationText.ts';
import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import type { FigureOf, Here, NumberOutput } from '#src/engine/kit/outputs.ts';
import type { NoticeBlock, Presentation, ResultKey, TableBlock } from '#src/engine/kit/presentation.ts';
import { decimals, power } from '#src/engine/kit/writing.ts';
import type rateLaws from '#workers/formulas/rate-laws.ts';
import type { FittedConstant, RateLawsInput, RateLawsResult } from '#workers/formulas/rate-laws.ts';
import { residualsByVelocity, velocityChart } from './rate-laws/charts.ts';
import { FIELDS } from './rate-laws/fields.ts';
import { CONSTANT_NAMES, EQUATIONS, LAW_NAMES, lineOfR, unitOf } from './rate-laws/words.ts';

type Key = ResultKey<RateLawsResult>;

/** A difference of AICc below which two laws are supported about alike. */
const ALIKE = 2;
const NOT_DETERMINED = { missing: 'Not determined.' };

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
  outputs: {
    law: { kind: 'words', label: 'Law', words: LAW_NAMES },
    constants: {
      kind: 'rows',
      label: 'Constants',
      row: {
        name: { kind: 'words', label: 'Constant', words: CONSTANT_NAMES },
        value: ofConstant('estimate'),
        standardError: ofConstant('standard error'),
        lower: ofConstant('lower limit'),
        upper: ofConstant('upper limit'),
      },
    },
    residualSumOfSquares: statistic('Residual sum of squares'),
    residualStandardError: statistic('Residual SD', { unit: ({ input }) => unitOf('vmax', input).unit }),
    degreesOfFreedom: count('Degrees of freedom'),
    kcat: statistic('Turnover number kcat', { unit: 's⁻¹' }),
    efficiency: {
      kind: 'number',
      label: 'Catalytic efficiency kcat ÷ Km',
      unit: 'M⁻¹ s⁻¹',
      written: power(3),
      missingNote: 'Not defined for the Hill equation.',
    },
    compared: {
      kind: 'rows',
      label: 'Laws compared',
      of: ({ row }) => LAW_NAMES[row.law],
      row: {
        law: { kind: 'words', label: 'Law', words: LAW_NAMES },
        constants: count('Constants'),
        residualSumOfSquares: statistic('Sum of squares', NOT_DETERMINED),
        aicc: statistic('AICc', NOT_DETERMINED),
        difference: statistic('Difference', NOT_DETERMINED),
        weight: { kind: 'number', label: 'Weight', written: decimals(3) },
      },
    },
    points: { kind: 'inner', label: 'Velocities, measured and fitted' },
    lines: { kind: 'inner', label: 'Lines of the fitted law' },
    substrateName: name('Heading of the substrate'),
    inhibitorName: name('Heading of the inhibitor'),
    reading: READING,
  },
  present,
});

function ofConstant(what: string): NumberOutput<Here<unknown, RateLawsInput, FittedConstant>> {
  return statistic(({ row }) => `${CONSTANT_NAMES[row.name]}, ${what}`, {
    unit: ({ row, input }) => unitOf(row.name, input).unit,
  });
}

function present(result: RateLawsResult, input: RateLawsInput, figure: FigureOf<Key>): Presentation<Key> {
  const { law, constants, compared, kcat, reading } = result;
  const [, half] = constants;
  const halfName = half?.name === 'k05' ? 'K0.5' : 'Km';
  const headline = figure('constants.1.value', {
    label: `${halfName} by ${LAW_NAMES[law]}`,
    note: `${intervalWords(input.confidenceLevel, half?.lower ?? 0, half?.upper ?? 0)}. ${EQUATIONS[law]}.`,
  });
  return {
    headline,
    status: `${LAW_NAMES[law]}: ${halfName} ${cellText(headline)}.`,
    blocks: [
      ...readingNotices(reading),
      ...notices(result),
      constantTable(result, input, figure),
      ...(kcat === null ? [] : [{ kind: 'facts' as const, figures: [figure('kcat'), figure('efficiency')] }]),
      rowsTable(figure, {
        title: 'Laws compared',
        list: 'compared',
        rows: compared.length,
        columns: ['law', 'constants', 'residualSumOfSquares', 'aicc', 'difference', 'weight'],
        note: 'The lowest AICc is best; a difference below 2 is no evidence, one above 10 leaves the law without support. Not determined: the rows show no effect of a further constant.',
      }),
      velocityChart(result, input),
      residualsByVelocity(result, input),
      {
        kind: 'facts',
        title: 'Fit',
        figures: [figure('residualStandardError'), figure('degreesOfFreedom'), figure('residualSumOfSquares')],
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
  return cautionNotices([
    [
      rivals.length > 0,
      `Supported about as well: ${rivals.map((each) => LAW_NAMES[each.law]).join(', ')}. The rows cannot tell these laws apart.`,
    ],
    [unsure.length > 0, `The interval includes 0: ${unsure.join('; ')}. The rows hardly determine it.`],
    [
      compared.every(({ aicc }) => aicc === null),
      'AICc is not defined for so few rows or for an exact fit: the laws are not compared.',
    ],
  ]);
}

function constantTable(
  { constants }: RateLawsResult,
  { confidenceLevel }: RateLawsInput,
  figure: FigureOf<Key>,
): TableBlock<Key> {
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
    note: `Standard errors and ${confidenceLevel} % intervals are asymptotic: estimate ± t·SE, as R prints them.`,
    rows: constants.map((_, at) => {
      const estimate = figure(`constants.${at}.value`);
      return [
        figure(`constants.${at}.name`),
        // The headline has the second one.
        at === 1 ? cellText(estimate) : estimate,
        ...(['standardError', 'lower', 'upper'] as const).map((key) => figure(`constants.${at}.${key}`)),
      ];
    }),
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

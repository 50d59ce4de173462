import { cautionNotices } from '#src/calculators/families/cautionNotices.ts';
import { differencesBlock } from '#src/calculators/families/statisticsBlocks.ts';
import { inSentence, statisticText } from '#src/calculators/families/statisticsNumbers.ts';
import { statistic } from '#src/calculators/families/statisticsOutputs.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf, Here, NumberOutput } from '#src/engine/kit/outputs.ts';
import type { NoticeBlock, Presentation, ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import { decimals } from '#src/engine/kit/writing.ts';
import type lifeTable from '#workers/formulas/life-table.ts';
import type { LifeTableInput, LifeTableResult } from '#workers/formulas/life-table.ts';
import { lifeCharts } from './charts.ts';
import { classTable } from './table.ts';

type Key = ResultKey<LifeTableResult>;

export default defineCalculator<typeof lifeTable>()({
  formula: 'life-table',
  fixed: {},
  fields: {
    type: {
      kind: 'choice',
      label: 'Table',
      look: 'radios',
      options: [
        { value: 'cohort', label: 'Cohort: born together' },
        { value: 'static', label: 'Static: all ages at one time' },
      ],
      initial: 'cohort',
    },
    rows: {
      kind: 'rows',
      label: 'Ages',
      hint: 'From the youngest on. You can paste columns from a spreadsheet.',
      rowName: 'age',
      minRows: 2,
      row: {
        age: { kind: 'number', label: 'Age', hint: 'Beginning of the class; 0 or more, rising.', min: 0 },
        survivors: { kind: 'number', label: 'Survivors', hint: 'Counts or shares.', min: 0 },
        fertility: {
          kind: 'number',
          label: 'Fertility',
          hint: 'Daughters per female of this age.',
          optional: true,
          min: 0,
          step: 0.1,
        },
      },
    },
  },
  example: {
    type: 'cohort',
    rows: [
      { age: '0', survivors: '500', fertility: '0' },
      { age: '1', survivors: '400', fertility: '2' },
      { age: '2', survivors: '200', fertility: '3' },
      { age: '3', survivors: '50', fertility: '1' },
      { age: '4', survivors: '0', fertility: '0' },
    ],
  },
  errorStyle: 'inline',
  outputs: {
    lifeExpectancy: statistic('Life expectancy at the first age'),
    netReproductiveRate: statistic('Net reproductive rate R₀', { missing, note: 'Daughters of a newborn female.' }),
    generationTime: statistic('Generation time', { missing }),
    intrinsicRate: statistic('Rate of increase r', { missing, note: 'Per unit of age, exact.' }),
    approximateRate: statistic('r from ln R₀ ÷ T', { missing, note: 'Approximate.' }),
    lambda: statistic('Growth factor λ', { missing, note: 'Per unit of age.' }),
    doublingTime: statistic('Doubling time', {
      missing: (here) => (here.result.intrinsicRate === null ? missing(here) : 'The population does not grow.'),
    }),
    meanParentAge: statistic('Mean age of mothers', { missing, note: 'In the stable population.' }),
    rows: {
      kind: 'rows',
      label: 'Life table',
      of: ({ row }) => `age ${row.age}`,
      row: {
        age: statistic('Age'),
        survivors: statistic('Survivors'),
        lx: fourDecimals('l, alive'),
        dx: fourDecimals('d, dying'),
        qx: fourDecimals('q, mortality'),
        kx: fourDecimals('k'),
        Lx: fourDecimals('L, time in the class'),
        Tx: fourDecimals('T, time from here'),
        ex: fourDecimals('e, life expectancy'),
      },
    },
    risingAges: { kind: 'each', label: 'Ages with more survivors than the one before', each: statistic('Age') },
  },
  present,
  evidence: 'law',
  sources: ['deevey1947', 'lotka1925', 'gotelli2008'],
});

/** Says why there is no rate of increase. */
function missing({ result }: Here<LifeTableResult, unknown, unknown>): string {
  return result.netReproductiveRate === null ? 'Needs fertilities.' : 'Needs births after age 0.';
}

function fourDecimals(label: string): NumberOutput<unknown> {
  return { kind: 'number', label, written: decimals(4) };
}

const INCREASE = [
  'netReproductiveRate',
  'generationTime',
  'intrinsicRate',
  'approximateRate',
  'lambda',
  'doublingTime',
  'meanParentAge',
] as const;

function present(result: LifeTableResult, input: LifeTableInput, figure: FigureOf<Key>): Presentation<Key> {
  const { netReproductiveRate, approximateRate, intrinsicRate } = result;
  const growth =
    intrinsicRate === null ? '' : ` R₀ ${inSentence(netReproductiveRate ?? 0, 4)}, r ${inSentence(intrinsicRate, 4)}.`;
  const expectancy = figure('lifeExpectancy', { note: `In the unit of age.${growth}` });
  return {
    headline: expectancy,
    status: `Life expectancy ${expectancy.text}.`,
    blocks: [
      ...notices(result, input),
      ...lifeCharts(result),
      {
        kind: 'facts',
        title: 'Increase',
        figures: INCREASE.map((key) => figure(key)),
      },
      classTable(result, figure),
      ...(result.risingAges.length === 0
        ? []
        : [
            {
              kind: 'facts' as const,
              title: 'Ages with more survivors than the one before',
              figures: result.risingAges.map((_, at) => figure(`risingAges.${at}`)),
            },
          ]),
      differencesBlock([
        ...(approximateRate === null || intrinsicRate === null
          ? []
          : [
              `r: ln R₀ ÷ T is an approximation, here ${inSentence(approximateRate, 4)}; the exact root of Euler and Lotka is ${inSentence(intrinsicRate, 4)}.`,
            ]),
        'Time lived in a class: the mean of both ends here. Human tables use the mean age at death in the first class, which is below the middle.',
        'Census before or after breeding: counting newborns as age 0 or as age 1 shifts all ages by one.',
        'k: decimal logarithms here; some books use natural ones, 2.3026 times as large.',
        'Life expectancy from rounded columns differs in the third digit from that of the counts.',
      ]),
    ],
    working: workingOf(result, figure),
  };
}

function notices(
  { rows, risingAges, netReproductiveRate, intrinsicRate }: LifeTableResult,
  { type }: LifeTableInput,
): readonly NoticeBlock[] {
  const last = rows.at(-1);
  return cautionNotices([
    [type === 'static', 'A static table assumes that numbers and age structure have stayed the same for a lifetime.'],
    [risingAges.length > 0, 'More survivors than at the age before give negative deaths: smooth the counts first.'],
    [(last?.survivors ?? 0) > 0, 'The last class still has survivors: they are taken to die within it.', 'neutral'],
    [
      netReproductiveRate !== null && netReproductiveRate > 0 && intrinsicRate === null,
      'Births are at age 0 only, or too many there: no rate of increase is defined.',
    ],
    [
      netReproductiveRate !== null,
      'Fertility means daughters. If sons were counted too, R₀ is about double: halve the fertilities.',
      'neutral',
    ],
  ]);
}

/** Returns life expectancy, and the rates where there are births. */
function workingOf(
  { rows, lifeExpectancy, netReproductiveRate, generationTime, approximateRate, intrinsicRate }: LifeTableResult,
  figure: FigureOf<Key>,
): readonly WorkingStep[] {
  const [first, second] = rows;
  const steps: WorkingStep[] = [
    {
      label: `Mortality at age ${first?.age}`,
      formula: 'q = (l − next l) ÷ l',
      substituted: `(1 − ${workingNumber(second?.lx ?? 0)}) ÷ 1`,
      value: statisticText(first?.qx ?? 0),
    },
    {
      label: 'Life expectancy at the first age',
      formula: 'e = Σ L ÷ l',
      substituted: `${workingNumber(lifeExpectancy)} ÷ 1`,
      value: figure('lifeExpectancy').text,
    },
  ];
  if (netReproductiveRate === null || generationTime === null || approximateRate === null) return steps;
  const rate = figure('approximateRate');
  steps.push({
    label: 'Rate of increase, approximate',
    formula: 'r ≈ ln R₀ ÷ T',
    substituted: `ln ${workingNumber(netReproductiveRate, rate.written)} ÷ ${workingNumber(generationTime, rate.written)}`,
    value: rate.text,
  });
  if (intrinsicRate === null) return steps;
  const factor = figure('lambda');
  steps.push({
    label: 'Growth factor, with the exact r of Σ e^(−r·x)·l·m = 1',
    formula: 'λ = e^r',
    substituted: `e^${workingNumber(intrinsicRate, factor.written)}`,
    value: factor.text,
  });
  return steps;
}

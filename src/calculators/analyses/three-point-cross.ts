import { cautionNotices } from '#src/calculators/families/cautionNotices.ts';
import { tableField } from '#src/calculators/families/statisticsFields.ts';
import { statistic } from '#src/calculators/families/statisticsOutputs.ts';
import { count, name } from '#src/engine/kit/countAndName.ts';
import { defineAnalysis } from '#src/engine/kit/defineAnalysis.ts';
import type { Draft } from '#src/engine/kit/fields.ts';
import { fixed } from '#src/engine/kit/format.ts';
import type { FigureOf, NumberOutput } from '#src/engine/kit/outputs.ts';
import type { Block, NoticeBlock, Presentation, ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import { decimals } from '#src/engine/kit/writing.ts';
import type threePointCross from '#workers/formulas/three-point-cross.ts';
import type { ThreePointCrossInput, ThreePointCrossResult } from '#workers/formulas/three-point-cross.ts';

type Key = ResultKey<ThreePointCrossResult>;

const KINDS = {
  parental: 'Parental',
  first: 'Crossover in the first interval',
  second: 'Crossover in the second interval',
  double: 'Double crossover',
} as const;
const NONE_EXPECTED = 'No crossover in one of the intervals.';

export default defineAnalysis<typeof threePointCross>()({
  formula: 'three-point-cross',
  action: 'Map the genes',
  fields: {
    classes: tableField<Draft<ThreePointCrossInput>>({
      label: 'Offspring of the test cross',
      hint: 'A line for each class: an allele of each gene, always in the same order, and the count. AbC 12 is read as well.',
      placeholder: 'v cv+ ct+ 580',
    }),
  },
  example: {
    classes:
      'v cv+ ct+ 580\nv+ cv ct 592\nv cv ct+ 45\nv+ cv+ ct 40\nv cv ct 89\nv+ cv+ ct+ 94\nv cv+ ct 3\nv+ cv ct+ 5',
  },
  sources: ['sturtevant1913', 'muller1916', 'haldane1919', 'kosambi1944', 'clopperPearson1934'],
  outputs: {
    order: { kind: 'words', label: 'Order of the genes' },
    total: count('Offspring'),
    pairs: {
      kind: 'rows',
      label: 'Pairs of classes',
      row: {
        kind: { kind: 'words', label: 'Kind', words: KINDS },
        classes: { kind: 'each', label: 'Classes', each: name('Class') },
        counts: {
          kind: 'each',
          label: 'Counts',
          each: count(
            ({ result, items: [pair], at }) => `Count of ${result.pairs[Number(pair)]?.classes[Number(at)] ?? ''}`,
          ),
        },
      },
    },
    intervals: {
      kind: 'rows',
      label: 'Map distances',
      of: ({ row }) => row.genes,
      row: {
        genes: name('Interval'),
        recombinants: count('Recombinants'),
        recombination: ofInterval('Frequency', '%', 100),
        lower: ofInterval('Lower limit', '%', 100),
        upper: ofInterval('Upper limit', '%', 100),
        distance: ofInterval('Distance', 'cM'),
        haldane: ofInterval('Haldane', 'cM'),
        kosambi: ofInterval('Kosambi', 'cM'),
      },
    },
    outerDistance: {
      kind: 'number',
      label: 'Distance of the outer genes',
      unit: 'cM',
      written: decimals(2),
      note: 'Both intervals added: double crossovers count twice.',
    },
    outerRecombination: statistic('Recombination of the outer genes alone'),
    doubleCrossovers: count('Double crossovers'),
    expectedDoubleCrossovers: statistic('Expected without interference'),
    coincidence: statistic('Coefficient of coincidence', { missing: NONE_EXPECTED }),
    interference: statistic('Interference', { missing: NONE_EXPECTED }),
    isTied: { kind: 'flag', label: 'Another order is as likely' },
  },
  present,
});

function ofInterval(label: string, columnUnit: string, scale = 1): NumberOutput<unknown> {
  return { kind: 'number', label, columnUnit, scale, written: decimals(2) };
}

function present(result: ThreePointCrossResult, _: ThreePointCrossInput, figure: FigureOf<Key>): Presentation<Key> {
  return {
    headline: figure('order'),
    status: `Order ${result.order}.`,
    blocks: [
      ...notices(result),
      intervalTable(result, figure),
      {
        kind: 'facts',
        figures: [
          figure('outerDistance'),
          figure('coincidence'),
          figure('interference'),
          figure('doubleCrossovers'),
          figure('expectedDoubleCrossovers'),
          figure('outerRecombination'),
          figure('total'),
        ],
      },
      classTable(result, figure),
    ],
    working: workingOf(result, figure),
  };
}

function notices({ isTied, interference }: ThreePointCrossResult): readonly NoticeBlock[] {
  return cautionNotices([
    [isTied, 'Two pairs of classes are equally rare: the order is not certain. Count more offspring.'],
    [
      interference !== null && interference < 0,
      'More double crossovers than expected: check the counts of the rarest classes.',
    ],
  ]);
}

function intervalTable({ intervals }: ThreePointCrossResult, figure: FigureOf<Key>): Block<Key> {
  const before = ['genes', 'recombinants', 'recombination'] as const;
  const after = ['distance', 'haldane', 'kosambi'] as const;
  return {
    kind: 'table',
    title: 'Map distances',
    columns: [
      ...before.map((key) => figure.column(`intervals.0.${key}`)),
      { label: '95 % limits (%)' },
      ...after.map((key) => figure.column(`intervals.0.${key}`)),
    ],
    isFolded: false,
    note: 'Distance is the frequency as cM. Haldane’s and Kosambi’s functions add the double crossovers within an interval.',
    rows: intervals.map((_, at) => [
      ...before.map((key) => figure(`intervals.${at}.${key}`)),
      `${figure(`intervals.${at}.lower`).text} to ${figure(`intervals.${at}.upper`).text}`,
      ...after.map((key) => figure(`intervals.${at}.${key}`)),
    ]),
  };
}

function classTable({ pairs }: ThreePointCrossResult, figure: FigureOf<Key>): Block<Key> {
  return {
    kind: 'table',
    title: 'Classes, genes in their order',
    columns: [{ label: 'Class' }, { label: 'Kind' }, { label: 'Count', numeric: true }],
    rows: pairs.flatMap(({ kind }, at) =>
      ([0, 1] as const).map((side) => [
        figure(`pairs.${at}.classes.${side}`),
        KINDS[kind],
        figure(`pairs.${at}.counts.${side}`),
      ]),
    ),
  };
}

function workingOf(result: ThreePointCrossResult, figure: FigureOf<Key>): readonly WorkingStep[] {
  const { intervals, total, doubleCrossovers, expectedDoubleCrossovers, coincidence } = result;
  return [
    ...intervals.map(({ genes, recombinants }, at) => ({
      label: genes,
      formula: '100 · (single + double crossovers) ÷ offspring',
      substituted: `100 · ${recombinants} ÷ ${total}`,
      value: `${figure(`intervals.${at}.distance`).text} cM`,
    })),
    ...(coincidence === null
      ? []
      : [
          {
            label: 'Coefficient of coincidence',
            formula: 'double crossovers ÷ (offspring · r1 · r2)',
            substituted: `${doubleCrossovers} ÷ ${fixed(expectedDoubleCrossovers, 3)}`,
            value: fixed(coincidence, 4),
          },
        ]),
  ];
}

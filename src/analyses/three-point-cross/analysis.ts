import { tableField } from '#src/families/statisticsFields.ts';
import { countFigure, nameFigure, statistic } from '#src/families/statisticsNumbers.ts';
import { defineAnalysis } from '#src/kit/defineAnalysis.ts';
import type { Draft } from '#src/kit/fields.ts';
import { fixed, percentOf } from '#src/kit/format.ts';
import type { Block, Figure, NoticeBlock, Presentation, ResultKey, WorkingStep } from '#src/kit/presentation.ts';
import type threePointCross from '#workers/formulas/three-point-cross.ts';
import type { ThreePointCrossInput, ThreePointCrossResult } from '#workers/formulas/three-point-cross.ts';

type Key = ResultKey<ThreePointCrossResult>;

const KINDS = {
  parental: 'Parental',
  first: 'Crossover in the first interval',
  second: 'Crossover in the second interval',
  double: 'Double crossover',
} as const;

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
  present,
});

function present(result: ThreePointCrossResult): Presentation<Key> {
  const { order, outerDistance, coincidence, interference, total } = result;
  return {
    headline: { field: 'order', label: 'Order of the genes', value: order, text: order },
    status: `Order ${order}.`,
    blocks: [
      ...notices(result),
      intervalTable(result),
      {
        kind: 'facts',
        figures: [
          {
            field: 'outerDistance',
            label: 'Distance of the outer genes',
            value: outerDistance,
            text: fixed(outerDistance, 2),
            unit: 'cM',
            note: 'Both intervals added: double crossovers count twice.',
          },
          statistic<Key>('coincidence', 'Coefficient of coincidence', coincidence, { missing: NONE_EXPECTED }),
          statistic<Key>('interference', 'Interference', interference, { missing: NONE_EXPECTED }),
          countFigure<Key>('doubleCrossovers', 'Double crossovers', result.doubleCrossovers),
          statistic<Key>('expectedDoubleCrossovers', 'Expected without interference', result.expectedDoubleCrossovers),
          statistic<Key>('outerRecombination', 'Recombination of the outer genes alone', result.outerRecombination),
          countFigure<Key>('total', 'Offspring', total),
        ],
      },
      classTable(result),
    ],
    working: workingOf(result),
  };
}

const NONE_EXPECTED = 'No crossover in one of the intervals.';

function notices({ isTied, interference }: ThreePointCrossResult): readonly NoticeBlock[] {
  const texts = [
    ...(isTied ? ['Two pairs of classes are equally rare: the order is not certain. Count more offspring.'] : []),
    ...(interference !== null && interference < 0
      ? ['More double crossovers than expected: check the counts of the rarest classes.']
      : []),
  ];
  return texts.map((text) => ({ kind: 'notice', tone: 'caution', text }));
}

function intervalTable({ intervals }: ThreePointCrossResult): Block<Key> {
  return {
    kind: 'table',
    title: 'Map distances',
    columns: [
      { label: 'Interval' },
      { label: 'Recombinants', numeric: true },
      { label: 'Frequency (%)', numeric: true },
      { label: '95 % limits (%)' },
      { label: 'Distance (cM)', numeric: true },
      { label: 'Haldane (cM)', numeric: true },
      { label: 'Kosambi (cM)', numeric: true },
    ],
    isFolded: false,
    note: 'Distance is the frequency as cM. Haldane’s and Kosambi’s functions add the double crossovers within an interval.',
    rows: intervals.map((interval, at) => {
      const { genes, recombinants, recombination, lower, upper } = interval;
      return [
        nameFigure<Key>(`intervals.${at}.genes`, 'Interval', genes),
        countFigure<Key>(`intervals.${at}.recombinants`, `Recombinants, ${genes}`, recombinants),
        {
          field: `intervals.${at}.recombination`,
          label: `Frequency, ${genes}`,
          value: recombination,
          text: percentOf(recombination, 2),
        },
        `${percentOf(lower, 2)} to ${percentOf(upper, 2)}`,
        cM(`intervals.${at}.distance`, `Distance, ${genes}`, interval.distance),
        cM(`intervals.${at}.haldane`, `Haldane, ${genes}`, interval.haldane),
        cM(`intervals.${at}.kosambi`, `Kosambi, ${genes}`, interval.kosambi),
      ];
    }),
  };
}

function cM(field: Key, label: string, value: number | null): Figure<Key> {
  return { field, label, value, text: value === null ? '–' : fixed(value, 2) };
}

function classTable({ pairs }: ThreePointCrossResult): Block<Key> {
  return {
    kind: 'table',
    title: 'Classes, genes in their order',
    columns: [{ label: 'Class' }, { label: 'Kind' }, { label: 'Count', numeric: true }],
    rows: pairs.flatMap(({ kind, classes, counts }, at) =>
      ([0, 1] as const).map((side) => [
        nameFigure<Key>(`pairs.${at}.classes.${side}`, 'Class', classes[side]),
        KINDS[kind],
        countFigure<Key>(`pairs.${at}.counts.${side}`, `Count of ${classes[side]}`, counts[side]),
      ]),
    ),
  };
}

function workingOf(result: ThreePointCrossResult): readonly WorkingStep[] {
  const { intervals, total, doubleCrossovers, expectedDoubleCrossovers, coincidence } = result;
  return [
    ...intervals.map(({ genes, recombinants, distance }) => ({
      label: genes,
      formula: '100 · (single + double crossovers) ÷ offspring',
      substituted: `100 · ${recombinants} ÷ ${total}`,
      value: `${fixed(distance, 2)} cM`,
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

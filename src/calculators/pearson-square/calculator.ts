import { shareBar } from '#src/calculators/families/shareBar.ts';
import { whyDifferent } from '#src/calculators/families/whyDifferent.ts';
import { name } from '#src/engine/kit/countAndName.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { fixed, short } from '#src/engine/kit/format.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import { typedNumber, workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf, NumberOutput } from '#src/engine/kit/outputs.ts';
import type { NoticeBlock, Presentation, ResultKey, TableBlock, WorkingStep } from '#src/engine/kit/presentation.ts';
import { decimals } from '#src/engine/kit/writing.ts';
import type pearsonSquare from '#workers/formulas/pearson-square.ts';
import type { PearsonSquareInput, PearsonSquareResult } from '#workers/formulas/pearson-square.ts';

type Key = ResultKey<PearsonSquareResult>;

export default defineCalculator<typeof pearsonSquare>()({
  formula: 'pearson-square',
  fixed: {},
  fields: {
    target: { kind: 'number', label: 'Protein of the mixture', unit: '%', min: 0, max: 100 },
    batch: { kind: 'number', label: 'Batch', ...measuredIn('mass', 'kg', 'lb', 'g'), min: 0, step: 10, initial: 100 },
    feeds: {
      kind: 'rows',
      label: 'Feeds',
      hint: 'Protein of all on one basis, as fed or dry. Parts: how feeds of one group share it; blank counts as 1. Price of a kg.',
      rowName: 'feed',
      minRows: 2,
      row: {
        name: { kind: 'text', label: 'Name', maxLength: 40, optional: true },
        protein: { kind: 'number', label: 'Protein', unit: '%', min: 0, max: 100 },
        parts: { kind: 'number', label: 'Parts', min: 0, optional: true },
        price: { kind: 'number', label: 'Price', min: 0, step: 0.1, optional: true },
      },
    },
    premixPercent: {
      kind: 'number',
      label: 'Minerals or premix',
      hint: 'Fixed share of the batch.',
      unit: '%',
      min: 0,
      max: 99,
      initial: 0,
      optional: true,
    },
    premixProtein: {
      kind: 'number',
      label: 'Protein of the premix',
      unit: '%',
      min: 0,
      max: 100,
      initial: 0,
      optional: true,
    },
  },
  example: {
    target: '16',
    batch: '1000',
    feeds: [
      { name: 'Corn', protein: '9', parts: '', price: '0.22' },
      { name: 'Soybean meal', protein: '44', parts: '', price: '0.48' },
    ],
    premixPercent: '5',
    premixProtein: '0',
  },
  errorStyle: 'inline',
  outputs: {
    adjustedTarget: percentage('Protein that the feeds have to bring'),
    lowProtein: percentage('Low group'),
    highProtein: percentage('High group'),
    lowParts: { kind: 'number', label: 'Parts of the low group', written: decimals(2) },
    highParts: { kind: 'number', label: 'Parts of the high group', written: decimals(2) },
    mix: {
      kind: 'rows',
      label: 'What goes into the batch',
      row: {
        name: name('Feed'),
        percent: { kind: 'number', label: ({ row }) => `${row.name}, share`, columnUnit: '%', written: decimals(1) },
        amount: { kind: 'number', label: ({ row }) => `${row.name}, amount`, columnUnit: 'kg', written: decimals(2) },
      },
    },
    premixAmount: { kind: 'number', label: 'Premix', unit: 'kg', written: decimals(2) },
    checkProtein: percentage('Check: protein of the batch'),
    cost: price('Price of the feeds'),
    costPerKg: price('For a kg of the batch'),
  },
  present,
  evidence: 'definition',
  sources: ['csuPearson', 'montanaPearson'],
});

/** Percent of the batch above which one rich feed needs a second look. */
const MUCH_OF_ONE = 40;
/** Percent of protein from which a feed is an oil meal or the like. */
const RICH_FEED = 30;

function present(result: PearsonSquareResult, input: PearsonSquareInput, figure: FigureOf<Key>): Presentation<Key> {
  const { mix, premixAmount } = result;
  const parts = mix.map((feed, index) => `${figure(`mix.${index}.amount`).text} kg of ${feed.name}`).join(', ');
  return {
    headline: figure('mix.0.amount', {
      label: mix[0]?.name,
      unit: 'kg',
      note: `In ${typedNumber(input.batch)} kg with ${short(input.target)} % protein. The other feeds are in the table.`,
    }),
    status: `${parts}${premixAmount === 0 ? '' : `, ${figure('premixAmount').text} kg of premix`}.`,
    blocks: [
      ...notices(result, input),
      mixTable(result, figure),
      shareBar('The batch', `${parts}.`, [
        ...mix.map((feed) => [feed.name, feed.percent] as const),
        ...(premixAmount === 0 ? [] : ([['Premix', input.premixPercent ?? 0]] as const)),
      ]),
      {
        kind: 'facts',
        title: 'The square',
        figures: [
          figure('adjustedTarget'),
          figure('lowProtein'),
          figure('highProtein'),
          figure('lowParts'),
          figure('highParts'),
          figure('checkProtein'),
          figure('premixAmount'),
          figure('cost'),
          figure('costPerKg'),
        ],
      },
      whyDifferent<Key>('Basis', [
        [
          'As fed against dry matter',
          '–',
          'Silage of 3 % protein as fed has 9 % in its dry matter. Take one basis for all feeds and the target.',
        ],
        [
          'Own parts in a group',
          '–',
          'With equal parts of several feeds in a group the blend has another protein, and so the square another answer.',
        ],
        [
          'Least-cost programs',
          '–',
          'They choose the feeds by price and meet energy, amino acids and minerals as well.',
        ],
      ]),
    ],
    working: workingOf(result, figure),
  };
}

function notices({ mix }: PearsonSquareResult, { feeds }: PearsonSquareInput): readonly NoticeBlock[] {
  const isMuch = mix.some(({ percent }, index) => percent > MUCH_OF_ONE && (feeds[index]?.protein ?? 0) >= RICH_FEED);
  return [
    ...(isMuch
      ? [
          {
            kind: 'notice',
            tone: 'caution',
            text: 'More than 40 % of the batch is one feed rich in protein: ask a nutritionist before you feed it.',
          } as const,
        ]
      : []),
    {
      kind: 'notice',
      tone: 'caution',
      title: 'Protein alone is no ration',
      text: 'Energy, lysine, calcium and other minerals have to fit as well. Never give cattle feeds to sheep: the copper can kill them. An estimate to start from; the animal’s condition decides.',
    },
  ];
}

function mixTable({ mix }: PearsonSquareResult, figure: FigureOf<Key>): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'What goes into the batch',
    columns: [{ label: 'Feed' }, { label: 'Share (%)', numeric: true }, { label: 'Amount (kg)', numeric: true }],
    rows: mix.map((_, index) => (['name', 'percent', 'amount'] as const).map((key) => figure(`mix.${index}.${key}`))),
  };
}

function percentage(label: string): NumberOutput<unknown> {
  return { kind: 'number', label, unit: '%', written: decimals(2) };
}

function price(label: string): NumberOutput<unknown> {
  return {
    kind: 'number',
    label,
    written: decimals(2),
    note: 'Without the premix.',
    missingNote: 'Needs a price for every feed.',
  };
}

function workingOf(result: PearsonSquareResult, figure: FigureOf<Key>): readonly WorkingStep[] {
  const [target, low, high] = [result.adjustedTarget, result.lowProtein, result.highProtein].map((value) =>
    workingNumber(value),
  );
  const sum = result.lowParts + result.highParts;
  return [
    {
      label: 'Parts of the low group',
      formula: 'high − target',
      substituted: `${high} − ${target}`,
      value: figure('lowParts').text,
    },
    {
      label: 'Parts of the high group',
      formula: 'target − low',
      substituted: `${target} − ${low}`,
      value: figure('highParts').text,
    },
    ...(sum === 0
      ? []
      : [
          {
            label: 'Low group among the feeds',
            formula: '100·parts ÷ all parts',
            substituted: `100·${workingNumber(result.lowParts)} ÷ ${workingNumber(sum)}`,
            value: `${fixed((100 * result.lowParts) / sum, 2)} %`,
          },
        ]),
  ];
}

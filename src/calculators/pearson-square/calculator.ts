import { amountBars } from '#src/families/amountBars.ts';
import { short } from '#src/families/shortFigure.ts';
import { nameFigure } from '#src/families/statisticsNumbers.ts';
import { whyDifferent } from '#src/families/whyDifferent.ts';
import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { fixed } from '#src/kit/format.ts';
import { measuredIn } from '#src/kit/onDemand/units.ts';
import { typedNumber, workingNumber } from '#src/kit/onDemand/workingNumbers.ts';
import type { Figure, NoticeBlock, Presentation, ResultKey, TableBlock, WorkingStep } from '#src/kit/presentation.ts';
import type pearsonSquare from '#workers/formulas/pearson-square.ts';
import type { PearsonSquareInput, PearsonSquareResult } from '#workers/formulas/pearson-square.ts';

type Key = ResultKey<PearsonSquareResult>;

export default defineCalculator<typeof pearsonSquare>()({
  formula: 'pearson-square',
  fixed: {},
  fields: {
    target: { kind: 'number', label: 'Protein of the mixture', hint: '0 to 100.', unit: '%', min: 0, max: 100 },
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
  present,
  sources: ['csuPearson', 'montanaPearson'],
});

/** Percent of the batch above which one rich feed needs a second look. */
const MUCH_OF_ONE = 40;
/** Percent of protein from which a feed is an oil meal or the like. */
const RICH_FEED = 30;

function present(result: PearsonSquareResult, input: PearsonSquareInput): Presentation<Key> {
  const { mix, checkProtein, premixAmount } = result;
  const parts = mix.map(({ name, amount }) => `${fixed(amount, 2)} kg of ${name}`).join(', ');
  return {
    headline: {
      field: 'mix.0.amount',
      label: mix[0]?.name ?? '',
      value: mix[0]?.amount ?? 0,
      text: fixed(mix[0]?.amount ?? 0, 2),
      unit: 'kg',
      note: `In ${typedNumber(input.batch)} kg with ${short(input.target)} % protein. The other feeds are in the table.`,
    },
    status: `${parts}${premixAmount === 0 ? '' : `, ${fixed(premixAmount, 2)} kg of premix`}.`,
    blocks: [
      ...notices(result, input),
      mixTable(result),
      amountBars('The batch', `${parts}.`, 'Feed', { label: 'Share of the batch', unit: '%', decimals: 1 }, [
        ...mix.map(({ name, percent }) => [name, percent] as const),
        ...(premixAmount === 0 ? [] : ([['Premix', input.premixPercent ?? 0]] as const)),
      ]),
      {
        kind: 'facts',
        title: 'The square',
        figures: [
          percentage('adjustedTarget', 'Protein that the feeds have to bring', result.adjustedTarget),
          percentage('lowProtein', 'Low group', result.lowProtein),
          percentage('highProtein', 'High group', result.highProtein),
          {
            field: 'lowParts',
            label: 'Parts of the low group',
            value: result.lowParts,
            text: fixed(result.lowParts, 2),
          },
          {
            field: 'highParts',
            label: 'Parts of the high group',
            value: result.highParts,
            text: fixed(result.highParts, 2),
          },
          percentage('checkProtein', 'Check: protein of the batch', checkProtein),
          { field: 'premixAmount', label: 'Premix', value: premixAmount, text: fixed(premixAmount, 2), unit: 'kg' },
          price('cost', 'Price of the feeds', result.cost),
          price('costPerKg', 'For a kg of the batch', result.costPerKg),
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
    working: workingOf(result),
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

function mixTable({ mix }: PearsonSquareResult): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'What goes into the batch',
    columns: [{ label: 'Feed' }, { label: 'Share (%)', numeric: true }, { label: 'Amount (kg)', numeric: true }],
    rows: mix.map(({ name, percent, amount }, index) => [
      nameFigure<Key>(`mix.${index}.name`, 'Feed', name),
      { field: `mix.${index}.percent`, label: `${name}, share`, value: percent, text: fixed(percent, 1) },
      { field: `mix.${index}.amount`, label: `${name}, amount`, value: amount, text: fixed(amount, 2) },
    ]),
  };
}

function percentage(field: Key, label: string, value: number): Figure<Key> {
  return { field, label, value, text: fixed(value, 2), unit: '%' };
}

function price(field: Key, label: string, value: number | null): Figure<Key> {
  return value === null
    ? { field, label, value, text: '–', note: 'Needs a price for every feed.' }
    : { field, label, value, text: fixed(value, 2), note: 'Without the premix.' };
}

function workingOf(result: PearsonSquareResult): readonly WorkingStep[] {
  const [target, low, high] = [result.adjustedTarget, result.lowProtein, result.highProtein].map((value) =>
    workingNumber(value),
  );
  const sum = workingNumber(result.lowParts + result.highParts);
  return [
    {
      label: 'Parts of the low group',
      formula: 'high − target',
      substituted: `${high} − ${target}`,
      value: fixed(result.lowParts, 2),
    },
    {
      label: 'Parts of the high group',
      formula: 'target − low',
      substituted: `${target} − ${low}`,
      value: fixed(result.highParts, 2),
    },
    ...(result.lowParts + result.highParts === 0
      ? []
      : [
          {
            label: 'Low group among the feeds',
            formula: '100·parts ÷ all parts',
            substituted: `100·${workingNumber(result.lowParts)} ÷ ${sum}`,
            value: `${fixed((100 * result.lowParts) / (result.lowParts + result.highParts), 2)} %`,
          },
        ]),
  ];
}

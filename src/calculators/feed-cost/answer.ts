import { shareBar } from '#src/calculators/families/shareBar.ts';
import { whyDifferent } from '#src/calculators/families/whyDifferent.ts';
import { fixed, short } from '#src/engine/kit/format.ts';
import { typedNumber, workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Block, NoticeBlock, Presentation, ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import type { FeedCostInput, FeedCostResult } from '#workers/formulas/feed-cost.ts';

type Key = ResultKey<FeedCostResult>;

/** What one unit of the yield is called. */
export const UNIT = { gain: 'kg of gain', milk: 'L of milk', egg: 'egg' } as const;
const EFFICIENCY: Readonly<Record<FeedCostResult['mode'], readonly Key[]>> = {
  gain: ['feedConversion'],
  milk: ['feedEfficiency', 'incomeOverFeed'],
  egg: ['costPerDozen', 'feedConversion', 'feedPerDozen', 'eggsPerDay'],
};
const AMOUNTS = ['feedPerAnimal', 'feedPerDay', 'costPerAnimal', 'costPerDay', 'averagePricePerTonne'] as const;
const YIELD = { gain: 'Daily gain', milk: 'Milk a day', egg: 'Laying rate' } as const;
/** kg of feed for 1 kg: from broilers to cattle, and of laying hens. */
const USUAL_CONVERSION = { gain: [1.3, 15], egg: [1.8, 4] } as const;

/** Returns what is shown of the result, by what the feed is for. */
export function answerOf(result: FeedCostResult, input: FeedCostInput, figure: FigureOf<Key>): Presentation<Key> {
  const { mode } = result;
  const headline = figure('costPerUnit');
  return {
    headline,
    status: `The feed costs ${headline.text} per ${UNIT[mode]}.`,
    blocks: [
      ...conversionNotice(result),
      { kind: 'facts', figures: EFFICIENCY[mode].map((key) => figure(key)) },
      costBars(figure('costPerAnimal').text, input),
      { kind: 'facts', title: 'Feed and cost', figures: AMOUNTS.map((key) => figure(key)) },
      yieldCurve(result, input),
      whyDifferent<Key>('Basis', [
        ['Dry matter', '–', 'Efficiency of dairy cows is often told per kg of dry matter; here feed counts as fed.'],
        [
          'Carcass',
          '–',
          'A kg of carcass costs more than a kg of live weight, since a part of the animal is lost at slaughter.',
        ],
        [
          'Hens housed',
          '–',
          'Eggs divided by the hens at the start give a lower rate than eggs divided by the hens alive.',
        ],
        ['Other costs', '–', 'Labor, housing, animals that die and money are not in the cost of feed.'],
      ]),
    ],
    working: workingOf(result, input, figure),
  };
}

function conversionNotice(result: FeedCostResult): readonly NoticeBlock[] {
  if (result.mode === 'milk') return [];
  const [least, most] = USUAL_CONVERSION[result.mode];
  if (result.feedConversion >= least && result.feedConversion <= most) return [];
  return [
    {
      kind: 'notice',
      tone: 'caution',
      title: 'Check the units',
      text: 'The feed conversion is unusual. Common are 1.3 to 2.5 for broilers, 2 to 4.5 for pigs, 4 to 15 for cattle, and 1.8 to 4 for eggs.',
    },
  ];
}

function costBars(costPerAnimal: string, { feeds }: FeedCostInput): Block<Key> {
  return shareBar(
    'Cost by feed',
    `One animal eats for ${costPerAnimal} a day.`,
    feeds.map(({ name, amount, pricePerTonne }, index) => {
      const cost = (amount * pricePerTonne) / 1000;
      return [name === '' ? `Feed ${index + 1}` : name, cost, fixed(cost, 3)];
    }),
  );
}

/** A fifth less to a fifth more. */
const SHARES_OF_YIELD = [0.8, 0.9, 1, 1.1, 1.2] as const;

function yieldCurve(
  { mode, costPerUnit }: FeedCostResult,
  { dailyGain, milkYield, layRate }: FeedCostInput,
): Block<Key> {
  const today = dailyGain ?? milkYield ?? layRate ?? 1;
  return {
    kind: 'chart',
    chart: {
      type: 'xy',
      title: 'Cost when the animals do better or worse',
      summary: `On the same feed a fifth more brings the cost down to ${fixed(costPerUnit / 1.2, 3)}.`,
      x: { label: YIELD[mode], unit: { gain: 'kg', milk: 'L', egg: '%' }[mode] },
      y: { label: `Per ${UNIT[mode]}`, decimals: 3 },
      series: [
        {
          name: 'Feed cost',
          marks: 'line-and-points',
          points: SHARES_OF_YIELD.filter((share) => mode !== 'egg' || share * today <= 100).map((share) => ({
            x: Number(short(share * today)),
            y: costPerUnit / share,
          })),
        },
      ],
    },
  };
}

function workingOf(
  result: FeedCostResult,
  { feeds, dailyGain, milkYield, layRate = 100 }: FeedCostInput,
  figure: FigureOf<Key>,
): readonly WorkingStep[] {
  const cost = figure('costPerUnit');
  const units = { gain: dailyGain ?? 1, milk: milkYield ?? 1, egg: layRate / 100 }[result.mode];
  return [
    {
      label: 'Cost of one animal a day',
      formula: 'sum of kg·price ÷ 1000',
      substituted: feeds
        .map(({ amount, pricePerTonne }) => `${typedNumber(amount)}·${typedNumber(pricePerTonne)} ÷ 1000`)
        .join(' + '),
      value: figure('costPerAnimal').text,
    },
    {
      label: `Cost per ${UNIT[result.mode]}`,
      formula: 'cost ÷ yield',
      substituted: `${workingNumber(result.costPerAnimal, cost.written)} ÷ ${workingNumber(units)}`,
      value: cost.text,
    },
  ];
}

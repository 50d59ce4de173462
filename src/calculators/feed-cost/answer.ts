import { amountBars } from '#src/families/amountBars.ts';
import { short } from '#src/families/shortFigure.ts';
import { whyDifferent } from '#src/families/whyDifferent.ts';
import { fixed } from '#src/kit/format.ts';
import { typedNumber, workingNumber } from '#src/kit/onDemand/workingNumbers.ts';
import type { Block, Figure, NoticeBlock, Presentation, ResultKey, WorkingStep } from '#src/kit/presentation.ts';
import type { FeedCostInput, FeedCostResult } from '#workers/formulas/feed-cost.ts';

type Key = ResultKey<FeedCostResult>;

const UNIT = { gain: 'kg of gain', milk: 'L of milk', egg: 'egg' } as const;
const YIELD = { gain: 'Daily gain', milk: 'Milk a day', egg: 'Laying rate' } as const;
/** kg of feed for 1 kg: from broilers to cattle, and of laying hens. */
const USUAL_CONVERSION = { gain: [1.3, 15], egg: [1.8, 4] } as const;

/** Returns what is shown of the result, by what the feed is for. */
export function answerOf(result: FeedCostResult, input: FeedCostInput): Presentation<Key> {
  const { mode, costPerUnit } = result;
  const cost = fixed(costPerUnit, 3);
  return {
    headline: { field: 'costPerUnit', label: `Feed cost per ${UNIT[mode]}`, value: costPerUnit, text: cost },
    status: `The feed costs ${cost} per ${UNIT[mode]}.`,
    blocks: [
      ...conversionNotice(result),
      { kind: 'facts', figures: efficiency(result) },
      costBars(result, input),
      {
        kind: 'facts',
        title: 'Feed and cost',
        figures: [
          kilograms('feedPerAnimal', 'Feed of one animal a day', result.feedPerAnimal, 3),
          kilograms('feedPerDay', 'Feed of all a day', result.feedPerDay, 1),
          money('costPerAnimal', 'Cost of one animal a day', result.costPerAnimal, 3),
          money('costPerDay', 'Cost of all a day', result.costPerDay, 2),
          money('averagePricePerTonne', 'Mean price of 1000 kg', result.averagePricePerTonne, 2),
        ],
      },
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
    working: workingOf(result, input),
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

function efficiency(result: FeedCostResult): readonly Figure<Key>[] {
  switch (result.mode) {
    case 'gain':
      return [conversion(result.feedConversion, 'Feed for 1 kg of gain')];
    case 'milk':
      return [
        {
          field: 'feedEfficiency',
          label: 'Milk from 1 kg of feed',
          value: result.feedEfficiency,
          text: fixed(result.feedEfficiency, 2),
          unit: 'L',
        },
        result.incomeOverFeed === null
          ? {
              field: 'incomeOverFeed',
              label: 'Income over feed, a day',
              value: null,
              text: '–',
              note: 'Enter the price of milk.',
            }
          : money('incomeOverFeed', 'Income over feed, a day', result.incomeOverFeed, 2),
      ];
    case 'egg':
      return [
        money('costPerDozen', 'Feed cost of a dozen', result.costPerDozen, 3),
        conversion(result.feedConversion, 'Feed for 1 kg of eggs'),
        kilograms('feedPerDozen', 'Feed for a dozen', result.feedPerDozen, 2),
        { field: 'eggsPerDay', label: 'Eggs a day', value: result.eggsPerDay, text: fixed(result.eggsPerDay, 1) },
      ];
  }
}

function conversion(value: number, label: string): Figure<Key> {
  return { field: 'feedConversion', label, value, text: fixed(value, 2), unit: 'kg', note: 'Feed conversion.' };
}

function money(field: Key, label: string, value: number, decimals: number): Figure<Key> {
  return { field, label, value, text: fixed(value, decimals) };
}

function kilograms(field: Key, label: string, value: number, decimals: number): Figure<Key> {
  return { field, label, value, text: fixed(value, decimals), unit: 'kg' };
}

function costBars({ costPerAnimal }: FeedCostResult, { feeds }: FeedCostInput): Block<Key> {
  return amountBars(
    'Cost by feed',
    `One animal eats for ${fixed(costPerAnimal, 3)} a day.`,
    'Feed',
    { label: 'Cost of one animal a day', decimals: 3 },
    feeds.map(({ name, amount, pricePerTonne }, index) => [
      name === '' ? `Feed ${index + 1}` : name,
      (amount * pricePerTonne) / 1000,
    ]),
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
): readonly WorkingStep[] {
  const cost = fixed(result.costPerAnimal, 3);
  const units = { gain: dailyGain ?? 1, milk: milkYield ?? 1, egg: layRate / 100 }[result.mode];
  return [
    {
      label: 'Cost of one animal a day',
      formula: 'sum of kg·price ÷ 1000',
      substituted: feeds
        .map(({ amount, pricePerTonne }) => `${typedNumber(amount)}·${typedNumber(pricePerTonne)} ÷ 1000`)
        .join(' + '),
      value: cost,
    },
    {
      label: `Cost per ${UNIT[result.mode]}`,
      formula: 'cost ÷ yield',
      substituted: `${workingNumber(result.costPerAnimal, fixed(result.costPerUnit, 3))} ÷ ${workingNumber(units)}`,
      value: fixed(result.costPerUnit, 3),
    },
  ];
}

/**
 * Feed cost of a kg of gain, a liter of milk or an egg.
 *
 *   cost of an animal and day = sum of (kg as fed × price of 1000 kg ÷ 1000)
 *   cost of a unit = cost ÷ (kg of gain, L of milk, or eggs of a hen and day)
 *   feed conversion = kg of feed ÷ kg of gain or of eggs;  income over feed = (milk × price − cost) × animals
 *
 * Source: `pennStateIofc`, `nrcPoultry1994`; the rest is arithmetic. Feed as fed, gain of live weight, eggs of the hens alive.
 *
 * Refuses: blanks, half-filled feeds among them; animals that are not a whole number of 1 or more; negative amounts and
 * prices; no feed or none of it; gain, milk or egg weight not above 0; a laying rate outside 0 to 100 %; an unknown mode;
 * results beyond the range of a double.
 */
import type { Candidate, Formula, FormulaType, Verdict } from '../contract.ts';
import { textOf } from '../lib/inputs/candidateParts.ts';
import { enteredNumbers } from '../lib/inputs/enteredNumbers.ts';
import { enteredRows } from '../lib/inputs/enteredRows.ts';
import { acceptFiniteResult } from '../lib/inputs/finiteResult.ts';
import { firstRefusal, type Rule } from '../lib/inputs/firstRefusal.ts';
import { INVALID } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { isWithin } from '../lib/inputs/within.ts';

type Mode = 'gain' | 'milk' | 'egg';

export interface FeedPortion {
  /** May be empty. */
  readonly name: string;
  /** kg as fed of one animal and day, 0 or more. */
  readonly amount: number;
  /** Of 1000 kg, 0 or more. */
  readonly pricePerTonne: number;
}

export interface FeedCostInput {
  readonly mode: Mode;
  /** Whole, 1 or more. Left out: 1. */
  readonly animals?: number;
  readonly feeds: readonly FeedPortion[];
  /** kg of live weight of one animal and day, above 0; for `gain`. */
  readonly dailyGain?: number;
  /** L of one animal and day, above 0; for `milk`. */
  readonly milkYield?: number;
  /** Of 1 L, 0 or more. */
  readonly milkPrice?: number;
  /** Eggs of a hen and day, percent, above 0 to 100; for `egg`. */
  readonly layRate?: number;
  /** g, above 0. Left out: 60. */
  readonly eggWeight?: number;
}

interface FeedCosts {
  /** kg a day. */
  readonly feedPerAnimal: number;
  readonly feedPerDay: number;
  /** A day. */
  readonly costPerAnimal: number;
  readonly costPerDay: number;
  readonly averagePricePerTonne: number;
  /** Of 1 kg of gain, 1 L or 1 egg. */
  readonly costPerUnit: number;
}

export type FeedCostResult =
  | (FeedCosts & {
      readonly mode: 'gain';
      /** kg of feed for 1 kg of gain. */
      readonly feedConversion: number;
    })
  | (FeedCosts & {
      readonly mode: 'milk';
      /** L of milk from 1 kg of feed. */
      readonly feedEfficiency: number;
      /** Of all animals and a day; null without the price of milk. */
      readonly incomeOverFeed: number | null;
    })
  | (FeedCosts & {
      readonly mode: 'egg';
      readonly costPerDozen: number;
      readonly eggsPerDay: number;
      /** kg. */
      readonly feedPerDozen: number;
      /** kg of feed for 1 kg of eggs. */
      readonly feedConversion: number;
    });

const NEEDED = { gain: ['dailyGain'], milk: ['milkYield'], egg: ['layRate'] } as const;
const OPTIONAL = { gain: [], milk: ['milkPrice'], egg: ['eggWeight'] } as const;
const USUAL_EGG = 60;
const [KG_PER_TONNE, GRAMS_PER_KG, DOZEN] = [1000, 1000, 12];
const NEGATIVE = 'Amounts and prices must not be negative';

declare module '../contract.ts' {
  interface FormulaTypes {
    'feed-cost': FormulaType<FeedCostInput, FeedCostResult>;
  }
}

export default {
  id: 'feed-cost',

  validate(candidate) {
    const { mode } = candidate;
    if (mode === '' || !Object.hasOwn(NEEDED, mode)) return refuse(INVALID, 'mode');
    const [needed, optional]: readonly (readonly Exclude<keyof FeedCostInput, 'mode' | 'feeds'>[])[] = [
      NEEDED[mode],
      ['animals', ...OPTIONAL[mode]],
    ];
    const numbers = enteredNumbers(candidate, needed ?? [], optional);
    if (!numbers.ok) return numbers;
    const feeds = enteredFeeds(candidate);
    if (!feeds.ok) return feeds;
    const input: FeedCostInput = {
      mode,
      ...numbers.input,
      feeds: feeds.input.map(({ path: _, ...feed }) => feed),
    };
    const { animals = 1, milkPrice = 0 } = input;
    const refused = firstRefusal([
      [
        !(Number.isInteger(animals) && animals >= 1),
        'Number of animals must be a whole number of at least 1',
        'animals',
      ],
      ...feeds.input.flatMap(({ amount, pricePerTonne, path }): readonly Rule[] => [
        [amount < 0, NEGATIVE, `${path}.amount`],
        [pricePerTonne < 0, NEGATIVE, `${path}.pricePerTonne`],
      ]),
      [milkPrice < 0, NEGATIVE, 'milkPrice'],
      [feeds.input.length === 0, 'Please enter at least one feed', 'feeds.0.amount'],
      [!(fed(input) > 0), 'Feed per day must be greater than 0', 'feeds.0.amount'],
      ...yieldRules(input),
    ]);
    return refused ?? acceptFiniteResult(input, costs(input), 'feeds.0.amount');
  },

  compute: costs,
} satisfies Formula<'feed-cost'>;

type PlacedFeed = FeedPortion & { readonly path: string };

function enteredFeeds(candidate: Candidate<FeedCostInput>): Verdict<readonly PlacedFeed[]> {
  const rows = enteredRows(candidate.feeds, 'feeds', ['amount', 'pricePerTonne']);
  if (!rows.ok) return rows;
  return accept(rows.input.map(({ row, numbers, path }) => ({ name: textOf(row.name).trim(), ...numbers, path })));
}

function yieldRules({
  mode,
  dailyGain = 0,
  milkYield = 0,
  layRate = 0,
  eggWeight = 1,
}: FeedCostInput): readonly Rule[] {
  return [
    [mode === 'gain' && !(dailyGain > 0), 'Daily gain must be greater than 0', 'dailyGain'],
    [mode === 'milk' && !(milkYield > 0), 'Milk yield must be greater than 0', 'milkYield'],
    [
      mode === 'egg' && !(layRate > 0 && isWithin(layRate, 0, 100)),
      'Laying rate must be above 0 and up to 100 %',
      'layRate',
    ],
    [mode === 'egg' && !(eggWeight > 0), 'Egg weight must be greater than 0', 'eggWeight'],
  ];
}

/** kg of one animal and day. */
function fed({ feeds }: FeedCostInput): number {
  return feeds.reduce((sum, { amount }) => sum + amount, 0);
}

function costs(input: FeedCostInput): FeedCostResult {
  const { mode, animals = 1, feeds, dailyGain = 1, milkYield = 1, milkPrice, layRate = 100 } = input;
  const feedPerAnimal = fed(input);
  const costPerAnimal = feeds.reduce(
    (sum, { amount, pricePerTonne }) => sum + (amount * pricePerTonne) / KG_PER_TONNE,
    0,
  );
  const eggs = layRate / 100;
  const units = { gain: dailyGain, milk: milkYield, egg: eggs }[mode];
  const costPerUnit = costPerAnimal / units;
  const common = {
    feedPerAnimal,
    feedPerDay: feedPerAnimal * animals,
    costPerAnimal,
    costPerDay: costPerAnimal * animals,
    averagePricePerTonne: (costPerAnimal / feedPerAnimal) * KG_PER_TONNE,
    costPerUnit,
  };
  switch (mode) {
    case 'gain':
      return { mode, ...common, feedConversion: feedPerAnimal / dailyGain };
    case 'milk':
      return {
        mode,
        ...common,
        feedEfficiency: milkYield / feedPerAnimal,
        incomeOverFeed: milkPrice === undefined ? null : (milkYield * milkPrice - costPerAnimal) * animals,
      };
    case 'egg':
      return {
        mode,
        ...common,
        costPerDozen: DOZEN * costPerUnit,
        eggsPerDay: animals * eggs,
        feedPerDozen: (DOZEN * feedPerAnimal) / eggs,
        feedConversion: feedPerAnimal / ((eggs * (input.eggWeight ?? USUAL_EGG)) / GRAMS_PER_KG),
      };
  }
}

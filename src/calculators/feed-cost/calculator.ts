import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import type { NumberOutput } from '#src/engine/kit/outputs.ts';
import { visibleFor } from '#src/engine/kit/visibleFor.ts';
import { decimals } from '#src/engine/kit/writing.ts';
import type feedCost from '#workers/formulas/feed-cost.ts';
import type { FeedCostInput } from '#workers/formulas/feed-cost.ts';
import { answerOf, UNIT } from './answer.ts';

const shown = visibleFor<'mode', FeedCostInput['mode']>('mode');

export default defineCalculator<typeof feedCost>()({
  formula: 'feed-cost',
  fixed: {},
  fields: {
    mode: {
      kind: 'choice',
      label: 'Feed for',
      look: 'radios',
      options: [
        { value: 'gain', label: 'Gain' },
        { value: 'milk', label: 'Milk' },
        { value: 'egg', label: 'Eggs' },
      ],
      initial: 'gain',
    },
    animals: { kind: 'number', label: 'Animals', isExact: true, min: 1, initial: 1, optional: true },
    feeds: {
      kind: 'rows',
      label: 'Feeds of one animal',
      hint: 'As fed, in kg a day. Price of 1000 kg: that of a bag divided by its kg, times 1000.',
      rowName: 'feed',
      minRows: 1,
      row: {
        name: { kind: 'text', label: 'Feed', maxLength: 40, optional: true },
        amount: { kind: 'number', label: 'Amount', unit: 'kg', min: 0, step: 0.1 },
        pricePerTonne: { kind: 'number', label: 'Price of 1000\u00a0kg', min: 0, step: 10 },
      },
    },
    dailyGain: {
      kind: 'number',
      label: 'Gain of one animal a day',
      hint: 'Live weight.',
      ...measuredIn('mass', 'kg', 'g', 'lb'),
      min: 0,
      step: 0.1,
      ...shown('gain'),
    },
    milkYield: {
      kind: 'number',
      label: 'Milk of one animal a day',
      hint: 'A liter weighs 1.03 kg.',
      ...measuredIn('volume', 'L', 'US gal'),
      min: 0,
      ...shown('milk'),
    },
    milkPrice: {
      kind: 'number',
      label: 'Price of a liter of milk',
      min: 0,
      step: 0.01,
      optional: true,
      ...shown('milk'),
    },
    layRate: {
      kind: 'number',
      label: 'Laying rate',
      hint: 'Eggs a day for 100 hens.',
      unit: '%',
      min: 0,
      max: 100,
      ...shown('egg'),
    },
    eggWeight: {
      kind: 'number',
      label: 'Weight of an egg',
      ...measuredIn('mass', 'g', 'oz'),
      min: 0,
      initial: 60,
      optional: true,
      ...shown('egg'),
    },
  },
  example: {
    mode: 'gain',
    animals: '40',
    feeds: [
      { name: 'Barley', amount: '1.9', pricePerTonne: '240' },
      { name: 'Supplement', amount: '0.7', pricePerTonne: '500' },
    ],
    dailyGain: '0.9',
    milkYield: '',
    milkPrice: '',
    layRate: '',
    eggWeight: '60',
  },
  errorStyle: 'inline',
  outputs: {
    mode: { kind: 'words', label: 'Feed for', words: { gain: 'Gain', milk: 'Milk', egg: 'Eggs' } },
    feedPerAnimal: kilograms('Feed of one animal a day', 3),
    feedPerDay: kilograms('Feed of all a day', 1),
    costPerAnimal: money('Cost of one animal a day', 3),
    costPerDay: money('Cost of all a day', 2),
    averagePricePerTonne: money('Mean price of 1000 kg', 2),
    costPerUnit: { kind: 'number', label: ({ result }) => `Feed cost per ${UNIT[result.mode]}`, written: decimals(3) },
    feedConversion: {
      kind: 'number',
      label: ({ result }) => `Feed for 1 kg of ${result.mode === 'egg' ? 'eggs' : 'gain'}`,
      unit: 'kg',
      written: decimals(2),
      note: 'Feed conversion.',
    },
    feedEfficiency: { kind: 'number', label: 'Milk from 1 kg of feed', unit: 'L', written: decimals(2) },
    incomeOverFeed: { ...money('Income over feed, a day', 2), missingNote: 'Enter the price of milk.' },
    costPerDozen: money('Feed cost of a dozen', 3),
    eggsPerDay: { kind: 'number', label: 'Eggs a day', written: decimals(1) },
    feedPerDozen: kilograms('Feed for a dozen', 2),
  },
  present: answerOf,
  evidence: 'estimate',
  sources: ['pennStateIofc', 'nrcDairy2001', 'nrcPoultry1994'],
});

function money(label: string, count: number): NumberOutput<unknown> {
  return { kind: 'number', label, written: decimals(count) };
}

function kilograms(label: string, count: number): NumberOutput<unknown> {
  return { ...money(label, count), unit: 'kg' };
}

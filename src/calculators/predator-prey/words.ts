import { cautionNotices } from '#src/calculators/families/cautionNotices.ts';
import { inSentence } from '#src/calculators/families/statisticsNumbers.ts';
import type { NoticeBlock, WorkingStep } from '#src/engine/kit/presentation.ts';
import type { PredatorPreyInput, PredatorPreyResult } from '#workers/formulas/predator-prey.ts';

/** What each kind of stability is called, and what it means. */
export const STABILITY: Readonly<
  Record<PredatorPreyResult['stability'], { readonly text: string; readonly note: string }>
> = {
  'neutral-cycle': { text: 'Neutral cycle', note: 'The start alone decides how wide the cycle is.' },
  'stable-node': { text: 'Stable node', note: 'Both approach the equilibrium without oscillating.' },
  'stable-focus': { text: 'Stable focus', note: 'Oscillations fade toward the equilibrium.' },
  'limit-cycle': { text: 'Limit cycle', note: 'The equilibrium is unstable; both end up in the same lasting cycle.' },
  'predator-dies-out': {
    text: 'Predator dies out',
    note: 'There is never enough prey for the predators to replace themselves.',
  },
};

export function notices(
  { stability, lowest, equilibrium }: PredatorPreyResult,
  { prey, predator }: PredatorPreyInput,
): readonly NoticeBlock[] {
  const least = Math.min(lowest.prey, lowest.predator);
  return cautionNotices([
    [
      Math.min(prey, predator) > 0 && equilibrium !== null && least < 1,
      'A number falls below 1. If these are whole animals, such a population would be extinct in nature.',
    ],
    [
      Math.min(prey, predator) === 0,
      'One of the two is missing at the start and stays so; stability is that of both together.',
      'neutral',
    ],
    [
      stability === 'neutral-cycle',
      'Cycles of this model depend on the start, and nothing brings a disturbed population back to its old one.',
      'neutral',
    ],
  ]);
}

export function workingOf({ equilibrium }: PredatorPreyResult, input: PredatorPreyInput): readonly WorkingStep[] {
  const { preyGrowthRate: r, attackRate: a, conversion: e, predatorDeathRate: m } = input;
  const { carryingCapacity, handlingTime = 0 } = input;
  if (equilibrium === null)
    return [
      {
        label: 'Net gain of a predator',
        formula: 'e − m·h',
        substituted: `${e} − ${m}·${handlingTime}`,
        value: inSentence(e - m * handlingTime, 6),
      },
    ];
  const prey = inSentence(equilibrium.prey, 6);
  return [
    {
      label: 'Prey at equilibrium',
      formula: 'N = m ÷ (a·(e − m·h))',
      substituted: `${m} ÷ (${a}·(${e} − ${m}·${handlingTime}))`,
      value: prey,
    },
    {
      label: 'Predators at equilibrium',
      ...(carryingCapacity === undefined
        ? { formula: 'P = r ÷ a', substituted: `${r} ÷ ${a}` }
        : {
            formula: 'P = r·(1 − N/K)·(1 + a·h·N) ÷ a',
            substituted: `${r}·(1 − ${prey}/${carryingCapacity})·(1 + ${a}·${handlingTime}·${prey}) ÷ ${a}`,
          }),
      value: inSentence(equilibrium.predator, 6),
    },
  ];
}

import { amountBars } from '#src/families/amountBars.ts';
import { whyDifferent } from '#src/families/whyDifferent.ts';
import { yesNoFigure } from '#src/families/yesNoFigure.ts';
import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { fixed, withNoun } from '#src/kit/format.ts';
import { measuredIn } from '#src/kit/onDemand/units.ts';
import { typedNumber, workingNumber } from '#src/kit/onDemand/workingNumbers.ts';
import type { Block, Figure, NoticeBlock, Presentation, ResultKey, WorkingStep } from '#src/kit/presentation.ts';
import type treatAllowance from '#workers/formulas/treat-allowance.ts';
import type { TreatAllowanceInput, TreatAllowanceResult } from '#workers/formulas/treat-allowance.ts';
import type { LifeStage } from '#workers/reference/petEnergy.ts';
import { STAGES } from './stages.ts';

type Key = ResultKey<TreatAllowanceResult>;

export default defineCalculator<typeof treatAllowance>()({
  formula: 'treat-allowance',
  fixed: {},
  fields: {
    species: {
      kind: 'choice',
      label: 'Animal',
      look: 'radios',
      options: [
        { value: 'dog', label: 'Dog' },
        { value: 'cat', label: 'Cat' },
      ],
      initial: 'dog',
    },
    weight: {
      kind: 'number',
      label: 'Body weight',
      hint: '0.5 to 120 kg or 1.2 to 264.5 lb, cats up to 15 kg or 33 lb. Not needed with a daily energy.',
      ...measuredIn('mass', 'kg', 'lb'),
      min: 0.5,
      max: 264.5,
      optional: true,
    },
    lifeStage: {
      kind: 'choice',
      label: 'Life stage',
      look: 'menu',
      options: (Object.keys(STAGES) as LifeStage[]).map((value) => ({ value, label: STAGES[value] })),
      initial: 'neuteredAdult',
      optional: true,
    },
    dailyEnergy: {
      kind: 'number',
      label: 'Daily energy, if you know it',
      hint: 'Replaces weight and life stage.',
      ...measuredIn('energy', 'kcal', 'kJ'),
      min: 0,
      step: 50,
      optional: true,
    },
    treatEnergy: {
      kind: 'number',
      label: 'Energy of one treat',
      hint: 'On the pack, for a piece.',
      ...measuredIn('energy', 'kcal', 'kJ'),
      min: 0,
    },
    treatPercent: {
      kind: 'number',
      label: 'Share of treats',
      hint: 'Above 0, up to 10.',
      unit: '%',
      min: 0,
      max: 10,
      initial: 10,
      optional: true,
    },
    treatsPerDay: {
      kind: 'number',
      label: 'Treats a day now',
      min: 0,
      optional: true,
    },
  },
  example: {
    species: 'dog',
    weight: '20',
    lifeStage: 'neuteredAdult',
    dailyEnergy: '',
    treatEnergy: '30',
    treatPercent: '10',
    treatsPerDay: '5',
  },
  errorStyle: 'inline',
  present,
  sources: ['aahaNutrition', 'wsavaNutrition', 'nrcEnergy2006'],
});

const NEVER: NoticeBlock = {
  kind: 'notice',
  tone: 'caution',
  title: 'Never as a treat',
  text: 'No chocolate, grapes, raisins, onion, xylitol or macadamia nuts. If your pet ate any of them, call a veterinarian; the calculators for pet emergencies help you say how much it was.',
};

function present(result: TreatAllowanceResult, input: TreatAllowanceInput): Presentation<Key> {
  const { treatsAllowed, treatAllowance: allowed } = result;
  return {
    headline: {
      field: 'treatsAllowed',
      label: 'Treats a day, at most',
      value: treatsAllowed,
      text: String(treatsAllowed),
      note: 'Rounded down, and instead of other food.',
    },
    status: `At most ${withNoun(String(treatsAllowed), 'treat', 'treats')} a day.`,
    blocks: [
      ...notices(result),
      {
        kind: 'facts',
        figures: [
          energy('treatAllowance', 'Energy for treats', allowed),
          energy('mealEnergy', 'Energy for meals', result.mealEnergy),
          share('treatPercentEach', 'Share of one treat in the day', result.treatPercentEach),
          energy('dailyEnergy', 'Energy of the day', result.dailyEnergy),
          yesNoFigure('energyEstimated', 'Estimated from weight and life stage', result.energyEstimated),
        ],
      },
      now(result),
      bowl(result),
      NEVER,
      whyDifferent<Key>('Treats', [
        ['Weight loss', '5 %', 'Some diets allow treats half of the usual share.'],
        [
          'Energy needs',
          '± 20 %',
          'The factors for life stages are means; animals of one weight differ by a fifth or more.',
        ],
        [
          'Treats on top',
          `${fixed(100 + (result.current?.percent ?? 10), 0)} %`,
          'Treats that are added to full meals make the day too rich. Take their energy out of the meals.',
        ],
      ]),
    ],
    working: workingOf(result, input),
  };
}

function notices({ treatsAllowed }: TreatAllowanceResult): readonly NoticeBlock[] {
  const estimate: NoticeBlock = {
    kind: 'notice',
    tone: 'neutral',
    text: 'An estimate to start from; the animal’s condition decides.',
  };
  if (treatsAllowed > 0) return [estimate];
  return [
    { kind: 'notice', tone: 'caution', text: 'One treat is more than the share: break it into smaller pieces.' },
    estimate,
  ];
}

function energy(field: Key, label: string, value: number): Figure<Key> {
  return { field, label, value, text: fixed(value, 0), unit: 'kcal' };
}

function share(field: Key, label: string, value: number): Figure<Key> {
  return { field, label, value, text: fixed(value, 1), unit: '%' };
}

function now({ current }: TreatAllowanceResult): Block<Key> {
  if (current === null) {
    const none = {
      field: 'current',
      label: 'Treats now',
      value: null,
      text: '–',
      note: 'Enter how many you give.',
    } as const;
    return { kind: 'facts', title: 'As it is now', figures: [none] };
  }
  return {
    kind: 'facts',
    title: 'As it is now',
    figures: [
      energy('current.energy', 'Energy of the treats', current.energy),
      share('current.percent', 'Their share of the day', current.percent),
      yesNoFigure('current.overAllowance', 'More than the share for treats', current.overAllowance),
      energy('current.mealEnergy', 'Energy left for meals', current.mealEnergy),
    ],
  };
}

function bowl({ mealEnergy, treatAllowance: allowed, current }: TreatAllowanceResult): Block<Key> {
  return amountBars(
    'Meals and treats of a day',
    `${fixed(mealEnergy, 0)} kcal from meals, at most ${fixed(allowed, 0)} kcal from treats.`,
    'Part of the day',
    { label: 'Energy', unit: 'kcal', decimals: 0 },
    [
      ['Meals', mealEnergy],
      ['Treats, at most', allowed],
      ...(current === null ? [] : ([['Treats now', current.energy]] as const)),
    ],
  );
}

function workingOf(result: TreatAllowanceResult, input: TreatAllowanceInput): readonly WorkingStep[] {
  const allowed = fixed(result.treatAllowance, 0);
  const { weight = 0, treatPercent = 10, treatEnergy } = input;
  const factor = workingNumber(result.dailyEnergy / (70 * weight ** 0.75));
  return [
    ...(result.energyEstimated
      ? [
          {
            label: 'Energy of the day',
            formula: '70·kg^0.75·factor of the life stage',
            substituted: `70·${workingNumber(weight)}^0.75·${factor}`,
            value: `${fixed(result.dailyEnergy, 0)} kcal`,
          },
        ]
      : []),
    {
      label: 'Energy for treats',
      formula: 'energy of the day·share ÷ 100',
      substituted: `${workingNumber(result.dailyEnergy, allowed)}·${typedNumber(treatPercent)} ÷ 100`,
      value: `${allowed} kcal`,
    },
    {
      label: 'Treats',
      formula: 'energy for treats ÷ energy of one, rounded down',
      substituted: `${workingNumber(result.treatAllowance)} ÷ ${typedNumber(treatEnergy)}`,
      value: String(result.treatsAllowed),
    },
  ];
}

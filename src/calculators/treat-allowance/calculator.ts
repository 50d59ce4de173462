import { shareBar } from '#src/calculators/families/shareBar.ts';
import { whyDifferent } from '#src/calculators/families/whyDifferent.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { fixed, withNoun } from '#src/engine/kit/format.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import { typedNumber, workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Block, NoticeBlock, Presentation, ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import { decimals, plain } from '#src/engine/kit/writing.ts';
import type treatAllowance from '#workers/formulas/treat-allowance.ts';
import type { TreatAllowanceInput, TreatAllowanceResult } from '#workers/formulas/treat-allowance.ts';
import type { LifeStage } from '#workers/reference/petEnergy.ts';

type Key = ResultKey<TreatAllowanceResult>;

/** Life stages of both species in the menu. */
const STAGES: Readonly<Record<LifeStage, string>> = {
  neuteredAdult: 'Neutered adult',
  intactAdult: 'Intact adult',
  inactive: 'Inactive or prone to weight gain',
  weightLoss: 'Weight loss, at the ideal weight',
  puppyUnder4Months: 'Puppy under 4 months',
  puppyOver4Months: 'Puppy from 4 months',
  workLight: 'Dog at light work',
  workModerate: 'Dog at moderate work',
  workHeavy: 'Dog at heavy work',
  latePregnancy: 'Dog in the last third of pregnancy',
  kitten: 'Kitten',
  pregnant: 'Pregnant cat',
  nursing: 'Nursing dog or cat',
};

const ENERGY = { kind: 'number', unit: 'kcal', written: decimals(0) } as const;
const SHARE = { kind: 'number', unit: '%', written: decimals(1) } as const;

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
      unit: '%',
      min: 0,
      max: 10,
      initial: 10,
      optional: true,
    },
    treatsPerDay: { kind: 'number', label: 'Treats a day now', min: 0, optional: true },
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
  outputs: {
    dailyEnergy: { ...ENERGY, label: 'Energy of the day' },
    energyEstimated: { kind: 'flag', label: 'Estimated from weight and life stage' },
    treatAllowance: { ...ENERGY, label: 'Energy for treats' },
    mealEnergy: { ...ENERGY, label: 'Energy for meals' },
    treatsAllowed: {
      kind: 'number',
      label: 'Treats a day, at most',
      written: plain,
      note: 'Rounded down, and instead of other food.',
    },
    treatPercentEach: { ...SHARE, label: 'Share of one treat in the day' },
    current: {
      kind: 'group',
      label: 'Treats now',
      missingNote: 'Enter how many you give.',
      keys: {
        energy: { ...ENERGY, label: 'Energy of the treats' },
        percent: { ...SHARE, label: 'Their share of the day' },
        overAllowance: { kind: 'flag', label: 'More than the share for treats' },
        mealEnergy: { ...ENERGY, label: 'Energy left for meals' },
      },
    },
  },
  present,
  evidence: 'rule',
  sources: ['aahaNutrition', 'wsavaNutrition', 'nrcEnergy2006'],
});

const OF_THE_DAY = ['treatAllowance', 'mealEnergy', 'treatPercentEach', 'dailyEnergy', 'energyEstimated'] as const;
const CURRENT = ['current.energy', 'current.percent', 'current.overAllowance', 'current.mealEnergy'] as const;

const NEVER: NoticeBlock = {
  kind: 'notice',
  tone: 'caution',
  title: 'Never as a treat',
  text: 'No chocolate, grapes, raisins, onion, xylitol or macadamia nuts. If your pet ate any of them, call a veterinarian; the calculators for pet emergencies help you say how much it was.',
};

function present(result: TreatAllowanceResult, input: TreatAllowanceInput, figure: FigureOf<Key>): Presentation<Key> {
  const headline = figure('treatsAllowed');
  return {
    headline,
    status: `At most ${withNoun(headline.text, 'treat', 'treats')} a day.`,
    blocks: [
      ...notices(result),
      { kind: 'facts', figures: OF_THE_DAY.map((key) => figure(key)) },
      {
        kind: 'facts',
        title: 'As it is now',
        figures: result.current === null ? [figure('current')] : CURRENT.map((key) => figure(key)),
      },
      energyBars(result, figure),
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
          `${fixed(100 + (result.current?.percent ?? input.treatPercent ?? 10), 0)} %`,
          'Treats that are added to full meals make the day too rich. Take their energy out of the meals.',
        ],
      ]),
    ],
    working: workingOf(result, input, figure),
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

function energyBars({ mealEnergy, treatAllowance: allowed }: TreatAllowanceResult, figure: FigureOf<Key>): Block<Key> {
  return shareBar(
    'Meals and treats of a day',
    `${figure('mealEnergy').text} kcal from meals, at most ${figure('treatAllowance').text} kcal from treats.`,
    [
      ['Meals', mealEnergy, `${figure('mealEnergy').text} kcal`],
      ['Treats, at most', allowed, `${figure('treatAllowance').text} kcal`],
    ],
  );
}

function workingOf(
  result: TreatAllowanceResult,
  input: TreatAllowanceInput,
  figure: FigureOf<Key>,
): readonly WorkingStep[] {
  const allowed = figure('treatAllowance');
  const { weight = 0, treatPercent = 10, treatEnergy } = input;
  return [
    ...(result.energyEstimated
      ? [
          {
            label: 'Energy of the day',
            formula: '70·kg^0.75·factor of the life stage',
            substituted: `70·${workingNumber(weight)}^0.75·${workingNumber(result.dailyEnergy / (70 * weight ** 0.75))}`,
            value: `${figure('dailyEnergy').text} kcal`,
          },
        ]
      : []),
    {
      label: 'Energy for treats',
      formula: 'energy of the day·share ÷ 100',
      substituted: `${workingNumber(result.dailyEnergy, allowed.written)}·${typedNumber(treatPercent)} ÷ 100`,
      value: `${allowed.text} kcal`,
    },
    {
      label: 'Treats',
      formula: 'energy for treats ÷ energy of one, rounded down',
      substituted: `${workingNumber(result.treatAllowance)} ÷ ${typedNumber(treatEnergy)}`,
      value: figure('treatsAllowed').text,
    },
  ];
}

import { whyDifferent } from '#src/calculators/families/whyDifferent.ts';
import { fixed, short, withNoun } from '#src/engine/kit/format.ts';
import { typedNumber, workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { NoticeBlock, Presentation, ResultKey, TableBlock, WorkingStep } from '#src/engine/kit/presentation.ts';
import type { HayNeedsInput, HayNeedsResult } from '#workers/formulas/hay-needs.ts';
import { HAY_INTAKES, HAY_WEIGHTS, LEAST_FORAGE } from '#workers/reference/hayIntakes.ts';

type Key = ResultKey<HayNeedsResult>;

/** Returns what is shown of the result. */
export function answerOf(result: HayNeedsResult, input: HayNeedsInput, figure: FigureOf<Key>): Presentation<Key> {
  const headline = figure('bales');
  return {
    headline,
    status: `${withNoun(headline.text, 'bale', 'bales')}, ${figure('hayToBuy').text} kg of hay, for ${typedNumber(input.days)} days.`,
    blocks: [
      ...notices(result, input),
      {
        kind: 'facts',
        figures: [figure('hayToBuy'), figure('tonnes'), figure('hayPerDay'), figure('wasted'), figure('cost')],
      },
      groups(result, figure),
      {
        kind: 'facts',
        title: 'Between need and bales',
        figures: [figure('dryMatterNeeded'), figure('hayEaten'), figure('balesExact'), figure('forageLow')],
      },
      WASTE,
      whyDifferent<Key>('Hay to buy', [
        [
          'Waste added to what is eaten',
          figure('reference.wasteAdded'),
          'Some tables add the percentage to the hay eaten. Here it is a part of the hay fed, which is more.',
        ],
        ['Intake as fed', '–', 'Two percent as fed is less than two percent of dry matter: hay has about 12 % water.'],
        [
          'Intake at the low end',
          lowAndHigh(result, input, 'low'),
          'All groups at the lower end of the published range.',
        ],
        ['Intake at the high end', lowAndHigh(result, input, 'high'), 'All groups at the upper end of it.'],
      ]),
    ],
    working: workingOf(result, input, figure),
  };
}

const CATTLE: readonly string[] = ['beefCow', 'beefCowNursing', 'dairyCow', 'growingCattle'];
const MOST_OF_CATTLE = 4;

function notices({ herd, forageLow }: HayNeedsResult, input: HayNeedsInput): readonly NoticeBlock[] {
  const isAny = (species: readonly string[], isIt: (intake: number) => boolean) =>
    input.herd.some(
      (group) => species.includes(group.species) && isIt(group.intake ?? HAY_INTAKES[group.species].usual),
    );
  const forage = herd.flatMap(({ species, foragePercent }) =>
    LEAST_FORAGE.species.some((each) => each === species) ? [foragePercent] : [],
  );
  return [
    {
      kind: 'notice',
      tone: 'neutral',
      text: 'An estimate to start from; the animal’s condition decides. Buy some in reserve for a cold or late spring.',
    },
    ...input.herd.flatMap(({ species, bodyWeight }, index): readonly NoticeBlock[] => {
      const { spoken, askedFromKg } = HAY_WEIGHTS[species];
      if (bodyWeight < askedFromKg) return [];
      const weight = typedNumber(bodyWeight);
      const inPounds = {
        label: `Use ${weight} lb`,
        field: `herd.${input.learnt?.rows[index] ?? index}.bodyWeight`,
        value: `${weight} lb`,
      };
      const text = `${weight} kg is a lot for one ${spoken}. Was that pounds?`;
      return [{ kind: 'notice', tone: 'caution', text, remedies: [inPounds] }];
    }),
    ...(forageLow
      ? [
          {
            kind: 'notice',
            tone: 'caution',
            text: `The hay is ${short(Math.min(...forage), 2)} % of body weight a day. A horse or donkey that gets less than ${LEAST_FORAGE.percent} % of its weight in forage is at risk of colic and stomach ulcers. Is the rest pasture? Tick it. If not, ask a veterinarian before you feed so little.`,
          } as const,
        ]
      : []),
    ...(isAny(CATTLE, (intake) => intake > MOST_OF_CATTLE)
      ? [
          {
            kind: 'notice',
            tone: 'caution',
            text: 'More than 4 % of body weight is above what cattle eat: check the intake.',
          } as const,
        ]
      : []),
  ];
}

const OF_GROUP = ['species', 'dryMatterPerAnimal', 'hayPerDay', 'foragePercent'] as const;

function groups({ herd }: HayNeedsResult, figure: FigureOf<Key>): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Hay by group',
    columns: [
      { label: 'Animals' },
      { label: 'Dry matter of one (kg a day)', numeric: true },
      { label: 'Hay eaten by the group (kg a day)', numeric: true },
      { label: 'Hay of one (% of body weight)', numeric: true },
    ],
    rows: herd.map((_, index) => OF_GROUP.map((key) => figure(`herd.${index}.${key}`))),
  };
}

const WASTE: TableBlock<Key> = {
  kind: 'table',
  title: 'Waste by way of feeding',
  isFolded: true,
  columns: [{ label: 'Fed' }, { label: 'Wasted of the hay' }],
  rows: [
    ['Small bales on the ground', '20 to 45 %'],
    ['Round bale without a feeder', '30 to 50 %'],
    ['Round bale in a ring', '6 to 15 %'],
    ['Round bale in a cone', '4 to 6 %'],
    ['Net', '5 to 10 %'],
  ],
};

/** Hay to buy with every group at an end of its range, as text: 3500 kg. */
function lowAndHigh({ hayToBuy }: HayNeedsResult, { herd }: HayNeedsInput, end: 'low' | 'high'): string {
  const sum = (intakeOf: (group: (typeof herd)[number]) => number) =>
    herd.reduce((total, group) => total + group.count * group.bodyWeight * intakeOf(group), 0);
  const usual = sum(({ species, intake }) => intake ?? HAY_INTAKES[species].usual);
  return `${fixed((hayToBuy * sum(({ species }) => HAY_INTAKES[species][end])) / usual, 0)} kg`;
}

function workingOf(result: HayNeedsResult, input: HayNeedsInput, figure: FigureOf<Key>): readonly WorkingStep[] {
  const { waste = 15, hayDryMatter = 88, forageShare = 100 } = input;
  const [eaten, bought] = [figure('hayEaten'), figure('hayToBuy')];
  const daily = input.herd
    .map(
      ({ species, count, bodyWeight, intake = HAY_INTAKES[species].usual }) =>
        `${count}·${typedNumber(bodyWeight)}·${typedNumber(intake)} ÷ 100`,
    )
    .join(' + ');
  return [
    {
      label: 'Dry matter',
      formula: 'sum of (animals·weight·intake ÷ 100)·share of hay ÷ 100·days',
      substituted: `(${daily})·${typedNumber(forageShare)} ÷ 100·${typedNumber(input.days)}`,
      value: `${figure('dryMatterNeeded').text} kg`,
    },
    {
      label: 'Hay eaten',
      formula: 'dry matter ÷ (dry matter of hay ÷ 100)',
      substituted: `${workingNumber(result.dryMatterNeeded, eaten.written)} ÷ (${typedNumber(hayDryMatter)} ÷ 100)`,
      value: `${eaten.text} kg`,
    },
    {
      label: 'Hay to buy',
      formula: 'eaten ÷ (1 − waste ÷ 100)',
      substituted: `${workingNumber(result.hayEaten, bought.written)} ÷ (1 − ${typedNumber(waste)} ÷ 100)`,
      value: `${bought.text} kg`,
    },
    {
      label: 'Bales',
      formula: 'hay to buy ÷ weight of a bale, rounded up',
      substituted: `${workingNumber(result.hayToBuy)} ÷ ${typedNumber(input.baleWeight)}`,
      value: figure('bales').text,
    },
  ];
}

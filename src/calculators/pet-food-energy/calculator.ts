import { shareBar } from '#src/calculators/families/shareBar.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { fixed } from '#src/engine/kit/format.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { NoticeBlock, Presentation, ResultKey, TableBlock } from '#src/engine/kit/presentation.ts';
import type petFoodEnergy from '#workers/formulas/pet-food-energy.ts';
import type { PetFoodEnergyInput, PetFoodEnergyResult } from '#workers/formulas/pet-food-energy.ts';
import { otherEnergies } from './otherEnergies.ts';
import { OUTPUTS } from './outputs.ts';
import { workingOf } from './working.ts';

type Key = ResultKey<PetFoodEnergyResult>;

const percent = { kind: 'number', unit: '%', min: 0, max: 100, step: 0.5 } as const;

export default defineCalculator<typeof petFoodEnergy>()({
  formula: 'pet-food-energy',
  fixed: {},
  fields: {
    species: {
      kind: 'choice',
      label: 'Food for a',
      look: 'radios',
      options: [
        { value: 'dog', label: 'Dog' },
        { value: 'cat', label: 'Cat' },
      ],
      initial: 'dog',
    },
    moisture: { ...percent, label: 'Moisture', hint: 'About 10 dry, 78 canned; below 100.' },
    protein: { ...percent, label: 'Protein', hint: 'As fed, from the label.' },
    fat: { ...percent, label: 'Fat', hint: 'As fed.' },
    fiber: { ...percent, label: 'Fiber', hint: 'Crude fiber, as fed.' },
    ash: { ...percent, label: 'Ash', hint: 'Blank: guessed from the moisture.', optional: true },
    servingGrams: {
      kind: 'number',
      label: 'Weight of a serving',
      hint: 'One can, or one level cup, weighed.',
      ...measuredIn('mass', 'g', 'oz', 'kg'),
      min: 0,
      step: 5,
      optional: true,
    },
    dailyEnergy: {
      kind: 'number',
      label: 'Energy needed in a day',
      ...measuredIn('energy', 'kcal', 'kJ'),
      min: 0,
      step: 10,
      optional: true,
    },
  },
  example: {
    species: 'cat',
    moisture: '78',
    protein: '11',
    fat: '5',
    fiber: '1',
    ash: '2.2',
    servingGrams: '85',
    dailyEnergy: '230',
  },
  errorStyle: 'inline',
  outputs: OUTPUTS,
  present,
  evidence: 'estimate',
  sources: ['aafcoPf9', 'nrcDogsCats2006', 'fediafNutrition'],
});

/** Percent of carbohydrate in the dry matter beyond which a label is unlikely. */
const [LEAST_CARBOHYDRATE, MOST_CARBOHYDRATE] = [0.5, 60];

function present(result: PetFoodEnergyResult, input: PetFoodEnergyInput, figure: FigureOf<Key>): Presentation<Key> {
  const { energyShare } = result;
  const headline = figure('energyPer100g');
  const [protein, fat, carbohydrate] = [
    figure('energyShare.protein'),
    figure('energyShare.fat'),
    figure('energyShare.carbohydrate'),
  ];
  const dryCarbohydrate = figure('dryMatter.nitrogenFreeExtract', {
    label: 'Carbohydrate in the dry matter',
    unit: '%',
  });
  return {
    headline,
    status: `${headline.text} kcal in 100 g, ${dryCarbohydrate.text} % carbohydrate in the dry matter.`,
    blocks: [
      ...notices(result),
      {
        kind: 'facts',
        figures: [
          dryCarbohydrate,
          carbohydrate,
          figure('energyPerServing'),
          figure('gramsPerDay'),
          figure('servingsPerDay'),
        ],
      },
      shareBar(
        'Where the energy comes from',
        `${protein.text} % protein, ${fat.text} % fat, ${carbohydrate.text} % carbohydrate.`,
        [
          ['Protein', energyShare.protein, `${protein.text} %`],
          ['Fat', energyShare.fat, `${fat.text} %`],
          ['Carbohydrate', energyShare.carbohydrate, `${carbohydrate.text} %`],
        ],
      ),
      basisTable(input, figure),
      {
        kind: 'facts',
        title: 'More of the food',
        figures: [
          figure('energyPerKg'),
          protein,
          fat,
          figure('perMcal.protein'),
          figure('perMcal.fat'),
          figure('ashEstimated'),
        ],
      },
      otherEnergies(result, input, figure),
    ],
    working: workingOf(result, input, figure),
  };
}

function notices({ dryMatter }: PetFoodEnergyResult): readonly NoticeBlock[] {
  const { nitrogenFreeExtract } = dryMatter;
  const isOdd = nitrogenFreeExtract > MOST_CARBOHYDRATE || nitrogenFreeExtract < LEAST_CARBOHYDRATE;
  return [
    ...(isOdd
      ? [
          {
            kind: 'notice',
            tone: 'caution',
            text: 'This much or this little carbohydrate is unusual: check the figures against the label.',
          } as const,
        ]
      : []),
    {
      kind: 'notice',
      tone: 'neutral',
      text: 'An estimate to start from; the animal’s condition decides. Labels guarantee at least so much protein and fat and at most so much fiber and moisture, so the true food is often richer.',
    },
  ];
}

function basisTable({ protein, fat, fiber, moisture }: PetFoodEnergyInput, figure: FigureOf<Key>): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'As fed and without water',
    columns: [{ label: 'Part (%)' }, { label: 'As fed', numeric: true }, { label: 'Dry matter', numeric: true }],
    rows: [
      ['Protein', fixed(protein, 1), figure('dryMatter.protein')],
      ['Fat', fixed(fat, 1), figure('dryMatter.fat')],
      ['Fiber', fixed(fiber, 1), figure('dryMatter.fiber')],
      ['Ash', figure('ash'), figure('dryMatter.ash')],
      ['Carbohydrate (NFE)', figure('nitrogenFreeExtract'), figure('dryMatter.nitrogenFreeExtract')],
      ['Water as fed, and dry matter of the food', fixed(moisture, 1), figure('dryMatter.percent')],
    ],
  };
}

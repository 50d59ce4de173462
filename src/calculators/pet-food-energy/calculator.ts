import { amountBars } from '#src/families/amountBars.ts';
import { missingFigure } from '#src/families/shortFigure.ts';
import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { fixed } from '#src/kit/format.ts';
import { measuredIn } from '#src/kit/onDemand/units.ts';
import type { Figure, NoticeBlock, Presentation, ResultKey, TableBlock } from '#src/kit/presentation.ts';
import type petFoodEnergy from '#workers/formulas/pet-food-energy.ts';
import type { PetFoodEnergyInput, PetFoodEnergyResult } from '#workers/formulas/pet-food-energy.ts';
import { otherEnergies } from './otherEnergies.ts';
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
  present,
  sources: ['aafcoPf9', 'nrcDogsCats2006', 'fediafNutrition'],
});

/** Percent of carbohydrate in the dry matter beyond which a label is unlikely. */
const [LEAST_CARBOHYDRATE, MOST_CARBOHYDRATE] = [0.5, 60];

function present(result: PetFoodEnergyResult, input: PetFoodEnergyInput): Presentation<Key> {
  const { energyPer100g, dryMatter } = result;
  const text = fixed(energyPer100g, 0);
  return {
    headline: {
      ...kilocalories('energyPer100g', 'Energy in 100 g', energyPer100g),
      note: `By the modified Atwater factors; ${fixed(result.reference.nrc.energyPer100g, 0)} kcal by the equations of the NRC.`,
    },
    status: `${text} kcal in 100 g, ${fixed(dryMatter.nitrogenFreeExtract, 1)} % carbohydrate in the dry matter.`,
    blocks: [
      ...notices(result),
      {
        kind: 'facts',
        figures: [
          percentage(
            'dryMatter.nitrogenFreeExtract',
            'Carbohydrate in the dry matter',
            dryMatter.nitrogenFreeExtract,
            1,
          ),
          percentage('energyShare.carbohydrate', 'Energy from carbohydrate', result.energyShare.carbohydrate, 0),
          ...portions(result),
        ],
      },
      amountBars(
        'Where the energy comes from',
        `${fixed(result.energyShare.protein, 0)} % protein, ${fixed(result.energyShare.fat, 0)} % fat, ${fixed(result.energyShare.carbohydrate, 0)} % carbohydrate.`,
        'Part',
        { label: 'Share of the energy', unit: '%', decimals: 0 },
        [
          ['Protein', result.energyShare.protein],
          ['Fat', result.energyShare.fat],
          ['Carbohydrate', result.energyShare.carbohydrate],
        ],
      ),
      basisTable(result, input),
      {
        kind: 'facts',
        title: 'More of the food',
        figures: [
          kilocalories('energyPerKg', 'Energy in a kg', result.energyPerKg),
          percentage('energyShare.protein', 'Energy from protein', result.energyShare.protein, 0),
          percentage('energyShare.fat', 'Energy from fat', result.energyShare.fat, 0),
          {
            field: 'perMcal.protein',
            label: 'Protein in 1000 kcal',
            value: result.perMcal.protein,
            text: fixed(result.perMcal.protein, 0),
            unit: 'g',
          },
          {
            field: 'perMcal.fat',
            label: 'Fat in 1000 kcal',
            value: result.perMcal.fat,
            text: fixed(result.perMcal.fat, 0),
            unit: 'g',
          },
          {
            field: 'ashEstimated',
            label: 'Ash',
            value: result.ashEstimated,
            text: result.ashEstimated ? 'Guessed' : 'From the label',
          },
        ],
      },
      otherEnergies(result, input),
    ],
    working: workingOf(result, input),
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

function kilocalories(field: Key, label: string, value: number): Figure<Key> {
  return { field, label, value, text: fixed(value, 0), unit: 'kcal' };
}

function percentage(field: Key, label: string, value: number, decimals: number): Figure<Key> {
  return { field, label, value, text: fixed(value, decimals), unit: '%' };
}

function portions({ energyPerServing, gramsPerDay, servingsPerDay }: PetFoodEnergyResult): readonly Figure<Key>[] {
  const [serving, day, servings] = ['Energy in a serving', 'Food in a day', 'Servings in a day'] as const;
  return [
    energyPerServing === null
      ? missingFigure('energyPerServing', serving, 'Enter the weight of a serving.')
      : kilocalories('energyPerServing', serving, energyPerServing),
    gramsPerDay === null
      ? missingFigure('gramsPerDay', day, 'Enter the energy needed in a day.')
      : { field: 'gramsPerDay', label: day, value: gramsPerDay, text: fixed(gramsPerDay, 0), unit: 'g' },
    servingsPerDay === null
      ? missingFigure('servingsPerDay', servings, 'Enter the weight of a serving and the energy needed in a day.')
      : { field: 'servingsPerDay', label: servings, value: servingsPerDay, text: fixed(servingsPerDay, 2) },
  ];
}

function basisTable(
  result: PetFoodEnergyResult,
  { protein, fat, fiber, moisture }: PetFoodEnergyInput,
): TableBlock<Key> {
  const { dryMatter, ash, nitrogenFreeExtract } = result;
  const dry = (part: Exclude<keyof typeof dryMatter, 'percent'>, label: string): Figure<Key> => ({
    field: `dryMatter.${part}`,
    label: `${label}, dry matter`,
    value: dryMatter[part],
    text: fixed(dryMatter[part], 1),
  });
  return {
    kind: 'table',
    title: 'As fed and without water',
    columns: [{ label: 'Part (%)' }, { label: 'As fed', numeric: true }, { label: 'Dry matter', numeric: true }],
    rows: [
      ['Protein', fixed(protein, 1), dry('protein', 'Protein')],
      ['Fat', fixed(fat, 1), dry('fat', 'Fat')],
      ['Fiber', fixed(fiber, 1), dry('fiber', 'Fiber')],
      ['Ash', { field: 'ash', label: 'Ash, as fed', value: ash, text: fixed(ash, 1) }, dry('ash', 'Ash')],
      [
        'Carbohydrate (NFE)',
        {
          field: 'nitrogenFreeExtract',
          label: 'Carbohydrate, as fed',
          value: nitrogenFreeExtract,
          text: fixed(nitrogenFreeExtract, 1),
        },
        dry('nitrogenFreeExtract', 'Carbohydrate'),
      ],
      [
        'Water as fed, and dry matter of the food',
        fixed(moisture, 1),
        {
          field: 'dryMatter.percent',
          label: 'Dry matter of the food',
          value: dryMatter.percent,
          text: fixed(dryMatter.percent, 1),
        },
      ],
    ],
  };
}

import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { fixed, significant } from '#src/kit/format.ts';
import { measuredIn } from '#src/kit/onDemand/units.ts';
import { typedNumber } from '#src/kit/onDemand/workingNumbers.ts';
import type {
  AcceptedValue,
  Block,
  ComparisonBlock,
  FactsBlock,
  Figure,
  NoticeBlock,
  Presentation,
  ResultKey,
  TableBlock,
} from '#src/kit/presentation.ts';
import type metabolism from '#workers/formulas/metabolic-rate.ts';
import type { MetabolicInput, MetabolicResult } from '#workers/formulas/metabolic-rate.ts';
import { ACTIVITY_FACTORS, type ActivityLevel } from '#workers/reference/activityFactors.ts';
import { activityChart } from './chart.ts';
import { workingOf } from './working.ts';

type Key = ResultKey<MetabolicResult>;

/** Age range of the people to whom the equation was fitted, in years. */
const FITTED_AGES = { min: 19, max: 78 } as const;

const LEVEL_NAMES: Readonly<Record<ActivityLevel, string>> = {
  sedentary: 'Sedentary',
  light: 'Lightly active',
  moderate: 'Moderately active',
  active: 'Active',
  veryActive: 'Very active',
};

export default defineCalculator<typeof metabolism>()({
  formula: 'metabolic-rate',
  fixed: {},
  fields: {
    species: {
      kind: 'choice',
      label: 'Species',
      look: 'radios',
      options: [
        { value: 'human', label: 'Human' },
        { value: 'animal', label: 'Animal' },
      ],
      initial: 'human',
    },
    weight: { kind: 'number', label: 'Weight', hint: 'Above 0.', ...measuredIn('mass', 'kg', 'g', 'lb'), min: 0 },
    height: {
      kind: 'number',
      label: 'Height',
      hint: 'Above 0.',
      ...measuredIn('length', 'cm', 'm', 'in', 'ft'),
      min: 0,
      visibleWhen: ({ species }) => species === 'human',
    },
    age: {
      kind: 'number',
      label: 'Age',
      hint: '0 or more.',
      ...measuredIn('time', 'years', 'months'),
      min: 0,
      visibleWhen: ({ species }) => species === 'human',
    },
    sex: {
      kind: 'choice',
      label: 'Sex',
      hint: 'The equation differs by sex.',
      look: 'menu',
      options: [
        { value: 'male', label: 'Male' },
        { value: 'female', label: 'Female' },
      ],
      visibleWhen: ({ species }) => species === 'human',
    },
    temperature: {
      kind: 'number',
      label: 'Temperature',
      hint: 'The rate counts as doubled every 10 °C above 20 °C.',
      ...measuredIn('temperature', '°C', '°F', 'K'),
      visibleWhen: ({ species }) => species === 'animal',
    },
    activityLevel: {
      kind: 'choice',
      label: 'Activity level',
      hint: 'Over a whole day, work and sport together.',
      look: 'menu',
      options: [option('sedentary'), option('light'), option('moderate'), option('active'), option('veryActive')],
      initial: 'moderate',
    },
  },
  example: {
    species: 'human',
    weight: '70',
    height: '175',
    age: '30',
    sex: 'male',
    temperature: '',
    activityLevel: 'moderate',
  },
  errorStyle: 'inline',
  present,
  precision: { counts: 'figures', of: ['dailyCalories', 'bmr', 'tdee'] },
  sources: ['mifflin1990', 'kleiber1947', 'mcnab1970', 'gillooly2001', 'white2006'],
});

function present(result: MetabolicResult, input: MetabolicInput): Presentation<Key> {
  const headline = {
    ...calories('dailyCalories', 'Energy need per day', result.dailyCalories),
    note: `Basal rate times ${ACTIVITY_FACTORS[result.activityLevel]} for ${LEVEL_NAMES[result.activityLevel].toLowerCase()}.`,
  };
  const accepted = ofMammal(result, input);
  return {
    headline,
    ...(accepted === null ? {} : { accepted }),
    status:
      accepted === null
        ? `Energy need ${headline.text} kcal per day.`
        : `Energy need ${headline.text} kcal per day with temperature; a mammal or bird needs ${accepted.figure.text}, which is the best estimate for it.`,
    blocks: [
      ...notices(input),
      ...rates(result),
      levels(result),
      unrounded(result),
      activityChart(result, LEVEL_NAMES),
    ],
    working: workingOf(result, input),
  };
}

/** Returns what a mammal or bird needs; null where temperature makes no difference. */
function ofMammal(result: MetabolicResult, { temperature }: MetabolicInput): AcceptedValue<Key> | null {
  const { tdee, reference, temperatureFactor } = result;
  if (reference === null || temperatureFactor === null) return null;
  if (fixed(reference.totalEnergy, 0) === fixed(tdee, 0)) return null;
  return {
    insteadOf: 'With temperature (Q10 of 2)',
    method: 'Mammals and birds',
    figure: calories('reference.totalEnergy', 'Energy need per day', reference.totalEnergy),
    advice: `A mammal or bird keeps its own body temperature, so the factor of ${significant(temperatureFactor, 3)} for ${typedNumber(temperature ?? 0)} °C does not hold for it. It holds for cold-blooded animals.`,
  };
}

function notices({ age }: MetabolicInput): readonly NoticeBlock[] {
  const { min, max } = FITTED_AGES;
  if (age === undefined || (age >= min && age <= max)) return [];
  return [
    {
      kind: 'notice',
      tone: 'caution',
      title: 'Outside the ages of the equation',
      text: `The Mifflin-St Jeor equation was fitted on adults of ${min} to ${max} years and does not describe ${age < min ? 'children and adolescents' : 'older people'}.`,
    },
  ];
}

/** Returns basal and total rate; for animals with the accepted basal rate for comparison. */
function rates({
  bmr,
  tdee,
  method,
  activityLevel,
  temperatureFactor,
  reference,
}: MetabolicResult): readonly Block<Key>[] {
  const basal = calories('bmr', 'Basal metabolic rate (BMR)', bmr);
  const facts: FactsBlock<Key> = {
    kind: 'facts',
    figures: [
      ...(reference === null ? [basal] : []),
      calories('tdee', 'Total energy expenditure (TDEE)', tdee),
      { field: 'method', label: 'Method', value: method, text: method },
      { field: 'activityLevel', label: 'Activity level', value: activityLevel, text: LEVEL_NAMES[activityLevel] },
    ],
  };
  if (reference === null || temperatureFactor === null) return [facts];
  const { restingEnergy, boltzmannFactor } = reference;
  const comparison: ComparisonBlock<Key> = {
    kind: 'comparison',
    title: 'Basal rate with and without temperature',
    methods: ['With temperature (Q10 of 2)', 'Reference'],
    rows: [
      {
        label: 'Basal metabolic rate; reference for mammals and birds',
        figures: [basal, calories('reference.restingEnergy', 'Resting rate of a mammal or bird', restingEnergy)],
      },
      {
        label: 'Factor against 20 °C; reference for cold-blooded animals',
        figures: [
          factor('temperatureFactor', 'Temperature factor, Q10 of 2', temperatureFactor),
          factor('reference.boltzmannFactor', 'Temperature factor, 0.65 eV', boltzmannFactor),
        ],
      },
    ],
    why: 'Mammals and birds keep their body temperature, so warmer surroundings do not double their rate: for them the value without temperature holds. Cold-blooded animals do follow their body temperature, but run roughly an order of magnitude below Kleiber’s law at equal mass.',
    sources: ['kleiber1947', 'mcnab1970', 'gillooly2001', 'white2006'],
  };
  return [comparison, facts];
}

function levels({ byActivity }: MetabolicResult): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'The same body at every activity level',
    columns: [{ label: 'Activity level' }, { label: 'Factor', numeric: true }, { label: 'Energy need', numeric: true }],
    rows: byActivity.map(({ activityLevel, factor: times, tdee }, index) => [
      LEVEL_NAMES[activityLevel],
      factor(`byActivity.${index}.factor`, `Factor, ${LEVEL_NAMES[activityLevel]}`, times, 3),
      calories(`byActivity.${index}.tdee`, `Energy need, ${LEVEL_NAMES[activityLevel]}`, tdee),
    ]),
  };
}

/** Unrounded figures for small animals, for which whole kilocalories are too coarse. */
function unrounded({ raw }: MetabolicResult): FactsBlock<Key> {
  return {
    kind: 'facts',
    title: 'Before rounding',
    figures: [
      { ...calories('raw.bmr', 'Basal metabolic rate', raw.bmr), text: fixed(raw.bmr, 2) },
      { ...calories('raw.tdee', 'Total energy expenditure', raw.tdee), text: fixed(raw.tdee, 2) },
    ],
  };
}

function calories(field: Key, label: string, value: number): Figure<Key> {
  return { field, label, value, text: fixed(value, 0), unit: 'kcal/day' };
}

function factor(field: Key, label: string, value: number, decimals = 2): Figure<Key> {
  return { field, label, value, text: fixed(value, decimals) };
}

function option(level: ActivityLevel): { readonly value: ActivityLevel; readonly label: string } {
  return { value: level, label: `${LEVEL_NAMES[level]} (× ${ACTIVITY_FACTORS[level]})` };
}

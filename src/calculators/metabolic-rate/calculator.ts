import { namedBars } from '#src/calculators/families/namedBars.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { significant } from '#src/engine/kit/format.ts';
import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import { typedNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf, NumberOutput } from '#src/engine/kit/outputs.ts';
import type {
  AcceptedValue,
  Block,
  ChartBlock,
  ComparisonBlock,
  NoticeBlock,
  Presentation,
  ResultKey,
  TableBlock,
} from '#src/engine/kit/presentation.ts';
import { decimals } from '#src/engine/kit/writing.ts';
import type metabolism from '#workers/formulas/metabolic-rate.ts';
import type { MetabolicInput, MetabolicResult } from '#workers/formulas/metabolic-rate.ts';
import { ACTIVITY_FACTORS, type ActivityLevel } from '#workers/reference/activityFactors.ts';
import { workingOf } from './working.ts';

type Key = ResultKey<MetabolicResult>;

const LEVEL_NAMES: Readonly<Record<ActivityLevel, string>> = {
  sedentary: 'Sedentary',
  light: 'Lightly active',
  moderate: 'Moderately active',
  active: 'Active',
  veryActive: 'Very active',
};

/** The basal rate needs no activity, and none is assumed. */
const NO_LEVEL = 'Choose an activity level for the need of a whole day.';

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
    weight: { kind: 'number', label: 'Weight', ...measuredIn('mass', 'kg', 'g', 'lb'), min: 0 },
    height: {
      kind: 'number',
      label: 'Height',
      ...measuredIn('length', 'cm', 'm', 'in', 'ft'),
      min: 0,
      visibleWhen: ({ species }) => species === 'human',
    },
    age: {
      kind: 'number',
      label: 'Age',
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
      optional: true,
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
  outputs: {
    bmr: calories('Basal metabolic rate (BMR)'),
    tdee: { ...calories('Total energy expenditure (TDEE)'), missingNote: NO_LEVEL },
    dailyCalories: {
      ...calories('Energy need per day'),
      note: ({ result: { activityLevel: level } }) =>
        level === null
          ? undefined
          : `Basal rate times ${ACTIVITY_FACTORS[level]} for ${LEVEL_NAMES[level].toLowerCase()}.`,
      missingNote: NO_LEVEL,
    },
    method: { kind: 'words', label: 'Method' },
    activityLevel: { kind: 'words', label: 'Activity level', words: LEVEL_NAMES, missing: 'not chosen' },
    raw: {
      kind: 'group',
      keys: {
        // Whole kilocalories are too coarse for small animals.
        bmr: { ...calories('Basal metabolic rate'), written: decimals(2) },
        tdee: { ...calories('Total energy expenditure'), written: decimals(2) },
      },
    },
    byActivity: {
      kind: 'rows',
      label: 'The same body at every activity level',
      of: ({ row }) => LEVEL_NAMES[row.activityLevel],
      row: {
        activityLevel: { kind: 'words', label: 'Activity level', words: LEVEL_NAMES },
        factor: { kind: 'number', label: 'Factor', written: decimals(3) },
        tdee: calories('Energy need'),
      },
    },
    temperatureFactor: { kind: 'number', label: 'Temperature factor, Q10 of 2', written: decimals(2) },
    reference: {
      kind: 'group',
      keys: {
        restingEnergy: calories('Resting rate of a mammal or bird'),
        totalEnergy: calories('Energy need per day'),
        boltzmannFactor: { kind: 'number', label: 'Temperature factor, 0.65 eV', written: decimals(2) },
      },
    },
  },
  present,
  precision: { counts: 'figures', of: ['dailyCalories', 'bmr', 'tdee'] },
  evidence: 'estimate',
  sources: ['mifflin1990', 'kleiber1947', 'mcnab1970', 'gillooly2001', 'white2006'],
});

function option(level: ActivityLevel): { readonly value: ActivityLevel; readonly label: string } {
  return { value: level, label: `${LEVEL_NAMES[level]} (× ${ACTIVITY_FACTORS[level]})` };
}

function calories(label: string): NumberOutput<unknown> {
  return { kind: 'number', label, unit: 'kcal/day', written: decimals(0) };
}

function present(result: MetabolicResult, input: MetabolicInput, figure: FigureOf<Key>): Presentation<Key> {
  const isDaily = result.activityLevel !== null;
  const headline = isDaily ? figure('dailyCalories') : figure('bmr', { note: NO_LEVEL });
  const accepted = ofMammal(result, input, figure);
  const said = `${isDaily ? 'Energy need' : 'Basal metabolic rate'} ${headline.text} kcal per day`;
  return {
    headline,
    ...(accepted === null ? {} : { accepted }),
    status:
      accepted === null
        ? `${said}.`
        : `${said} with temperature; a mammal or bird needs ${accepted.figure.text}, which is the best estimate for it.`,
    blocks: [
      ...notices(input),
      ...rates(result, figure),
      levels(result, figure),
      {
        kind: 'facts',
        title: 'Before rounding',
        figures: [figure('raw.bmr'), ...(isDaily ? [figure('raw.tdee')] : [])],
      },
      activityChart(result),
    ],
    working: workingOf(result, input, figure),
  };
}

/** Returns what a mammal or bird needs; null where temperature makes no difference. */
function ofMammal(
  { reference, temperatureFactor, activityLevel }: MetabolicResult,
  { temperature }: MetabolicInput,
  figure: FigureOf<Key>,
): AcceptedValue<Key> | null {
  if (reference === null || temperatureFactor === null) return null;
  const ofMammals = figure(activityLevel === null ? 'reference.restingEnergy' : 'reference.totalEnergy');
  if (ofMammals.text === figure(activityLevel === null ? 'bmr' : 'tdee').text) return null;
  return {
    insteadOf: 'With temperature (Q10 of 2)',
    method: 'Mammals and birds',
    figure: ofMammals,
    advice: `A mammal or bird keeps its own body temperature, so the factor of ${significant(temperatureFactor, 3)} for ${typedNumber(temperature ?? 0)} °C does not hold for it. It holds for cold-blooded animals.`,
  };
}

/** Age range of the people to whom the equation was fitted, in years. */
const FITTED_AGES = { min: 19, max: 78 } as const;

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
function rates({ reference, activityLevel }: MetabolicResult, figure: FigureOf<Key>): readonly Block<Key>[] {
  const isDaily = activityLevel !== null;
  const figures = [
    ...(isDaily && reference === null ? [figure('bmr')] : []),
    ...(isDaily ? [figure('tdee')] : [figure('dailyCalories')]),
    figure('method'),
    figure('activityLevel'),
  ];
  if (reference === null) return [{ kind: 'facts', figures }];
  const comparison: ComparisonBlock<Key> = {
    kind: 'comparison',
    title: 'Basal rate with and without temperature',
    methods: ['With temperature (Q10 of 2)', 'Reference'],
    rows: [
      // Without an activity level, both are in the headline.
      ...(isDaily
        ? [
            {
              label: 'Basal metabolic rate; reference for mammals and birds',
              figures: [figure('bmr'), figure('reference.restingEnergy')],
            },
          ]
        : []),
      {
        label: 'Factor against 20 °C; reference for cold-blooded animals',
        figures: [figure('temperatureFactor'), figure('reference.boltzmannFactor')],
      },
    ],
    why: 'Mammals and birds keep their body temperature, so warmer surroundings do not double their rate: for them the value without temperature holds. Cold-blooded animals do follow their body temperature, but run roughly an order of magnitude below Kleiber’s law at equal mass.',
    sources: ['kleiber1947', 'mcnab1970', 'gillooly2001', 'white2006'],
  };
  return [comparison, { kind: 'facts', figures }];
}

function levels({ byActivity }: MetabolicResult, figure: FigureOf<Key>): TableBlock<Key> {
  const names = byActivity.map(({ activityLevel }) => LEVEL_NAMES[activityLevel]);
  return rowsTable(figure, {
    title: 'The same body at every activity level',
    list: 'byActivity',
    rows: names.length,
    names: { heading: 'Activity level', of: (at) => names[at] ?? '' },
    columns: ['factor', 'tdee'],
  });
}

/** Returns the energy need at every activity level, beside the basal rate. */
function activityChart({ byActivity, bmr }: MetabolicResult): ChartBlock {
  return namedBars({
    title: 'Energy need by activity level',
    summary: 'The basal rate times the factor of each activity level.',
    of: 'Activity level',
    y: { label: 'Energy need', unit: 'kcal/day', decimals: 0 },
    names: ['Basal rate', ...byActivity.map(({ activityLevel }) => LEVEL_NAMES[activityLevel])],
    series: [{ name: 'Energy need', values: [bmr, ...byActivity.map(({ tdee }) => tdee)] }],
  });
}

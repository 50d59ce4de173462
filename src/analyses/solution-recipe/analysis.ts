import { bestPrefix } from '#src/families/bestPrefix.ts';
import { short } from '#src/families/shortFigure.ts';
import { STRENGTH_OPTIONS, strengthLabel } from '#src/families/strengthOptions.ts';
import { defineAnalysis } from '#src/kit/defineAnalysis.ts';
import { fixed } from '#src/kit/format.ts';
import { measuredIn } from '#src/kit/onDemand/units.ts';
import type { Figure, NoticeBlock, ResultKey } from '#src/kit/presentation.ts';
import type solutionRecipe from '#workers/formulas/solution-recipe.ts';
import type { RecipeUnit, SolutionRecipeInput, SolutionRecipeResult } from '#workers/formulas/solution-recipe.ts';

type Key = ResultKey<SolutionRecipeResult>;

/** g, below which a balance is uncertain; mL, below which a pipette is. */
const [LEAST_MASS, LEAST_VOLUME] = [0.005, 0.001] as const;
const UNITS = STRENGTH_OPTIONS.flatMap(({ value, label }) => (isRecipeUnit(value) ? [{ value, label }] : []));

export default defineAnalysis<typeof solutionRecipe>()({
  formula: 'solution-recipe',
  action: 'Write the recipe',
  fields: {
    find: {
      kind: 'choice',
      label: 'Find',
      look: 'radios',
      options: [
        { value: 'amount', label: 'What to weigh' },
        { value: 'volume', label: 'The volume it makes' },
        { value: 'strength', label: 'Its concentration' },
      ],
      initial: 'amount',
    },
    solute: {
      kind: 'text',
      label: 'What is dissolved',
      hint: 'Name, formula or molar mass, hydrates as they are: CuSO4·5H2O. Needed for molar concentrations.',
      optional: true,
    },
    strength: { kind: 'number', label: 'Concentration', min: 0, visibleWhen: ({ find }) => find !== 'strength' },
    unit: { kind: 'choice', label: 'Unit of the concentration', look: 'menu', options: UNITS, initial: 'mM' },
    volume: {
      kind: 'number',
      label: 'Volume of the solution',
      ...measuredIn('volume', 'mL', 'L', 'µL'),
      min: 0,
      visibleWhen: ({ find }) => find !== 'volume',
    },
    mass: {
      kind: 'number',
      label: 'Mass at hand',
      ...measuredIn('mass', 'g', 'mg', 'µg', 'kg'),
      min: 0,
      visibleWhen: ({ find }) => find !== 'amount',
    },
    purity: { kind: 'number', label: 'Purity, %', hint: 'By mass. Blank: 100.', optional: true, min: 0, max: 100 },
    liquidDensity: {
      kind: 'number',
      label: 'Density of the liquid, g/mL',
      hint: 'Of what is measured by volume instead of weighed.',
      optional: true,
      min: 0,
    },
    solutionDensity: {
      kind: 'number',
      label: 'Density of the solution, g/mL',
      hint: 'For percent by mass.',
      optional: true,
      min: 0,
      visibleWhen: ({ unit }) => unit === 'percent-ww',
    },
  },
  example: {
    find: 'amount',
    solute: 'sodium chloride',
    strength: '150',
    unit: 'mM',
    volume: '500',
    mass: '',
    purity: '99.5',
    liquidDensity: '',
    solutionDensity: '',
  },
  sources: ['greenBook', 'prohaska2022', 'pubchem2023'],
  present: (result, input) => {
    const figures = figuresOf(result, input);
    const wanted = {
      amount: result.mass === null || input.unit === 'percent-vv' ? 'liquidVolume' : 'mass',
      volume: 'volume',
      strength: 'strength',
    }[input.find];
    const headline = figures.find(({ field }) => field === wanted) ?? figures[0];
    if (headline === undefined) throw new Error('A recipe has a volume');
    return {
      headline,
      status: `${headline.label}: ${headline.text} ${headline.unit ?? ''}`.trim(),
      blocks: [...notices(result), { kind: 'facts', figures: figures.filter((figure) => figure !== headline) }],
      working: workingOf(result, input),
    };
  },
});

function isRecipeUnit(unit: string): unit is RecipeUnit {
  return unit !== 'x' && unit !== 'nM' && unit !== 'ng-per-ml';
}

function figuresOf(result: SolutionRecipeResult, { unit }: SolutionRecipeInput): readonly Figure<Key>[] {
  const { mass, liquidVolume, volume, strength, moles, molarity, percentByVolume, molarMass } = result;
  const optional = (
    field: Key,
    label: string,
    value: number | null,
    text: { readonly text: string; readonly unit: string } | null,
  ) => (value === null || text === null ? [] : [{ field, label, value, ...text }]);
  return [
    ...optional('mass', 'To weigh', mass, mass === null ? null : bestPrefix('mass', mass)),
    ...optional(
      'liquidVolume',
      'Or to measure, as a liquid',
      liquidVolume,
      liquidVolume === null ? null : bestPrefix('volume', liquidVolume),
    ),
    { field: 'volume', label: 'Fill up to', value: volume, ...bestPrefix('volume', volume) },
    { field: 'strength', label: 'Concentration', value: strength, text: short(strength, 5), unit: strengthLabel(unit) },
    ...optional('molarity', 'Molarity', molarity, molarity === null ? null : bestPrefix('molarity', molarity)),
    ...optional(
      'percentByVolume',
      'Grams in 100 mL',
      percentByVolume,
      percentByVolume === null ? null : { text: short(percentByVolume, 4), unit: '% w/v' },
    ),
    ...optional('moles', 'Amount', moles, moles === null ? null : { text: short(moles, 4), unit: 'mol' }),
    ...optional(
      'molarMass',
      'Molar mass',
      molarMass,
      molarMass === null ? null : { text: fixed(molarMass, 2), unit: 'g/mol' },
    ),
  ];
}

function notices({ mass, liquidVolume }: SolutionRecipeResult): readonly NoticeBlock[] {
  const texts = [
    mass !== null && mass < LEAST_MASS
      ? 'Less than 5 mg has to be weighed: make a stock of higher concentration and dilute it.'
      : '',
    liquidVolume !== null && liquidVolume < LEAST_VOLUME ? 'Less than 1 µL has to be pipetted: dilute it before.' : '',
  ];
  return texts.flatMap((text) => (text === '' ? [] : [{ kind: 'notice', tone: 'caution', text } as const]));
}

function workingOf(
  { mass, moles, molarMass, volume, molarity }: SolutionRecipeResult,
  { purity = 100 }: SolutionRecipeInput,
) {
  if (mass === null || moles === null || molarMass === null || molarity === null) return [];
  return [
    {
      label: 'Amount',
      formula: 'concentration·volume',
      substituted: `${short(molarity)} mol/L·${short(volume / 1000)} L`,
      value: `${short(moles, 5)} mol`,
    },
    {
      label: 'Mass',
      formula: 'amount·molar mass ÷ purity',
      substituted: `${short(moles)}·${short(molarMass)} ÷ (${short(purity)} ÷ 100)`,
      value: `${short(mass, 5)} g`,
    },
  ];
}

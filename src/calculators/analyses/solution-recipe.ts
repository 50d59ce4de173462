import { bestPrefix } from '#src/calculators/families/bestPrefix.ts';
import { cautionNotices } from '#src/calculators/families/cautionNotices.ts';
import { STRENGTH_OPTIONS, strengthLabel } from '#src/calculators/families/strengthOptions.ts';
import { defineAnalysis } from '#src/engine/kit/defineAnalysis.ts';
import { short } from '#src/engine/kit/format.ts';
import { figureText } from '#src/engine/kit/onDemand/presentationText.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import type { NumberOutput } from '#src/engine/kit/outputs.ts';
import type { NoticeBlock } from '#src/engine/kit/presentation.ts';
import { decimals, upToDigits } from '#src/engine/kit/writing.ts';
import type solutionRecipe from '#workers/formulas/solution-recipe.ts';
import type { RecipeUnit, SolutionRecipeInput, SolutionRecipeResult } from '#workers/formulas/solution-recipe.ts';

/** Those that do not apply are left out. */
const FIGURES = [
  'mass',
  'liquidVolume',
  'volume',
  'strength',
  'molarity',
  'percentByVolume',
  'moles',
  'molarMass',
] as const;
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
  outputs: {
    mass: prefixed('To weigh', 'mass', 'g'),
    liquidVolume: prefixed('Or to measure, as a liquid', 'volume', 'mL'),
    volume: prefixed('Fill up to', 'volume', 'mL'),
    strength: {
      kind: 'number',
      label: 'Concentration',
      unit: ({ input }) => strengthLabel(input.unit),
      written: upToDigits(5),
    },
    moles: { kind: 'number', label: 'Amount', unit: 'mol', written: upToDigits(4) },
    molarity: prefixed('Molarity', 'molarity', 'mol/L'),
    percentByVolume: { kind: 'number', label: 'Grams in 100 mL', unit: '% w/v', written: upToDigits(4) },
    molarMass: { kind: 'number', label: 'Molar mass', unit: 'g/mol', written: decimals(2) },
  },
  present: (result, input, figure) => {
    const { find, unit } = input;
    const wanted = find !== 'amount' ? find : result.mass === null || unit === 'percent-vv' ? 'liquidVolume' : 'mass';
    const headline = figure(wanted);
    const others = FIGURES.filter((key) => key !== wanted && result[key] !== null);
    return {
      headline,
      status: figureText(headline),
      blocks: [...notices(result), { kind: 'facts', figures: others.map((key) => figure(key)) }],
      working: workingOf(result, input),
    };
  },
});

/** In the prefix in which it reads best. */
function prefixed(label: string, quantity: Parameters<typeof bestPrefix>[0], unit: string): NumberOutput<unknown> {
  return { kind: 'number', label, unit, written: (value) => bestPrefix(quantity, value) };
}

function isRecipeUnit(unit: string): unit is RecipeUnit {
  return unit !== 'x' && unit !== 'nM' && unit !== 'ng-per-ml';
}

function notices({ mass, liquidVolume }: SolutionRecipeResult): readonly NoticeBlock[] {
  return cautionNotices([
    [
      mass !== null && mass < LEAST_MASS,
      'Less than 5 mg has to be weighed: make a stock of higher concentration and dilute it.',
    ],
    [liquidVolume !== null && liquidVolume < LEAST_VOLUME, 'Less than 1 µL has to be pipetted: dilute it before.'],
  ]);
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

import { amountFigure } from '#src/families/amounts.ts';
import { bestPrefix } from '#src/families/bestPrefix.ts';
import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { measuredIn } from '#src/kit/onDemand/units.ts';
import type { Figure, NoticeBlock, Presentation, ResultKey } from '#src/kit/presentation.ts';
import type molarity from '#workers/formulas/molarity.ts';
import type {
  DilutionPart,
  DilutionResult,
  MolarityInput,
  MolarityResult,
  SolutionResult,
} from '#workers/formulas/molarity.ts';
import { dilutionChart, volumeChart } from './chart.ts';
import { dilutionSteps, solutionSteps } from './working.ts';

type Key = ResultKey<MolarityResult>;

const PART_NAMES: Readonly<Record<DilutionPart, string>> = {
  c1: 'Concentration before, c₁',
  v1: 'Volume before, V₁',
  c2: 'Concentration after, c₂',
  v2: 'Volume after, V₂',
};
const MILLILITRES = 1000;

export default defineCalculator<typeof molarity>()({
  formula: 'molarity',
  fixed: {},
  fields: {
    mode: {
      kind: 'choice',
      label: 'Find',
      look: 'radios',
      options: [
        { value: 'molarity', label: 'Molarity' },
        { value: 'mass', label: 'Mass to weigh in' },
        { value: 'volume', label: 'Volume' },
        { value: 'dilution', label: 'Dilution' },
      ],
      initial: 'molarity',
    },
    mass: {
      kind: 'number',
      label: 'Mass of the solute',
      hint: '0 or more.',
      ...measuredIn('mass', 'g', 'mg', 'µg', 'kg'),
      min: 0,
      visibleWhen: ({ mode }) => mode === 'molarity' || mode === 'volume',
    },
    molarMass: {
      kind: 'number',
      label: 'Molar mass',
      hint: 'Of what is weighed, with its crystal water. Or enter its formula.',
      ...measuredIn('molarMass', 'g/mol', 'kDa'),
      min: 0,
      visibleWhen: ({ mode }) => mode !== 'dilution',
    },
    volume: {
      kind: 'number',
      label: 'Volume of the solution',
      hint: 'Of the finished solution, above 0.',
      ...measuredIn('volume', 'L', 'mL', 'µL'),
      min: 0,
      step: 0.1,
      visibleWhen: ({ mode }) => mode === 'molarity' || mode === 'mass',
    },
    molarity: {
      kind: 'number',
      label: 'Molarity',
      hint: 'Above 0.',
      ...measuredIn('concentration', 'mol/L', 'mmol/L', 'µmol/L', 'nmol/L'),
      min: 0,
      step: 0.1,
      visibleWhen: ({ mode }) => mode === 'mass' || mode === 'volume',
    },
    c1: { ...part('c1'), hint: 'Leave one of the four blank: it is calculated.' },
    v1: part('v1'),
    c2: { ...part('c2'), hint: 'In the same unit as c₁.' },
    v2: { ...part('v2'), hint: 'In the same unit as V₁.' },
  },
  example: {
    mode: 'molarity',
    mass: '9',
    molarMass: '180.156',
    volume: '0.25',
    molarity: '',
    c1: '',
    v1: '',
    c2: '',
    v2: '',
  },
  errorStyle: 'inline',
  present,
  precision: { counts: 'figures' },
  sources: ['spec', 'greenBook'],
});

function part(name: DilutionPart) {
  return {
    kind: 'number',
    label: PART_NAMES[name],
    min: 0,
    step: 0.1,
    visibleWhen: ({ mode }: { readonly mode: string }) => mode === 'dilution',
  } as const;
}

function present(result: MolarityResult, input: MolarityInput): Presentation<Key> {
  return result.mode === 'dilution' ? ofDilution(result, input) : ofSolution(result, input);
}

function ofSolution(result: SolutionResult, input: MolarityInput): Presentation<Key> {
  const found: Readonly<Record<SolutionResult['mode'], Figure<Key>>> = {
    molarity: {
      ...amountFigure('molarity', 'Molarity', result.molarity, { decimals: 4, unit: 'mol/L' }),
      ...otherwise('molarity', result.molarity, 'mol/L'),
    },
    mass: {
      ...amountFigure('mass', 'Mass to weigh in', result.mass, { decimals: 4, unit: 'g' }),
      ...otherwise('mass', result.mass, 'g'),
    },
    volume: {
      ...amountFigure('volume', 'Volume of the solution', result.volume, { decimals: 4, unit: 'L' }),
      ...otherwise('volume', result.volume * MILLILITRES, 'L'),
    },
  };
  const headline = found[result.mode];
  return {
    headline,
    status: `${headline.label} ${headline.text} ${headline.unit ?? ''}.`,
    blocks: [
      {
        kind: 'facts',
        figures: [
          amountFigure('moles', 'Amount of solute', result.moles, { decimals: 4, unit: 'mol' }),
          amountFigure('massConcentration', 'Mass concentration', result.massConcentration, {
            decimals: 4,
            unit: 'g/L',
          }),
        ],
      },
      ...volumeChart(result),
    ],
    working: solutionSteps(result, input),
  };
}

/** The same in the unit in which it reads best, where that is another one: '15 µg'. */
function otherwise(
  quantity: Parameters<typeof bestPrefix>[0],
  value: number,
  shown: string,
): { readonly note?: string } {
  const { text, unit } = bestPrefix(quantity, value);
  return unit === shown ? {} : { note: `${text} ${unit}` };
}

function ofDilution(result: DilutionResult, input: MolarityInput): Presentation<Key> {
  const { solved, value, factor, solventVolume } = result;
  const name = PART_NAMES[solved];
  const headline = amountFigure('value', name, value, { decimals: 4 });
  const isVolume = solved === 'v1' || solved === 'v2';
  return {
    headline: { ...headline, note: `In the unit of ${isVolume ? 'the other volume' : 'the other concentration'}.` },
    status: `${name} is ${headline.text}.`,
    blocks: [
      ...dilutionNotices(result),
      {
        kind: 'facts',
        figures: [
          { field: 'solved', label: 'Found', value: solved, text: name },
          amountFigure('factor', 'Dilution factor, c₁ ÷ c₂', factor, { decimals: 4 }),
          {
            ...amountFigure('solventVolume', 'Solvent to add, V₂ − V₁', solventVolume, { decimals: 4 }),
            note: 'In the unit of the volumes, assuming that they add up.',
          },
        ],
      },
      ...dilutionChart(result),
    ],
    working: dilutionSteps(result, input),
  };
}

function dilutionNotices({ solventVolume }: DilutionResult): readonly NoticeBlock[] {
  if (solventVolume >= 0) return [];
  return [
    {
      kind: 'notice',
      tone: 'caution',
      title: 'This is not a dilution',
      text: 'The volume would have to shrink: solvent must be removed, or the concentrations are the wrong way round.',
    },
  ];
}

import { amount } from '#src/calculators/families/amounts.ts';
import { bestPrefix } from '#src/calculators/families/bestPrefix.ts';
import { mixedVolumes } from '#src/calculators/families/mixedVolumes.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import type { FigureOf, NumberOutput } from '#src/engine/kit/outputs.ts';
import type { ChartBlock, NoticeBlock, Presentation, ResultKey } from '#src/engine/kit/presentation.ts';
import type molarity from '#workers/formulas/molarity.ts';
import type {
  DilutionPart,
  DilutionResult,
  MolarityInput,
  MolarityResult,
  SolutionResult,
} from '#workers/formulas/molarity.ts';
import { dilutionSteps, solutionSteps } from './working.ts';

type Key = ResultKey<MolarityResult>;

const PART_NAMES: Readonly<Record<DilutionPart, string>> = {
  c1: 'Concentration before, c₁',
  v1: 'Volume before, V₁',
  c2: 'Concentration after, c₂',
  v2: 'Volume after, V₂',
};

const MILLILITERS = 1000;

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
      ...measuredIn('mass', 'g', 'mg', 'µg', 'kg'),
      min: 0,
      visibleWhen: ({ mode }) => mode === 'molarity' || mode === 'volume',
    },
    molarMass: {
      kind: 'number',
      label: 'Molar mass',
      hint: 'A number, or its formula.',
      ...measuredIn('molarMass', 'g/mol', 'kDa'),
      min: 0,
      visibleWhen: ({ mode }) => mode !== 'dilution',
    },
    volume: {
      kind: 'number',
      label: 'Volume of the solution',
      hint: 'Of the finished solution.',
      ...measuredIn('volume', 'L', 'mL', 'µL'),
      min: 0,
      step: 0.1,
      visibleWhen: ({ mode }) => mode === 'molarity' || mode === 'mass',
    },
    molarity: {
      kind: 'number',
      label: 'Molarity',
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
  outputs: {
    mode: { kind: 'words', label: 'Find' },
    moles: { kind: 'number', label: 'Amount of solute', unit: 'mol', written: amount(4) },
    molarity: measured('Molarity', 'mol/L', 'molarity'),
    mass: measured('Mass to weigh in', 'g', 'mass'),
    volume: measured('Volume of the solution', 'L', 'volume', MILLILITERS),
    massConcentration: { kind: 'number', label: 'Mass concentration', unit: 'g/L', written: amount(4) },
    solved: { kind: 'words', label: 'Found', words: PART_NAMES },
    value: { kind: 'number', label: 'Value of what was blank', written: amount(4) },
    parts: { kind: 'inner', label: 'Concentrations and volumes, before and after' },
    factor: { kind: 'number', label: 'Dilution factor, c₁ ÷ c₂', written: amount(4) },
    solventVolume: {
      kind: 'number',
      label: 'Solvent to add, V₂ − V₁',
      written: amount(4),
      note: 'In the unit of the volumes, assuming that they add up.',
    },
  },
  present,
  precision: { counts: 'figures' },
  evidence: 'definition',
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

/** Says in the note what reads best in another unit: '15 µg'. @param times of the unit in which prefixes are sought */
function measured(
  label: string,
  unit: string,
  quantity: Parameters<typeof bestPrefix>[0],
  times = 1,
): NumberOutput<unknown> {
  return {
    kind: 'number',
    label,
    unit,
    written: (value) => {
      const best = bestPrefix(quantity, value * times);
      return { ...amount(4)(value), ...(best.unit === unit ? {} : { note: `${best.text} ${best.unit}` }) };
    },
  };
}

function present(result: MolarityResult, input: MolarityInput, figure: FigureOf<Key>): Presentation<Key> {
  return result.mode === 'dilution' ? ofDilution(result, input, figure) : ofSolution(result, input, figure);
}

function ofSolution(result: SolutionResult, input: MolarityInput, figure: FigureOf<Key>): Presentation<Key> {
  const headline = figure(result.mode);
  return {
    headline,
    status: `${headline.label} ${headline.text} ${headline.unit ?? ''}.`,
    blocks: [{ kind: 'facts', figures: [figure('moles'), figure('massConcentration')] }, ...volumeChart(result)],
    working: solutionSteps(result, input, figure),
  };
}

/** Volumes in the drawing, as multiples of the solution's own: 0.5 to 4. */
const VOLUMES = Array.from({ length: 19 }, (_, index) => 2 ** ((index - 6) / 6));

/** Returns the molarity of the same amount of solute in other volumes. */
function volumeChart({ volume, molarity }: SolutionResult): readonly ChartBlock[] {
  const line = VOLUMES.map((times) => ({ x: volume * times, y: molarity / times }));
  if (!line.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))) return [];
  return [
    {
      kind: 'chart',
      chart: {
        type: 'xy',
        title: 'Molarity by volume',
        summary: 'The same amount of solute in twice the volume has half the molarity.',
        x: { label: 'Volume', unit: 'L' },
        y: { label: 'Molarity', unit: 'mol/L' },
        series: [
          { name: 'Same amount of solute', marks: 'line', points: line },
          { name: 'This solution', marks: 'points', points: [{ x: volume, y: molarity }] },
        ],
      },
    },
  ];
}

function ofDilution(result: DilutionResult, input: MolarityInput, figure: FigureOf<Key>): Presentation<Key> {
  const { solved } = result;
  const isVolume = solved === 'v1' || solved === 'v2';
  const headline = figure('value', {
    label: PART_NAMES[solved],
    note: `In the unit of ${isVolume ? 'the other volume' : 'the other concentration'}.`,
  });
  return {
    headline,
    status: `${headline.label} is ${headline.text}.`,
    blocks: [
      ...dilutionNotices(result),
      { kind: 'facts', figures: [figure('solved'), figure('factor'), figure('solventVolume')] },
      ...dilutionChart(result),
    ],
    working: dilutionSteps(result, input, figure),
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

/** Returns the volumes of a dilution; none where solvent would have to be removed. */
function dilutionChart({ parts, solventVolume }: DilutionResult): readonly ChartBlock[] {
  if (solventVolume < 0) return [];
  return [mixedVolumes({ stock: parts.v1, added: solventVolume, addedName: 'Solvent' })];
}

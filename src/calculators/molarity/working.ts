import { workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import type {
  DilutionPart,
  DilutionResult,
  MolarityInput,
  MolarityResult,
  SolutionResult,
} from '#workers/formulas/molarity.ts';

type Key = ResultKey<MolarityResult>;

/** Returns the moles first, then the unknown quantity, with the visitor's numbers. */
export function solutionSteps(
  { mode, moles }: SolutionResult,
  input: MolarityInput,
  figure: FigureOf<Key>,
): readonly WorkingStep[] {
  const { mass, molarMass, molarity, volume } = input;
  const { text, unit, written } = figure(mode);
  const handed = workingNumber(moles, written);
  const ofAmount = { label: 'Amount of solute', value: `${figure('moles').text} mol` };
  const [label, formula, substituted] = {
    molarity: ['Molarity', 'c = n ÷ V', `${handed} ÷ ${volume}`] as const,
    mass: ['Mass', 'm = n·M', `${handed}·${molarMass}`] as const,
    volume: ['Volume', 'V = n ÷ c', `${handed} ÷ ${molarity}`] as const,
  }[mode];
  return [
    mode === 'mass'
      ? { ...ofAmount, formula: 'n = c·V', substituted: `${molarity}·${volume}` }
      : { ...ofAmount, formula: 'n = m ÷ M', substituted: `${mass} ÷ ${molarMass}` },
    { label, formula, substituted, value: `${text} ${unit}` },
  ];
}

const SOLUTIONS: Readonly<
  Record<
    DilutionPart,
    { readonly formula: string; readonly parts: readonly [DilutionPart, DilutionPart, DilutionPart] }
  >
> = {
  c1: { formula: 'c₁ = c₂·V₂ ÷ V₁', parts: ['c2', 'v2', 'v1'] },
  v1: { formula: 'V₁ = c₂·V₂ ÷ c₁', parts: ['c2', 'v2', 'c1'] },
  c2: { formula: 'c₂ = c₁·V₁ ÷ V₂', parts: ['c1', 'v1', 'v2'] },
  v2: { formula: 'V₂ = c₁·V₁ ÷ c₂', parts: ['c1', 'v1', 'c2'] },
};

/** Returns the equation solved for the blank quantity, and the dilution factor. */
export function dilutionSteps(
  { solved, parts }: DilutionResult,
  input: MolarityInput,
  figure: FigureOf<Key>,
): readonly WorkingStep[] {
  const {
    formula,
    parts: [one, other, divisor],
  } = SOLUTIONS[solved];
  const ratio = figure('factor');
  const shown = (part: DilutionPart) =>
    part === solved ? workingNumber(parts[part], ratio.written) : String(input[part]);
  return [
    {
      label: 'From c₁·V₁ = c₂·V₂',
      formula,
      substituted: `${shown(one)}·${shown(other)} ÷ ${shown(divisor)}`,
      value: figure('value').text,
    },
    { label: 'Dilution factor', formula: 'c₁ ÷ c₂', substituted: `${shown('c1')} ÷ ${shown('c2')}`, value: ratio.text },
  ];
}

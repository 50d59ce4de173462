import { amountText } from '#src/families/amounts.ts';
import { workingNumber } from '#src/kit/onDemand/workingNumbers.ts';
import type { WorkingStep } from '#src/kit/presentation.ts';
import type { DilutionPart, DilutionResult, MolarityInput, SolutionResult } from '#workers/formulas/molarity.ts';

/** Returns the moles first, then the unknown quantity, with the visitor's numbers. */
export function solutionSteps(
  { mode, moles, molarity, mass, volume }: SolutionResult,
  input: MolarityInput,
): readonly WorkingStep[] {
  const shown = amountText(mode === 'molarity' ? molarity : mode === 'mass' ? mass : volume, 4);
  const handed = workingNumber(moles, shown);
  const amount = (formula: string, substituted: string): WorkingStep => ({
    label: 'Amount of solute',
    formula,
    substituted,
    value: `${amountText(moles, 4)} mol`,
  });
  switch (mode) {
    case 'molarity':
      return [
        amount('n = m ÷ M', `${input.mass} ÷ ${input.molarMass}`),
        {
          label: 'Molarity',
          formula: 'c = n ÷ V',
          substituted: `${handed} ÷ ${input.volume}`,
          value: `${shown} mol/L`,
        },
      ];
    case 'mass':
      return [
        amount('n = c·V', `${input.molarity}·${input.volume}`),
        {
          label: 'Mass',
          formula: 'm = n·M',
          substituted: `${handed}·${input.molarMass}`,
          value: `${shown} g`,
        },
      ];
    case 'volume':
      return [
        amount('n = m ÷ M', `${input.mass} ÷ ${input.molarMass}`),
        {
          label: 'Volume',
          formula: 'V = n ÷ c',
          substituted: `${handed} ÷ ${input.molarity}`,
          value: `${shown} L`,
        },
      ];
  }
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
  { solved, value, parts, factor }: DilutionResult,
  input: MolarityInput,
): readonly WorkingStep[] {
  const {
    formula,
    parts: [one, other, divisor],
  } = SOLUTIONS[solved];
  const ratio = amountText(factor, 4);
  const shown = (part: DilutionPart) => (part === solved ? workingNumber(parts[part], ratio) : String(input[part]));
  return [
    {
      label: 'From c₁·V₁ = c₂·V₂',
      formula,
      substituted: `${shown(one)}·${shown(other)} ÷ ${shown(divisor)}`,
      value: amountText(value, 4),
    },
    {
      label: 'Dilution factor',
      formula: 'c₁ ÷ c₂',
      substituted: `${shown('c1')} ÷ ${shown('c2')}`,
      value: ratio,
    },
  ];
}

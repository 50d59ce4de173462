import { significant } from '#src/engine/kit/format.ts';
import { asAddend, asTerm, workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import type { ProteinConcentrationInput, ProteinConcentrationResult } from '#workers/formulas/protein-concentration.ts';

/** Returns the working of the chosen method with the visitor's numbers. */
export function workingOf(
  result: ProteinConcentrationResult,
  input: ProteinConcentrationInput,
  figure: FigureOf<ResultKey<ProteinConcentrationResult>>,
): readonly WorkingStep[] {
  const { molarConcentration } = result;
  const { method, absorbance280, absorbance260, molarExtinction, molecularWeight, dilutionFactor, pathLength } = input;
  const mass = `${figure('massConcentration').text} ${input.concentrationUnit}`;
  if (method === 'standard-curve') return standardSteps(result, input, mass);
  if (molarConcentration === null)
    return [
      {
        label: 'Protein',
        formula: '(1.55·A280 − 0.76·A260)·dilution',
        substituted: `(1.55·${absorbance280} − 0.76·${absorbance260})·${dilutionFactor}`,
        value: mass,
      },
    ];
  return [
    {
      label: 'Molar concentration',
      formula: 'A280·dilution ÷ (ε·l)',
      substituted: `${absorbance280}·${dilutionFactor} ÷ (${molarExtinction}·${pathLength})`,
      value: `${figure('molarConcentration').text} mol/L`,
    },
    {
      label: 'Mass concentration',
      formula: 'c × molecular weight',
      substituted: `${workingNumber(molarConcentration)} × ${molecularWeight}`,
      value: mass,
    },
  ];
}

function standardSteps(
  { slope, intercept, assayConcentration }: ProteinConcentrationResult,
  { standards, absorbance, dilutionFactor, concentrationUnit }: ProteinConcentrationInput,
  mass: string,
): readonly WorkingStep[] {
  const [rise, base] = [workingNumber(slope ?? 0), workingNumber(intercept ?? 0)];
  return [
    {
      label: 'Line through the standards, by least squares',
      formula: 'A = slope·c + intercept',
      substituted: `${standards.length} standards`,
      value: `A = ${significant(slope ?? 0, 5)}·c ${asAddend(significant(intercept ?? 0, 5))}`,
    },
    {
      label: 'Concentration in the assay',
      formula: '(A − intercept) ÷ slope',
      substituted: `(${absorbance} − ${asTerm(base)}) ÷ ${asTerm(rise)}`,
      value: `${significant(assayConcentration ?? 0, 5)} ${concentrationUnit}`,
    },
    {
      label: 'Undiluted sample',
      formula: 'c × dilution',
      substituted: `${workingNumber(assayConcentration ?? 0)} × ${dilutionFactor}`,
      value: mass,
    },
  ];
}

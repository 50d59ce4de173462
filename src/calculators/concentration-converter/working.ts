import { short } from '#src/engine/kit/format.ts';
import { workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import type {
  ConcentrationConverterInput,
  ConcentrationConverterResult,
} from '#workers/formulas/concentration-converter.ts';

/** The lines for what is known of the solution: mass or amount, share of mass, molality. */
export function workingOf(
  result: ConcentrationConverterResult,
  { density = 1 }: ConcentrationConverterInput,
  figure: FigureOf<ResultKey<ConcentrationConverterResult>>,
): readonly WorkingStep[] {
  const { molarMass, molesPerLiter, gramsPerLiter, percentByMass, molality } = result;
  const steps: WorkingStep[] = [];
  if (gramsPerLiter !== null && molesPerLiter !== null && molarMass !== null) {
    steps.push({
      label: 'Amount and mass',
      formula: 'c = β ÷ M',
      substituted: `${workingNumber(gramsPerLiter)} ÷ ${workingNumber(molarMass)}`,
      value: `${figure('molesPerLiter').text} mol/L`,
    });
  } else if (molesPerLiter !== null) {
    steps.push({
      label: 'Millimoles',
      formula: '1000·c',
      substituted: `1000·${workingNumber(molesPerLiter)}`,
      value: `${short(molesPerLiter * 1000)} mmol/L`,
    });
  }
  if (gramsPerLiter === null || percentByMass === null) return steps;
  const [beta, rho] = [workingNumber(gramsPerLiter), workingNumber(density)];
  steps.push({
    label: 'Percent by mass',
    formula: '100·β ÷ (1000·density)',
    substituted: `100·${beta} ÷ (1000·${rho})`,
    value: `${figure('percentByMass').text} % w/w`,
  });
  if (molesPerLiter === null || molality === null) return steps;
  steps.push({
    label: 'Molality',
    formula: '1000·c ÷ (1000·density − β)',
    substituted: `1000·${workingNumber(molesPerLiter)} ÷ (1000·${rho} − ${beta})`,
    value: `${figure('molality').text} mol/kg`,
  });
  return steps;
}

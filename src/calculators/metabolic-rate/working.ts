import { fixed } from '#src/engine/kit/format.ts';
import { workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import type { MetabolicInput, MetabolicResult } from '#workers/formulas/metabolic-rate.ts';
import { ACTIVITY_FACTORS } from '#workers/reference/activityFactors.ts';

/**
 * Returns the basal rate by the method of the species, then the daily total; for animals also the rate without the
 * temperature factor.
 */
export function workingOf(
  { reference }: MetabolicResult,
  input: MetabolicInput,
  figure: FigureOf<ResultKey<MetabolicResult>>,
): readonly WorkingStep[] {
  const basal = figure('raw.bmr').text;
  return [
    basalStep(basal, input),
    ...(input.activityLevel === undefined
      ? []
      : [
          {
            label: 'Total energy expenditure, rounded at the end',
            formula: 'TDEE = BMR · activity factor',
            substituted: `${basal}·${ACTIVITY_FACTORS[input.activityLevel]} = ${figure('raw.tdee').text}`,
            value: `${figure('tdee').text} kcal/day`,
          },
        ]),
    ...(reference === null
      ? []
      : [
          {
            label: 'Resting rate of a mammal or bird',
            formula: '70·kg^0.75',
            substituted: `70·${input.weight}^0.75`,
            value: `${fixed(reference.restingEnergy, 2)} kcal/day`,
          },
        ]),
  ];
}

function basalStep(basal: string, { weight, height, age, sex, temperature }: MetabolicInput): WorkingStep {
  const value = `${basal} kcal/day`;
  if (temperature !== undefined)
    return {
      label: 'Basal metabolic rate',
      formula: 'BMR = 70·kg^0.75·2^((°C − 20) ÷ 10)',
      substituted: `70·${weight}^0.75·2^((${workingNumber(temperature)} − 20) ÷ 10)`,
      value,
    };
  const [words, symbol] = sex === 'male' ? ['+ 5 for men', '+ 5'] : ['− 161 for women', '− 161'];
  return {
    label: 'Basal metabolic rate',
    formula: `BMR = 10·kg + 6.25·cm − 5·years ${words}`,
    substituted: `10·${weight} + 6.25·${height} − 5·${age === undefined ? age : workingNumber(age)} ${symbol}`,
    value,
  };
}

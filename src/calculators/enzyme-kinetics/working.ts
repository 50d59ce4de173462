import { significant } from '#src/engine/kit/format.ts';
import { workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import type { EnzymeKineticsInput, EnzymeKineticsResult } from '#workers/formulas/enzyme-kinetics.ts';
import { unitsOf } from './units.ts';

type Key = ResultKey<EnzymeKineticsResult>;

/** Most points whose reciprocals are written out; the rule is clear by then. */
const PAIRS_SHOWN = 3;

/** Returns the specified fit step by step, then the equation of the non-linear fit. */
export function workingOf(
  result: EnzymeKineticsResult,
  input: EnzymeKineticsInput,
  figure: FigureOf<Key>,
): readonly WorkingStep[] {
  const { vmax, lineweaver, pointsUsed } = result;
  const units = unitsOf(input);
  const [slope, intercept] = [workingNumber(lineweaver.slope), workingNumber(lineweaver.yIntercept)];
  const pairs = input.dataPoints.filter(({ substrate, velocity }) => substrate > 0 && velocity > 0);
  const shown = pairs
    .slice(0, PAIRS_SHOWN)
    .map(({ substrate, velocity }) => `(${significant(1 / substrate, 4)}; ${significant(1 / velocity, 4)})`)
    .join(', ');
  return [
    {
      label: 'Line through the reciprocals, by least squares',
      formula: '1/v = slope·(1/[S]) + intercept',
      substituted: `(1/[S]; 1/v) → ${shown}${pointsUsed > PAIRS_SHOWN ? `, … (${pointsUsed} points)` : ''}`,
      value: `1/v = ${figure('lineweaver.slope').text}·(1/[S]) + ${figure('lineweaver.yIntercept').text}`,
    },
    {
      label: 'Maximum velocity',
      formula: 'Vmax = 1 ÷ intercept',
      substituted: `1 ÷ ${intercept}`,
      value: `${figure('vmax').text} ${units.velocity}`,
    },
    {
      label: 'Michaelis constant',
      formula: 'Km = Vmax·slope',
      substituted: `${workingNumber(vmax)}·${slope}`,
      value: `${figure('km').text} ${units.concentration}`,
    },
    ...turnoverSteps(result, input, figure),
    ...nonLinearStep(result, figure),
  ];
}

function turnoverSteps(
  result: EnzymeKineticsResult,
  input: EnzymeKineticsInput,
  figure: FigureOf<Key>,
): readonly WorkingStep[] {
  const { vmax, km, kcat, catalyticEfficiency } = result;
  const units = unitsOf(input);
  if (kcat === null || catalyticEfficiency === null) return [];
  return [
    {
      label: 'Turnover number',
      formula: 'kcat = Vmax ÷ [E]',
      substituted: `${workingNumber(vmax)} ÷ ${input.enzymeConcentration}`,
      value: `${figure('kcat').text} ${units.perTime}`,
    },
    {
      label: 'Catalytic efficiency',
      formula: 'kcat ÷ Km',
      substituted: `${workingNumber(kcat)} ÷ ${workingNumber(km)}`,
      value: `${figure('catalyticEfficiency').text} ${units.efficiency}`,
    },
  ];
}

function nonLinearStep({ reference }: EnzymeKineticsResult, figure: FigureOf<Key>): readonly WorkingStep[] {
  const { vmax, km, residualSumOfSquares } = reference;
  if (vmax === null || km === null || residualSumOfSquares === null) return [];
  return [
    {
      label: 'Non-linear fit: Vmax and Km with the least sum of squares',
      formula: 'Σ (v − Vmax·[S] ÷ (Km + [S]))²',
      substituted: `Σ (v − ${figure('reference.vmax').text}·[S] ÷ (${figure('reference.km').text} + [S]))²`,
      value: figure('reference.residualSumOfSquares').text,
    },
  ];
}

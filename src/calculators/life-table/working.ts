import { statisticText } from '#src/families/statisticsNumbers.ts';
import { workingNumber } from '#src/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/kit/outputs.ts';
import type { ResultKey, WorkingStep } from '#src/kit/presentation.ts';
import type { LifeTableResult } from '#workers/formulas/life-table.ts';

/** Returns life expectancy, and the rates where there are births. */
export function workingOf(
  { rows, lifeExpectancy, netReproductiveRate, generationTime, approximateRate, intrinsicRate }: LifeTableResult,
  figure: FigureOf<ResultKey<LifeTableResult>>,
): readonly WorkingStep[] {
  const [first, second] = rows;
  const steps: WorkingStep[] = [
    {
      label: `Mortality at age ${first?.age}`,
      formula: 'q = (l − next l) ÷ l',
      substituted: `(1 − ${workingNumber(second?.lx ?? 0)}) ÷ 1`,
      value: statisticText(first?.qx ?? 0),
    },
    {
      label: 'Life expectancy at the first age',
      formula: 'e = Σ L ÷ l',
      substituted: `${workingNumber(lifeExpectancy)} ÷ 1`,
      value: figure('lifeExpectancy').text,
    },
  ];
  if (netReproductiveRate === null || generationTime === null || approximateRate === null) return steps;
  const rate = figure('approximateRate');
  steps.push({
    label: 'Rate of increase, approximate',
    formula: 'r ≈ ln R₀ ÷ T',
    substituted: `ln ${workingNumber(netReproductiveRate, rate.written)} ÷ ${workingNumber(generationTime, rate.written)}`,
    value: rate.text,
  });
  if (intrinsicRate === null) return steps;
  const factor = figure('lambda');
  steps.push({
    label: 'Growth factor, with the exact r of Σ e^(−r·x)·l·m = 1',
    formula: 'λ = e^r',
    substituted: `e^${workingNumber(intrinsicRate, factor.written)}`,
    value: factor.text,
  });
  return steps;
}

import { asTerm, workingNumber } from '#src/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/kit/outputs.ts';
import type { ResultKey, WorkingStep } from '#src/kit/presentation.ts';
import type { DoseResponseResult } from '#workers/formulas/dose-response.ts';

/** Returns the first curve, its EC50 and the dose of 90 % of the effect. */
export function workingOf(
  { curves }: DoseResponseResult,
  figure: FigureOf<ResultKey<DoseResponseResult>>,
): readonly WorkingStep[] {
  const [curve] = curves;
  if (curve === undefined) return [];
  const { bottom, top, hillSlope, logEc50, ec50, effectiveDoses } = curve;
  const [low, high, slope, middle] = [bottom, top, hillSlope, logEc50].map((value) => asTerm(workingNumber(value)));
  const last = effectiveDoses.at(-1);
  return [
    {
      label: 'Curve',
      formula: 'y = bottom + (top − bottom) ÷ (1 + 10^((log EC50 − log dose)·Hill slope))',
      substituted: `${low} + (${high} − ${low}) ÷ (1 + 10^((${middle} − log dose)·${slope}))`,
      value: 'y',
    },
    { label: 'EC50', formula: '10^(log EC50)', substituted: `10^${middle}`, value: figure('curves.0.ec50').text },
    ...(last === undefined
      ? []
      : [
          {
            label: `Dose of ${last.percent} % of the effect`,
            formula: 'EC50·(F ÷ (100 − F))^(1 ÷ |Hill slope|)',
            substituted: `${workingNumber(ec50)}·(${last.percent} ÷ ${100 - last.percent})^(1 ÷ ${workingNumber(Math.abs(hillSlope))})`,
            value: figure(`curves.0.effectiveDoses.${effectiveDoses.length - 1}.dose`).text,
          },
        ]),
  ];
}

import { fixed } from '#src/engine/kit/format.ts';
import { workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import type { SpeciesAreaInput, SpeciesAreaResult } from '#workers/formulas/species-area.ts';

/** Returns c, the prediction and the loss of the log–log fit. */
export function workingOf(
  { logLog, prediction, speciesLost }: SpeciesAreaResult,
  { areaLost = 0 }: SpeciesAreaInput,
  figure: FigureOf<ResultKey<SpeciesAreaResult>>,
): readonly WorkingStep[] {
  const c = figure('logLog.c');
  const intercept = Math.log10(logLog.c);
  return [
    {
      label: 'Line through the logarithms',
      formula: 'log S = log c + z·log A',
      substituted: `${workingNumber(intercept)} + ${workingNumber(logLog.z)}·log A`,
      value: `z = ${fixed(logLog.z, 4)}`,
    },
    {
      label: 'Constant',
      formula: 'c = 10^(log c)',
      substituted: `10^${workingNumber(intercept, c.written)}`,
      value: c.text,
    },
    ...(prediction === null
      ? []
      : [
          {
            label: 'Species of the area',
            formula: 'S = c·A^z',
            substituted: `${workingNumber(logLog.c)} · ${workingNumber(prediction.area)}^${workingNumber(logLog.z)}`,
            value: figure('prediction.logLog').text,
          },
        ]),
    ...(speciesLost === null
      ? []
      : [
          {
            label: 'Species lost, in percent',
            formula: '100·(1 − (1 − lost ÷ 100)^z)',
            substituted: `100·(1 − (1 − ${workingNumber(areaLost)} ÷ 100)^${workingNumber(logLog.z)})`,
            value: figure('speciesLost.logLog').text,
          },
        ]),
  ];
}

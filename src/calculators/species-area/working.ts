import { statisticText } from '#src/families/statisticsNumbers.ts';
import { fixed } from '#src/kit/format.ts';
import { workingNumber } from '#src/kit/onDemand/workingNumbers.ts';
import type { WorkingStep } from '#src/kit/presentation.ts';
import type { SpeciesAreaInput, SpeciesAreaResult } from '#workers/formulas/species-area.ts';

/** Returns c, the prediction and the loss of the log–log fit. */
export function workingOf(
  { logLog, prediction, speciesLost }: SpeciesAreaResult,
  { areaLost = 0 }: SpeciesAreaInput,
): readonly WorkingStep[] {
  const [c, intercept] = [statisticText(logLog.c), Math.log10(logLog.c)];
  return [
    {
      label: 'Line through the logarithms',
      formula: 'log S = log c + z·log A',
      substituted: `${workingNumber(intercept)} + ${workingNumber(logLog.z)}·log A`,
      value: `z = ${fixed(logLog.z, 4)}`,
    },
    { label: 'Constant', formula: 'c = 10^(log c)', substituted: `10^${workingNumber(intercept, c)}`, value: c },
    ...(prediction === null
      ? []
      : [
          {
            label: 'Species of the area',
            formula: 'S = c·A^z',
            substituted: `${workingNumber(logLog.c)} · ${workingNumber(prediction.area)}^${workingNumber(logLog.z)}`,
            value: statisticText(prediction.logLog),
          },
        ]),
    ...(speciesLost === null
      ? []
      : [
          {
            label: 'Species lost, in percent',
            formula: '100·(1 − (1 − lost ÷ 100)^z)',
            substituted: `100·(1 − (1 − ${workingNumber(areaLost)} ÷ 100)^${workingNumber(logLog.z)})`,
            value: statisticText(speciesLost.logLog),
          },
        ]),
  ];
}

import { workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import type { DnaConcentrationInput, DnaConcentrationResult } from '#workers/formulas/dna-concentration.ts';

type Key = ResultKey<DnaConcentrationResult>;

/** Returns the concentration, then purity and amount where they were requested. */
export function workingOf(
  { concentration, purity260280, totalAmount, factor }: DnaConcentrationResult,
  { a260, a280, a320, pathLength, dilutionFactor, volume }: DnaConcentrationInput,
  figure: FigureOf<Key>,
): readonly WorkingStep[] {
  const amount = figure('totalAmount');
  return [
    {
      label: 'Concentration',
      formula: '(A260 − A320) ÷ path × factor × dilution',
      substituted: `(${a260} − ${a320}) ÷ ${pathLength} × ${factor} × ${dilutionFactor}`,
      value: `${figure('concentration').text} ng/µL`,
    },
    ...(purity260280 === null || a280 === undefined
      ? []
      : [
          {
            label: 'Purity',
            formula: '(A260 − A320) ÷ (A280 − A320)',
            substituted: `(${a260} − ${a320}) ÷ (${a280} − ${a320})`,
            value: figure('purity260280').text,
          },
        ]),
    ...(totalAmount === null || volume === undefined
      ? []
      : [
          {
            label: 'Total amount',
            formula: 'c × volume ÷ 1000',
            substituted: `${workingNumber(concentration, amount.written)} × ${volume} ÷ 1000`,
            value: `${amount.text} µg`,
          },
        ]),
  ];
}

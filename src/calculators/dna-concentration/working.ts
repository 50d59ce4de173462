import { fixed } from '#src/kit/format.ts';
import { workingNumber } from '#src/kit/onDemand/workingNumbers.ts';
import type { WorkingStep } from '#src/kit/presentation.ts';
import type { DnaConcentrationInput, DnaConcentrationResult } from '#workers/formulas/dna-concentration.ts';

/** Returns the concentration, then purity and amount where they were requested. */
export function workingOf(
  { concentration, purity260280, totalAmount, factor }: DnaConcentrationResult,
  { a260, a280, a320, pathLength, dilutionFactor, volume }: DnaConcentrationInput,
): readonly WorkingStep[] {
  const amount = fixed(totalAmount ?? 0, 2);
  return [
    {
      label: 'Concentration',
      formula: '(A260 − A320) ÷ path × factor × dilution',
      substituted: `(${a260} − ${a320}) ÷ ${pathLength} × ${factor} × ${dilutionFactor}`,
      value: `${fixed(concentration, 2)} ng/µL`,
    },
    ...(purity260280 === null || a280 === undefined
      ? []
      : [
          {
            label: 'Purity',
            formula: '(A260 − A320) ÷ (A280 − A320)',
            substituted: `(${a260} − ${a320}) ÷ (${a280} − ${a320})`,
            value: fixed(purity260280, 2),
          },
        ]),
    ...(totalAmount === null || volume === undefined
      ? []
      : [
          {
            label: 'Total amount',
            formula: 'c × volume ÷ 1000',
            substituted: `${workingNumber(concentration, amount)} × ${volume} ÷ 1000`,
            value: `${amount} µg`,
          },
        ]),
  ];
}

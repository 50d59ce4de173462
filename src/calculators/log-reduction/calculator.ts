import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { exponent, fixed, significant } from '#src/kit/format.ts';
import type { NoticeBlock, Presentation, ResultKey, WorkingStep } from '#src/kit/presentation.ts';
import type logReduction from '#workers/formulas/log-reduction.ts';
import type { LogReductionInput, LogReductionResult } from '#workers/formulas/log-reduction.ts';
import { reductionChart } from './chart.ts';
import { percentDecimals } from './percentDecimals.ts';

type Key = ResultKey<LogReductionResult>;

export default defineCalculator<typeof logReduction>()({
  formula: 'log-reduction',
  fixed: {},
  fields: {
    initialCount: {
      kind: 'number',
      label: 'Initial count',
      hint: 'CFU before the treatment, or of the untreated control, above 0.',
      unit: 'CFU',
      min: 0,
      step: 1000,
    },
    finalCount: {
      kind: 'number',
      label: 'Final count',
      hint: 'CFU after it, in the same unit; if none were found, the detection limit.',
      unit: 'CFU',
      min: 0,
    },
  },
  example: { initialCount: '420000', finalCount: '37' },
  errorStyle: 'inline',
  present,
  sources: ['en1276', 'astmE1054'],
});

function present(result: LogReductionResult, input: LogReductionInput): Presentation<Key> {
  const { logReduction, percentReduction, survivingFraction } = result;
  const logs = fixed(logReduction, 2);
  const percent = fixed(percentReduction, percentDecimals(logReduction));
  return {
    headline: {
      field: 'logReduction',
      label: 'Log reduction',
      value: logReduction,
      text: logs,
      unit: 'log₁₀',
      note: 'Each whole log leaves a tenth of the count before it.',
    },
    status: `Log reduction ${logs}.`,
    blocks: [
      ...notices(result),
      {
        kind: 'facts',
        figures: [
          {
            field: 'percentReduction',
            label: 'Reduction',
            value: percentReduction,
            text: percent,
            unit: '%',
            ...(Number(percent) === 100 ? { note: 'Rounded: some survive.' } : {}),
          },
          {
            field: 'survivingFraction',
            label: 'Surviving fraction',
            value: survivingFraction,
            text: significant(survivingFraction, 4),
            ...(survivingFraction > 0 && survivingFraction < 1
              ? { note: `About one in ${significant(1 / survivingFraction, 3)}.` }
              : {}),
          },
        ],
      },
      reductionChart(result, input),
    ],
    working: workingOf(result, input, `${percent} %`),
  };
}

function notices({ logReduction }: LogReductionResult): readonly NoticeBlock[] {
  if (logReduction >= 0) return [];
  return [
    {
      kind: 'notice',
      tone: 'caution',
      title: 'The count has grown',
      text: 'The final count is above the initial one, so log and percent reduction are negative. Check that the boxes are not exchanged.',
    },
  ];
}

function workingOf(
  { logReduction, survivingFraction }: LogReductionResult,
  { initialCount, finalCount }: LogReductionInput,
  percent: string,
): readonly WorkingStep[] {
  return [
    {
      label: 'Log reduction',
      formula: 'log₁₀(N₀ ÷ N)',
      substituted: `log₁₀(${initialCount} ÷ ${finalCount})`,
      value: fixed(logReduction, 2),
    },
    {
      label: 'Surviving fraction',
      formula: 'N ÷ N₀',
      substituted: `${finalCount} ÷ ${initialCount}`,
      value: exponent(survivingFraction, 3),
    },
    {
      label: 'Percent reduction',
      formula: '(1 − N ÷ N₀)·100',
      substituted: `(1 − ${finalCount} ÷ ${initialCount})·100`,
      value: percent,
    },
  ];
}

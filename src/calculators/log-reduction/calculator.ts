import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { exponent, significant } from '#src/engine/kit/format.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { NoticeBlock, Presentation, ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import { decimals, digits } from '#src/engine/kit/writing.ts';
import type logReduction from '#workers/formulas/log-reduction.ts';
import type { LogReductionInput, LogReductionResult } from '#workers/formulas/log-reduction.ts';

type Key = ResultKey<LogReductionResult>;

export default defineCalculator<typeof logReduction>()({
  formula: 'log-reduction',
  fixed: {},
  fields: {
    initialCount: {
      kind: 'number',
      label: 'Initial count',
      hint: 'CFU before the treatment, or of the untreated control.',
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
  outputs: {
    logReduction: {
      kind: 'number',
      label: 'Log reduction',
      unit: 'log₁₀',
      written: decimals(2),
      note: 'Each whole log leaves a tenth of the count before it.',
    },
    percentReduction: {
      kind: 'number',
      label: 'Reduction',
      unit: '%',
      written: (value, { result }) => {
        const written = decimals(percentDecimals(result.logReduction))(value);
        return Number(written.text) === 100 ? { ...written, note: 'Rounded: some survive.' } : written;
      },
    },
    survivingFraction: {
      kind: 'number',
      label: 'Surviving fraction',
      written: digits(4),
      note: ({ value }) => (value > 0 && value < 1 ? `About one in ${significant(1 / value, 3)}.` : undefined),
    },
  },
  present,
  evidence: 'definition',
  sources: ['en1276', 'astmE1054'],
});

const [FEWEST_DECIMALS, MOST_DECIMALS] = [2, 10] as const;

/**
 * Returns the decimals of a percent reduction: enough to distinguish neighboring log steps, 2 to 10.
 *
 * @param logReduction powers of ten, of either sign
 */
export function percentDecimals(logReduction: number): number {
  // Floating-point error must not turn exactly three logs into slightly more than three.
  return Math.min(MOST_DECIMALS, Math.max(FEWEST_DECIMALS, Math.ceil(logReduction - 1e-9)));
}

function present(result: LogReductionResult, input: LogReductionInput, figure: FigureOf<Key>): Presentation<Key> {
  const headline = figure('logReduction');
  return {
    headline,
    status: `Log reduction ${headline.text}.`,
    blocks: [...notices(result), { kind: 'facts', figures: [figure('percentReduction'), figure('survivingFraction')] }],
    working: workingOf(result, input, figure),
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
  { survivingFraction }: LogReductionResult,
  { initialCount, finalCount }: LogReductionInput,
  figure: FigureOf<Key>,
): readonly WorkingStep[] {
  return [
    {
      label: 'Log reduction',
      formula: 'log₁₀(N₀ ÷ N)',
      substituted: `log₁₀(${initialCount} ÷ ${finalCount})`,
      value: figure('logReduction').text,
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
      value: `${figure('percentReduction').text} %`,
    },
  ];
}

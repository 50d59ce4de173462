import { workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import type { FenceInput, FenceResult } from '#workers/formulas/fence.ts';

/** Returns the lines from the length to posts, rails and wire. */
export function workingOf(
  result: FenceResult,
  input: FenceInput,
  figure: FigureOf<ResultKey<FenceResult>>,
): readonly WorkingStep[] {
  const { length = 0, width = 0, strands = 3, waste = 5 } = input;
  const fenceLength = workingNumber(result.fenceLength);
  return [
    ...(input.mode === 'rectangle'
      ? [
          {
            label: 'Length around',
            formula: '2·(length + width)',
            substituted: `2·(${workingNumber(length)} + ${workingNumber(width)})`,
            value: `${figure('perimeter').text} m`,
          },
        ]
      : []),
    {
      label: 'Sections',
      formula: 'length without gates ÷ spacing, rounded up',
      substituted: `${fenceLength} ÷ ${workingNumber(input.postSpacing)}`,
      value: figure('sections').text,
    },
    {
      label: 'Posts',
      formula:
        input.mode === 'line'
          ? 'sections + gates + 1, at least the fixed posts'
          : 'sections + gates, at least the fixed posts',
      substituted: `${result.sections} + ${result.gates}${input.mode === 'line' ? ' + 1' : ''}`,
      value: figure('posts').text,
    },
    result.rails === null
      ? {
          label: 'Wire or mesh',
          formula: 'layers·length·(1 + waste ÷ 100)',
          substituted: `${input.lineType === 'wire' ? strands : 1}·${fenceLength}·(1 + ${waste} ÷ 100)`,
          value: `${figure('lineLength').text} m`,
        }
      : {
          label: 'Rails',
          formula: 'rails above each other·sections',
          substituted: `${strands}·${result.sections}`,
          value: figure('rails').text,
        },
  ];
}

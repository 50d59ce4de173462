import { whyDifferent } from '#src/calculators/families/whyDifferent.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { ResultKey, TableBlock } from '#src/engine/kit/presentation.ts';
import type { PercentageResult } from '#workers/formulas/percentage.ts';

type Key = ResultKey<PercentageResult>;

/** Returns the other ways in which a change from one number to another is told. */
export function changeWays(figure: FigureOf<Key>): TableBlock<Key> {
  return whyDifferent<Key>('Percent', [
    [
      'Percent difference',
      figure('reference.percentDifference'),
      'To the mean of both numbers: used when neither comes first. Not defined for numbers of opposite signs.',
    ],
    [
      'Logarithmic change',
      figure('reference.logChange'),
      '100 times the natural logarithm of the ratio: a rise and the fall back add up to 0. It needs two numbers of the same sign.',
    ],
    [
      'Percentage points',
      figure('difference', { label: 'Percentage points' }),
      'The plain difference, if both numbers are percentages themselves.',
    ],
    [
      'Down 50 %, then up 50 %',
      '-25',
      'Half of it is gone, and only half of that comes back: a fall by 50 % needs a rise by 100 %.',
    ],
  ]);
}

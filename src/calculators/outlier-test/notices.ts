import type { NoticeBlock } from '#src/kit/presentation.ts';
import type { OutlierTestResult } from '#workers/formulas/outlier-test.ts';

const FEW = 7;
const SKEWED = 1;
/** From here on the test keeps its level: `rosner1983`. */
const ENOUGH_FOR_ESD = 25;

/** Returns what to be careful about with this result. */
export function adviceNotices(result: OutlierTestResult): readonly NoticeBlock[] {
  const { count, skewnessOfOthers, method } = result;
  const isTest = method !== 'iqr-fences';
  const found: readonly (readonly [boolean, string])[] = [
    [true, 'Find the reason before you leave a value out, and report it.'],
    [
      isTest && count < FEW,
      `With so few values only gross errors can be found${count === 3 && method === 'grubbs' ? ': with three, G cannot exceed 1.1547' : ''}.`,
    ],
    [
      result.method === 'grubbs' && result.mayBeMasked,
      'Two outliers can hide each other; generalized ESD looks for several.',
    ],
    [
      isTest && skewnessOfOthers !== null && Math.abs(skewnessOfOthers) > SKEWED,
      'The test assumes normal data; a logarithm may be the remedy.',
    ],
    [
      method === 'generalized-esd' && count < ENOUGH_FOR_ESD,
      'With fewer than 25 values this test gives more false alarms than its level says, with fewer than 15 clearly more.',
    ],
    [!isTest, 'About 0.7 % of normal data lie outside 1.5 IQR: this is a screening rule, not a test.'],
  ];
  return found.flatMap(([holds, text]) => (holds ? [{ kind: 'notice' as const, tone: 'neutral' as const, text }] : []));
}

import type { NoticeBlock } from '#src/kit/presentation.ts';
import type { OutlierTestResult } from '#workers/formulas/outlier-test.ts';

const FEW = 7;
const SKEWED = 1;

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
    [!isTest, 'About 0.7 % of normal data lie outside 1.5 IQR: this is a screening rule, not a test.'],
  ];
  return found.flatMap(([holds, text]) => (holds ? [{ kind: 'notice' as const, tone: 'neutral' as const, text }] : []));
}

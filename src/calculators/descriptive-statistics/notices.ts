import type { NoticeBlock } from '#src/kit/presentation.ts';
import type { DescribedColumn } from '#workers/formulas/descriptive-statistics.ts';

const FEW = 10;

/** Returns what to be careful about with these columns. */
export function adviceNotices(columns: readonly DescribedColumn[]): readonly NoticeBlock[] {
  const some = (holds: (column: DescribedColumn) => boolean) => columns.some(holds);
  const found: readonly (readonly [boolean, string])[] = [
    [some(({ minimum }) => minimum <= 0), 'The geometric mean needs values above 0.'],
    [some(({ minimum }) => minimum < 0), 'A CV makes sense for quantities with a true zero only.'],
    [some(({ count }) => count < FEW), 'Quartiles of so few values depend strongly on the method.'],
    [
      some(({ standardError }) => standardError !== null),
      'The SEM says how well the mean is known, not how much the values vary; show the SD or the interval.',
    ],
  ];
  return found.flatMap(([holds, text]) => (holds ? [{ kind: 'notice' as const, tone: 'neutral' as const, text }] : []));
}

/** Parts of a whole as one bar. */
import type { SharePart } from '#src/engine/kit/onDemand/chart.ts';
import type { ChartBlock } from '#src/engine/kit/presentation.ts';

/**
 * Returns the parts of a whole in the order given, without those that are missing.
 *
 * @param parts name, amount and, where it is to be read instead of the share in percent, the amount as it is written
 */
export function shareBar(
  title: string,
  summary: string,
  parts: readonly (readonly [label: string, amount: number, text?: string | undefined])[],
): ChartBlock {
  const present = parts.filter(([, amount]) => amount > 0 && Number.isFinite(amount));
  return {
    kind: 'chart',
    chart: {
      type: 'share',
      title,
      summary,
      parts: present.map(
        ([label, amount, text]): SharePart => ({ label, amount, ...(text === undefined ? {} : { text }) }),
      ),
    },
  };
}

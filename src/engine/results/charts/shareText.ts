import type { ShareChart, SharePart } from '#src/engine/kit/onDemand/chart.ts';

/** Returns the share of a part, from 0 to 1. */
export function shareOf({ amount }: Pick<SharePart, 'amount'>, { parts }: Pick<ShareChart, 'parts'>): number {
  const whole = parts.reduce((sum, part) => sum + part.amount, 0);
  return whole > 0 ? amount / whole : 0;
}

/** Returns the share of a part as it is written: '12.84 %', '57.7 %' where the parts have other words too. */
export function percentText(part: SharePart, chart: Pick<ShareChart, 'parts'>): string {
  return `${(100 * shareOf(part, chart)).toFixed(hasAmounts(chart) ? 1 : 2)} %`;
}

/** Returns whether there are other words for a part than its share. */
export function hasAmounts({ parts }: Pick<ShareChart, 'parts'>): boolean {
  return parts.some(({ text }) => text !== undefined);
}

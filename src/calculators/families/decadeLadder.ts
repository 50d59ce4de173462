/** A value on a ladder of thousands: the SI prefixes below and above it, each a range. */
import type { ChartBlock } from '#src/engine/kit/presentation.ts';
import { SI_PREFIXES } from '#workers/reference/siPrefixes.ts';

/** Where the unit itself is among them. */
const NONE = 10;
/** As far as both neighbors have a prefix. */
const FARTHEST = NONE - 1;

interface Ladder {
  readonly title: string;
  readonly summary: string;
  /** What the axis shows: 'Concentration'. */
  readonly label: string;
  /** Without a prefix: 'mol/L'. */
  readonly unit: string;
  /** Name of the mark: 'This solution'. */
  readonly mark: string;
  /** In `unit`. Above 0, or there is no chart. */
  readonly value: number | null;
}

/** Returns the value in the prefix in which it reads best, with the prefixes beside it; nothing for 0 and below. */
export function decadeLadder({ title, summary, label, unit, mark, value }: Ladder): readonly ChartBlock[] {
  if (value === null || !(value > 0)) return [];
  const power = Math.min(FARTHEST, Math.max(-FARTHEST, Math.floor(Math.log10(value) / 3 + 1e-9)));
  const own = value / 1000 ** power;
  const spans = [-1, 0, 1].map((step) => ({
    label: `${SI_PREFIXES[NONE + power + step]}${unit}`,
    from: 1000 ** step,
    to: 1000 ** (step + 1),
  }));
  return [
    {
      kind: 'chart',
      chart: {
        type: 'scale',
        title,
        summary,
        axis: { label, unit: `${SI_PREFIXES[NONE + power]}${unit}`, scale: 'logarithmic' },
        spans,
        marks: [{ label: mark, at: Number(own.toPrecision(4)) }],
      },
    },
  ];
}

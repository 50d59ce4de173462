import type { XyChart } from '#src/engine/kit/onDemand/chart.ts';
import { color } from '#src/engine/ui/theme.ts';
import { looksOf } from './seriesLook.ts';
import { fitted, TICK_SIZE } from './textWidth.ts';
import { COUNTS } from './xyFrame.ts';
import type { XyLayout } from './xyLayout.ts';

/** From the axis to the first counts: the numbers of the axis are in between. */
const BELOW_TICKS = 34;

/** Counts below the axis, in the colors of their lines. */
export function XyCounts({ chart, layout }: { readonly chart: XyChart; readonly layout: XyLayout }) {
  const { counts, series } = chart;
  const { x, xTicks, left, right, bottom } = layout;
  if (counts === undefined) return null;
  const looks = looksOf(series);
  return (
    <g fontSize={TICK_SIZE} transform={`translate(0 ${bottom + BELOW_TICKS})`}>
      <text y={TICK_SIZE} fill={color('inkMuted')}>
        {counts.label}
      </text>
      {counts.rows.map(({ name, points }, row) => {
        const ink = looks[series.findIndex((each) => each.name === name)]?.color ?? color('ink');
        return (
          <g key={name} fill={ink} transform={`translate(0 ${COUNTS.heading + row * COUNTS.row})`}>
            {counts.rows.length > 1 && (
              <text y={TICK_SIZE - 2} fontWeight={600}>
                {fitted(name, right, TICK_SIZE)}
              </text>
            )}
            {xTicks.map(({ value }) => (
              <text key={value} x={Math.max(x(value), left)} y={2 * TICK_SIZE} textAnchor="middle">
                {points.find((point) => point.x >= value)?.y ?? 0}
              </text>
            ))}
          </g>
        );
      })}
    </g>
  );
}

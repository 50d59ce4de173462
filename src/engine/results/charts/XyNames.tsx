/** Names beside what they name: lines and levels at their ends, single values and marked points beside their dots. */
import type { XyChart } from '#src/engine/kit/onDemand/chart.ts';
import { color } from '#src/engine/ui/theme.ts';
import { shownText } from '../shownText.ts';
import { isDrawable } from './axisScale.ts';
import { isOneValue } from './oneValue.ts';
import { NAME_LINE } from './placedEnds.ts';
import { looksOf } from './seriesLook.ts';
import { quantity } from './stops.ts';
import { BOLD, TEXT_SIZE, textWidth } from './textWidth.ts';
import { NAME_GAP } from './xyFrame.ts';
import type { XyLayout } from './xyLayout.ts';

interface NamesProps {
  readonly chart: XyChart;
  readonly layout: XyLayout;
}

/** Names that are moved farther from their line than this are tied to it. */
const NEAR = 6;

export function EndNames({ chart, layout: { ends, right } }: NamesProps) {
  const looks = looksOf(chart.series);
  return ends.map(({ name, lines, index, y, end }) => {
    const ink = index === null ? color('inkMuted') : looks[index]?.color;
    const isFar = Math.abs(end.y - y) > NEAR || end.x < right - NEAR;
    return (
      <g key={name}>
        {isFar && <line x1={end.x} y1={end.y} x2={right + NAME_GAP - 2} y2={y} stroke={ink} strokeWidth={0.75} />}
        <text fontSize={TEXT_SIZE} fontWeight={index === null ? 400 : 600} fill={ink}>
          {lines.map((words, row) => (
            <tspan key={words} x={right + NAME_GAP} y={y + TEXT_SIZE / 3 + (row - (lines.length - 1) / 2) * NAME_LINE}>
              {words}
            </tspan>
          ))}
        </text>
      </g>
    );
  });
}

/** More points have their names in the table only. */
const MOST_NAMED = 4;

/** Single values in words, and the names of a few marked points. */
export function PointNames({ chart, layout }: NamesProps) {
  const places = chart.series.flatMap((series) => {
    if (series.marks !== 'points' || series.points.length > MOST_NAMED) return [];
    const isOne = isOneValue(series);
    return series.points
      .filter(({ x, y }) => isDrawable(x, chart.x) && isDrawable(y, chart.y))
      .flatMap(({ x, y, label }) => {
        const words = isOne ? `${label ?? series.name}, ${quantity(y, chart.y)}` : label;
        return words === undefined ? [] : [{ words: shownText(words), x: layout.x(x), y: layout.y(y) }];
      });
  });
  return places.map(({ words, x, y }) => {
    const width = textWidth(words) * BOLD;
    // Right of the dot, else left of it, else where there is room for all of it.
    const end = layout.right + NAME_GAP;
    const from = x + 9 + width <= end ? x + 9 : x - 9 - width;
    const start = Math.max(0, Math.min(from < layout.left ? end - width : from, end - width));
    const above = y - 20 > layout.top - 6;
    return (
      <text
        key={`${words} ${x}`}
        x={start}
        y={above ? y - 9 : y + 19}
        fontSize={TEXT_SIZE}
        fontWeight={600}
        fill={color('ink')}
        stroke={color('surface')}
        strokeWidth={4}
        strokeLinejoin="round"
        paintOrder="stroke"
      >
        {words}
      </text>
    );
  });
}

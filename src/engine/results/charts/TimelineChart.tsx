import { useMemo } from 'react';
import { dayAndMonth } from '#src/engine/kit/format.ts';
import { dayNumber } from '#src/engine/kit/isoDate.ts';
import type { TimelineChart as Chart } from '#src/engine/kit/onDemand/chart.ts';
import { color } from '#src/engine/ui/theme.ts';
import { type CalendarTick, calendarTicks } from './calendarTicks.ts';
import { DrawnChart } from './DrawnChart.tsx';
import { StripDrawing } from './StripDrawing.tsx';
import { SIDE, stripLayout } from './stripLayout.ts';
import { timelineStrip } from './stripOf.ts';
import { TICK_SIZE, textWidth } from './textWidth.ts';

const TICK_WIDTH = 72;

/** Spans that follow one another as one bar on a calendar, others over it, and single days below it with their dates. */
export function TimelineChart({ chart, width }: TimelineChartProps) {
  const layout = useMemo(() => stripLayout(timelineStrip(chart), width), [chart, width]);
  const first = dayNumber(chart.start);
  const length = Math.max(dayNumber(chart.end) - first, 1);
  const place = (day: number) => SIDE + ((day - first) / length) * (width - 2 * SIDE);
  const ticks = calendarTicks(chart.start, chart.end, Math.floor((width - 2 * SIDE) / TICK_WIDTH));
  return (
    <DrawnChart chart={chart} width={width} height={layout.height}>
      <StripDrawing layout={layout} width={width} ink={color('series3')}>
        {ticks.map((tick, index) => {
          const at = place(dayNumber(tick.date));
          return (
            <g key={tick.date}>
              <line x1={at} x2={at} y1={16} y2={layout.bottom} stroke={color('grid')} />
              <TickText tick={tick} withYear={showsYear(tick, ticks[index - 1])} at={at} width={width} />
            </g>
          );
        })}
      </StripDrawing>
    </DrawnChart>
  );
}

interface TimelineChartProps {
  readonly chart: Chart;
  /** CSS pixels. */
  readonly width: number;
}

/** Text centered above its line, or as close as it fits into the chart. */
function TickText({ tick, withYear, at, width }: TickTextProps) {
  const name = tick.kind === 'month' ? monthName(tick) : dayAndMonth(tick.date);
  const words = withYear ? `${name} ${tick.date.slice(0, 4)}` : name;
  const half = textWidth(words, TICK_SIZE) / 2;
  return (
    <text
      x={Math.min(Math.max(at, half), width - half)}
      y={12}
      textAnchor="middle"
      fontSize={TICK_SIZE}
      fill={color('inkMuted')}
    >
      {words}
    </text>
  );
}

interface TickTextProps {
  readonly tick: CalendarTick;
  readonly withYear: boolean;
  /** X coordinate of its line. */
  readonly at: number;
  /** Width of the chart. */
  readonly width: number;
}

function monthName({ date }: CalendarTick): string {
  return new Intl.DateTimeFormat(undefined, { month: 'short', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));
}

/** Returns whether the tick shows its year: the first tick and the first of every year do. */
function showsYear(tick: CalendarTick, previous: CalendarTick | undefined): boolean {
  return previous === undefined || previous.date.slice(0, 4) !== tick.date.slice(0, 4);
}

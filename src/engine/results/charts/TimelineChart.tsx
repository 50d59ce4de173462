import { scaleLinear } from 'd3-scale';
import { dayAndMonth } from '#src/engine/kit/format.ts';
import type { TimelineChart as Chart } from '#src/engine/kit/onDemand/chart.ts';
import { color } from '#src/engine/ui/theme.ts';
import { MarkRow, SIDE, SpanRow } from './ChartRows.tsx';
import { type CalendarTick, calendarTicks, dayNumber } from './calendarTicks.ts';
import { ROWS } from './chartHeight.ts';
import { DrawnChart } from './DrawnChart.tsx';
import { TICK_SIZE, textWidth } from './textWidth.ts';

const TICK_WIDTH = 52;

/** Spans as bars and single days as markers on a calendar axis; each with its name and dates as text. */
export function TimelineChart({ chart, width, height }: TimelineChartProps) {
  const place = scaleLinear()
    .domain([dayNumber(chart.start), Math.max(dayNumber(chart.end), dayNumber(chart.start) + 1)])
    .range([SIDE, width - SIDE]);
  const ticks = calendarTicks(chart.start, chart.end, Math.floor((width - 2 * SIDE) / TICK_WIDTH));
  const rows = chart.spans.length + chart.days.length;
  const axisTop = ROWS.top + rows * ROWS.row + ROWS.gap;
  return (
    <DrawnChart chart={chart} width={width} height={height}>
      {ticks.map((tick, index) => {
        const at = place(dayNumber(tick.date));
        return (
          <g key={tick.date}>
            <line x1={at} x2={at} y1={ROWS.top} y2={axisTop + 5} stroke={color('line')} />
            <TickText tick={tick} withYear={showsYear(tick, ticks[index - 1])} at={at} y={axisTop + 19} width={width} />
          </g>
        );
      })}
      <line x1={SIDE} x2={width - SIDE} y1={axisTop} y2={axisTop} stroke={color('control')} />
      {chart.spans.map(({ label, from, to }, row) => {
        const words = `${dayAndMonth(from)} – ${dayAndMonth(to)}`;
        const ends = [place(dayNumber(from)), place(dayNumber(to))] as const;
        return <SpanRow key={label} label={label} words={words} ends={ends} row={row} width={width} />;
      })}
      {chart.days.map(({ label, date }, index) => {
        const row = chart.spans.length + index;
        const at = place(dayNumber(date));
        return <MarkRow key={label} label={label} words={dayAndMonth(date)} at={at} row={row} width={width} />;
      })}
    </DrawnChart>
  );
}

interface TimelineChartProps {
  readonly chart: Chart;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** Text centered below its line, or as close as it fits into the chart. */
function TickText({ tick, withYear, at, y, width }: TickTextProps) {
  const words = tick.kind === 'month' ? monthName(tick) : dayAndMonth(tick.date);
  const half = textWidth(words, TICK_SIZE) / 2;
  const x = Math.min(Math.max(at, half), width - half);
  return (
    <text textAnchor="middle" fontSize={TICK_SIZE} fill={color('inkMuted')}>
      <tspan x={x} y={y}>
        {words}
      </tspan>
      {withYear && (
        <tspan x={x} y={y + 16} fontWeight={600}>
          {tick.date.slice(0, 4)}
        </tspan>
      )}
    </text>
  );
}

interface TickTextProps {
  readonly tick: CalendarTick;
  readonly withYear: boolean;
  /** X coordinate of its line. */
  readonly at: number;
  readonly y: number;
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

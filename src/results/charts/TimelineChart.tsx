import { scaleLinear } from 'd3-scale';
import { symbol, symbolDiamond } from 'd3-shape';
import { dayAndMonth } from '#src/kit/format.ts';
import type { TimelineChart as Chart } from '#src/kit/onDemand/chart.ts';
import { color } from '#src/ui/theme.ts';
import { type CalendarTick, calendarTicks, dayNumber } from './calendarTicks.ts';
import { TIMELINE } from './chartHeight.ts';
import { DrawnChart } from './DrawnChart.tsx';
import { fitted, TEXT_SIZE, TICK_SIZE, textWidth } from './textWidth.ts';

const SIDE = 12;
const TICK_WIDTH = 52;
const BAR_HEIGHT = 12;
/** Within a row: the baseline of its text and the middle of its bar or marker. */
const TEXT_BASELINE = 17;
const MARK_MIDDLE = 31;

/** Spans as bars and single days as markers on a calendar axis; each with its name and dates as text. */
export function TimelineChart({ chart, width, height }: TimelineChartProps) {
  const place = scaleLinear()
    .domain([dayNumber(chart.start), Math.max(dayNumber(chart.end), dayNumber(chart.start) + 1)])
    .range([SIDE, width - SIDE]);
  const ticks = calendarTicks(chart.start, chart.end, Math.floor((width - 2 * SIDE) / TICK_WIDTH));
  const rows = chart.spans.length + chart.days.length;
  const axisTop = TIMELINE.top + rows * TIMELINE.row + TIMELINE.gap;
  return (
    <DrawnChart chart={chart} width={width} height={height}>
      {ticks.map((tick, index) => {
        const at = place(dayNumber(tick.date));
        return (
          <g key={tick.date}>
            <line x1={at} x2={at} y1={TIMELINE.top} y2={axisTop + 5} stroke={color('line')} />
            <TickText tick={tick} withYear={showsYear(tick, ticks[index - 1])} at={at} y={axisTop + 19} width={width} />
          </g>
        );
      })}
      <line x1={SIDE} x2={width - SIDE} y1={axisTop} y2={axisTop} stroke={color('control')} />
      {chart.spans.map(({ label, from, to }, row) => {
        const start = place(dayNumber(from));
        const end = place(dayNumber(to));
        return (
          <g key={label} transform={`translate(0 ${TIMELINE.top + row * TIMELINE.row})`}>
            <RowText label={label} dates={`${dayAndMonth(from)} – ${dayAndMonth(to)}`} near={start} width={width} />
            <rect
              x={start}
              y={MARK_MIDDLE - BAR_HEIGHT / 2}
              width={Math.max(end - start, 3)}
              height={BAR_HEIGHT}
              rx={4}
              fill={color('accent')}
            />
          </g>
        );
      })}
      {chart.days.map(({ label, date }, row) => {
        const at = place(dayNumber(date));
        return (
          <g key={label} transform={`translate(0 ${TIMELINE.top + (chart.spans.length + row) * TIMELINE.row})`}>
            <RowText label={label} dates={dayAndMonth(date)} near={at - 8} width={width} />
            <path
              transform={`translate(${at} ${MARK_MIDDLE})`}
              d={symbol(symbolDiamond, 130)() ?? ''}
              fill={color('caution')}
              stroke={color('surface')}
              strokeWidth={1.5}
            />
          </g>
        );
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

/** Ratio of the width of bold text to that of regular text. */
const BOLD = 1.08;

/** Text that starts above its mark, or as far to the left as needed to fit into the chart. */
function RowText({ label, dates, near, width }: RowTextProps) {
  const room = textWidth(`  ${dates}`);
  const name = fitted(label, (width - room) / BOLD);
  const x = Math.max(Math.min(near, width - room - textWidth(name) * BOLD), 0);
  return (
    <text
      x={x}
      y={TEXT_BASELINE}
      fontSize={TEXT_SIZE}
      fill={color('ink')}
      stroke={color('surface')}
      strokeWidth={4}
      strokeLinejoin="round"
      paintOrder="stroke"
    >
      <tspan fontWeight={600}>{name}</tspan>
      <tspan dx={7} fill={color('inkMuted')}>
        {dates}
      </tspan>
    </text>
  );
}

interface RowTextProps {
  readonly label: string;
  readonly dates: string;
  readonly near: number;
  readonly width: number;
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

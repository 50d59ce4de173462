import { symbol, symbolDiamond } from 'd3-shape';
import type { RowsChart as Chart, ChartRow } from '#src/engine/kit/onDemand/chart.ts';
import { color } from '#src/engine/ui/theme.ts';
import { type AxisScale, axisScale, axisTicks, isDrawable } from './axisScale.ts';
import { GROUPS, rowHeight } from './chartHeight.ts';
import { DrawnChart } from './DrawnChart.tsx';
import { axisTitle } from './stops.ts';
import { fitted, TEXT_SIZE, TICK_SIZE, textWidth } from './textWidth.ts';

const SIDE = 16;
const TICK_ROOM = 64;
const TEXT_BASELINE = 15;
const DOT = 3.5;
const BOX_HEIGHT = 20;
/** Middle of dots and box, and of the estimate, below the top of a row. */
const MIDDLE = 33;
const TALL_ESTIMATE = 54;
const LOW_ESTIMATE = 30;

interface RowsChartProps {
  readonly chart: Chart;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Index of the row that is read, if any. */
  readonly reading: number | null;
  readonly onRead: (row: number) => void;
}

/** Groups or estimates below one another on a common axis, each with its name above it. */
export function RowsChart({ chart, width, height, reading, onRead }: RowsChartProps) {
  const { rows, marks = [] } = chart;
  const values = [...rows.flatMap(valuesIn), ...marks.map(({ x }) => x)];
  const x = axisScale({ axis: chart.x, values, range: [SIDE, width - SIDE] });
  const bottom = height - GROUPS.axis;
  const tops = rows.map((_, index) =>
    rows.slice(0, index).reduce((sum, row) => sum + rowHeight(row), marks.length * GROUPS.marks),
  );
  return (
    <DrawnChart chart={chart} width={width} height={height}>
      {axisTicks(x, chart.x, Math.floor((width - 2 * SIDE) / TICK_ROOM)).map(({ value, label }) => (
        <g key={value} transform={`translate(${x(value)} 0)`}>
          <line y1={marks.length * GROUPS.marks} y2={bottom + 5} stroke={color('line')} />
          <text
            x={shiftInto(width, x(value), label)}
            y={bottom + 19}
            textAnchor="middle"
            fontSize={TICK_SIZE}
            fill={color('inkMuted')}
          >
            {label}
          </text>
        </g>
      ))}
      <line x1={SIDE} x2={width - SIDE} y1={bottom} y2={bottom} stroke={color('control')} />
      <text x={width - SIDE} y={height - 6} textAnchor="end" fontSize={TEXT_SIZE} fontWeight={600} fill={color('ink')}>
        {fitted(axisTitle(chart.x), width - 2 * SIDE)}
      </text>
      {marks
        .filter((mark) => isDrawable(mark.x, chart.x))
        .map((mark, index) => (
          <Mark
            key={mark.label}
            label={mark.label}
            at={x(mark.x)}
            y={index * GROUPS.marks}
            bottom={bottom}
            width={width}
          />
        ))}
      {rows.map((row, index) => (
        <g
          key={row.label}
          transform={`translate(0 ${tops[index]})`}
          onPointerMove={() => onRead(index)}
          onPointerDown={() => onRead(index)}
        >
          <rect
            width={width}
            height={rowHeight(row)}
            rx={6}
            fill={reading === index ? color('accentTint') : 'transparent'}
            data-reading={reading === index || undefined}
          />
          <Row row={row} x={x} axis={chart.x} width={width} />
        </g>
      ))}
    </DrawnChart>
  );
}

/** Returns how far a label centered at `at` has to move to be in the picture. */
function shiftInto(width: number, at: number, label: string): number {
  const half = textWidth(label, TICK_SIZE) / 2;
  return Math.min(Math.max(at, half), width - half) - at;
}

function valuesIn({ dots = [], box, interval }: ChartRow): readonly number[] {
  const ends = [box?.low, box?.high, interval?.from, interval?.middle, interval?.to];
  return [...dots.map((dot) => dot.x), ...ends.filter((end) => typeof end === 'number')];
}

interface RowProps {
  readonly row: ChartRow;
  readonly x: AxisScale;
  readonly axis: Chart['x'];
  readonly width: number;
}

function Row({ row, x, axis, width }: RowProps) {
  const { label, dots = [], box, interval } = row;
  const isTall = rowHeight(row) === GROUPS.tall;
  return (
    <>
      {box !== undefined && <Box box={box} x={x} />}
      {stacked(
        dots.filter((dot) => isDrawable(dot.x, axis)),
        x,
      ).map(({ at, lift, isMarked }, index) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: values may be equal
          key={index}
          cx={at}
          cy={MIDDLE - lift}
          r={isMarked ? DOT + 2 : DOT}
          fill={isMarked ? color('surface') : color('accent')}
          fillOpacity={isMarked ? 1 : 0.7}
          stroke={isMarked ? color('danger') : color('surface')}
          strokeWidth={isMarked ? 2.25 : 0.75}
        />
      ))}
      {interval !== undefined && isDrawable(interval.middle, axis) && (
        <Estimate interval={interval} x={x} y={isTall ? TALL_ESTIMATE : LOW_ESTIMATE} />
      )}
      <text
        x={SIDE - 8}
        y={TEXT_BASELINE}
        fontSize={TEXT_SIZE}
        fontWeight={600}
        fill={color('ink')}
        stroke={color('surface')}
        strokeWidth={4}
        strokeLinejoin="round"
        paintOrder="stroke"
      >
        {fitted(label, width - 2 * SIDE)}
      </text>
    </>
  );
}

function Box({ box, x }: { readonly box: NonNullable<ChartRow['box']>; readonly x: AxisScale }) {
  const [low, from, middle, to, high] = [x(box.low), x(box.from), x(box.middle), x(box.to), x(box.high)];
  return (
    <g stroke={color('inkMuted')} strokeWidth={1.5} fill="none">
      <path d={`M${low} ${MIDDLE}H${from}M${to} ${MIDDLE}H${high}M${low} ${MIDDLE - 5}v10M${high} ${MIDDLE - 5}v10`} />
      <rect
        x={from}
        y={MIDDLE - BOX_HEIGHT / 2}
        width={Math.max(to - from, 1)}
        height={BOX_HEIGHT}
        rx={2}
        fill={color('sunken')}
      />
      <line x1={middle} x2={middle} y1={MIDDLE - BOX_HEIGHT / 2} y2={MIDDLE + BOX_HEIGHT / 2} strokeWidth={3} />
    </g>
  );
}

/** A limit that is null is open: the bar goes on to the end of the chart. */
function Estimate({ interval, x, y }: EstimateProps) {
  const [left = 0, right = 0] = x.range();
  const { from, middle, to } = interval;
  const hasBar = from !== null || to !== null;
  return (
    <g>
      {hasBar && (
        <line
          x1={from === null ? left : x(from)}
          x2={to === null ? right : x(to)}
          y1={y}
          y2={y}
          stroke={color('caution')}
          strokeWidth={3}
        />
      )}
      {[from, to].map(
        (limit) =>
          limit !== null && (
            <line
              key={limit}
              x1={x(limit)}
              x2={x(limit)}
              y1={y - 5}
              y2={y + 5}
              stroke={color('caution')}
              strokeWidth={2}
            />
          ),
      )}
      <path
        transform={`translate(${x(middle)} ${y})`}
        d={symbol(symbolDiamond, 90)() ?? ''}
        fill={color('caution')}
        stroke={color('surface')}
        strokeWidth={1.25}
      />
    </g>
  );
}

interface EstimateProps {
  readonly interval: NonNullable<ChartRow['interval']>;
  readonly x: AxisScale;
  readonly y: number;
}

interface PlacedDot {
  readonly at: number;
  /** How far it is above the middle of the row. */
  readonly lift: number;
  readonly isMarked: boolean;
}

/** Dots that would hide each other are moved up and down in turn. */
function stacked(dots: NonNullable<ChartRow['dots']>, x: AxisScale): readonly PlacedDot[] {
  const taken = new Map<number, number>();
  return dots.map((dot) => {
    const at = x(dot.x);
    const place = Math.round(at / DOT);
    const count = taken.get(place) ?? 0;
    taken.set(place, count + 1);
    const steps = Math.ceil(count / 2) % 4;
    return { at, lift: (count % 2 === 0 ? -1 : 1) * steps * DOT, isMarked: dot.isMarked === true };
  });
}

function Mark({ label, at, y, bottom, width }: MarkProps) {
  const isRight = at > width / 2;
  return (
    <g>
      <line x1={at} x2={at} y1={y + 4} y2={bottom} stroke={color('inkMuted')} strokeDasharray="5 4" />
      <text
        x={isRight ? at - 5 : at + 5}
        y={y + 13}
        textAnchor={isRight ? 'end' : 'start'}
        fontSize={TICK_SIZE}
        fill={color('inkMuted')}
      >
        {fitted(label, isRight ? at - 8 : width - at - 8, TICK_SIZE)}
      </text>
    </g>
  );
}

interface MarkProps {
  readonly label: string;
  readonly at: number;
  readonly y: number;
  readonly bottom: number;
  readonly width: number;
}

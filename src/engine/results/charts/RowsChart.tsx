import { symbol, symbolDiamond } from 'd3-shape';
import type { RowsChart as Chart, ChartRow } from '#src/engine/kit/onDemand/chart.ts';
import { color } from '#src/engine/ui/theme.ts';
import { shownText } from '../shownText.ts';
import { type AxisScale, axisScale, isDrawable } from './axisScale.ts';
import { chartHeight, GROUPS, rowHeight } from './chartHeight.ts';
import { DrawnChart } from './DrawnChart.tsx';
import { seriesLook } from './seriesLook.ts';
import { axisNumber } from './stops.ts';
import { fitted, TEXT_SIZE, TICK_SIZE, textWidth, wrapped } from './textWidth.ts';
import { UprightGrid } from './UprightGrid.tsx';

const SIDE = 14;
const DOT = 4;
const BOX_HEIGHT = 20;
/** Middle of dots and box, and of the estimate, below the top of a row. */
const MIDDLE = 24;
const TALL_ESTIMATE = 48;
const LOW_ESTIMATE = 17;
/** Of names left of the rows. */
const MOST_OF_WIDTH = 0.4;
/** More rows have one color. */
const MOST_COLORS = 4;

interface RowsChartProps {
  readonly chart: Chart;
  /** CSS pixels. */
  readonly width: number;
  /** Index of the row that is read, if any. */
  readonly reading: number | null;
  readonly onRead: (row: number) => void;
}

/** Groups or estimates below one another on a common axis, each with its name above it. */
export function RowsChart({ chart, width, reading, onRead }: RowsChartProps) {
  const { rows, marks = [] } = chart;
  const values = [...rows.flatMap(valuesIn), ...marks.map(({ x }) => x)];
  const room = Math.floor(MOST_OF_WIDTH * width) - SIDE;
  const names = rows.map(({ label }) => wrapped(label, room));
  const left = Math.min(Math.max(...names.flat().map((line) => textWidth(line)), 0), room) + 2 * SIDE;
  const right = width - SIDE - lettersRoom(rows);
  const x = axisScale({ axis: chart.x, values, range: [left, right] });
  const height = chartHeight(chart, width);
  const bottom = height - GROUPS.axis;
  const tops = rows.map((_, index) =>
    rows.slice(0, index).reduce((sum, row) => sum + rowHeight(row), marks.length * GROUPS.marks),
  );
  return (
    <DrawnChart chart={chart} width={width} height={height}>
      <UprightGrid
        axis={chart.x}
        x={x}
        width={width}
        top={marks.length * GROUPS.marks}
        bottom={bottom}
        numbersAt={bottom + 18}
      />
      <line x1={left} x2={right} y1={bottom} y2={bottom} stroke={color('control')} />
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
          <Row row={row} x={x} axis={chart.x} ink={seriesLook(rows.length > MOST_COLORS ? 0 : index).color} />
          {row.letters !== undefined && (
            <text
              x={width - SIDE}
              y={MIDDLE + TEXT_SIZE / 3}
              textAnchor="end"
              fontSize={TEXT_SIZE}
              fontWeight={600}
              fill={color('ink')}
            >
              {row.letters}
            </text>
          )}
          <Name
            lines={names[index] ?? []}
            at={left - SIDE}
            y={rowHeight(row) === GROUPS.tall ? MIDDLE : LOW_ESTIMATE}
          />
        </g>
      ))}
    </DrawnChart>
  );
}

/** For the letters at the right end of the rows. */
function lettersRoom(rows: Chart['rows']): number {
  const widest = Math.max(...rows.map(({ letters = '' }) => textWidth(letters)), 0);
  return widest === 0 ? 0 : widest + SIDE;
}

function valuesIn({ dots = [], box, interval }: ChartRow): readonly number[] {
  const ends = [box?.low, box?.high, interval?.from, interval?.middle, interval?.to];
  return [...dots.map((dot) => dot.x), ...ends.filter((end) => typeof end === 'number')];
}

interface RowProps {
  readonly row: ChartRow;
  readonly x: AxisScale;
  readonly axis: Chart['x'];
  readonly ink: string;
}

function Row({ row, x, axis, ink }: RowProps) {
  const { dots = [], box, interval } = row;
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
          fill={isMarked ? color('surface') : ink}
          fillOpacity={isMarked ? 1 : 0.7}
          stroke={isMarked ? color('danger') : color('surface')}
          strokeWidth={isMarked ? 2.25 : 0.75}
        />
      ))}
      {interval !== undefined && isDrawable(interval.middle, axis) && (
        <Estimate interval={interval} x={x} axis={axis} ink={ink} y={isTall ? TALL_ESTIMATE : LOW_ESTIMATE} />
      )}
    </>
  );
}

function Name({ lines, at, y }: { readonly lines: readonly string[]; readonly at: number; readonly y: number }) {
  return (
    <text fontSize={TEXT_SIZE} fontWeight={600} fill={color('ink')} textAnchor="end">
      {lines.map((words, index) => (
        <tspan key={words} x={at} y={y + TEXT_SIZE / 3 + (index - (lines.length - 1) / 2) * (TEXT_SIZE + 2)}>
          {words}
        </tspan>
      ))}
    </text>
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

/** A filled bar and a diamond, with the numbers beside them. A limit that is null is open: the bar goes on to the end of the chart. */
function Estimate({ interval, x, axis, ink, y }: EstimateProps) {
  const [left = 0, right = 0] = x.range();
  const { from, middle, to } = interval;
  const [low, high] = [from === null ? left : x(from), to === null ? right : x(to)];
  const hasBar = from !== null || to !== null;
  const end = hasBar ? high : x(middle);
  const words = shownText(estimateText(interval, axis));
  const fits = end + 10 + textWidth(words) <= right + SIDE;
  return (
    <g>
      {hasBar && <rect x={low} width={high - low} y={y - 4} height={8} rx={4} fill={ink} fillOpacity={0.25} />}
      {hasBar && <line x1={low} x2={high} y1={y} y2={y} stroke={ink} strokeWidth={3} />}
      <path
        transform={`translate(${x(middle)} ${y})`}
        d={symbol(symbolDiamond, 90)() ?? ''}
        fill={ink}
        stroke={color('surface')}
        strokeWidth={1.25}
      />
      {fits && (
        <text x={end + 10} y={y + TICK_SIZE / 3} fontSize={TICK_SIZE} fill={color('inkMuted')}>
          {words}
        </text>
      )}
    </g>
  );
}

/** '0.75 (−0.53 to 2.03)' */
function estimateText({ from, middle, to }: EstimateProps['interval'], axis: Chart['x']): string {
  const text = (value: number) => axisNumber(value, axis.decimals === undefined ? { digits: 4, ...axis } : axis);
  if (from !== null && to !== null) return `${text(middle)} (${text(from)} to ${text(to)})`;
  if (to !== null) return `${text(middle)} (up to ${text(to)})`;
  return from === null ? text(middle) : `${text(middle)} (from ${text(from)})`;
}

interface EstimateProps {
  readonly interval: NonNullable<ChartRow['interval']>;
  readonly x: AxisScale;
  readonly axis: Chart['x'];
  readonly ink: string;
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
        stroke={color('surface')}
        strokeWidth={4}
        strokeLinejoin="round"
        paintOrder="stroke"
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

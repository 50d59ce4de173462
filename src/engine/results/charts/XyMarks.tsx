import { area, line, symbol, symbolCircle } from 'd3-shape';
import type { XyChart, XySeries } from '#src/engine/kit/onDemand/chart.ts';
import { color } from '#src/engine/ui/theme.ts';
import { isDrawable } from './axisScale.ts';
import { isOneValue } from './oneValue.ts';
import { looksOf, type SeriesLook } from './seriesLook.ts';
import { TEXT_SIZE } from './textWidth.ts';
import type { XyLayout } from './xyLayout.ts';

type Point = XySeries['points'][number];

/** Areas of a point's marker in square pixels: a circle of 5 px, of 2.5 px where there are many. */
const POINT_AREA = 78;
const SMALL_AREA = 20;
const MANY_POINTS = 60;
/** Radius of the dot of the visitor's value. */
const VALUE_DOT = 6;

/** All series; bars first, so that lines and points are drawn on top of them. */
export function XyMarks({ chart, layout }: MarksProps) {
  const barSeries = chart.series.filter(({ marks }) => marks === 'bars');
  const looks = looksOf(chart.series);
  const places = chart.series.map((series, index) => ({ series, index }));
  const ordered = [...places].sort((a, b) => Number(b.series.marks === 'bars') - Number(a.series.marks === 'bars'));
  return ordered.map(({ series, index }) => {
    const isDrawn = ({ x, y }: Point) => isDrawable(x, chart.x) && isDrawable(y, chart.y);
    const points = series.points.filter(isDrawn);
    const look = looks[index];
    if (look === undefined) return null;
    if (isOneValue(series)) return <OneValue key={series.name} {...{ points, look, layout }} />;
    if (series.marks === 'bars') {
      const place = barSeries.indexOf(series);
      return <Bars key={series.name} {...{ points, look, layout, place, count: barSeries.length }} />;
    }
    return (
      <g key={series.name}>
        {series.marks !== 'points' && (
          <Line
            points={series.points.filter((each) => isDrawn(each) || Number.isNaN(each.y))}
            look={look}
            layout={layout}
          />
        )}
        {series.marks !== 'line' && <Points points={points} look={look} layout={layout} />}
      </g>
    );
  });
}

interface MarksProps {
  readonly chart: XyChart;
  readonly layout: XyLayout;
}

interface SeriesProps {
  readonly points: readonly Point[];
  readonly look: SeriesLook;
  readonly layout: XyLayout;
}

function Line({ points, look, layout: { x, y } }: SeriesProps) {
  const path = line<Point>(
    (point) => x(point.x),
    (point) => y(point.y),
  ).defined((point) => !Number.isNaN(point.y))(points);
  return path === null ? null : (
    <path
      d={path}
      fill="none"
      stroke={look.color}
      strokeWidth={2.25}
      strokeDasharray={look.dash}
      strokeLinejoin="round"
    />
  );
}

/** The visitor's value: a dot, and lines that lead to both axes. */
function OneValue({ points: [point], look, layout: { x, y, left, bottom } }: SeriesProps) {
  if (point === undefined) return null;
  const [at, height] = [x(point.x), y(point.y)];
  return (
    <g stroke={look.color}>
      <path d={`M${left} ${height}H${at}V${bottom}`} fill="none" strokeDasharray="3 3" />
      <circle cx={at} cy={height} r={VALUE_DOT} fill={look.color} stroke={color('surface')} strokeWidth={1.5} />
    </g>
  );
}

/** Intervals around lines, filled: the widest first and faintest. */
export function Ranges({ chart: { ranges = [], series, y: axis }, layout: { x, y } }: MarksProps) {
  const looks = looksOf(series);
  const first = series.findIndex(({ marks }) => marks.startsWith('line'));
  const lineOf = (name: string | undefined) =>
    name === undefined ? first : series.findIndex((each) => each.name === name);
  return ranges
    .map(({ name, points, belongsTo }, index) => (
      <path
        key={`${belongsTo} ${name}`}
        d={
          area<(typeof points)[number]>()
            .defined(({ from, to }) => isDrawable(from, axis) && isDrawable(to, axis))
            .x((point) => x(point.x))
            .y0(({ from }) => y(from))
            .y1(({ to }) => y(to))(points) ?? ''
        }
        fill={looks[Math.max(lineOf(belongsTo), 0)]?.color}
        fillOpacity={index === 0 || belongsTo !== undefined ? 0.12 : 0.06}
      />
    ))
    .toReversed();
}

function Points({ points, look, layout: { x, y } }: SeriesProps) {
  return points.map((point, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: points may coincide
    <g key={index} transform={`translate(${x(point.x)} ${y(point.y)})`}>
      <Shape look={look} area={points.length > MANY_POINTS ? SMALL_AREA : POINT_AREA} />
    </g>
  ));
}

/** The marker of a series around the origin, outlined so that it is distinct from what is below it. */
function Shape({ look, area: size }: { readonly look: SeriesLook; readonly area: number }) {
  const path = symbol(size === SMALL_AREA ? symbolCircle : look.shape, size)();
  return path === null ? null : <path d={path} fill={look.color} stroke={color('surface')} strokeWidth={1.25} />;
}

/** The first series of bars is filled, later ones are hollow. */
function Bars({
  points,
  look,
  layout,
  place,
  count,
}: SeriesProps & { readonly place: number; readonly count: number }) {
  const { x, y, barsWidth, bottom, top } = layout;
  const width = barsWidth / count;
  const [low = 0] = y.domain();
  const base = Math.min(Math.max(y(Math.max(low, 0)), top), bottom);
  return points.map((point, index) => {
    const left = x(point.x) - barsWidth / 2 + place * width;
    return (
      <rect
        // biome-ignore lint/suspicious/noArrayIndexKey: points may coincide
        key={index}
        x={left + 0.5}
        width={Math.max(width - 1, 1)}
        y={Math.min(y(point.y), base)}
        height={Math.abs(base - y(point.y))}
        rx={Math.min(width / 8, 3)}
        fill={look.color}
        fillOpacity={place === 0 ? 1 : 0.15}
        stroke={look.color}
        strokeWidth={1.5}
      />
    );
  });
}

/** Heights with a meaning. Their names are at their ends. */
export function Levels({ chart: { levels = [] }, layout: { left, right, y } }: MarksProps) {
  return levels.map((level) => (
    <line
      key={level.label}
      x1={left}
      x2={right}
      y1={y(level.y)}
      y2={y(level.y)}
      stroke={color('inkMuted')}
      strokeDasharray="5 4"
    />
  ));
}

/** The names of the series beside their marker and line. */
export function Legend({ chart, layout }: MarksProps) {
  const looks = looksOf(chart.series);
  return layout.legend.map(({ name, x, y, index }) => {
    const marks = chart.series[index]?.marks;
    const look = looks[index];
    if (look === undefined) return null;
    const filled = marks === 'bars' && chart.series.findIndex((each) => each.marks === 'bars') === index;
    return (
      <g key={name} transform={`translate(${x} ${y})`}>
        {marks === 'bars' ? (
          <rect
            x={7}
            y={-6}
            width={12}
            height={12}
            rx={2}
            fill={look.color}
            fillOpacity={filled ? 1 : 0.15}
            stroke={look.color}
            strokeWidth={1.5}
          />
        ) : (
          <>
            {marks !== 'points' && <line x2={26} stroke={look.color} strokeWidth={2.25} strokeDasharray={look.dash} />}
            {marks !== 'line' && (
              <g transform="translate(13 0)">
                <Shape look={look} area={POINT_AREA} />
              </g>
            )}
          </>
        )}
        <text x={33} y={TEXT_SIZE / 3} fontSize={TEXT_SIZE} fill={color('ink')}>
          {name}
        </text>
      </g>
    );
  });
}

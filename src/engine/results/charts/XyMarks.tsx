import { line, symbol } from 'd3-shape';
import type { XyChart, XySeries } from '#src/engine/kit/onDemand/chart.ts';
import { color } from '#src/engine/ui/theme.ts';
import { isDrawable } from './axisScale.ts';
import { type SeriesLook, seriesLook } from './seriesLook.ts';
import { fitted, TEXT_SIZE, TICK_SIZE } from './textWidth.ts';
import type { XyLayout } from './xyLayout.ts';

type Point = XySeries['points'][number];

/** Area of a point's marker in square pixels. */
const POINT_AREA = 60;

/** All series; bars first, so that lines and points are drawn on top of them. */
export function XyMarks({ chart, layout }: MarksProps) {
  const barSeries = chart.series.filter(({ marks }) => marks === 'bars');
  const places = chart.series.map((series, index) => ({ series, index }));
  const ordered = [...places].sort((a, b) => Number(b.series.marks === 'bars') - Number(a.series.marks === 'bars'));
  return ordered.map(({ series, index }) => {
    const isDrawn = ({ x, y }: Point) => isDrawable(x, chart.x) && isDrawable(y, chart.y);
    const points = series.points.filter(isDrawn);
    const look = seriesLook(index);
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

function Points({ points, look, layout: { x, y } }: SeriesProps) {
  return points.map((point, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: points may coincide
    <g key={index} transform={`translate(${x(point.x)} ${y(point.y)})`}>
      <Shape look={look} />
    </g>
  ));
}

/** The marker of a series around the origin, outlined so that it is distinct from what is below it. */
function Shape({ look }: { readonly look: SeriesLook }) {
  const path = symbol(look.shape, POINT_AREA)();
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

/** Heights with a meaning, as dashed lines with their names at the left. */
export function Levels({ chart: { levels = [] }, layout: { left, right, y } }: MarksProps) {
  return levels.map((level) => (
    <g key={level.label}>
      <line x1={left} x2={right} y1={y(level.y)} y2={y(level.y)} stroke={color('inkMuted')} strokeDasharray="5 4" />
      <text
        x={left + 4}
        y={y(level.y) - 4}
        fontSize={TICK_SIZE}
        fill={color('inkMuted')}
        stroke={color('surface')}
        strokeWidth={4}
        paintOrder="stroke"
      >
        {fitted(level.label, right - left, TICK_SIZE)}
      </text>
    </g>
  ));
}

/** The names of lines beside their ends. */
export function LineNames({ layout: { lineNames, right } }: Pick<MarksProps, 'layout'>) {
  return lineNames.map(({ name, y, end }) => (
    <g key={name}>
      <line x1={end.x} y1={end.y} x2={right + 7} y2={y} stroke={color('inkMuted')} strokeWidth={0.75} />
      <text x={right + 10} y={y + TICK_SIZE / 3} fontSize={TICK_SIZE} fill={color('ink')}>
        {name}
      </text>
    </g>
  ));
}

/** The names of the series beside their marker and line. */
export function Legend({ chart, layout }: MarksProps) {
  return layout.legend.map(({ name, x, y, index }) => {
    const marks = chart.series[index]?.marks;
    const look = seriesLook(index);
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
                <Shape look={look} />
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

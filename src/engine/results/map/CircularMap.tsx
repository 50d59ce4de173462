import { grouped } from '#src/engine/kit/displayNumber.ts';
import type { SequenceMap } from '#src/engine/kit/onDemand/sequenceMap.ts';
import { color } from '#src/engine/ui/theme.ts';
import { DrawnChart } from '../charts/DrawnChart.tsx';
import { fitted, TEXT_SIZE, TICK_SIZE } from '../charts/textWidth.ts';
import { ARC, type CircleLayout, type DrawnArc, type Point, pointAt, round } from './circleLayout.ts';
import { MAP_KINDS } from './mapKinds.ts';

/** The whole of a circular sequence as rings around its axis. */
export function CircularMap({ map, layout, width, reading, onRead }: CircularMapProps) {
  const { height, center, radius, ticks, tickRadius, arcs, names } = layout;
  return (
    <DrawnChart chart={map} width={width} height={height}>
      <circle cx={center.x} cy={center.y} r={radius} fill="none" stroke={color('control')} strokeWidth={2} />
      {ticks.map(({ angle, label }) => {
        const [inner, outer] = [pointAt(center, radius - 5, angle), pointAt(center, radius, angle)];
        const at = tickRadius === null ? null : pointAt(center, tickRadius, angle);
        return (
          <g key={label}>
            <line x1={inner.x} y1={inner.y} x2={outer.x} y2={outer.y} stroke={color('control')} />
            {at !== null && (
              <text x={at.x} y={at.y + 4} textAnchor="middle" fontSize={TICK_SIZE} fill={color('inkMuted')}>
                {label}
              </text>
            )}
          </g>
        );
      })}
      <text x={center.x} y={center.y - 3} textAnchor="middle" fontSize={TEXT_SIZE} fontWeight={600} fill={color('ink')}>
        {fitted(map.name, 1.1 * (tickRadius ?? radius - ARC))}
      </text>
      <text x={center.x} y={center.y + 14} textAnchor="middle" fontSize={TICK_SIZE} fill={color('inkMuted')}>
        {`${grouped(map.length)} bp`}
      </text>
      {names.map(({ index, line }) => (
        <path key={index} d={line} fill="none" stroke={color('line')} />
      ))}
      {arcs.map((arc) => (
        <g key={arc.index} onPointerMove={() => onRead(arc.index)} onPointerDown={() => onRead(arc.index)}>
          {arc.parts.map((part) => (
            <path
              key={part.from}
              d={arcPath(center, arc, part)}
              fill={MAP_KINDS[arc.kind].color}
              fillOpacity={arc.kind === 'site' ? 1 : 0.3}
              stroke={MAP_KINDS[arc.kind].color}
              strokeWidth={arc.kind === 'site' ? 2 : 1}
            />
          ))}
          {arc.index === reading &&
            arc.parts.map((part) => (
              <path
                key={part.from}
                d={arcPath(center, { ...arc, arrow: null }, part)}
                fill={color('ink')}
                stroke={color('ink')}
                strokeWidth={3}
                data-reading
              />
            ))}
        </g>
      ))}
      {names.map(({ index, text, x, y, anchor }) => (
        <text
          key={index}
          x={x}
          y={y + 4}
          textAnchor={anchor}
          fontSize={TICK_SIZE}
          fontWeight={index === reading ? 600 : 400}
          fill={color('ink')}
          onPointerMove={() => onRead(index)}
          onPointerDown={() => onRead(index)}
        >
          {text}
        </text>
      ))}
    </DrawnChart>
  );
}

interface CircularMapProps {
  readonly map: SequenceMap;
  readonly layout: CircleLayout;
  /** CSS pixels. */
  readonly width: number;
  /** Place of the mark that is read, if any. */
  readonly reading: number | null;
  readonly onRead: (mark: number) => void;
}

/** Pixels by which an arrow tapers. */
const TIP = 6;
/** Pixels: a shorter arc could not be seen. */
const LEAST = 1;

/** A piece of a ring, with a point at the end towards which it reads; a line across the ring for a cut. */
function arcPath(center: Point, { radius, arrow, parts }: DrawnArc, { from, to }: DrawnArc['parts'][number]): string {
  const [inner, outer] = [radius - ARC / 2, radius + ARC / 2];
  const at = (distance: number, angle: number) => {
    const { x, y } = pointAt(center, distance, angle);
    return `${round(x)} ${round(y)}`;
  };
  if (from === to) return `M${at(inner, from)}L${at(outer, from)}`;
  // A whole circle would be no arc.
  const end = Math.min(Math.max(to, from + LEAST / radius), from + 2 * Math.PI - 0.001);
  const tip = Math.min(TIP / radius, end - from);
  const isLast = arrow === 'last' && parts.at(-1)?.to === to;
  const isFirst = arrow === 'first' && parts.at(-1)?.from === from;
  const [start, stop] = [isFirst ? from + tip : from, isLast ? end - tip : end];
  const large = stop - start > Math.PI ? 1 : 0;
  const head = isLast ? `L${at(radius, end)}` : '';
  const tail = isFirst ? `L${at(radius, from)}` : '';
  return [
    `M${at(outer, start)}A${outer} ${outer} 0 ${large} 1 ${at(outer, stop)}`,
    `${head}L${at(inner, stop)}A${inner} ${inner} 0 ${large} 0 ${at(inner, start)}${tail}Z`,
  ].join('');
}

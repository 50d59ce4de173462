import type { SequenceMap } from '#src/engine/kit/onDemand/sequenceMap.ts';
import { color, FONT } from '#src/engine/ui/theme.ts';
import { DrawnChart } from '../charts/DrawnChart.tsx';
import { TICK_SIZE } from '../charts/textWidth.ts';
import type { ReadText } from '../sequence/readText.ts';
import { ARROW, BAR, type DrawnMark, type LinearLayout, SIDE } from './linearLayout.ts';
import { MapLetters } from './MapLetters.tsx';
import { MAP_KINDS } from './mapKinds.ts';
import type { MapView } from './mapView.ts';

/** A stretch of a sequence along a line, with its letters where they fit. */
export function LinearMap({ map, view, layout, width, letters, reading, onRead }: LinearMapProps) {
  const { height, axis, ticks, tracks, marks, letterX } = layout;
  return (
    <DrawnChart chart={map} width={width} height={height}>
      {marks
        .filter(({ kind }) => kind === 'site')
        .map(({ index, y, reach }) => (
          <line
            key={`${index} ${reach.left}`}
            x1={reach.left + 0.5}
            x2={reach.left + 0.5}
            y1={y + BAR}
            y2={axis}
            stroke={color('line')}
          />
        ))}
      {tracks.map(({ id, heading, y }) => (
        <text key={id} x={SIDE} y={y} fontSize={TICK_SIZE} fontWeight={600} fill={color('inkMuted')}>
          {heading}
        </text>
      ))}
      <line x1={SIDE} x2={width - SIDE} y1={axis} y2={axis} stroke={color('control')} strokeWidth={2} />
      {ticks.map(({ x, label }) => (
        <g key={label}>
          <line x1={x} x2={x} y1={axis} y2={axis + 6} stroke={color('control')} />
          <text x={x} y={axis + 19} textAnchor="middle" fontSize={TICK_SIZE} fill={color('inkMuted')}>
            {label}
          </text>
        </g>
      ))}
      {letterX !== null && (
        <g fontFamily={FONT.mono} fontSize={TICK_SIZE + 1} textAnchor="middle">
          <MapLetters {...letters} view={view} length={map.length} letterX={letterX} y={axis - 22} />
        </g>
      )}
      {marks.map((mark) => (
        <g
          key={`${mark.index} ${mark.reach.left}`}
          onPointerMove={() => onRead(mark.index)}
          onPointerDown={() => onRead(mark.index)}
        >
          {mark.index === reading && (
            <rect
              x={mark.reach.left - 3}
              y={mark.y - 2}
              width={mark.reach.right - mark.reach.left + 6}
              height={BAR + 4}
              rx={4}
              fill="none"
              stroke={color('ink')}
              strokeWidth={2}
              data-reading
            />
          )}
          <Mark mark={mark} />
        </g>
      ))}
    </DrawnChart>
  );
}

interface LinearMapProps {
  readonly map: SequenceMap;
  readonly view: MapView;
  readonly layout: LinearLayout;
  /** CSS pixels. */
  readonly width: number;
  readonly letters: Pick<Parameters<typeof MapLetters>[0], 'text' | 'field'> & { readonly readText: ReadText };
  /** Place of the mark that is read, if any. */
  readonly reading: number | null;
  readonly onRead: (mark: number) => void;
}

/** Parts joined by a line, an arrow at the end, the name inside or beside. */
function Mark({ mark: { kind, y, parts, reach, arrow, name } }: { readonly mark: DrawnMark }) {
  const stroke = MAP_KINDS[kind].color;
  const middle = y + BAR / 2;
  return (
    <>
      {parts.length > 1 && <line x1={reach.left} x2={reach.right} y1={middle} y2={middle} stroke={stroke} />}
      {parts.map((part) => (
        <path
          key={part.left}
          d={barPath(part.left, part.right, y, arrowOf(part, reach, arrow))}
          fill={stroke}
          fillOpacity={kind === 'site' ? 1 : 0.18}
          stroke={stroke}
          strokeLinejoin="round"
        />
      ))}
      {name !== null && (
        <text x={name.x} y={y + BAR - 3} fontSize={TICK_SIZE} fill={color('ink')}>
          {name.text}
        </text>
      )}
    </>
  );
}

function arrowOf(part: DrawnMark['reach'], reach: DrawnMark['reach'], arrow: DrawnMark['arrow']): DrawnMark['arrow'] {
  if (arrow === 'right') return part.right === reach.right ? arrow : null;
  return arrow === 'left' && part.left === reach.left ? arrow : null;
}

function barPath(left: number, right: number, top: number, arrow: DrawnMark['arrow']): string {
  const tip = Math.min(ARROW, right - left);
  const [bottom, middle] = [top + BAR, top + BAR / 2];
  if (arrow === 'right') return `M${left} ${top}H${right - tip}L${right} ${middle}L${right - tip} ${bottom}H${left}Z`;
  if (arrow === 'left') return `M${right} ${top}H${left + tip}L${left} ${middle}L${left + tip} ${bottom}H${right}Z`;
  return `M${left} ${top}H${right}V${bottom}H${left}Z`;
}

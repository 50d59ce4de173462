import type { OrbitalChart as Chart } from '#src/engine/kit/onDemand/chart.ts';
import { color } from '#src/engine/ui/theme.ts';
import { chartHeight, ORBITALS } from './chartHeight.ts';
import { DrawnChart } from './DrawnChart.tsx';
import { TEXT_SIZE, textWidth } from './textWidth.ts';

/** In CSS pixels. */
const BOX = 26;
const GAP = 14;
/** Greek letters are wider than others. */
const SPARE = 8;

/** Orbitals as boxes, the lowest energy at the bottom; electrons as arrows, one in each box before any has two. */
export function OrbitalChart({ chart, width }: OrbitalChartProps) {
  const left = Math.max(...chart.levels.map(({ name }) => textWidth(name))) + GAP + SPARE;
  const levels = chart.levels.toReversed();
  return (
    <DrawnChart chart={chart} width={width} height={chartHeight(chart, width)}>
      {levels.map(({ name, electrons, capacity }, row) => {
        const boxes = capacity / 2;
        return (
          <g key={name} transform={`translate(0 ${ORBITALS.top + row * ORBITALS.row})`}>
            <text x={left - GAP} y={BOX / 2 + TEXT_SIZE / 3} textAnchor="end" fontSize={TEXT_SIZE} fill={color('ink')}>
              {name}
            </text>
            {Array.from({ length: boxes }, (_, box) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: boxes have no other identity
              <g key={box} transform={`translate(${left + box * BOX} 0)`}>
                <rect width={BOX} height={BOX} fill={color('surface')} stroke={color('control')} />
                {box < electrons && <path d={UP} {...ARROW} />}
                {box + boxes < electrons && <path d={DOWN} {...ARROW} />}
              </g>
            ))}
          </g>
        );
      })}
    </DrawnChart>
  );
}

interface OrbitalChartProps {
  readonly chart: Chart;
  /** CSS pixels. */
  readonly width: number;
}

/** Half an arrowhead each, as spins are written by hand. */
const UP = 'M9 21V5l-4 5';
const DOWN = 'M17 5v16l4-5';
const ARROW = { fill: 'none', stroke: color('series1'), strokeWidth: 2, strokeLinejoin: 'round' } as const;

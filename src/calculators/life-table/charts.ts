import type { XySeries } from '#src/engine/kit/onDemand/chart.ts';
import type { ChartBlock } from '#src/engine/kit/presentation.ts';
import type { LifeTableResult } from '#workers/formulas/life-table.ts';

type Class = LifeTableResult['rows'][number];

/** How the three types of curves fall on a logarithmic axis: late, evenly, early. */
const TYPES = [
  { name: 'Type I: deaths in old age', power: 4 },
  { name: 'Type II: constant mortality', power: 1 },
  { name: 'Type III: deaths among the young', power: 0.25 },
] as const;
const STEPS = 24;

/** Returns the survivorship curve with the three types, deaths, and mortality. */
export function lifeCharts({ rows }: LifeTableResult): readonly ChartBlock[] {
  return [survivorship(rows), deaths(rows), mortality(rows)];
}

function survivorship(rows: readonly Class[]): ChartBlock {
  const alive = rows.filter(({ lx }) => lx > 0);
  return {
    kind: 'chart',
    chart: {
      type: 'xy',
      title: 'Survivorship',
      summary: 'Share alive at each age, on a logarithmic axis, with the three types that textbooks compare it with.',
      x: { label: 'Age' },
      y: { label: 'Share alive (l)', scale: 'logarithmic', decimals: 4 },
      series: [
        { name: 'Entered', marks: 'line-and-points', points: alive.map(({ age, lx }) => ({ x: age, y: lx })) },
        ...typeLines(alive),
      ],
    },
  };
}

function typeLines(alive: readonly Class[]): readonly XySeries[] {
  const [first, last] = [alive[0], alive.at(-1)];
  if (first === undefined || last === undefined || last.lx >= 1) return [];
  return TYPES.map(({ name, power }) => ({
    name,
    marks: 'line',
    points: Array.from({ length: STEPS + 1 }, (_, at) => ({
      x: first.age + ((last.age - first.age) * at) / STEPS,
      y: last.lx ** ((at / STEPS) ** power),
    })),
  }));
}

function deaths(rows: readonly Class[]): ChartBlock {
  return {
    kind: 'chart',
    chart: {
      type: 'xy',
      title: 'Deaths',
      summary: 'Share of all individuals that die between this age and the next.',
      x: { label: 'Age' },
      y: { label: 'Share that dies (d)', decimals: 4 },
      series: [
        { name: 'Deaths', marks: 'bars', points: rows.map(({ age, dx }) => ({ x: age, y: dx, label: String(age) })) },
      ],
    },
  };
}

function mortality(rows: readonly Class[]): ChartBlock {
  return {
    kind: 'chart',
    chart: {
      type: 'xy',
      title: 'Mortality',
      summary: 'Share of those alive at an age that die before the next.',
      x: { label: 'Age' },
      y: { label: 'Mortality (q)', decimals: 4 },
      series: [
        {
          name: 'Mortality',
          marks: 'line-and-points',
          points: rows.flatMap(({ age, qx }) => (qx === null ? [] : [{ x: age, y: qx }])),
        },
      ],
    },
  };
}

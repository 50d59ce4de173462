import type { XySeries } from '#src/engine/kit/onDemand/chart.ts';
import type { ChartBlock } from '#src/engine/kit/presentation.ts';
import type { SurvivalAnalysisInput, SurvivalAnalysisResult } from '#workers/formulas/survival-analysis.ts';

type Curve = SurvivalAnalysisResult['groups'][number];

const MOST_MARKS = 1000;
/** Bands of more curves cannot be told apart. */
const MOST_BANDS = 3;

/** Returns the step curves with their limits, marks where subjects were censored, and below the axis who was still at risk. */
export function survivalChart(
  { groups }: SurvivalAnalysisResult,
  { confidenceLevel }: SurvivalAnalysisInput,
): ChartBlock {
  const isOne = groups.length === 1;
  const nameOf = ({ name }: Curve) => (isOne ? 'Survival' : name);
  return {
    kind: 'chart',
    chart: {
      type: 'xy',
      title: 'Survival curves',
      summary: `The share that survives, a step down at every event, a mark where a subject was censored.${groups.length > MOST_BANDS ? '' : ` ${isOne ? 'The band reaches' : 'Bands reach'} from one ${confidenceLevel} % limit to the other.`} Below the axis: how many are still at risk.`,
      x: { label: 'Time', reaches: [0] },
      y: { label: 'Survival', decimals: 3, reaches: [0, 1] },
      series: groups.flatMap((group) => seriesOf(group, isOne)),
      levels: [{ y: 0.5, label: 'Half' }],
      ranges: groups
        .filter(() => groups.length <= MOST_BANDS)
        .map((group) => ({
          name: `${confidenceLevel} % limits`,
          belongsTo: nameOf(group),
          points: limitsOf(group.table),
        })),
      counts: {
        label: 'At risk',
        rows: groups.map((group) => ({
          name: nameOf(group),
          points: group.table.map(({ time, atRisk }) => ({ x: time, y: atRisk })),
        })),
      },
    },
  };
}

function seriesOf({ name, table }: Curve, isOne: boolean): readonly XySeries[] {
  const label = (what: string) => (isOne ? what : `${name}, ${what.toLowerCase()}`);
  const marks = table.filter(({ censored }) => censored > 0).slice(0, MOST_MARKS);
  return [
    { name: isOne ? 'Survival' : name, marks: 'line', points: stepsOf(table, ({ survival }) => survival) },
    ...(marks.length === 0
      ? []
      : [
          {
            name: label('Censored'),
            marks: 'points' as const,
            belongsTo: isOne ? 'Survival' : name,
            points: marks.map(({ time, survival }) => ({ x: time, y: survival })),
          },
        ]),
  ];
}

/** Level between the times that have both limits, up and down at each. */
function limitsOf(table: Curve['table']) {
  const steps = table.flatMap(({ time, lower, upper }) =>
    lower === null || upper === null ? [] : [{ x: time, from: lower, to: upper }],
  );
  return steps.flatMap((step, index) => {
    const before = steps[index - 1];
    return before === undefined ? [step] : [{ ...before, x: step.x }, step];
  });
}

/** From 1 at time 0 level to each time, then down to its value; ends where the value is missing. */
function stepsOf(table: Curve['table'], of: (step: Curve['table'][number]) => number | null) {
  const points = [{ x: 0, y: 1 }];
  for (const step of table) {
    const value = of(step);
    const before = points.at(-1)?.y ?? 1;
    // Rows before the first limit and after the last have none.
    if (value === null && step.survival === 1) continue;
    if (value === before) continue;
    points.push({ x: step.time, y: before });
    if (value === null) return points;
    points.push({ x: step.time, y: value });
  }
  const last = table.at(-1)?.time ?? 0;
  return [...points, { x: last, y: points.at(-1)?.y ?? 1 }];
}

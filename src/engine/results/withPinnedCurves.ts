import type { Axis, XyChart, XySeries } from '#src/engine/kit/onDemand/chart.ts';
import type { Block, Presentation } from '#src/engine/kit/presentation.ts';

/**
 * Returns a result for the screen in which the curves of a pinned result lie over its own: in every chart that has the
 * title and the axes of one of the pinned result, and other points. What is copied and saved has its own curves only.
 */
export function withPinnedCurves(presentation: Presentation, pinned: Presentation): Presentation {
  return { ...presentation, blocks: presentation.blocks.map((block) => laidOver(block, pinned.blocks)) };
}

function laidOver(block: Block, pinned: readonly Block[]): Block {
  if (block.kind !== 'chart' || block.chart.type !== 'xy') return block;
  const { chart } = block;
  const other = pinned
    .flatMap((each) => (each.kind === 'chart' && each.chart.type === 'xy' ? [each.chart] : []))
    .find((each) => isAlike(chart, each));
  if (other === undefined) return block;
  const added = other.series.filter(({ points }) => points.length > 0);
  return {
    ...block,
    chart: { ...chart, series: [...chart.series, ...added.map((each) => ({ ...each, name: `${each.name}, pinned` }))] },
  };
}

function isAlike(one: XyChart, other: XyChart): boolean {
  return (
    one.title === other.title &&
    isSameAxis(one.x, other.x) &&
    isSameAxis(one.y, other.y) &&
    JSON.stringify(one.series) !== JSON.stringify(other.series) &&
    haveSameNames(one.series, other.series)
  );
}

function isSameAxis(one: Axis, other: Axis): boolean {
  return one.label === other.label && one.unit === other.unit && one.scale === other.scale;
}

/** Whether no place has different names in the two: bars of other elements would otherwise be drawn under the wrong names. */
function haveSameNames(one: readonly XySeries[], other: readonly XySeries[]): boolean {
  const names = new Map(one.flatMap(({ points }) => points.map(({ x, label }) => [x, label])));
  return other.every(({ points }) => points.every(({ x, label }) => label === undefined || names.get(x) === label));
}

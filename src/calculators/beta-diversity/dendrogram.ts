import type { ChartBlock } from '#src/engine/kit/presentation.ts';
import type { BetaDiversityResult } from '#workers/formulas/beta-diversity.ts';

interface Node {
  /** Place on the x axis: of a site its number, of a cluster the middle of its two. */
  readonly x: number;
  readonly y: number;
}

/** Returns the tree as one line that goes round every branch, over the names of the sites. */
export function dendrogram({ order, spans }: BetaDiversityResult): ChartBlock {
  return {
    kind: 'chart',
    chart: {
      type: 'xy',
      title: 'Tree of the sites',
      summary:
        'Sites and clusters are joined at the height of their mean dissimilarity: the lower the bar, the more alike they are.',
      x: { label: 'Site', counted: true, decimals: 1 },
      y: { label: 'Dissimilarity', decimals: 4, reaches: [0] },
      series: [
        { name: 'Tree', marks: 'line', points: outlineOf(spans) },
        { name: 'Sites', marks: 'bars', points: order.map((label, at) => ({ x: at + 1, y: 0, label })) },
      ],
    },
  };
}

/** Down the left side of each cluster, up again, and down the right side. */
function outlineOf(spans: BetaDiversityResult['spans']): readonly Node[] {
  const nodes = new Map<number, { readonly node: Node; readonly outline: readonly Node[]; readonly to: number }>();
  const leafAt = (at: number) => ({ node: { x: at + 1, y: 0 }, outline: [{ x: at + 1, y: 0 }], to: at });
  let outline: readonly Node[] = [];
  for (const { from, to, height } of spans) {
    const left = nodes.get(from) ?? leafAt(from);
    const right = nodes.get(left.to + 1) ?? leafAt(left.to + 1);
    const node = { x: (left.node.x + right.node.x) / 2, y: height };
    outline = [
      node,
      { x: left.node.x, y: height },
      ...left.outline,
      { x: left.node.x, y: height },
      { x: right.node.x, y: height },
      ...right.outline,
      { x: right.node.x, y: height },
      node,
    ];
    nodes.set(from, { node, outline, to });
  }
  return outline;
}

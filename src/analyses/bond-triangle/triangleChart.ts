import type { ChartBlock } from '#src/kit/presentation.ts';
import type { BondTriangleResult } from '#workers/formulas/bond-triangle.ts';
import { PAULING_ELECTRONEGATIVITIES } from '#workers/reference/electronegativities.ts';

/** Substances whose bonds nobody doubts, by their elements. */
const KNOWN = [
  ['Cs', 'Cs', 'Cs'],
  ['CsF', 'Cs', 'F'],
  ['F₂', 'F', 'F'],
  ['Fe', 'Fe', 'Fe'],
  ['NaCl', 'Na', 'Cl'],
  ['MgO', 'Mg', 'O'],
  ['SiO₂', 'Si', 'O'],
  ['CH₄', 'C', 'H'],
] as const;

/** The triangle with both borders, the pair, and well-known substances. */
export function triangleChart({ region, pauling, borders }: BondTriangleResult, pair: string): ChartBlock {
  const line = (name: string, places: BondTriangleResult['borders']['outline']) => ({
    name,
    marks: 'line' as const,
    points: places.map(({ mean, difference }) => ({ x: mean, y: difference })),
  });
  return {
    kind: 'chart',
    chart: {
      type: 'xy',
      title: 'Triangle of van Arkel and Ketelaar',
      summary: `Metallic at the lower left, ionic at the top, covalent at the lower right. ${pair} is ${region}.`,
      x: { label: 'Mean electronegativity', decimals: 3 },
      y: { label: 'Difference', decimals: 2 },
      series: [
        { name: pair, marks: 'points', points: [{ x: pauling.mean, y: pauling.difference, label: pair }] },
        {
          name: 'Known substances',
          marks: 'points',
          points: KNOWN.map(([label, one, other]) => {
            const [a, b] = [PAULING_ELECTRONEGATIVITIES[one], PAULING_ELECTRONEGATIVITIES[other]];
            return { x: (a + b) / 2, y: Math.abs(a - b), label };
          }),
        },
        line('Cesium, its fluoride, fluorine', borders.outline),
        line('Border of the metals', borders.metals),
        line('Border between ionic and covalent', borders.ions),
      ],
    },
  };
}

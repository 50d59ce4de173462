import {
  curveChart,
  residualCharts,
  residualTable,
  type StandardCurve,
} from '#src/calculators/families/standardCurve.ts';
import { fixed } from '#src/engine/kit/format.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Block, ResultKey } from '#src/engine/kit/presentation.ts';
import type { QpcrEfficiencyInput, QpcrEfficiencyResult } from '#workers/formulas/qpcr-efficiency.ts';

type Key = ResultKey<QpcrEfficiencyResult>;

export const CT_DECIMALS = 3;

/** Returns the dilution series with its line, and the residual of each point. */
export function curveBlocks(
  { fitted, slope }: QpcrEfficiencyResult,
  { points }: QpcrEfficiencyInput,
  figure: FigureOf<Key>,
): readonly Block<Key>[] {
  const curve: StandardCurve = {
    x: { label: 'Quantity', scale: 'logarithmic' },
    y: { label: 'Ct', unit: 'cycles' },
    pointsName: 'Dilution points',
    points: points.map(({ quantity, ct }) => ({ x: quantity, y: ct })),
    fitted,
    decimals: CT_DECIMALS,
  };
  return [
    curveChart(curve, `Ct falls by ${fixed(-slope, 2)} cycles for every tenfold quantity.`),
    ...residualCharts(
      curve,
      'Random scatter around zero means that the series is linear; a curved pattern means that it is not.',
    ),
    residualTable(curve, figure),
  ];
}

import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Cell, ResultKey, TableBlock } from '#src/engine/kit/presentation.ts';
import type { EgfrResult } from '#workers/formulas/egfr.ts';
import { KIDNEY_RISKS, KIDNEY_STAGES, type KidneyRisk } from '#workers/reference/kidney.ts';

type Key = ResultKey<EgfrResult>;

export const RISK_NAMES: Readonly<Record<KidneyRisk, string>> = {
  low: 'Low',
  moderatelyIncreased: 'Moderately increased',
  high: 'High',
  veryHigh: 'Very high',
};

const CATEGORIES = ['A1', 'A2', 'A3'] as const;

/** Returns the map of risks by stage and albuminuria; the cell of the result says so in words. */
export function riskTable({ stage, albuminuria, riskId }: EgfrResult, figure: FigureOf<Key>): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Risk by stage and albuminuria',
    isFolded: false,
    note: 'KDIGO 2024. A1 is below 30 mg/g, A3 above 300 mg/g.',
    columns: [{ label: 'Stage' }, ...CATEGORIES.map((label) => ({ label }))],
    rows: KIDNEY_STAGES.toReversed().map(({ id }): readonly Cell<Key>[] => [
      id,
      ...KIDNEY_RISKS[id].map((risk, index): Cell<Key> => {
        const isHere = id === stage && CATEGORIES[index] === albuminuria;
        return isHere && riskId !== null ? figure('riskId', { note: 'Your entry' }) : RISK_NAMES[risk];
      }),
    ]),
  };
}

import { fixed } from '#src/kit/format.ts';
import type { ChartBlock } from '#src/kit/presentation.ts';
import type { EgfrResult } from '#workers/formulas/egfr.ts';
import { KIDNEY_STAGES } from '#workers/reference/kidney.ts';

/** End of the line, mL/min/1.73 m². */
const HIGHEST = 120;

/** Returns the values of all equations on the stages. */
export function stagesChart({ egfr, stage, creatinine, cystatinC, combined, reference }: EgfrResult): ChartBlock {
  const marks = [
    ['Creatinine', creatinine?.egfr],
    ['Cystatin C', cystatinC?.egfr],
    ['Both markers', combined?.egfr],
    ['EKFC', reference?.ekfc2021],
  ] as const;
  return {
    kind: 'chart',
    chart: {
      type: 'scale',
      title: 'On the stages of KDIGO',
      summary: `${fixed(egfr, 0)} mL/min/1.73 m² is ${stage}.`,
      axis: { label: 'Estimated GFR', unit: 'mL/min/1.73 m²', decimals: 0, reaches: [0, HIGHEST] },
      spans: KIDNEY_STAGES.map(({ id, from }, index) => {
        const to = KIDNEY_STAGES[index + 1]?.from;
        return { label: id, from, ...(to === undefined ? {} : { to }) };
      }),
      marks: marks.flatMap(([label, at]) => (at === undefined ? [] : [{ label, at }])),
    },
  };
}

import type { ChartBlock } from '#src/kit/presentation.ts';
import type { CatAgeResult } from '#workers/formulas/cat-age.ts';
import { CAT_LIFE_STAGES } from '#workers/reference/catLifeStages.ts';

/** Years at which the drawing ends, for a cat that is not older. */
const LAST_YEARS = 20;

/** Returns the life stages, with the cat's age. */
export function stageChart({ ageYears, lifeStage }: CatAgeResult): ChartBlock {
  const from = CAT_LIFE_STAGES.map(({ fromMonths }) => Math.round((fromMonths / 12) * 10) / 10);
  return {
    kind: 'chart',
    chart: {
      type: 'scale',
      title: 'Life stages of cats',
      summary: `This cat is in the stage ${lifeStage}.`,
      axis: { label: 'Age', unit: 'years', reaches: [LAST_YEARS] },
      spans: CAT_LIFE_STAGES.map(({ name }, index) => {
        const to = from[index + 1];
        return { label: name, from: from[index] ?? 0, ...(to === undefined ? {} : { to }) };
      }),
      marks: [{ label: 'This cat', at: ageYears }],
    },
  };
}

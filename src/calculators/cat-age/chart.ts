import type { ChartBlock } from '#src/kit/presentation.ts';
import type { CatAgeResult } from '#workers/formulas/cat-age.ts';
import { CAT_LIFE_STAGES } from '#workers/reference/catLifeStages.ts';

/** Years at which the last stage ends in the drawing, for a cat that is not older. */
const LAST_YEARS = 20;

/** Returns the life stages, with the cat's age. */
export function stageChart({ ageYears, lifeStage }: CatAgeResult): ChartBlock {
  const from = CAT_LIFE_STAGES.map(({ fromMonths }) => fromMonths / 12);
  return {
    kind: 'chart',
    chart: {
      type: 'scale',
      title: 'Life stages of cats',
      summary: `This cat is in the stage ${lifeStage}.`,
      axis: { label: 'Age', unit: 'years', decimals: 1 },
      spans: CAT_LIFE_STAGES.map(({ name }, index) => ({
        label: name,
        from: from[index] ?? 0,
        to: from[index + 1] ?? Math.max(LAST_YEARS, ageYears),
      })),
      marks: [{ label: 'This cat', at: ageYears }],
    },
  };
}

import { fixed } from '#src/kit/format.ts';
import type { ChartBlock } from '#src/kit/presentation.ts';
import type { BmiInput, BmiResult } from '#workers/formulas/bmi.ts';
import { BMI_CLASSES } from '#workers/reference/bmi.ts';

/** Ends of the line, kg/m². */
const [LOWEST, HIGHEST] = [15, 45];

/** Returns the index over weight at this height, on the classes. */
export function bmiChart({ bmi }: BmiResult, { weight, height }: BmiInput): ChartBlock {
  const square = (height / 100) ** 2;
  const ends = [Math.min(LOWEST, bmi), Math.max(HIGHEST, bmi)];
  return {
    kind: 'chart',
    chart: {
      type: 'xy',
      title: 'Body mass index over weight at this height',
      summary: `${fixed(weight, 1)} kg are an index of ${fixed(bmi, 1)} kg/m².`,
      x: { label: 'Weight', unit: 'kg', decimals: 1 },
      y: { label: 'Body mass index', unit: 'kg/m²', decimals: 1 },
      bands: BMI_CLASSES.map(({ name, from }, index) => {
        const below = BMI_CLASSES[index + 1]?.from;
        return { label: name, ...(from === 0 ? {} : { from }), ...(below === undefined ? {} : { to: below }) };
      }),
      series: [
        { name: 'At this height', marks: 'line', points: ends.map((y) => ({ x: y * square, y })) },
        { name: 'Your entry', marks: 'points', points: [{ x: weight, y: bmi }] },
      ],
    },
  };
}

import { INFORMS_NOTICE, PREGNANT } from '#src/calculators/families/humanHealth.ts';
import { whyDifferent } from '#src/calculators/families/whyDifferent.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { fixed } from '#src/engine/kit/format.ts';
import { measuredIn } from '#src/engine/kit/onDemand/units.ts';
import { workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { ChartBlock, NoticeBlock, Presentation, ResultKey } from '#src/engine/kit/presentation.ts';
import { decimals } from '#src/engine/kit/writing.ts';
import type bmi from '#workers/formulas/bmi.ts';
import type { BmiInput, BmiResult } from '#workers/formulas/bmi.ts';
import { ASIAN_BMI_CLASSES, BMI_CLASSES } from '#workers/reference/bmi.ts';

type Key = ResultKey<BmiResult>;

export default defineCalculator<typeof bmi>()({
  formula: 'bmi',
  fixed: {},
  fields: {
    weight: {
      kind: 'number',
      label: 'Weight',
      ...measuredIn('mass', 'kg', 'lb', 'st'),
      min: 20,
      max: 500,
    },
    height: {
      kind: 'number',
      label: 'Height',
      ...measuredIn('length', 'cm', 'in', 'ft'),
      min: 100,
      max: 250,
    },
    age: {
      kind: 'number',
      label: 'Age in years',
      min: 20,
      max: 120,
      visibleWhen: ({ adult }) => !adult,
    },
    adult: { kind: 'checkbox', label: '20 years or older', hint: 'Instead of the age: the classes hold from 20.' },
    pregnant: PREGNANT,
  },
  example: { weight: '70', height: '175', age: '35', adult: false, pregnant: false },
  errorStyle: 'inline',
  outputs: {
    bmi: { kind: 'number', label: 'Body mass index', unit: 'kg/m²', written: decimals(1) },
    classId: { kind: 'words', label: 'Class of the WHO', words: (id) => nameIn(BMI_CLASSES, id) },
    asianClassId: {
      kind: 'words',
      label: 'Asian populations',
      words: (id) => nameIn(ASIAN_BMI_CLASSES, id),
      note: 'WHO 2004: action points 23 and 27.5.',
    },
    healthyWeight: {
      kind: 'group',
      keys: {
        min: { kind: 'number', label: 'Weight at BMI 18.5', unit: 'kg', written: decimals(1) },
        max: { kind: 'number', label: 'Weight at BMI 25', unit: 'kg', written: decimals(1) },
      },
    },
    weightToHealthy: {
      kind: 'number',
      label: 'To the normal range',
      unit: 'kg',
      written: decimals(1),
      note: ({ result }) => (result.weightToHealthy === 0 ? 'The weight lies in it.' : 'The nearer end of it.'),
    },
    bmiPrime: { kind: 'number', label: 'BMI prime', written: decimals(2), note: 'BMI divided by 25.' },
    ponderalIndex: { kind: 'number', label: 'Ponderal index', unit: 'kg/m³', written: decimals(1) },
    reference: { kind: 'group', keys: { newBmi: { kind: 'number', label: 'New BMI', written: decimals(1) } } },
  },
  present,
  evidence: 'rule',
  sources: ['who894', 'whoAsianBmi2004'],
});

function nameIn<Id>(classes: readonly { readonly id: Id; readonly name: string }[], classId: Id): string {
  return classes.find(({ id }) => id === classId)?.name ?? '';
}

function present(result: BmiResult, input: BmiInput, figure: FigureOf<Key>): Presentation<Key> {
  const name = nameIn(BMI_CLASSES, result.classId);
  const index = figure('bmi', { note: `${name}, WHO 2000.` });
  return {
    headline: index,
    status: `Body mass index ${index.text}: ${name.toLowerCase()} by the classes of the WHO.`,
    blocks: [
      ...notices(result),
      {
        kind: 'facts',
        figures: [figure('classId'), figure('asianClassId'), figure('healthyWeight.min'), figure('healthyWeight.max')],
      },
      bmiChart(result, input),
      {
        kind: 'facts',
        title: 'Other measures',
        figures: [figure('weightToHealthy'), figure('bmiPrime'), figure('ponderalIndex')],
      },
      whyDifferent<Key>('Index', [
        [
          'Rounded before it is classed',
          index.text,
          'Classes go by the unrounded index: 24.96 is printed as 25.0 and is in the normal range.',
        ],
        [
          'New BMI (Trefethen)',
          figure('reference.newBmi'),
          'Height to the power of 2.5: lower for tall people, higher for short ones. It has no classes of its own.',
        ],
        ['24.9 as the upper limit', '24.9', 'As the NHS and the CDC print it; the class ends below 25.'],
        ['BMI for age, Smart BMI', '–', 'Other scales, for children or with age and sex.'],
      ]),
      INFORMS_NOTICE,
    ],
    working: [
      {
        label: 'Body mass index',
        formula: 'weight ÷ height²',
        substituted: `${workingNumber(input.weight)} ÷ ${workingNumber(input.height / 100)}²`,
        value: `${index.text} kg/m²`,
      },
      {
        label: 'Weight at BMI 25',
        formula: '25·height²',
        substituted: `25·${workingNumber(input.height / 100)}²`,
        value: `${figure('healthyWeight.max').text} kg`,
      },
    ],
  };
}

function notices({ classId }: BmiResult): readonly NoticeBlock[] {
  const advice: readonly NoticeBlock[] =
    classId === 'severeThinness'
      ? [{ kind: 'notice', tone: 'danger', text: 'Severe thinness can be dangerous. Please speak to a doctor today.' }]
      : classId === 'obesityClass3'
        ? [{ kind: 'notice', tone: 'caution', text: 'Please speak to a doctor.' }]
        : [];
  return [
    ...advice,
    {
      kind: 'notice',
      tone: 'neutral',
      text: 'The index misleads in muscular people, above 65 years, after an amputation and with fluid in the tissues. The waist in proportion to the height says more about the fat around the organs.',
    },
  ];
}

/** Ends of the line, kg/m². */
const [LOWEST, HIGHEST] = [15, 45];

/** Returns the index over weight at this height, on the classes. */
function bmiChart({ bmi }: BmiResult, { weight, height }: BmiInput): ChartBlock {
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

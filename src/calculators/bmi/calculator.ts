import { INFORMS_NOTICE, PREGNANT } from '#src/families/humanHealth.ts';
import { whyDifferent } from '#src/families/whyDifferent.ts';
import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { fixed } from '#src/kit/format.ts';
import { measuredIn } from '#src/kit/onDemand/units.ts';
import { workingNumber } from '#src/kit/onDemand/workingNumbers.ts';
import type { Figure, NoticeBlock, Presentation, ResultKey } from '#src/kit/presentation.ts';
import type bmi from '#workers/formulas/bmi.ts';
import type { BmiInput, BmiResult } from '#workers/formulas/bmi.ts';
import { ASIAN_BMI_CLASSES, BMI_CLASSES } from '#workers/reference/bmi.ts';
import { bmiChart } from './chart.ts';

type Key = ResultKey<BmiResult>;

export default defineCalculator<typeof bmi>()({
  formula: 'bmi',
  fixed: {},
  fields: {
    weight: {
      kind: 'number',
      label: 'Weight',
      hint: '20 to 500 kilograms.',
      ...measuredIn('mass', 'kg', 'lb', 'st'),
      min: 20,
      max: 500,
    },
    height: {
      kind: 'number',
      label: 'Height',
      hint: '100 to 250 cm.',
      ...measuredIn('length', 'cm', 'in', 'ft'),
      min: 100,
      max: 250,
    },
    age: {
      kind: 'number',
      label: 'Age in years',
      hint: 'Adults from 20.',
      min: 20,
      max: 120,
    },
    pregnant: PREGNANT,
  },
  example: { weight: '70', height: '175', age: '35', pregnant: false },
  errorStyle: 'inline',
  present,
  sources: ['who894', 'whoAsianBmi2004'],
});

function present(result: BmiResult, input: BmiInput): Presentation<Key> {
  const {
    bmi: index,
    classId,
    asianClassId,
    healthyWeight,
    weightToHealthy,
    bmiPrime,
    ponderalIndex,
    reference,
  } = result;
  const text = fixed(index, 1);
  const name = BMI_CLASSES.find(({ id }) => id === classId)?.name ?? '';
  const asianName = ASIAN_BMI_CLASSES.find(({ id }) => id === asianClassId)?.name ?? '';
  return {
    headline: { field: 'bmi', label: 'Body mass index', value: index, text, unit: 'kg/m²', note: `${name}, WHO 2000.` },
    status: `Body mass index ${text}: ${name.toLowerCase()} by the classes of the WHO.`,
    blocks: [
      ...notices(result),
      {
        kind: 'facts',
        figures: [
          { field: 'classId', label: 'Class of the WHO', value: classId, text: name },
          {
            field: 'asianClassId',
            label: 'Asian populations',
            value: asianClassId,
            text: asianName,
            note: 'WHO 2004: action points 23 and 27.5.',
          },
          kilograms('healthyWeight.min', 'Weight at BMI 18.5', healthyWeight.min),
          kilograms('healthyWeight.max', 'Weight at BMI 25', healthyWeight.max),
        ],
      },
      bmiChart(result, input),
      {
        kind: 'facts',
        title: 'Other measures',
        figures: [
          {
            ...kilograms('weightToHealthy', 'To the normal range', weightToHealthy),
            note: weightToHealthy === 0 ? 'The weight lies in it.' : 'The nearer end of it.',
          },
          {
            field: 'bmiPrime',
            label: 'BMI prime',
            value: bmiPrime,
            text: fixed(bmiPrime, 2),
            note: 'BMI divided by 25.',
          },
          {
            field: 'ponderalIndex',
            label: 'Ponderal index',
            value: ponderalIndex,
            text: fixed(ponderalIndex, 1),
            unit: 'kg/m³',
          },
        ],
      },
      whyDifferent<Key>('Index', [
        [
          'Rounded before it is classed',
          text,
          'Classes go by the unrounded index: 24.96 is printed as 25.0 and is in the normal range.',
        ],
        [
          'New BMI (Trefethen)',
          { field: 'reference.newBmi', label: 'New BMI', value: reference.newBmi, text: fixed(reference.newBmi, 1) },
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
        value: `${text} kg/m²`,
      },
      {
        label: 'Weight at BMI 25',
        formula: '25·height²',
        substituted: `25·${workingNumber(input.height / 100)}²`,
        value: `${fixed(healthyWeight.max, 1)} kg`,
      },
    ],
  };
}

function kilograms(field: Key, label: string, value: number): Figure<Key> {
  return { field, label, value, text: fixed(value, 1), unit: 'kg' };
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

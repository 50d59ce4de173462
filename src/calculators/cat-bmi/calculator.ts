import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { fixed } from '#src/engine/kit/format.ts';
import type { XyChart } from '#src/engine/kit/onDemand/chart.ts';
import { workingNumber } from '#src/engine/kit/onDemand/workingNumbers.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Block, Presentation, ResultKey, TableBlock, WorkingStep } from '#src/engine/kit/presentation.ts';
import { decimals } from '#src/engine/kit/writing.ts';
import type catBmi from '#workers/formulas/cat-bmi.ts';
import type { CatBmiInput, CatBmiResult } from '#workers/formulas/cat-bmi.ts';
import { FBMI_EDGES, type FbmiCategory } from '#workers/reference/felineBodyMass.ts';

type Key = ResultKey<CatBmiResult>;

/** The classes, the lowest first, with their ranges in words. */
const CLASSES: readonly { readonly name: FbmiCategory; readonly range: string }[] = [
  { name: 'Underweight', range: 'below 10' },
  { name: 'Normal', range: '10 to 30' },
  { name: 'Overweight', range: 'above 30, to 42' },
  { name: 'Obese', range: 'above 42' },
];

export default defineCalculator<typeof catBmi>()({
  formula: 'cat-bmi',
  fixed: {},
  fields: {
    ribCage: {
      kind: 'number',
      label: 'Rib cage',
      unitIn: 'unit',
      hint: 'Around the chest at the 9th rib: 15 to 80 cm, or 6 to 31 in.',
      min: 6,
      max: 80,
      step: 0.5,
    },
    unit: {
      kind: 'choice',
      label: 'Unit of the tape',
      look: 'menu',
      initial: 'cm',
      options: [
        { value: 'cm', label: 'Centimeters' },
        { value: 'in', label: 'Inches' },
      ],
    },
    legLength: {
      kind: 'number',
      label: 'Lower hind leg',
      unitIn: 'unit',
      hint: 'From the knee to the ankle: 5 to 25 cm, or 2 to 9.8 in.',
      min: 2,
      max: 25,
      step: 0.5,
    },
  },
  example: { unit: 'cm', ribCage: '42', legLength: '13' },
  errorStyle: 'inline',
  outputs: {
    fbmi: {
      kind: 'number',
      label: 'Feline body mass index',
      written: decimals(1),
      note: 'Roughly the percentage of body fat.',
    },
    category: {
      kind: 'words',
      label: 'Class',
      tone: ({ value }) => (value === 'Normal' ? 'good' : 'caution'),
      note: ({ value }) => `FBMI ${rangeOf(value)}, after rounding to one decimal.`,
    },
    raw: { kind: 'inner', label: 'Unrounded' },
    curve: { kind: 'inner', label: 'Rib cages of a cat with this leg' },
  },
  present,
  evidence: 'estimate',
  sources: ['butterwick2000', 'fbmiCharts'],
});

function rangeOf(category: FbmiCategory): string {
  return CLASSES.find(({ name }) => name === category)?.range ?? '';
}

function present(result: CatBmiResult, input: CatBmiInput, figure: FigureOf<Key>): Presentation<Key> {
  const { category } = result;
  const headline = figure('fbmi');
  return {
    headline,
    status: `FBMI ${headline.text}, ${category}.`,
    blocks: [
      ...advice(category),
      { kind: 'facts', figures: [figure('category')] },
      { kind: 'chart', chart: fbmiChart(result, input) },
      classes(),
      {
        kind: 'notice',
        tone: 'caution',
        title: 'Weak evidence, adult cats only',
        text: 'The limits of the classes come from copies of a chart and from general pet pages. Take the class as a hint and let your veterinarian feel the ribs.',
      },
    ],
    working: workingOf(result, input, figure),
  };
}

/** Returns the advice of the class, shown before any number. */
function advice(category: FbmiCategory): readonly Block<Key>[] {
  if (category === 'Normal') return [];
  return [
    category === 'Underweight'
      ? {
          kind: 'notice',
          tone: 'caution',
          title: 'Look for the cause',
          text: 'A cat that is thin or grows thinner needs a veterinarian: thyroid, kidneys, teeth and gut are common reasons.',
        }
      : {
          kind: 'notice',
          tone: 'caution',
          title: 'Never starve a fat cat',
          text: 'A heavy cat that stops eating for a day can fall ill with a fatty liver. Slim it down slowly, on a plan from your veterinarian.',
        },
  ];
}

/** Returns the index by rib cage for a cat with this leg length, with the classes as bands and the cat as a point. */
function fbmiChart({ curve, fbmi, raw }: CatBmiResult, { ribCage, legLength, unit }: CatBmiInput): XyChart {
  const { normalFrom, normalTo, overweightTo } = FBMI_EDGES;
  return {
    type: 'xy',
    title: 'Where your cat stands',
    summary: `A rib cage of ${ribCage} ${unit} with a leg of ${legLength} ${unit} has an index of ${fbmi.toFixed(1)}; the line shows other rib cages with the same leg.`,
    x: { label: 'Rib cage', unit, decimals: 1 },
    y: { label: 'FBMI', decimals: 1 },
    series: [
      {
        name: `Leg of ${legLength} ${unit}`,
        marks: 'line',
        points: curve.map((point) => ({ x: point.ribCage, y: point.fbmi })),
      },
      { name: 'Your cat', marks: 'points', points: [{ x: ribCage, y: raw.fbmi }] },
    ],
    bands: [
      { label: 'Underweight', to: normalFrom },
      { label: 'Normal', from: normalFrom, to: normalTo },
      { label: 'Overweight', from: normalTo, to: overweightTo },
      { label: 'Obese', from: overweightTo },
    ],
  };
}

function classes(): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Classes of the index',
    columns: [{ label: 'Class' }, { label: 'FBMI' }],
    rows: CLASSES.map(({ name, range }) => [name, range]),
  };
}

/** Converts inches, then evaluates the equation on one line. */
function workingOf(
  { raw }: CatBmiResult,
  { ribCage, legLength, unit }: CatBmiInput,
  figure: FigureOf<'fbmi'>,
): readonly WorkingStep[] {
  const [ribs, leg] = [workingNumber(raw.ribCage), workingNumber(raw.legLength)];
  return [
    ...(unit === 'cm'
      ? []
      : [
          { label: 'Rib cage in cm', formula: 'in × 2.54', substituted: `${ribCage} × 2.54`, value: `${ribs} cm` },
          { label: 'Leg in cm', formula: 'in × 2.54', substituted: `${legLength} × 2.54`, value: `${leg} cm` },
        ]),
    {
      label: 'FBMI',
      formula: '((rib cage ÷ 0.7062) − leg) ÷ 0.9156 − leg',
      substituted: `((${ribs} ÷ 0.7062) − ${leg}) ÷ 0.9156 − ${leg}`,
      value: `${fixed(raw.fbmi, 3)}, rounded ${figure('fbmi').text}`,
    },
  ];
}

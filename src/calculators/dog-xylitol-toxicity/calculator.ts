import {
  digits,
  doseStep,
  EATEN_AGO_FIELD,
  forStep,
  levelIn,
  POISON_PAGE,
  poisonPresentation,
  scaleTable,
  spoken,
  URGENCY,
  weightFields,
  weightStep,
} from '#src/calculators/families/poisoning.ts';
import { withPoisonAdvice } from '#src/calculators/families/refusedAdvice.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { Presentation, ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import type xylitolToxicity from '#workers/formulas/dog-xylitol-toxicity.ts';
import type { XylitolInput, XylitolResult } from '#workers/formulas/dog-xylitol-toxicity.ts';
import { XYLITOL_BANDS, XYLITOL_PRODUCTS, type XylitolProduct } from '#workers/reference/xylitol.ts';

type Key = ResultKey<XylitolResult>;

const definition = defineCalculator<typeof xylitolToxicity>()({
  ...POISON_PAGE,
  formula: 'dog-xylitol-toxicity',
  fixed: {},
  fields: {
    ...weightFields('dog'),
    product: {
      kind: 'choice',
      label: 'What was eaten',
      hint: 'With a figure in milligrams on the label choose the last one. Gum and mints count as 1 g of xylitol a piece.',
      look: 'radios',
      options: (Object.keys(XYLITOL_PRODUCTS) as XylitolProduct[]).map((product) => ({
        value: product,
        label: XYLITOL_PRODUCTS[product].name,
      })),
    },
    amount: {
      kind: 'number',
      label: 'Amount eaten',
      hint: 'As chosen above. Unsure? Enter the most possible.',
      limits: 'Pieces, grams or milligrams, as chosen; above 0. Unsure? Enter the most that could have been eaten.',
      min: 0,
      step: 1,
    },
    eatenAgo: EATEN_AGO_FIELD,
  },
  example: { weight: '12', weightUnit: 'kg', product: 'gum', amount: '3', eatenAgo: '' },
  outputs: {
    xylitolMg: spoken('Xylitol eaten', 0, 'mg'),
    doseMgPerKg: spoken('Dose of xylitol for the body weight', 1, 'mg/kg'),
    level: levelIn(XYLITOL_BANDS),
    urgency: URGENCY,
    amountQuestion: { kind: 'flag', label: 'Milligrams that may be grams' },
    raw: { kind: 'inner', label: 'Unrounded' },
  },
  present,
  evidence: 'rule',
  sources: ['merckXylitol', 'brutlag2017', 'medvetXylitol'],
});

export default withPoisonAdvice(
  definition,
  () => ['dog'],
  () => 'emergency',
);

function present(result: XylitolResult, input: XylitolInput, figure: FigureOf<Key>): Presentation<Key> {
  const { doseMgPerKg, urgency, amountQuestion } = result;
  const { weight, weightUnit, product, amount, eatenAgo } = input;
  const { name, one, many } = XYLITOL_PRODUCTS[product];
  const level = figure('level');
  return poisonPresentation(figure, {
    urgency,
    species: 'Dog',
    weight: `${weight} ${weightUnit}`,
    what: name.toLowerCase(),
    count: `${amount} ${amount === 1 ? one : many}`,
    ago: eatenAgo,
    first: [
      ...(amountQuestion ? [`Is it grams? ${amount} g would be ${digits(1000 * amount)} mg.`] : []),
      'If the label does not tell, treat it as an emergency.',
    ],
    figures: [figure('doseMgPerKg'), figure('xylitolMg'), level, figure('amountQuestion')],
    scale: scaleTable('What is reported in dogs', 'mg/kg', XYLITOL_BANDS, doseMgPerKg),
    remarks: ['Peanut butter, toothpaste, syrups and liquid medicines can hold it: birch sugar, E967.'],
    working: workingOf(result, input),
  });
}

function workingOf(
  { raw }: XylitolResult,
  { weight, weightUnit, product, amount }: XylitolInput,
): readonly WorkingStep[] {
  return [
    ...weightStep(weight, weightUnit, raw.weightKg),
    {
      label: 'Xylitol',
      formula: 'amount × mg in one of them',
      substituted: `${forStep(amount, raw.xylitolMg)} × ${XYLITOL_PRODUCTS[product].mgEach}`,
      value: `${digits(raw.xylitolMg)} mg`,
    },
    doseStep(raw.xylitolMg, raw.weightKg, raw.doseMgPerKg, 'mg'),
  ];
}

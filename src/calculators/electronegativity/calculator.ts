import { ELEMENT_MENU } from '#src/families/elementMenu.ts';
import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { fixed } from '#src/kit/format.ts';
import type { Figure, NoticeBlock, Presentation, ResultKey, TableBlock, WorkingStep } from '#src/kit/presentation.ts';
import type electronegativity from '#workers/formulas/electronegativity.ts';
import type { ElectronegativityInput, ElectronegativityResult } from '#workers/formulas/electronegativity.ts';
import { NONMETAL_ORDER } from '#workers/reference/chemicalNames.ts';
import { ELEMENTS } from '#workers/reference/elements.ts';
import { bondChart } from './chart.ts';

type Key = ResultKey<ElectronegativityResult>;

export default defineCalculator<typeof electronegativity>()({
  formula: 'electronegativity',
  fixed: {},
  fields: {
    element1: { ...ELEMENT_MENU, label: 'First element' },
    element2: {
      ...ELEMENT_MENU,
      label: 'Second element',
      hint: 'May be the same as the first.',
    },
  },
  example: { element1: 'H', element2: 'Cl' },
  errorStyle: 'inline',
  present,
  sources: ['pauling1960', 'allred1961'],
});

function present(result: ElectronegativityResult, input: ElectronegativityInput): Presentation<Key> {
  const { electronegativity1, electronegativity2, difference, bondType, negativeEnd } = result;
  const { element1, element2 } = input;
  const bond = `${element1}–${element2}`;
  const headline = value('difference', `Difference of ${bond}`, difference);
  return {
    headline: { ...headline, note: `Without unit, on the Pauling scale: ${bondType}.` },
    status: `${bond}: difference ${headline.text}, ${bondType}.`,
    blocks: [
      ...notices(result, input),
      {
        kind: 'facts',
        figures: [
          { field: 'bondType', label: 'Kind of bond', value: bondType, text: bondType, note: ruleOf(result) },
          value('electronegativity1', `First element: ${ELEMENTS[element1].name}`, electronegativity1),
          value('electronegativity2', `Second element: ${ELEMENTS[element2].name}`, electronegativity2),
          {
            field: 'negativeEnd',
            label: 'Negative end, δ−',
            value: negativeEnd,
            text: negativeEnd ?? 'neither',
            note:
              negativeEnd === null
                ? 'Both draw the electrons alike.'
                : `${ELEMENTS[negativeEnd].name} has the higher value.`,
          },
        ],
      },
      ...bondChart(result, input),
      otherLimits(result),
    ],
    working: workingOf(result),
  };
}

function notices({ bondType }: ElectronegativityResult, input: ElectronegativityInput): readonly NoticeBlock[] {
  if (bondType === 'metallic')
    return [
      {
        kind: 'notice',
        tone: 'neutral',
        title: 'Two metals',
        text: 'Metals share their electrons with the whole crystal. The limits between covalent and ionic bonds say nothing about them.',
      },
    ];
  const areNonmetals = [input.element1, input.element2].every((element) => NONMETAL_ORDER.includes(element));
  if (bondType !== 'ionic' || !areNonmetals) return [];
  return [
    {
      kind: 'notice',
      tone: 'caution',
      title: 'Ionic by the rule alone',
      text: 'Neither element is a metal. Such atoms share electrons in polar molecules or networks and form no ions with each other, although their difference reaches the limit.',
    },
  ];
}

function otherLimits({ otherLimits: limits }: ElectronegativityResult): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'By the limits of other textbooks',
    columns: [
      { label: 'Polar from', numeric: true },
      { label: 'Ionic from', numeric: true },
      { label: 'Kind of bond' },
    ],
    rows: limits.map(({ polarFrom, ionicFrom, bondType }, index) => [
      fixed(polarFrom, 1),
      fixed(ionicFrom, 1),
      {
        field: `otherLimits.${index}.bondType`,
        label: `Polar from ${fixed(polarFrom, 1)}, ionic from ${fixed(ionicFrom, 1)}`,
        value: bondType,
        text: bondType,
      },
    ]),
  };
}

function workingOf({
  electronegativity1,
  electronegativity2,
  ...result
}: ElectronegativityResult): readonly WorkingStep[] {
  return [
    {
      label: 'Difference',
      formula: '|χ₁ − χ₂|',
      substituted: `|${fixed(electronegativity1, 2)} − ${fixed(electronegativity2, 2)}|`,
      value: fixed(result.difference, 2),
    },
    {
      label: 'Kind of bond',
      formula: 'below 0.5 nonpolar covalent, below 1.7 polar covalent (between two metals: metallic), else ionic',
      substituted: ruleOf(result),
      value: result.bondType,
    },
  ];
}

function ruleOf({ difference, bondType }: Pick<ElectronegativityResult, 'difference' | 'bondType'>): string {
  const text = fixed(difference, 2);
  if (bondType === 'metallic') return `two metals, and ${text} is below 1.7`;
  if (bondType === 'nonpolar covalent') return `${text} is below 0.5`;
  return bondType === 'ionic' ? `${text} is 1.7 or above` : `${text} is from 0.5 to below 1.7`;
}

function value(field: Key, label: string, number: number): Figure<Key> {
  return { field, label, value: number, text: fixed(number, 2) };
}

import { ELEMENT_MENU } from '#src/calculators/families/elementMenu.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { fixed } from '#src/engine/kit/format.ts';
import type { FigureOf, Here, NumberOutput } from '#src/engine/kit/outputs.ts';
import type {
  ChartBlock,
  NoticeBlock,
  Presentation,
  ResultKey,
  TableBlock,
  WorkingStep,
} from '#src/engine/kit/presentation.ts';
import { decimals } from '#src/engine/kit/writing.ts';
import type electronegativity from '#workers/formulas/electronegativity.ts';
import type { ElectronegativityInput, ElectronegativityResult } from '#workers/formulas/electronegativity.ts';
import { NONMETAL_ORDER } from '#workers/reference/chemicalNames.ts';
import { ELEMENTS } from '#workers/reference/elements.ts';

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
  outputs: {
    electronegativity1: ofElement('First element', 'element1'),
    electronegativity2: ofElement('Second element', 'element2'),
    difference: {
      kind: 'number',
      label: ({ input }) => `Difference of ${bondOf(input)}`,
      written: decimals(2),
      note: ({ result }) => `Without unit, on the Pauling scale: ${result.bondType}.`,
    },
    bondType: { kind: 'words', label: 'Kind of bond', note: ({ result }) => ruleOf(result) },
    negativeEnd: {
      kind: 'words',
      label: 'Negative end, δ−',
      note: ({ value }) => (value === null ? undefined : `${ELEMENTS[value].name} has the higher value.`),
      missing: 'neither',
      missingNote: 'Both draw the electrons alike.',
    },
    otherLimits: {
      kind: 'rows',
      label: 'By the limits of other textbooks',
      row: {
        polarFrom: { kind: 'number', label: 'Polar from', written: decimals(1) },
        ionicFrom: { kind: 'number', label: 'Ionic from', written: decimals(1) },
        bondType: {
          kind: 'words',
          label: ({ row }) => `Polar from ${fixed(row.polarFrom, 1)}, ionic from ${fixed(row.ionicFrom, 1)}`,
        },
      },
    },
  },
  present,
  evidence: 'estimate',
  sources: ['pauling1960', 'allred1961'],
});

function ofElement(
  which: string,
  key: keyof ElectronegativityInput,
): NumberOutput<Here<unknown, ElectronegativityInput, unknown>> {
  return { kind: 'number', label: ({ input }) => `${which}: ${ELEMENTS[input[key]].name}`, written: decimals(2) };
}

function bondOf({ element1, element2 }: ElectronegativityInput): string {
  return `${element1}–${element2}`;
}

function ruleOf({ difference, bondType }: Pick<ElectronegativityResult, 'difference' | 'bondType'>): string {
  const text = fixed(difference, 2);
  if (bondType === 'metallic') return `two metals, and ${text} is below 1.7`;
  if (bondType === 'nonpolar covalent') return `${text} is below 0.5`;
  return bondType === 'ionic' ? `${text} is 1.7 or above` : `${text} is from 0.5 to below 1.7`;
}

const FACTS = ['bondType', 'electronegativity1', 'electronegativity2', 'negativeEnd'] as const;

function present(
  result: ElectronegativityResult,
  input: ElectronegativityInput,
  figure: FigureOf<Key>,
): Presentation<Key> {
  const headline = figure('difference');
  return {
    headline,
    status: `${bondOf(input)}: difference ${headline.text}, ${result.bondType}.`,
    blocks: [
      ...notices(result, input),
      { kind: 'facts', figures: FACTS.map((key) => figure(key)) },
      ...bondChart(result, input),
      otherLimits(result, figure),
    ],
    working: workingOf(result, figure),
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

/** Where the bonds stop being nonpolar, and where they become ionic. */
const POLAR_FROM = 0.5;
const IONIC_FROM = 1.7;
/** The end of the drawing: the difference of cesium and fluorine is 3.19. */
const HIGHEST = 3.2;

/** Returns the difference on the scale of bonds; none for two metals, to which its limits do not apply. */
function bondChart(
  { difference, bondType }: ElectronegativityResult,
  input: ElectronegativityInput,
): readonly ChartBlock[] {
  if (bondType === 'metallic') return [];
  return [
    {
      kind: 'chart',
      chart: {
        type: 'scale',
        title: 'Kinds of bonds by electronegativity difference',
        summary: `The bond ${bondOf(input)} is ${bondType}.`,
        axis: { label: 'Difference', reaches: [HIGHEST] },
        spans: [
          { label: 'Nonpolar covalent', from: 0, to: POLAR_FROM },
          { label: 'Polar covalent', from: POLAR_FROM, to: IONIC_FROM },
          { label: 'Ionic', from: IONIC_FROM },
        ],
        marks: [{ label: bondOf(input), at: difference }],
      },
    },
  ];
}

function otherLimits({ otherLimits: limits }: ElectronegativityResult, figure: FigureOf<Key>): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'By the limits of other textbooks',
    columns: [
      { label: 'Polar from', numeric: true },
      { label: 'Ionic from', numeric: true },
      { label: 'Kind of bond' },
    ],
    rows: limits.map((_, index) => [
      figure(`otherLimits.${index}.polarFrom`).text,
      figure(`otherLimits.${index}.ionicFrom`).text,
      figure(`otherLimits.${index}.bondType`),
    ]),
  };
}

function workingOf(result: ElectronegativityResult, figure: FigureOf<Key>): readonly WorkingStep[] {
  return [
    {
      label: 'Difference',
      formula: '|χ₁ − χ₂|',
      substituted: `|${figure('electronegativity1').text} − ${figure('electronegativity2').text}|`,
      value: figure('difference').text,
    },
    {
      label: 'Kind of bond',
      formula: 'below 0.5 nonpolar covalent, below 1.7 polar covalent (between two metals: metallic), else ionic',
      substituted: ruleOf(result),
      value: result.bondType,
    },
  ];
}

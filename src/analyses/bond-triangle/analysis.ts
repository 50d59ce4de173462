import { ELEMENT_MENU } from '#src/families/elementMenu.ts';
import { defineAnalysis } from '#src/kit/defineAnalysis.ts';
import { fixed } from '#src/kit/format.ts';
import type { Figure, NoticeBlock, Presentation, ResultKey, TableBlock } from '#src/kit/presentation.ts';
import type bondTriangle from '#workers/formulas/bond-triangle.ts';
import type { BondTriangleInput, BondTriangleResult, ScaledPair } from '#workers/formulas/bond-triangle.ts';
import { ELEMENTS } from '#workers/reference/elements.ts';
import { triangleChart } from './triangleChart.ts';

type Key = ResultKey<BondTriangleResult>;

const REASONS = {
  metallic: 'Neither element is above 2.28: the electrons belong to the whole crystal.',
  ionic: 'One element is above 2.28, the other at most 1.60: the electrons pass from one to the other.',
  covalent: 'One element is above 2.28, the other above 1.60: the electrons are shared.',
} as const;

export default defineAnalysis<typeof bondTriangle>()({
  formula: 'bond-triangle',
  action: 'Place the pair',
  fields: {
    element1: { ...ELEMENT_MENU, label: 'First element' },
    element2: { ...ELEMENT_MENU, label: 'Second element', hint: 'The same again for the element itself.' },
  },
  example: { element1: 'H', element2: 'F' },
  sources: [
    'pauling1960',
    'allred1961',
    'allen1989',
    'mann2000',
    'mann2000d',
    'mendeleev',
    'meekGarner2005',
    'unhexennium',
  ],
  present,
});

function present(result: BondTriangleResult, input: BondTriangleInput): Presentation<Key> {
  const { region, pauling } = result;
  const pair = `${input.element1}–${input.element2}`;
  return {
    headline: { field: 'region', label: `${pair} in the triangle`, value: region, text: region, note: REASONS[region] },
    status: `${pair}: ${region}, mean ${fixed(pauling.mean, 3)}, difference ${fixed(pauling.difference, 2)}.`,
    blocks: [
      ...notices(result, input),
      {
        kind: 'facts',
        title: 'Place in the triangle, Pauling scale',
        figures: [
          number('pauling.mean', 'Mean electronegativity', pauling.mean, 3),
          number('pauling.difference', 'Difference', pauling.difference, 2),
        ],
      },
      triangleChart(result, pair),
      scales(result, input),
    ],
    working: [],
  };
}

function notices(
  { isBorderline, pauling, allen }: BondTriangleResult,
  input: BondTriangleInput,
): readonly NoticeBlock[] {
  const { element1, element2 } = input;
  const found: NoticeBlock[] = [];
  if (isBorderline)
    found.push({
      kind: 'notice',
      tone: 'caution',
      title: 'Not both are metals',
      text: 'Near the border of the metals lie semiconductors, such as silicon and gallium arsenide, and also hydrogen and phosphorus. Substances of such elements are no metals.',
    });
  if (allen !== null && allen.negativeEnd !== pauling.negativeEnd)
    found.push({
      kind: 'notice',
      tone: 'neutral',
      title: 'The scales disagree',
      text: `Pauling’s scale puts the negative end at ${endOf(pauling)}, Allen’s at ${endOf(allen)}.`,
    });
  if (allen === null)
    found.push({
      kind: 'notice',
      tone: 'neutral',
      title: 'No value by Allen',
      text: `Configuration energies are not published for ${element1 === element2 ? 'this element' : 'both elements'}.`,
    });
  found.push({
    kind: 'notice',
    tone: 'neutral',
    title: 'Borders are conventions',
    text: 'They are those of a diagram for schools, for Pauling’s scale, and other authors draw them elsewhere. The triangle knows no oxidation states: titanium tetrachloride, a liquid of molecules, lies in the ionic part.',
  });
  return found;
}

function endOf({ negativeEnd }: ScaledPair): string {
  return negativeEnd === null ? 'neither' : ELEMENTS[negativeEnd].name.toLowerCase();
}

function scales({ pauling, allen }: BondTriangleResult, { element1, element2 }: BondTriangleInput): TableBlock<Key> {
  const row = (key: 'first' | 'second' | 'mean' | 'difference', label: string, decimals: number) => [
    label,
    number(`pauling.${key}`, `${label}, Pauling`, pauling[key], decimals),
    ...(allen === null ? [] : [number(`allen.${key}`, `${label}, Allen, eV`, allen[key], 3)]),
  ];
  return {
    kind: 'table',
    title: allen === null ? 'By Pauling' : 'By Pauling and by Allen',
    note: 'Allen: the mean energy of the valence electrons of the free atom, in eV. Values of different scales are not to be mixed.',
    columns: [
      { label: 'Value' },
      { label: 'Pauling', numeric: true },
      ...(allen === null ? [] : [{ label: 'Allen, eV', numeric: true }]),
    ],
    rows: [
      row('first', ELEMENTS[element1].name, 2),
      row('second', element1 === element2 ? `${ELEMENTS[element2].name}, again` : ELEMENTS[element2].name, 2),
      row('mean', 'Mean', 3),
      row('difference', 'Difference', 2),
      [
        'Negative end',
        end('pauling.negativeEnd', 'Negative end, Pauling', pauling),
        ...(allen === null ? [] : [end('allen.negativeEnd', 'Negative end, Allen', allen)]),
      ],
    ],
  };
}

function end(field: Key, label: string, pair: ScaledPair): Figure<Key> {
  return { field, label, value: pair.negativeEnd, text: pair.negativeEnd ?? 'neither' };
}

function number(field: Key, label: string, value: number, decimals: number): Figure<Key> {
  return { field, label, value, text: fixed(value, decimals) };
}

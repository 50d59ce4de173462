import { ELEMENT_MENU } from '#src/calculators/families/elementMenu.ts';
import { defineAnalysis } from '#src/engine/kit/defineAnalysis.ts';
import type { FigureOf, GroupOutput } from '#src/engine/kit/outputs.ts';
import type { ChartBlock, NoticeBlock, Presentation, ResultKey, TableBlock } from '#src/engine/kit/presentation.ts';
import { decimals } from '#src/engine/kit/writing.ts';
import type bondTriangle from '#workers/formulas/bond-triangle.ts';
import type { BondTriangleInput, BondTriangleResult, ScaledPair } from '#workers/formulas/bond-triangle.ts';
import { PAULING_ELECTRONEGATIVITIES } from '#workers/reference/electronegativities.ts';
import { ELEMENTS } from '#workers/reference/elements.ts';

/** Substances with undisputed bond types, by their elements. */
const KNOWN = [
  ['Cs', 'Cs', 'Cs'],
  ['CsF', 'Cs', 'F'],
  ['F₂', 'F', 'F'],
  ['Fe', 'Fe', 'Fe'],
  ['NaCl', 'Na', 'Cl'],
  ['MgO', 'Mg', 'O'],
  ['SiO₂', 'Si', 'O'],
  ['CH₄', 'C', 'H'],
] as const;

/** The triangle with both borders, the pair, and well-known substances. */
function triangleChart({ region, pauling, borders }: BondTriangleResult, pair: string): ChartBlock {
  const line = (name: string, places: BondTriangleResult['borders']['outline']) => ({
    name,
    marks: 'line' as const,
    points: places.map(({ mean, difference }) => ({ x: mean, y: difference })),
  });
  return {
    kind: 'chart',
    chart: {
      type: 'xy',
      title: 'Triangle of van Arkel and Ketelaar',
      summary: `Metallic at the lower left, ionic at the top, covalent at the lower right. ${pair} is ${region}.`,
      x: { label: 'Mean electronegativity', decimals: 3 },
      y: { label: 'Difference', decimals: 2 },
      series: [
        { name: pair, marks: 'points', points: [{ x: pauling.mean, y: pauling.difference, label: pair }] },
        {
          name: 'Known substances',
          marks: 'points',
          points: KNOWN.map(([label, one, other]) => {
            const [a, b] = [PAULING_ELECTRONEGATIVITIES[one], PAULING_ELECTRONEGATIVITIES[other]];
            return { x: (a + b) / 2, y: Math.abs(a - b), label };
          }),
        },
        line('Cesium, its fluoride, fluorine', borders.outline),
        line('Border of the metals', borders.metals),
        line('Border between ionic and covalent', borders.ions),
      ],
    },
  };
}

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
  outputs: {
    region: {
      kind: 'words',
      label: ({ input }) => `${pairOf(input)} in the triangle`,
      note: ({ result }) => REASONS[result.region],
    },
    pauling: scaledPair('Pauling', 'Pauling', 2),
    allen: scaledPair('Allen', 'Allen, eV', 3),
    isBorderline: { kind: 'flag', label: 'Among the metals, though not both are metals' },
    borders: { kind: 'inner', label: 'Borders' },
  },
  present,
});

function scaledPair(
  scale: string,
  inUnit: string,
  places: number,
): GroupOutput<ScaledPair, unknown, unknown, BondTriangleInput> {
  const written = decimals(places);
  return {
    kind: 'group',
    keys: {
      first: { kind: 'number', label: ({ input }) => `${ELEMENTS[input.element1].name}, ${inUnit}`, written },
      second: { kind: 'number', label: ({ input }) => `${nameOfSecond(input)}, ${inUnit}`, written },
      mean: { kind: 'number', label: `Mean, ${inUnit}`, written: decimals(3) },
      difference: { kind: 'number', label: `Difference, ${inUnit}`, written },
      negativeEnd: { kind: 'words', label: `Negative end, ${scale}`, missing: 'neither' },
    },
  };
}

function pairOf({ element1, element2 }: BondTriangleInput): string {
  return `${element1}–${element2}`;
}

function nameOfSecond({ element1, element2 }: BondTriangleInput): string {
  const { name } = ELEMENTS[element2];
  return element1 === element2 ? `${name}, again` : name;
}

function present(result: BondTriangleResult, input: BondTriangleInput, figure: FigureOf<Key>): Presentation<Key> {
  const pair = pairOf(input);
  return {
    headline: figure('region'),
    status: `${pair}: ${result.region}, mean ${figure('pauling.mean').text}, difference ${figure('pauling.difference').text}.`,
    blocks: [
      ...notices(result, input),
      {
        kind: 'facts',
        title: 'Place in the triangle, Pauling scale',
        figures: [
          figure('pauling.mean', { label: 'Mean electronegativity' }),
          figure('pauling.difference', { label: 'Difference' }),
        ],
      },
      triangleChart(result, pair),
      scales(result, input, figure),
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

function scales({ allen }: BondTriangleResult, input: BondTriangleInput, figure: FigureOf<Key>): TableBlock<Key> {
  const row = (label: string, key: keyof ScaledPair) => [
    label,
    figure(`pauling.${key}`),
    ...(allen === null ? [] : [figure(`allen.${key}`)]),
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
      row(ELEMENTS[input.element1].name, 'first'),
      row(nameOfSecond(input), 'second'),
      row('Mean', 'mean'),
      row('Difference', 'difference'),
      row('Negative end', 'negativeEnd'),
    ],
  };
}

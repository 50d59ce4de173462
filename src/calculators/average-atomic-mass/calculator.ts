import { isotopeChart } from '#src/calculators/families/isotopeChart.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { fixed } from '#src/engine/kit/format.ts';
import type { FigureOf, NumberOutput } from '#src/engine/kit/outputs.ts';
import type {
  ChartBlock,
  FactsBlock,
  Presentation,
  ResultKey,
  TableBlock,
  WorkingStep,
} from '#src/engine/kit/presentation.ts';
import { decimals, plain, upToDigits } from '#src/engine/kit/writing.ts';
import type average from '#workers/formulas/average-atomic-mass.ts';
import type { AverageMassResult } from '#workers/formulas/average-atomic-mass.ts';

type Key = ResultKey<AverageMassResult>;

/** Most terms shown of a sum; the rule is clear by then. */
const TERMS_SHOWN = 6;

/** Without floating-point noise, and digits beyond those that are published. */
const published = upToDigits(12);

export default defineCalculator<typeof average>()({
  formula: 'average-atomic-mass',
  fixed: {},
  fields: {
    isotopes: {
      kind: 'rows',
      label: 'Isotopes',
      hint: 'One row for each. The abundances must add up to 100 %, within 0.001. You can paste two columns from a spreadsheet.',
      rowName: 'isotope',
      addLabel: 'Add isotope',
      minRows: 1,
      row: {
        mass: { kind: 'number', label: 'Isotope mass', hint: 'Such as 34.96885.', unit: 'u', min: 0 },
        abundance: { kind: 'number', label: 'Abundance', unit: '%', min: 0, max: 100 },
      },
    },
  },
  example: {
    isotopes: [
      { mass: '23.98504', abundance: '78.99' },
      { mass: '24.98584', abundance: '10' },
      { mass: '25.98259', abundance: '11.01' },
    ],
  },
  errorStyle: 'inline',
  outputs: {
    averageAtomicMass: {
      kind: 'number',
      label: 'Average atomic mass',
      unit: 'u',
      written: decimals(4),
      note: 'The mean of the isotope masses, weighted by abundance.',
    },
    totalAbundance: { kind: 'number', label: 'Total abundance, %', written: published },
    isotopes: {
      kind: 'rows',
      label: 'Isotopes',
      row: {
        mass: { kind: 'number', label: 'Isotope mass', unit: 'u', written: plain },
        abundance: { kind: 'number', label: ({ row }) => `Abundance of ${row.mass} u`, unit: '%', written: plain },
        contribution: {
          kind: 'number',
          label: ({ row }) => `Added by the isotope of ${row.mass} u`,
          columnUnit: 'u',
          written: decimals(4),
        },
      },
    },
    reference: {
      kind: 'group',
      keys: {
        element: { kind: 'words', label: 'Element', missing: 'not recognized' },
        standardAtomicWeight: {
          kind: 'number',
          label: 'Standard atomic weight',
          written: published,
          note: ({ result, row }) =>
            `Your average is ${comparedTo(result.averageAtomicMass - (row.standardAtomicWeight ?? 0))}.`,
          missing: 'element not recognized',
          missingNote: 'No single natural element has isotopes of all these masses, to within 0.005 u.',
        },
        range: {
          kind: 'group',
          keys: { min: limit('In normal materials from'), max: limit('In normal materials to') },
        },
      },
    },
  },
  present,
  evidence: 'law',
  sources: ['prohaska2022', 'ciaaw2024', 'wang2021', 'meija2016'],
});

function limit(label: string): NumberOutput<unknown> {
  return { kind: 'number', label, written: published, missing: 'not known' };
}

function present(result: AverageMassResult, _: unknown, figure: FigureOf<Key>): Presentation<Key> {
  const average = figure('averageAtomicMass');
  return {
    headline: average,
    status: `Average atomic mass ${average.text} u.`,
    blocks: [standard(result, figure), contributions(result, figure), isotopes(result)],
    working: workingOf(result, average.text),
  };
}

function isotopes(result: AverageMassResult): ChartBlock {
  return isotopeChart(result.isotopes.map(({ mass, abundance }) => ({ name: String(mass), abundance })));
}

function standard({ reference: { element } }: AverageMassResult, figure: FigureOf<Key>): FactsBlock<Key> {
  return {
    kind: 'facts',
    title:
      element === null
        ? 'Published standard atomic weight'
        : `Published standard atomic weight of ${element.toLowerCase()}`,
    figures: [figure('reference.standardAtomicWeight'), figure('reference.range.min'), figure('reference.range.max')],
  };
}

function contributions({ isotopes }: AverageMassResult, figure: FigureOf<Key>): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'What each isotope adds to the average',
    columns: [
      { label: 'Isotope mass, u', numeric: true },
      { label: 'Abundance, %', numeric: true },
      { label: 'Contribution, u', numeric: true },
    ],
    rows: [
      ...isotopes.map(({ mass, abundance }, index) => [
        String(mass),
        String(abundance),
        figure(`isotopes.${index}.contribution`),
      ]),
      ['All', figure('totalAbundance'), ''],
    ],
  };
}

function workingOf({ isotopes }: AverageMassResult, average: string): readonly WorkingStep[] {
  const terms = isotopes.map(({ mass, abundance }) => `${mass}·${abundance}`);
  const shown = terms.slice(0, TERMS_SHOWN).join(' + ');
  return [
    {
      label: 'Average atomic mass',
      formula: '(Σ isotope mass·abundance) ÷ 100',
      substituted: terms.length > TERMS_SHOWN ? `(${shown} + …) ÷ 100, ${terms.length} terms` : `(${shown}) ÷ 100`,
      value: `${average} u`,
    },
  ];
}

function comparedTo(difference: number): string {
  const text = fixed(Math.abs(difference), 4);
  return Number(text) === 0 ? 'the same to four decimals' : `${text} u ${difference < 0 ? 'below' : 'above'} it`;
}

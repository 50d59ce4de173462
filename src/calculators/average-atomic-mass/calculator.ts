import { isotopeChart } from '#src/families/isotopeChart.ts';
import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { fixed } from '#src/kit/format.ts';
import type {
  Cell,
  ChartBlock,
  FactsBlock,
  Figure,
  Presentation,
  ResultKey,
  TableBlock,
  WorkingStep,
} from '#src/kit/presentation.ts';
import type average from '#workers/formulas/average-atomic-mass.ts';
import type { AverageMassResult } from '#workers/formulas/average-atomic-mass.ts';

type Key = ResultKey<AverageMassResult>;

/** Most terms shown of a sum; the rule is clear by then. */
const TERMS_SHOWN = 6;

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
        mass: { kind: 'number', label: 'Isotope mass', hint: 'Above 0, such as 34.96885.', unit: 'u', min: 0 },
        abundance: { kind: 'number', label: 'Abundance', hint: '0 to 100.', unit: '%', min: 0, max: 100 },
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
  present,
  sources: ['prohaska2022', 'ciaaw2024', 'wang2021', 'meija2016'],
});

function present(result: AverageMassResult): Presentation<Key> {
  const average = units('averageAtomicMass', 'Average atomic mass', result.averageAtomicMass);
  return {
    headline: { ...average, note: 'The mean of the isotope masses, weighted by abundance.' },
    status: `Average atomic mass ${average.text} u.`,
    blocks: [standard(result), contributions(result), isotopes(result)],
    working: workingOf(result),
  };
}

function isotopes(result: AverageMassResult): ChartBlock {
  return isotopeChart(
    'Mass, u',
    result.isotopes.map(({ mass, abundance }) => ({ name: String(mass), abundance })),
  );
}

function standard({ averageAtomicMass, reference }: AverageMassResult): FactsBlock<Key> {
  const { element, standardAtomicWeight, range } = reference;
  return {
    kind: 'facts',
    title:
      element === null
        ? 'Published standard atomic weight'
        : `Published standard atomic weight of ${element.toLowerCase()}`,
    figures: [
      {
        field: 'reference.standardAtomicWeight',
        label: 'Standard atomic weight',
        value: standardAtomicWeight,
        text: standardAtomicWeight === null ? 'element not recognized' : short(standardAtomicWeight),
        note:
          standardAtomicWeight === null
            ? 'No single natural element has isotopes of all these masses, to within 0.005 u.'
            : `Your average is ${comparedTo(averageAtomicMass - standardAtomicWeight)}.`,
      },
      limit('reference.range.min', 'In normal materials from', range.min),
      limit('reference.range.max', 'In normal materials to', range.max),
    ],
  };
}

function contributions({ isotopes, totalAbundance }: AverageMassResult): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'What each isotope adds to the average',
    columns: [
      { label: 'Isotope mass, u', numeric: true },
      { label: 'Abundance, %', numeric: true },
      { label: 'Contribution, u', numeric: true },
    ],
    rows: [
      ...isotopes.map(({ mass, abundance, contribution }, index): readonly Cell<Key>[] => [
        String(mass),
        String(abundance),
        {
          field: `isotopes.${index}.contribution`,
          label: `Added by the isotope of ${mass} u`,
          value: contribution,
          text: fixed(contribution, 4),
        },
      ]),
      [
        'All',
        { field: 'totalAbundance', label: 'Total abundance, %', value: totalAbundance, text: short(totalAbundance) },
        '',
      ],
    ],
  };
}

function workingOf({ isotopes, averageAtomicMass }: AverageMassResult): readonly WorkingStep[] {
  const terms = isotopes.map(({ mass, abundance }) => `${mass}·${abundance}`);
  const shown = terms.slice(0, TERMS_SHOWN).join(' + ');
  return [
    {
      label: 'Average atomic mass',
      formula: '(Σ isotope mass·abundance) ÷ 100',
      substituted: terms.length > TERMS_SHOWN ? `(${shown} + …) ÷ 100, ${terms.length} terms` : `(${shown}) ÷ 100`,
      value: `${fixed(averageAtomicMass, 4)} u`,
    },
  ];
}

function units(field: Key, label: string, value: number): Figure<Key> {
  return { field, label, value, text: fixed(value, 4), unit: 'u' };
}

function limit(field: Key, label: string, value: number | null): Figure<Key> {
  return { field, label, value, text: value === null ? 'not known' : short(value) };
}

function comparedTo(difference: number): string {
  const text = fixed(Math.abs(difference), 4);
  return Number(text) === 0 ? 'the same to four decimals' : `${text} u ${difference < 0 ? 'below' : 'above'} it`;
}

/** Removes floating-point noise, and digits beyond those that are published. */
function short(value: number): string {
  return String(Number(value.toPrecision(12)));
}

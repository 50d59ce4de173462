import { isotopeChart } from '#src/families/isotopeChart.ts';
import { defineCalculator } from '#src/kit/defineCalculator.ts';
import { fixed } from '#src/kit/format.ts';
import type {
  AcceptedValue,
  ChartBlock,
  ComparisonBlock,
  Figure,
  NoticeBlock,
  Presentation,
  ResultKey,
  TableBlock,
  WorkingStep,
} from '#src/kit/presentation.ts';
import type atomicMass from '#workers/formulas/atomic-mass.ts';
import type { AtomicMassResult } from '#workers/formulas/atomic-mass.ts';

type Key = ResultKey<AtomicMassResult>;

/** Most terms shown of a sum; the rule is clear by then. */
const TERMS_SHOWN = 6;

export default defineCalculator<typeof atomicMass>()({
  formula: 'atomic-mass',
  fixed: {},
  fields: {
    isotopes: {
      kind: 'rows',
      label: 'Isotopes',
      hint: 'One row for each. The abundances must add up to 100 %, within 0.01.',
      rowName: 'isotope',
      addLabel: 'Add isotope',
      minRows: 1,
      row: {
        massNumber: { kind: 'number', label: 'Mass number', hint: 'Above 0, such as 35.', min: 0 },
        abundance: { kind: 'number', label: 'Abundance', hint: '0 to 100.', unit: '%', min: 0, max: 100 },
      },
    },
  },
  example: {
    isotopes: [
      { massNumber: '35', abundance: '75.76' },
      { massNumber: '37', abundance: '24.24' },
    ],
  },
  errorStyle: 'alert',
  present,
  sources: ['wang2021', 'meija2016', 'berglund2011'],
});

function present(result: AtomicMassResult): Presentation<Key> {
  const mean = units('atomicMass', 'Atomic mass', result.atomicMass);
  const accepted = byIsotopeMasses(result);
  return {
    headline: { ...mean, note: 'Weighted by abundance.' },
    ...(accepted === null ? {} : { accepted }),
    status:
      accepted === null
        ? `Atomic mass ${mean.text} u.`
        : `Atomic mass ${mean.text} u from mass numbers, ${accepted.figure.text} u from isotope masses, which is the best estimate.`,
    blocks: [...notices(result), byIsotopicMass(result), contributions(result), isotopes(result)],
    working: workingOf(result),
  };
}

/** Returns the mean of the measured masses; null where no single element has all these mass numbers. */
function byIsotopeMasses({ reference: { atomicMass, element } }: AtomicMassResult): AcceptedValue<Key> | null {
  if (atomicMass === null) return null;
  return {
    insteadOf: 'Mass numbers',
    method: 'Isotope masses',
    figure: units('reference.atomicMass', 'Atomic mass', atomicMass),
    advice: `Use the measured masses of the isotopes of ${element}. A mass number only counts protons and neutrons.`,
  };
}

function isotopes(result: AtomicMassResult): ChartBlock {
  return isotopeChart(
    'Mass number',
    result.isotopes.map(({ massNumber, abundance }) => ({ name: String(massNumber), abundance })),
  );
}

function notices({ isotopes }: AtomicMassResult): readonly NoticeBlock[] {
  if (isotopes.every(({ massNumber }) => Number.isInteger(massNumber))) return [];
  return [
    {
      kind: 'notice',
      tone: 'neutral',
      title: 'Not a mass number',
      text: 'A mass number is a whole number: it counts protons and neutrons. Masses in u belong in the Average Atomic Mass Calculator, which checks the abundances more strictly.',
    },
  ];
}

function byIsotopicMass({ reference }: AtomicMassResult): ComparisonBlock<Key> {
  const { element, atomicMass, difference } = reference;
  return {
    kind: 'comparison',
    title: 'With the masses of the isotopes',
    methods: ['Isotope masses (accepted)', 'Mass numbers differ by'],
    rows: [
      {
        label: element ?? 'Not one natural element',
        figures: [
          units('reference.atomicMass', 'Atomic mass from isotope masses', atomicMass),
          units('reference.difference', 'Mass numbers less isotope masses', difference),
        ],
      },
    ],
    why: `A mass number counts protons and neutrons, but neither weighs exactly 1 u and binding them costs mass; the accepted atomic mass uses measured isotope masses.${element === null ? ' Those can only be looked up when exactly one natural element has all these mass numbers.' : ''}`,
    sources: ['wang2021', 'meija2016'],
  };
}

function contributions({ isotopes, totalAbundance }: AtomicMassResult): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'What each isotope adds',
    columns: [
      { label: 'Mass number', numeric: true },
      { label: 'Abundance, %', numeric: true },
      { label: 'Contribution, u', numeric: true },
      { label: 'Isotope mass, u', numeric: true },
    ],
    rows: [
      ...isotopes.map(({ massNumber, abundance, contribution, isotopicMass }, index) => [
        String(massNumber),
        String(abundance),
        plain(`isotopes.${index}.contribution`, `Added by mass number ${massNumber}, u`, contribution),
        plain(`isotopes.${index}.isotopicMass`, `Mass of the isotope ${massNumber}, u`, isotopicMass),
      ]),
      [
        'All',
        { field: 'totalAbundance', label: 'Total abundance, %', value: totalAbundance, text: short(totalAbundance) },
        '',
        '',
      ],
    ],
  };
}

function workingOf({ isotopes, atomicMass, reference }: AtomicMassResult): readonly WorkingStep[] {
  const steps: WorkingStep[] = [
    {
      label: 'Atomic mass',
      formula: '(Σ mass number·abundance) ÷ 100',
      substituted: hundredth(isotopes.map(({ massNumber, abundance }) => `${massNumber}·${abundance}`)),
      value: `${fixed(atomicMass, 4)} u`,
    },
  ];
  if (reference.atomicMass !== null)
    steps.push({
      label: `Atomic mass of ${reference.element?.toLowerCase()} with isotope masses`,
      formula: '(Σ isotope mass·abundance) ÷ 100',
      substituted: hundredth(
        isotopes.flatMap(({ isotopicMass, abundance }) =>
          isotopicMass === null ? [] : [`${fixed(isotopicMass, 5)}·${abundance}`],
        ),
      ),
      value: `${fixed(reference.atomicMass, 4)} u`,
    });
  return steps;
}

function hundredth(terms: readonly string[]): string {
  const shown = terms.slice(0, TERMS_SHOWN).join(' + ');
  return terms.length > TERMS_SHOWN ? `(${shown} + …) ÷ 100, ${terms.length} terms` : `(${shown}) ÷ 100`;
}

function units(field: Key, label: string, value: number | null): Figure<Key> {
  return value === null ? plain(field, label, value) : { ...plain(field, label, value), unit: 'u' };
}

/** Returns a mass whose unit is in the header of its column. */
function plain(field: Key, label: string, value: number | null): Figure<Key> {
  return { field, label, value, text: value === null ? 'not known' : fixed(value, 4) };
}

/** Removes floating-point noise: 100, not 99.99999999999999. */
function short(value: number): string {
  return String(Number(value.toPrecision(12)));
}

import { isotopeChart } from '#src/calculators/families/isotopeChart.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { fixed } from '#src/engine/kit/format.ts';
import type { Depends, FigureOf, NumberOutput } from '#src/engine/kit/outputs.ts';
import type {
  AcceptedValue,
  ChartBlock,
  ComparisonBlock,
  NoticeBlock,
  Presentation,
  ResultKey,
  TableBlock,
  WorkingStep,
} from '#src/engine/kit/presentation.ts';
import { decimals, plain, upToDigits } from '#src/engine/kit/writing.ts';
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
        massNumber: { kind: 'number', label: 'Mass number', hint: 'Such as 35.', min: 0 },
        abundance: { kind: 'number', label: 'Abundance', unit: '%', min: 0, max: 100 },
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
  outputs: {
    atomicMass: { ...mass('Atomic mass'), unit: 'u', note: 'Weighted by abundance.' },
    // Without floating-point noise: 100, not 99.99999999999999.
    totalAbundance: { kind: 'number', label: 'Total abundance, %', written: upToDigits(12) },
    isotopes: {
      kind: 'rows',
      label: 'Isotopes',
      row: {
        massNumber: { kind: 'number', label: 'Mass number', written: plain },
        abundance: { kind: 'number', label: ({ row }) => `Abundance of ${row.massNumber}`, unit: '%', written: plain },
        contribution: { ...mass(({ row }) => `Added by mass number ${row.massNumber}, u`), columnUnit: 'u' },
        isotopicMass: { ...mass(({ row }) => `Mass of the isotope ${row.massNumber}, u`), columnUnit: 'u' },
      },
    },
    reference: {
      kind: 'group',
      keys: {
        element: { kind: 'words', label: 'Element', missing: 'Not one natural element' },
        atomicMass: { ...mass('Atomic mass from isotope masses'), unit: 'u' },
        difference: { ...mass('Mass numbers less isotope masses'), unit: 'u' },
      },
    },
  },
  present,
  evidence: 'law',
  sources: ['wang2021', 'meija2016', 'berglund2011'],
});

/** In u. */
function mass<Place>(label: Depends<string, Place>): NumberOutput<Place> {
  return { kind: 'number', label, written: decimals(4), missing: 'not known' };
}

function present(result: AtomicMassResult, _: unknown, figure: FigureOf<Key>): Presentation<Key> {
  const mean = figure('atomicMass');
  const accepted = byIsotopeMasses(result, figure);
  return {
    headline: mean,
    ...(accepted === null ? {} : { accepted }),
    status:
      accepted === null
        ? `Atomic mass ${mean.text} u.`
        : `Atomic mass ${mean.text} u from mass numbers, ${accepted.figure.text} u from isotope masses, which is the best estimate.`,
    blocks: [...notices(result), byIsotopicMass(result, figure), contributions(result, figure), isotopes(result)],
    working: workingOf(result, figure),
  };
}

/** Returns the mean of the measured masses; null where no single element has all these mass numbers. */
function byIsotopeMasses(
  { reference: { atomicMass, element } }: AtomicMassResult,
  figure: FigureOf<Key>,
): AcceptedValue<Key> | null {
  if (atomicMass === null) return null;
  return {
    insteadOf: 'Mass numbers',
    method: 'Isotope masses',
    figure: figure('reference.atomicMass', { label: 'Atomic mass' }),
    advice: `Use the measured masses of the isotopes of ${element}. A mass number only counts protons and neutrons.`,
  };
}

function isotopes(result: AtomicMassResult): ChartBlock {
  return isotopeChart(result.isotopes.map(({ massNumber, abundance }) => ({ name: String(massNumber), abundance })));
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

function byIsotopicMass({ reference: { element } }: AtomicMassResult, figure: FigureOf<Key>): ComparisonBlock<Key> {
  return {
    kind: 'comparison',
    title: 'With the masses of the isotopes',
    methods: ['Isotope masses (accepted)', 'Mass numbers differ by'],
    rows: [
      {
        label: element ?? 'Not one natural element',
        figures: [figure('reference.atomicMass'), figure('reference.difference')],
      },
    ],
    why: `A mass number counts protons and neutrons, but neither weighs exactly 1 u and binding them costs mass; the accepted atomic mass uses measured isotope masses.${element === null ? ' Those can only be looked up when exactly one natural element has all these mass numbers.' : ''}`,
    sources: ['wang2021', 'meija2016'],
  };
}

function contributions({ isotopes }: AtomicMassResult, figure: FigureOf<Key>): TableBlock<Key> {
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
      ...isotopes.map(({ massNumber, abundance }, index) => [
        String(massNumber),
        String(abundance),
        figure(`isotopes.${index}.contribution`),
        figure(`isotopes.${index}.isotopicMass`),
      ]),
      ['All', figure('totalAbundance'), '', ''],
    ],
  };
}

function workingOf({ isotopes, reference }: AtomicMassResult, figure: FigureOf<Key>): readonly WorkingStep[] {
  const steps: WorkingStep[] = [
    {
      label: 'Atomic mass',
      formula: '(Σ mass number·abundance) ÷ 100',
      substituted: hundredth(isotopes.map(({ massNumber, abundance }) => `${massNumber}·${abundance}`)),
      value: `${figure('atomicMass').text} u`,
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
      value: `${figure('reference.atomicMass').text} u`,
    });
  return steps;
}

function hundredth(terms: readonly string[]): string {
  const shown = terms.slice(0, TERMS_SHOWN).join(' + ');
  return terms.length > TERMS_SHOWN ? `(${shown} + …) ÷ 100, ${terms.length} terms` : `(${shown}) ÷ 100`;
}

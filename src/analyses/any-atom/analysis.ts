import { ELEMENT_MENU } from '#src/families/elementMenu.ts';
import { countFigure, statistic } from '#src/families/statisticsNumbers.ts';
import { defineAnalysis } from '#src/kit/defineAnalysis.ts';
import { counted, fixed } from '#src/kit/format.ts';
import { withSuperscripts } from '#src/kit/onDemand/scriptDigits.ts';
import type { Block, Figure, Presentation, ResultKey } from '#src/kit/presentation.ts';
import type anyAtom from '#workers/formulas/any-atom.ts';
import type { AnyAtomInput, AnyAtomResult } from '#workers/formulas/any-atom.ts';
import { ELEMENTS } from '#workers/reference/elements.ts';

type Key = ResultKey<AnyAtomResult>;

const NOT_NATURAL = 'Known here for natural isotopes only.';

export default defineAnalysis<typeof anyAtom>()({
  formula: 'any-atom',
  action: 'Take the atom apart',
  fields: {
    element: { ...ELEMENT_MENU, label: 'Element' },
    massNumber: {
      kind: 'number',
      label: 'Mass number',
      hint: 'Blank is the most abundant isotope.',
      optional: true,
      isExact: true,
      min: 1,
    },
    charge: {
      kind: 'number',
      label: 'Charge',
      hint: 'Whole, e.g. 2 for Fe²⁺ or −1 for Cl⁻; blank is 0.',
      optional: true,
    },
  },
  example: { element: 'Fe', massNumber: '56', charge: '3' },
  sources: ['nistAsd', 'iupacPeriodicTable2022', 'wang2021', 'meija2016', 'codata2022'],
  present,
});

function present(result: AnyAtomResult, { element }: AnyAtomInput): Presentation<Key> {
  const { protons, neutrons, electrons, massNumber, valenceElectrons, isotopes } = result;
  const nuclide = `${ELEMENTS[element].name}-${massNumber}`;
  return {
    headline: {
      field: 'neutrons',
      label: `Neutrons of ${nuclide.toLowerCase()}`,
      value: neutrons,
      text: String(neutrons),
      note: `${counted(protons, 'proton', 'protons')}, ${counted(electrons, 'electron', 'electrons')}.`,
    },
    status: `${nuclide}: ${counted(protons, 'proton', 'protons')}, ${counted(neutrons, 'neutron', 'neutrons')}, ${counted(electrons, 'electron', 'electrons')}.`,
    blocks: [
      {
        kind: 'facts',
        figures: [
          countFigure<Key>('protons', 'Protons', protons),
          countFigure<Key>('electrons', 'Electrons', electrons),
          configuration('shorthand', 'Electron configuration', result.shorthand),
          configuration('configuration', 'Written out', result.configuration),
          statistic<Key>('valenceElectrons', 'Valence electrons of the neutral atom', valenceElectrons, {
            missing: 'Not fixed by a group for lanthanoids and actinoids.',
          }),
          statistic<Key>('abundance', 'Natural abundance', result.abundance, { unit: '%', missing: NOT_NATURAL }),
          result.mass === null
            ? statistic<Key>('mass', 'Mass of the neutral atom', null, { missing: NOT_NATURAL })
            : {
                field: 'mass',
                label: 'Mass of the neutral atom',
                value: result.mass,
                text: fixed(result.mass, 6),
                unit: 'u',
              },
          energy('bindingEnergy', 'Binding energy of the nucleus', result.bindingEnergy, 2),
          energy('bindingEnergyPerNucleon', 'For each nucleon', result.bindingEnergyPerNucleon, 4),
        ],
      },
      shellTable(result),
      ...(isotopes.length === 0 ? [] : [isotopeTable(result)]),
    ],
    working: [],
  };
}

function configuration(field: Key, label: string, text: string): Figure<Key> {
  return text === ''
    ? { field, label, value: text, text: '–', note: 'No electrons are left.' }
    : { field, label, value: text, text: withSuperscripts(text) };
}

function energy(field: Key, label: string, value: number | null, decimals: number): Figure<Key> {
  return value === null
    ? statistic<Key>(field, label, null, { missing: NOT_NATURAL })
    : { field, label, value, text: fixed(value, decimals), unit: 'MeV' };
}

function shellTable({ shells }: AnyAtomResult): Block<Key> {
  return {
    kind: 'table',
    title: 'Electrons in shells',
    columns: [{ label: 'Shell' }, { label: 'Electrons', numeric: true }],
    rows: shells.map((count, at) => {
      const name = 'KLMNOPQR'.charAt(at);
      return [name, { field: `shells.${at}`, label: `Electrons in ${name}`, value: count, text: String(count) }];
    }),
  };
}

function isotopeTable({ isotopes }: AnyAtomResult): Block<Key> {
  return {
    kind: 'table',
    title: 'Natural isotopes',
    columns: [
      { label: 'Mass number', numeric: true },
      { label: 'Mass (u)', numeric: true },
      { label: 'Abundance (%)', numeric: true },
    ],
    rows: isotopes.map(({ massNumber, mass, abundance }, at) => [
      countFigure<Key>(`isotopes.${at}.massNumber`, 'Mass number', massNumber),
      { field: `isotopes.${at}.mass`, label: `Mass of ${massNumber}`, value: mass, text: fixed(mass, 6) },
      {
        field: `isotopes.${at}.abundance`,
        label: `Abundance of ${massNumber}`,
        value: abundance,
        text: String(abundance),
      },
    ]),
  };
}

import { ELEMENT_MENU } from '#src/calculators/families/elementMenu.ts';
import { statistic } from '#src/calculators/families/statisticsOutputs.ts';
import { count } from '#src/engine/kit/countAndName.ts';
import { defineAnalysis } from '#src/engine/kit/defineAnalysis.ts';
import { counted } from '#src/engine/kit/format.ts';
import { rowsTable } from '#src/engine/kit/onDemand/rowsTable.ts';
import { withSuperscripts } from '#src/engine/kit/onDemand/scriptDigits.ts';
import type { FigureOf, Here, NumberOutput, WordsOutput } from '#src/engine/kit/outputs.ts';
import type { Block, Presentation, ResultKey } from '#src/engine/kit/presentation.ts';
import { decimals, plain, type Writing } from '#src/engine/kit/writing.ts';
import type anyAtom from '#workers/formulas/any-atom.ts';
import type { AnyAtomInput, AnyAtomResult } from '#workers/formulas/any-atom.ts';
import { ELEMENTS } from '#workers/reference/elements.ts';

type Key = ResultKey<AnyAtomResult>;

const NOT_NATURAL = 'Known here for natural isotopes only.';

const FACTS = [
  'protons',
  'electrons',
  'shorthand',
  'configuration',
  'valenceElectrons',
  'abundance',
  'mass',
  'bindingEnergy',
  'bindingEnergyPerNucleon',
] as const;

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
  outputs: {
    protons: count('Protons'),
    neutrons: count(
      ({ result, input }) => `Neutrons of ${nuclideOf(result, input).toLowerCase()}`,
      ({ result: { protons, electrons } }) =>
        `${counted(protons, 'proton', 'protons')}, ${counted(electrons, 'electron', 'electrons')}.`,
    ),
    electrons: count('Electrons'),
    massNumber: count('Mass number'),
    shorthand: configuration('Electron configuration'),
    configuration: configuration('Written out'),
    shells: { kind: 'each', label: 'Electrons in shells', each: count(({ at }) => `Electrons in ${shellName(at)}`) },
    valenceElectrons: statistic('Valence electrons of the neutral atom', {
      missing: 'Not fixed by a group for lanthanoids and actinoids.',
    }),
    isNatural: { kind: 'flag', label: 'Natural isotope' },
    mass: ofNatural('Mass of the neutral atom', 'u', 6),
    abundance: statistic('Natural abundance', { unit: '%', missing: NOT_NATURAL }),
    bindingEnergy: ofNatural('Binding energy of the nucleus', 'MeV', 2),
    bindingEnergyPerNucleon: ofNatural('For each nucleon', 'MeV', 4),
    isotopes: {
      kind: 'rows',
      label: 'Natural isotopes',
      row: {
        massNumber: count('Mass number'),
        mass: ofIsotope('Mass', 'u', decimals(6)),
        abundance: ofIsotope('Abundance', '%', plain),
      },
    },
  },
  present,
});

function ofNatural(label: string, unit: string, places: number): NumberOutput<unknown> {
  return { kind: 'number', label, unit, written: decimals(places), missingNote: NOT_NATURAL };
}

function ofIsotope(
  what: string,
  columnUnit: string,
  written: Writing,
): NumberOutput<Here<unknown, unknown, { readonly massNumber: number }>> {
  return { kind: 'number', label: ({ row }) => `${what} of ${row.massNumber}`, columnUnit, written };
}

function configuration(label: string): WordsOutput<string, Here<AnyAtomResult, unknown, unknown>> {
  return {
    kind: 'words',
    label,
    words: (orbitals) => (orbitals === '' ? '–' : withSuperscripts(orbitals)),
    note: ({ result }) => (result.electrons === 0 ? 'No electrons are left.' : undefined),
  };
}

function nuclideOf({ massNumber }: AnyAtomResult, { element }: AnyAtomInput): string {
  return `${ELEMENTS[element].name}-${massNumber}`;
}

/** @param at counted from 0, from K outward */
function shellName(at: number | string): string {
  return 'KLMNOPQR'.charAt(Number(at));
}

function present(result: AnyAtomResult, input: AnyAtomInput, figure: FigureOf<Key>): Presentation<Key> {
  const { protons, neutrons, electrons, isotopes } = result;
  return {
    headline: figure('neutrons'),
    status: `${nuclideOf(result, input)}: ${counted(protons, 'proton', 'protons')}, ${counted(neutrons, 'neutron', 'neutrons')}, ${counted(electrons, 'electron', 'electrons')}.`,
    blocks: [
      { kind: 'facts', figures: FACTS.map((key) => figure(key)) },
      shellTable(result, figure),
      ...(isotopes.length === 0
        ? []
        : [
            rowsTable(figure, {
              title: 'Natural isotopes',
              list: 'isotopes',
              rows: isotopes.length,
              columns: ['massNumber', ['mass', 'Mass (u)'], ['abundance', 'Abundance (%)']],
            }),
          ]),
    ],
    working: [],
  };
}

function shellTable({ shells }: AnyAtomResult, figure: FigureOf<Key>): Block<Key> {
  return {
    kind: 'table',
    title: 'Electrons in shells',
    columns: [{ label: 'Shell' }, { label: 'Electrons', numeric: true }],
    rows: shells.map((_, at) => [shellName(at), figure(`shells.${at}`)]),
  };
}

import { ELEMENT_MENU } from '#src/calculators/families/elementMenu.ts';
import { count } from '#src/engine/kit/countAndName.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { counted } from '#src/engine/kit/format.ts';
import { raisedCharge, withSuperscripts } from '#src/engine/kit/onDemand/scriptDigits.ts';
import type { FigureOf, WordsOutput } from '#src/engine/kit/outputs.ts';
import type {
  ChartBlock,
  NoticeBlock,
  Presentation,
  ResultKey,
  TableBlock,
  WorkingStep,
} from '#src/engine/kit/presentation.ts';
import type electronConfig from '#workers/formulas/electron-config.ts';
import type { ElectronConfigInput, ElectronConfigResult } from '#workers/formulas/electron-config.ts';
import { ELEMENTS } from '#workers/reference/elements.ts';
import { reasonOf } from './reasonOf.ts';

type Key = ResultKey<ElectronConfigResult>;

/** Names of the shells from the nucleus outward. */
const SHELLS = ['K', 'L', 'M', 'N', 'O', 'P', 'Q', 'R'] as const;

/** How certain a configuration is. */
const BASES = {
  listed: {
    text: 'ground state listed by NIST',
    note: 'In the Atomic Spectra Database, which rests on measured spectra wherever there are any.',
  },
  predicted: { text: 'calculation, not measurement', note: 'No spectrum of the element decides it.' },
  rule: {
    text: 'rule, not measurement',
    note: 'Cations lose the highest n first, anions go on in the filling order; no measured state was looked up.',
  },
} as const;

export default defineCalculator<typeof electronConfig>()({
  formula: 'electron-config',
  fixed: {},
  fields: {
    element: { ...ELEMENT_MENU, label: 'Element' },
    charge: {
      kind: 'number',
      label: 'Charge',
      hint: 'Whole number, e.g. 2 for Fe²⁺ or −1 for Cl⁻. Leave blank for a neutral atom.',
      optional: true,
      placeholder: '0',
    },
  },
  example: { element: 'Fe', charge: '2' },
  errorStyle: 'inline',
  outputs: {
    electrons: count('Electrons', 'The atomic number less the charge.'),
    configuration: notation('In full'),
    shorthand: {
      kind: 'words',
      label: ({ input }) => `Configuration of ${particleOf(input)}`,
      words: shownNotation,
      note: ({ result }) => noteOf(result),
    },
    shells: {
      kind: 'each',
      label: 'Electrons by shell',
      each: count(({ at }) => `Electrons in the ${SHELLS[Number(at)]} shell`),
    },
    unpairedElectrons: count(
      'Unpaired electrons',
      'Hund’s rule: one in each orbital of a subshell before any two share one.',
    ),
    magnetism: {
      kind: 'words',
      label: 'Magnetism of the free particle',
      note: ({ result }) =>
        result.magnetism === 'paramagnetic' ? 'It has unpaired electrons.' : 'Every electron has a partner.',
    },
    subshells: {
      kind: 'rows',
      label: 'Orbital by orbital',
      row: {
        name: { kind: 'words', label: 'Subshell' },
        electrons: count(({ row }) => `Electrons in ${row.name}`),
        capacity: count(({ row }) => `Room for electrons in ${row.name}`),
        unpaired: count(({ row }) => `Unpaired electrons in ${row.name}`),
      },
    },
    neutral: notation('Neutral atom'),
    fillingOrder: notation('Neutral atom by the filling order alone'),
    sameAs: { kind: 'words', label: 'Element whose neutral atom has this configuration' },
    isPredicted: { kind: 'flag', label: 'A prediction' },
    basis: {
      kind: 'words',
      label: 'Basis',
      words: (basis) => BASES[basis].text,
      note: ({ result }) => BASES[result.basis].note,
    },
    byRule: notation('By the rule for ions'),
    isBeyondNobleGas: { kind: 'flag', label: 'More electrons than such an atom takes up' },
  },
  present,
  evidence: 'law',
  sources: ['nistAsd', 'hoffmanLeePershina2006', 'sato2016', 'lawrencium2015', 'laatiaoui2016'],
});

function notation(label: string): WordsOutput<string, unknown> {
  return { kind: 'words', label, words: shownNotation };
}

function noteOf({ sameAs }: ElectronConfigResult): string {
  if (sameAs !== null) return `The configuration of neutral ${ELEMENTS[sameAs].name.toLowerCase()}.`;
  return 'By rising n and then l; a bracket stands for the electrons of that noble gas.';
}

const FACTS = ['electrons', 'unpairedElectrons', 'magnetism', 'configuration', 'basis'] as const;

function present(result: ElectronConfigResult, input: ElectronConfigInput, figure: FigureOf<Key>): Presentation<Key> {
  const particle = particleOf(input);
  const headline = figure('shorthand');
  const { electrons, unpairedElectrons } = result;
  return {
    headline,
    status: `${particle}: ${headline.text}, ${counted(unpairedElectrons, 'unpaired electron', 'unpaired electrons')}.`,
    blocks: [
      ...notices(result, input),
      // A bare nucleus has no configuration, and thus no basis for one.
      { kind: 'facts', figures: FACTS.filter((key) => key !== 'basis' || electrons > 0).map((key) => figure(key)) },
      ...orbitalChart(result),
      ...orbitalTable(result, figure),
      ...shellTable(result, figure),
    ],
    working: workingOf(result, input),
  };
}

function notices(result: ElectronConfigResult, { element, charge }: ElectronConfigInput): readonly NoticeBlock[] {
  const { name } = ELEMENTS[element];
  const { fillingOrder, neutral, shorthand, isPredicted, isBeyondNobleGas, byRule } = result;
  const found: NoticeBlock[] = [];
  if (isBeyondNobleGas)
    found.push({
      kind: 'notice',
      tone: 'caution',
      title: 'More electrons than such an atom takes up',
      text: `${particleOf({ element, charge })} would hold more electrons than the noble gas that ends its period. The electrons are filled in all the same, as an exercise.`,
    });
  if (isPredicted)
    found.push({
      kind: 'notice',
      tone: 'caution',
      title: 'A prediction',
      text: `Too few atoms of ${name.toLowerCase()} have been made to measure its ground state; the configuration is a calculated one.${
        element === 'Lr' ? ' The ionization energy, which has been measured, agrees with it.' : ''
      }`,
    });
  if (byRule !== null)
    found.push({
      kind: 'notice',
      tone: 'neutral',
      title: `${particleOf({ element, charge })} departs from the rule for ions`,
      text: `Taking away the electrons of the highest n first would give ${withSuperscripts(byRule)}. The ground state ${
        isPredicted ? 'by calculation' : 'that NIST lists'
      } is ${withSuperscripts(shorthand)}.`,
    });
  if (fillingOrder !== null)
    found.push({
      kind: 'notice',
      tone: 'neutral',
      title: `${name} departs from the filling order`,
      text: `The order alone gives the neutral atom ${withSuperscripts(fillingOrder)}; ${isPredicted ? 'calculated' : 'measured'} is ${withSuperscripts(neutral)}. ${reasonOf(fillingOrder, neutral)}`,
    });
  return found;
}

/** Returns the occupied orbitals with their electrons; none for a bare nucleus. */
function orbitalChart({ subshells }: ElectronConfigResult): readonly ChartBlock[] {
  if (subshells.length === 0) return [];
  return [
    {
      kind: 'chart',
      chart: {
        type: 'orbitals',
        title: 'Orbital diagram',
        caption: 'One box for each orbital, one arrow for each electron',
        summary: 'One box for each orbital, one arrow for each electron.',
        levels: subshells.map(({ name, electrons, capacity }) => ({ name, electrons, capacity })),
      },
    },
  ];
}

function orbitalTable({ subshells }: ElectronConfigResult, figure: FigureOf<Key>): readonly TableBlock<Key>[] {
  if (subshells.length === 0) return [];
  return [
    {
      kind: 'table',
      title: 'Orbital by orbital',
      note: 'One box an orbital, one arrow an electron. Two arrows in a box have opposite spins.',
      columns: [{ label: 'Subshell' }, { label: 'Orbitals' }, { label: 'Unpaired', numeric: true }],
      rows: subshells.map(({ name, electrons, capacity }, index) => [
        withSuperscripts(`${name}${electrons}`),
        orbitalBoxes(electrons, capacity),
        figure(`subshells.${index}.unpaired`),
      ]),
    },
  ];
}

/**
 * Returns the orbitals of a subshell as boxes of arrows, filled by Hund's rule: '[↑↓] [↑] [↑]'. They do not wrap.
 *
 * @param capacity even: two for each orbital
 */
export function orbitalBoxes(electrons: number, capacity: number): string {
  const orbitals = capacity / 2;
  return Array.from({ length: orbitals }, (_, index) => {
    if (electrons > orbitals + index) return '[↑↓]';
    return electrons > index ? '[↑]' : '[\u00A0]';
  }).join('\u00A0');
}

function shellTable({ shells }: ElectronConfigResult, figure: FigureOf<Key>): readonly TableBlock<Key>[] {
  if (shells.length === 0) return [];
  return [
    {
      kind: 'table',
      title: `Electrons by shell: ${shells.join(', ')}`,
      columns: [{ label: 'Shell' }, { label: 'Electrons', numeric: true }, { label: 'Room for', numeric: true }],
      rows: shells.map((_, index) => [
        `${SHELLS[index]} (n = ${index + 1})`,
        figure(`shells.${index}`),
        String(2 * (index + 1) ** 2),
      ]),
    },
  ];
}

function workingOf(result: ElectronConfigResult, { element, charge }: ElectronConfigInput): readonly WorkingStep[] {
  const { atomicNumber, name } = ELEMENTS[element];
  const { electrons, neutral, subshells, unpairedElectrons } = result;
  const open = subshells.filter(({ unpaired }) => unpaired > 0);
  return [
    {
      label: 'Electrons',
      formula: 'Z − charge',
      substituted: `${atomicNumber} − ${charge < 0 ? `(${charge})` : charge}`,
      value: String(electrons),
    },
    {
      label: 'Neutral atom',
      formula: 'ground state from the table',
      substituted: `${name}, Z = ${atomicNumber}`,
      value: withSuperscripts(neutral),
    },
    ...(charge === 0 ? [] : [ionStep(result, charge)]),
    {
      label: 'Unpaired electrons',
      formula: 'the smaller of electrons and free places, subshell by subshell',
      substituted: open.length === 0 ? 'no subshell is partly filled' : open.map(freePlaces).join('; '),
      value: String(unpairedElectrons),
    },
  ];
}

function ionStep({ shorthand, byRule }: ElectronConfigResult, charge: number): WorkingStep {
  const electrons = counted(Math.abs(charge), 'electron', 'electrons');
  const rule =
    charge > 0 ? 'from the highest n first, and there from the highest l' : 'to the next free place in filling order';
  return {
    label: charge > 0 ? 'Electrons taken away' : 'Electrons added',
    formula: byRule === null ? rule : 'ground state from the table of ions',
    substituted: charge > 0 ? `${electrons} fewer` : `${electrons} more`,
    value: shownNotation(shorthand),
  };
}

function freePlaces({ name, electrons, capacity }: ElectronConfigResult['subshells'][number]): string {
  return `${name}: ${electrons} and ${capacity - electrons}`;
}

/** 'Fe²⁺'. */
function particleOf({ element, charge }: ElectronConfigInput): string {
  return element + raisedCharge(charge);
}

/** An atom that has lost all electrons has no configuration to write. */
function shownNotation(configuration: string): string {
  return configuration === '' ? 'no electrons' : withSuperscripts(configuration);
}

import { count } from '#src/engine/kit/countAndName.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { counted } from '#src/engine/kit/format.ts';
import { withSuperscripts } from '#src/engine/kit/onDemand/scriptDigits.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type {
  ComparisonBlock,
  NoticeBlock,
  Presentation,
  ResultKey,
  TableBlock,
  TwoValues,
  WorkingStep,
} from '#src/engine/kit/presentation.ts';
import { filled } from '#src/engine/kit/ready.ts';
import type atom from '#workers/formulas/atom.ts';
import type { AtomInput, AtomResult } from '#workers/formulas/atom.ts';
import { ATOMS } from '#workers/reference/atoms.ts';

type Key = ResultKey<AtomResult>;

/** Names of the shells from the nucleus outward. */
const SHELLS = ['K', 'L', 'M', 'N', 'O', 'P'] as const;

export default defineCalculator<typeof atom>()({
  formula: 'atom',
  fixed: {},
  fields: {
    element: {
      kind: 'choice',
      label: 'Element',
      look: 'radios',
      options: [
        { value: 'H', label: 'Hydrogen (H)' },
        { value: 'He', label: 'Helium (He)' },
        { value: 'Li', label: 'Lithium (Li)' },
      ],
    },
    massNumber: {
      kind: 'number',
      label: 'Mass number',
      hint: 'Whole, not below the atomic number. Blank counts as 1 for H, 4 for He, 7 for Li.',
      optional: true,
      min: 1,
    },
  },
  example: { element: 'Li', massNumber: '6' },
  needs: { ready: filled('element'), missing: 'Select an element to calculate.' },
  errorStyle: 'inline',
  outputs: {
    atomicNumber: count('Atomic number', 'The protons in the nucleus.'),
    massNumber: count('Mass number', 'Protons and neutrons together.'),
    neutrons: count(
      ({ result, input }) => `Neutrons of ${ATOMS[input.element].name.toLowerCase()}-${result.massNumber}`,
      ({ result }) => `Mass number ${result.massNumber} less atomic number ${result.atomicNumber}.`,
    ),
    electrons: count('Electrons', 'As many as protons: the atom is neutral.'),
    electronConfiguration: { kind: 'words', label: 'Electron configuration', words: withSuperscripts },
    valenceElectrons: count('Valence electrons, Z mod 8'),
    shellConfiguration: {
      kind: 'each',
      label: 'Electrons by shell',
      each: count(({ at }) => `Electrons in the ${SHELLS[Number(at)]} shell`),
    },
    isNatural: { kind: 'flag', label: 'Natural isotope' },
    reference: {
      kind: 'group',
      keys: { valenceElectrons: { ...count('Valence electrons by group'), missing: 'not defined' } },
    },
  },
  present,
  evidence: 'definition',
  sources: ['nistAsd', 'iupacPeriodicTable2022', 'meija2016'],
});

function present(result: AtomResult, input: AtomInput, figure: FigureOf<Key>): Presentation<Key> {
  const { atomicNumber, massNumber, neutrons } = result;
  const disputed = valenceInTwo(result, input, figure);
  const nuclide = `${ATOMS[input.element].name}-${massNumber}`;
  return {
    headline: figure('neutrons'),
    ...(disputed === null ? {} : { second: disputed }),
    status: `${nuclide}: ${counted(atomicNumber, 'proton', 'protons')}, ${neutrons} ${neutrons === 1 ? 'neutron' : 'neutrons'}.${disputed === null ? '' : ` Valence electrons: ${disputed.figure.text} by Z mod 8, ${disputed.accepted.figure.text} by the group, which is the best estimate.`}`,
    blocks: [
      ...notices(result, input),
      {
        kind: 'facts',
        figures: [figure('atomicNumber'), figure('massNumber'), figure('electrons'), figure('electronConfiguration')],
      },
      ...(disputed === null ? [valenceComparison(figure)] : []),
      shellTable(result, figure),
    ],
    working: workingOf(result, input),
  };
}

/** Returns the valence electrons by both rules; null where they agree. */
function valenceInTwo(
  { valenceElectrons, reference }: AtomResult,
  { element }: AtomInput,
  figure: FigureOf<Key>,
): TwoValues<Key> | null {
  if (valenceElectrons === reference.valenceElectrons) return null;
  const { name, group } = ATOMS[element];
  const label = 'Valence electrons';
  return {
    figure: figure('valenceElectrons', { label }),
    accepted: {
      insteadOf: 'Z mod 8',
      method: 'Group of the periodic table',
      figure: figure('reference.valenceElectrons', { label }),
      advice: `Use the group: ${name.toLowerCase()} is in group ${group}. Z mod 8 also counts the two electrons of the full first shell.`,
    },
  };
}

function notices({ isNatural, massNumber }: AtomResult, { element }: AtomInput): readonly NoticeBlock[] {
  if (isNatural) return [];
  const { name, naturalMassNumbers } = ATOMS[element];
  return [
    {
      kind: 'notice',
      tone: 'neutral',
      title: 'Not among the natural isotopes',
      text: `Apart from traces, natural ${name.toLowerCase()} is made of the mass numbers ${naturalMassNumbers.join(' and ')}. An atom of mass number ${massNumber} is radioactive or cannot exist.`,
    },
  ];
}

/** Where both rules agree. */
function valenceComparison(figure: FigureOf<Key>): ComparisonBlock<Key> {
  return {
    kind: 'comparison',
    title: 'Valence electrons by rule',
    methods: ['Z mod 8', 'Group of the periodic table'],
    rows: [{ label: 'Valence electrons', figures: [figure('valenceElectrons'), figure('reference.valenceElectrons')] }],
    why: 'Both rules count the electrons of the outermost shell here. For lithium Z mod 8 also counts the full first shell.',
    sources: ['iupacPeriodicTable2022', 'nistAsd'],
  };
}

function shellTable({ shellConfiguration }: AtomResult, figure: FigureOf<Key>): TableBlock<Key> {
  return {
    kind: 'table',
    title: `Electrons by shell: ${shellConfiguration.join(', ')}`,
    columns: [{ label: 'Shell' }, { label: 'Electrons', numeric: true }, { label: 'Room for', numeric: true }],
    rows: shellConfiguration.map((_, index) => [
      `${SHELLS[index]} (n = ${index + 1})`,
      figure(`shellConfiguration.${index}`),
      String(2 * (index + 1) ** 2),
    ]),
  };
}

function workingOf(result: AtomResult, { element }: AtomInput): readonly WorkingStep[] {
  const { atomicNumber, massNumber, neutrons, valenceElectrons, electronConfiguration, reference } = result;
  return [
    {
      label: 'Neutrons',
      formula: 'N = A − Z',
      substituted: `${massNumber} − ${atomicNumber}`,
      value: String(neutrons),
    },
    {
      label: 'Electron configuration',
      formula: 'fill 1s, 2s, 2p, … in turn: s holds 2 electrons, p 6, d 10',
      substituted: counted(atomicNumber, 'electron', 'electrons'),
      value: withSuperscripts(electronConfiguration),
    },
    {
      label: 'Valence electrons, Z mod 8',
      formula: 'Z mod 8, or 8 where that is 0',
      substituted: `${atomicNumber} mod 8`,
      value: String(valenceElectrons),
    },
    {
      label: 'Valence electrons by group',
      formula: 'the group, less 10 from group 13 on; helium has 2',
      substituted: `group ${ATOMS[element].group}`,
      value: String(reference.valenceElectrons),
    },
  ];
}

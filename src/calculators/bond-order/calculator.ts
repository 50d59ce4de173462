import { namedBars } from '#src/calculators/families/namedBars.ts';
import { count } from '#src/engine/kit/countAndName.ts';
import { defineCalculator } from '#src/engine/kit/defineCalculator.ts';
import { fixed } from '#src/engine/kit/format.ts';
import { raisedCharge, withSubscripts, withSuperscripts } from '#src/engine/kit/onDemand/scriptDigits.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type {
  Block,
  ChartBlock,
  NoticeBlock,
  Presentation,
  ResultKey,
  TableBlock,
} from '#src/engine/kit/presentation.ts';
import { decimals, plain } from '#src/engine/kit/writing.ts';
import type bondOrder from '#workers/formulas/bond-order.ts';
import type {
  BondOrderInput,
  BondOrderResult,
  OrderOfElectrons,
  OrderOfSpecies,
} from '#workers/formulas/bond-order.ts';
import { DIATOMICS, type DiatomicName } from '#workers/reference/diatomics.ts';
import { RESONANCE_HYBRIDS } from '#workers/reference/resonanceHybrids.ts';
import { workingOf } from './working.ts';

type Key = ResultKey<BondOrderResult>;

const SPECIES = Object.keys(DIATOMICS) as readonly DiatomicName[];

export default defineCalculator<typeof bondOrder>()({
  formula: 'bond-order',
  fixed: {},
  fields: {
    mode: {
      kind: 'choice',
      label: 'Bond order of',
      look: 'radios',
      options: [
        { value: 'species', label: 'A diatomic molecule or ion' },
        { value: 'electrons', label: 'My own electron count' },
        { value: 'resonance', label: 'A resonance hybrid' },
      ],
      initial: 'species',
    },
    species: {
      kind: 'choice',
      label: 'Species',
      look: 'menu',
      options: SPECIES.map((value) => ({ value, label: speciesText(value) })),
      visibleWhen: ({ mode }) => mode === 'species',
    },
    bondingElectrons: {
      kind: 'number',
      label: 'Bonding electrons',
      isExact: true,
      min: 0,
      visibleWhen: ({ mode }) => mode === 'electrons',
    },
    antibondingElectrons: {
      kind: 'number',
      label: 'Antibonding electrons',
      hint: 'Those in orbitals with an asterisk.',
      min: 0,
      visibleWhen: ({ mode }) => mode === 'electrons',
    },
    bonds: {
      kind: 'number',
      label: 'Bonds in one structure',
      hint: 'Double bonds count twice, triple bonds three times.',
      min: 1,
      visibleWhen: ({ mode }) => mode === 'resonance',
    },
    positions: {
      kind: 'number',
      label: 'Positions',
      hint: 'Pairs of atoms over which the bonds are spread.',
      min: 1,
      visibleWhen: ({ mode }) => mode === 'resonance',
    },
  },
  example: { mode: 'species', species: 'O2', bondingElectrons: '', antibondingElectrons: '', bonds: '', positions: '' },
  errorStyle: 'inline',
  outputs: {
    mode: { kind: 'words', label: 'Bond order of' },
    bondOrder: {
      kind: 'number',
      label: ({ input: { species } }) => `Bond order${species === undefined ? '' : ` of ${speciesText(species)}`}`,
      written: decimals(2),
      note: ({ result }) => noteOf(result),
    },
    bondingElectrons: count('Bonding electrons'),
    antibondingElectrons: count('Antibonding electrons'),
    stable: { kind: 'flag', label: 'Bond expected', note: 'Where the bond order is above 0.' },
    valenceElectrons: count('Valence electrons'),
    configuration: {
      kind: 'words',
      label: 'Configuration',
      words: withSuperscripts,
      note: 'Valence orbitals, the lowest energy first.',
    },
    orbitals: {
      kind: 'rows',
      label: 'Orbitals from the lowest energy on',
      row: {
        name: { kind: 'words', label: 'Orbital' },
        kind: { kind: 'words', label: ({ row }) => `Kind of ${row.name}` },
        electrons: count(({ row }) => `Electrons in ${row.name}`),
        capacity: count(({ row }) => `Room for electrons in ${row.name}`),
      },
    },
    unpairedElectrons: count('Unpaired electrons'),
    magnetism: {
      kind: 'words',
      label: 'Magnetism',
      note: ({ result }) =>
        result.mode === 'species' && result.magnetism === 'paramagnetic'
          ? 'Unpaired electrons are drawn into a magnetic field.'
          : 'All electrons are paired.',
    },
    bondLength: {
      kind: 'number',
      label: 'Bond length, measured',
      unit: 'pm',
      written: plain,
      missingNote: 'Not tabulated here.',
    },
    against: { kind: 'inner', label: 'Species whose measured bond lengths say the opposite' },
    bonds: count('Bonds in one structure'),
    positions: count('Positions'),
  },
  present,
  evidence: 'law',
  sources: ['mulliken1966', 'pauling1960', 'huberHerzberg1979'],
});

function noteOf(result: BondOrderResult): string {
  if (result.mode === 'resonance') return 'For each of the positions.';
  if (result.stable) return 'Above 0: a bond holds the atoms together.';
  return result.bondOrder === 0
    ? 'Bonding and antibonding electrons cancel: no bond.'
    : 'More antibonding than bonding electrons: no bond.';
}

function present(result: BondOrderResult, { species }: BondOrderInput, figure: FigureOf<Key>): Presentation<Key> {
  const headline = figure('bondOrder');
  return {
    headline,
    status: `${headline.label}: ${headline.text}.`,
    blocks: blocksOf(result, species, figure),
    working: workingOf(result, headline.text),
  };
}

const ELECTRONS = ['bondingElectrons', 'antibondingElectrons', 'stable'] as const;
const OF_SPECIES = [
  'valenceElectrons',
  ...ELECTRONS,
  'configuration',
  'unpairedElectrons',
  'magnetism',
  'bondLength',
] as const;

function blocksOf(
  result: BondOrderResult,
  species: DiatomicName | undefined,
  figure: FigureOf<Key>,
): readonly Block<Key>[] {
  switch (result.mode) {
    case 'electrons':
      return [{ kind: 'facts', figures: ELECTRONS.map((key) => figure(key)) }, electronChart(result)];
    case 'resonance':
      return [{ kind: 'facts', figures: [figure('bonds'), figure('positions')] }, hybridTable()];
    case 'species':
      return [
        ...notices(species),
        ...contraryLengths(result, species),
        { kind: 'facts', figures: OF_SPECIES.map((key) => figure(key)) },
        orbitalChart(result),
        orbitalTable(result, figure),
      ];
  }
}

function electronChart({ bondingElectrons, antibondingElectrons }: OrderOfElectrons): ChartBlock {
  return namedBars({
    title: 'Bonding and antibonding electrons',
    summary: 'The bond order is half the difference.',
    of: 'Orbitals',
    y: { label: 'Electrons' },
    names: ['Bonding', 'Antibonding'],
    series: [{ name: 'Electrons', values: [bondingElectrons, antibondingElectrons] }],
  });
}

function hybridTable(): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Well-known hybrids',
    columns: [
      { label: 'Species' },
      { label: 'Bond' },
      { label: 'Bonds', numeric: true },
      { label: 'Positions', numeric: true },
      { label: 'Bond order', numeric: true },
    ],
    rows: RESONANCE_HYBRIDS.map(({ formula, charge, bond, bonds, positions }) => [
      withSubscripts(formula) + raisedCharge(charge),
      bond,
      String(bonds),
      String(positions),
      fixed(bonds / positions, 2),
    ]),
  };
}

function notices(species: DiatomicName | undefined): readonly NoticeBlock[] {
  if (species !== 'BN') return [];
  return [
    {
      kind: 'notice',
      tone: 'caution',
      title: 'Experiment disagrees on the spin',
      text: 'Simple filling pairs all electrons, but the ground state of BN has two unpaired ones. The bond order is not affected.',
    },
  ];
}

function contraryLengths(
  { bondOrder, bondLength, against }: OrderOfSpecies,
  species: DiatomicName | undefined,
): readonly NoticeBlock[] {
  if (species === undefined) return [];
  return against.map((other) => {
    const [measured, others] = [`${bondLength} pm`, `${other.bondLength} pm`];
    const [higher, lower] = other.bondOrder > bondOrder ? ['higher', 'shorter'] : ['lower', 'longer'];
    return {
      kind: 'notice',
      tone: 'neutral',
      title: 'Measured bond lengths say the opposite',
      text: `The bond order of ${speciesText(other.species)} is ${higher}, ${fixed(other.bondOrder, 2)}, yet the bond of ${speciesText(species)} is the ${lower} one: ${measured} against ${others} (Huber and Herzberg, 1979). The count takes the electron by which they differ as half a bond; it cannot tell how strongly that electron binds.`,
    };
  });
}

function orbitalChart({ orbitals }: OrderOfSpecies): ChartBlock {
  return {
    kind: 'chart',
    chart: {
      type: 'orbitals',
      title: 'Molecular orbital diagram',
      caption: 'Energy rises from bottom to top',
      summary: 'Energy rises from bottom to top. Each arrow is an electron; antibonding orbitals have an asterisk.',
      levels: orbitals.map(({ name, electrons, capacity }) => ({ name, electrons, capacity })),
    },
  };
}

function orbitalTable({ orbitals }: OrderOfSpecies, figure: FigureOf<Key>): TableBlock<Key> {
  return {
    kind: 'table',
    title: 'Orbitals from the lowest energy on',
    columns: [
      { label: 'Orbital' },
      { label: 'Kind' },
      { label: 'Electrons', numeric: true },
      { label: 'Room for', numeric: true },
    ],
    rows: orbitals.map(({ name, kind, capacity }, index) => [
      name,
      kind,
      figure(`orbitals.${index}.electrons`),
      String(capacity),
    ]),
  };
}

/** 'O₂²⁻'. */
function speciesText(species: DiatomicName): string {
  const [formula = ''] = /^[A-Za-z]+\d?/.exec(species) ?? [];
  return withSubscripts(formula) + raisedCharge(DIATOMICS[species].charge);
}

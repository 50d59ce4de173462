/**
 * Bond order: of two atoms from electrons in molecular orbitals, counted or looked up, and of a resonance hybrid.
 *
 *   orbitals: (bonding − antibonding electrons) ÷ 2, a bond exists above 0;  resonance: bonds ÷ positions
 *   first row: σ1s σ*1s;  second row: σ2s σ*2s, then π2p σ2p (up to 15 electrons in the neutral molecule) or σ2p π2p,
 *   then π*2p σ*2p;  a σ orbital takes 2 electrons, the pair of π orbitals 4
 *
 * Sources: `mulliken1966` (orbitals), `pauling1960` (resonance). The order of π2p and σ2p changes the configuration, never the
 * bond order. Closed shells below the valence shell cancel and are left out. Simple filling gives BN no unpaired electron, where
 * experiment finds two.
 *
 * Refuses blank numbers, then electrons that are not whole or are negative; a species that is not chosen; bonds and positions
 * that are not above 0, then not whole, then fewer bonds than positions.
 */
import type { Candidate, Formula, Verdict } from '../contract.ts';
import { valenceElectronsByGroup } from '../lib/chemistry/electronShells.ts';
import { isMissing, NOT_POSITIVE, REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { DIATOMICS, type Diatomic, type DiatomicName } from '../reference/diatomics.ts';
import { ELEMENTS } from '../reference/elements.ts';

export interface BondOrderInput {
  readonly mode: 'species' | 'electrons' | 'resonance';
  /** Only for `species`. */
  readonly species?: DiatomicName;
  /** Only for `electrons`: whole, 0 or more. */
  readonly bondingElectrons?: number;
  readonly antibondingElectrons?: number;
  /** Only for `resonance`: bonds of one structure, whole, at least as many as positions. */
  readonly bonds?: number;
  /** Only for `resonance`: whole, 1 or more. */
  readonly positions?: number;
}

/** Of two atoms, by their electrons alone. */
export interface OrderOfElectrons {
  readonly mode: 'electrons';
  /** Negative where antibonding electrons prevail. */
  readonly bondOrder: number;
  readonly bondingElectrons: number;
  readonly antibondingElectrons: number;
  /** Whether the bond order is above 0. */
  readonly stable: boolean;
}

/** A molecular orbital, or a pair of π orbitals, with its electrons. */
interface FilledOrbital {
  /** 'π*2p'. */
  readonly name: string;
  readonly kind: 'bonding' | 'antibonding';
  readonly electrons: number;
  /** Capacity in electrons: 2, or 4 for a pair. */
  readonly capacity: number;
}

/** Of a molecule or ion of two atoms. */
export interface OrderOfSpecies extends Omit<OrderOfElectrons, 'mode'> {
  readonly mode: 'species';
  readonly valenceElectrons: number;
  /** 'σ2s2 σ*2s2 π2p4 σ2p2', from the lowest energy on. */
  readonly configuration: string;
  readonly orbitals: readonly FilledOrbital[];
  readonly unpairedElectrons: number;
  readonly magnetism: 'paramagnetic' | 'diamagnetic';
  /** pm, as measured; null where not known here. */
  readonly bondLength: number | null;
  /** Species of the same atoms, of higher order with a longer measured bond, or of lower order with a shorter one. */
  readonly against: readonly {
    readonly species: DiatomicName;
    readonly bondOrder: number;
    /** pm. */
    readonly bondLength: number;
  }[];
}

/** Of a resonance hybrid. */
interface OrderOfHybrid {
  readonly mode: 'resonance';
  readonly bondOrder: number;
  readonly bonds: number;
  readonly positions: number;
}

export type BondOrderResult = OrderOfElectrons | OrderOfSpecies | OrderOfHybrid;

declare module '../contract.ts' {
  interface FormulaTypes {
    'bond-order': FormulaType<BondOrderInput, BondOrderResult>;
  }
}

export default {
  id: 'bond-order',

  validate(candidate) {
    switch (candidate.mode) {
      case 'electrons':
        return checkedElectrons(candidate);
      case 'resonance':
        return checkedHybrid(candidate);
      default:
        return isDiatomic(candidate.species)
          ? accept({ mode: 'species', species: candidate.species })
          : refuse('Please select a species', 'species');
    }
  },

  compute(input): BondOrderResult {
    const { mode, species, bondingElectrons = 0, antibondingElectrons = 0, bonds = 1, positions = 1 } = input;
    if (mode === 'resonance') return { mode, bondOrder: bonds / positions, bonds, positions };
    if (mode === 'electrons') return { mode, ...ofElectrons(bondingElectrons, antibondingElectrons) };
    if (species === undefined) throw new Error('A validated input names its species');
    return { ...ofSpecies(DIATOMICS[species]), against: against(species) };
  },
} satisfies Formula<'bond-order'>;

function checkedElectrons(candidate: Candidate<BondOrderInput>): Verdict<BondOrderInput> {
  const { bondingElectrons, antibondingElectrons } = candidate;
  if (isMissing(bondingElectrons)) return refuse(REQUIRED, 'bondingElectrons');
  if (isMissing(antibondingElectrons)) return refuse(REQUIRED, 'antibondingElectrons');
  const electrons = { bondingElectrons, antibondingElectrons };
  const [wrong] = Object.entries(electrons).find(([, count]) => !(Number.isSafeInteger(count) && count >= 0)) ?? [];
  return wrong === undefined
    ? accept({ mode: 'electrons', ...electrons })
    : refuse('Please enter whole electron numbers that are not negative', wrong);
}

function checkedHybrid({ bonds, positions }: Candidate<BondOrderInput>): Verdict<BondOrderInput> {
  if (isMissing(bonds)) return refuse(REQUIRED, 'bonds');
  if (isMissing(positions)) return refuse(REQUIRED, 'positions');
  const counts = { bonds, positions };
  const [notAbove] = Object.entries(counts).find(([, count]) => count <= 0) ?? [];
  if (notAbove !== undefined) return refuse(NOT_POSITIVE, notAbove);
  const [broken] = Object.entries(counts).find(([, count]) => !Number.isSafeInteger(count)) ?? [];
  if (broken !== undefined) return refuse('Please enter whole numbers of bonds and positions', broken);
  if (bonds < positions) return refuse('Please enter at least one bond for each position', 'bonds');
  return accept({ mode: 'resonance', bonds, positions });
}

function isDiatomic(species: string): species is DiatomicName {
  return Object.hasOwn(DIATOMICS, species);
}

function ofElectrons(bondingElectrons: number, antibondingElectrons: number): Omit<OrderOfElectrons, 'mode'> {
  const bondOrder = (bondingElectrons - antibondingElectrons) / 2;
  return { bondOrder, bondingElectrons, antibondingElectrons, stable: bondOrder > 0 };
}

function ofSpecies({ atoms, charge, bondLength }: Diatomic): Omit<OrderOfSpecies, 'against'> {
  const elements = atoms.map((symbol) => ELEMENTS[symbol]);
  const neutralElectrons = elements.reduce((sum, { atomicNumber }) => sum + atomicNumber, 0);
  const valenceElectrons = elements.reduce((sum, element) => sum + (valenceElectronsByGroup(element) ?? 0), -charge);
  const orbitals = fillOrbitals(valenceElectrons, neutralElectrons);
  const unpaired = unpairedElectrons(orbitals);
  return {
    mode: 'species',
    ...ofElectrons(electronsOf(orbitals, 'bonding'), electronsOf(orbitals, 'antibonding')),
    valenceElectrons,
    configuration: orbitalText(orbitals),
    orbitals,
    unpairedElectrons: unpaired,
    magnetism: unpaired > 0 ? 'paramagnetic' : 'diamagnetic',
    bondLength,
  };
}

/** Returns the species whose measured lengths contradict the bond orders: higher-order bonds are usually shorter. */
function against(species: DiatomicName): OrderOfSpecies['against'] {
  const { atoms, bondLength }: Diatomic = DIATOMICS[species];
  const { bondOrder } = ofSpecies(DIATOMICS[species]);
  return (Object.entries(DIATOMICS) as [DiatomicName, Diatomic][]).flatMap(([name, other]) => {
    if (bondLength === null || other.bondLength === null || other.atoms.join() !== atoms.join()) return [];
    const order = ofSpecies(other).bondOrder;
    const isContrary = (order - bondOrder) * (other.bondLength - bondLength) > 0;
    return isContrary ? [{ species: name, bondOrder: order, bondLength: other.bondLength }] : [];
  });
}

/** Orbitals from the lowest energy on: of the first row, and of the second with π2p or σ2p first. */
const FIRST_ROW = ['σ1s', 'σ*1s'] as const;
const PI_FIRST = ['σ2s', 'σ*2s', 'π2p', 'σ2p', 'π*2p', 'σ*2p'] as const;
const SIGMA_FIRST = ['σ2s', 'σ*2s', 'σ2p', 'π2p', 'π*2p', 'σ*2p'] as const;
/** s and p orbitals mix up to N₂ and NO, which lifts σ2p above π2p. */
const MOST_ELECTRONS_MIXED = 15;

/**
 * The occupied orbitals from the lowest energy on.
 *
 * @param valenceElectrons 0 to 4 in the first row, 0 to 16 in the second
 * @param neutralElectrons all electrons of the uncharged molecule; 4 or fewer: both atoms are of the first row
 */
export function fillOrbitals(valenceElectrons: number, neutralElectrons: number): readonly FilledOrbital[] {
  const names: readonly string[] =
    neutralElectrons <= 4 ? FIRST_ROW : neutralElectrons <= MOST_ELECTRONS_MIXED ? PI_FIRST : SIGMA_FIRST;
  const filled: FilledOrbital[] = [];
  let left = valenceElectrons;
  for (const name of names) {
    if (left === 0) return filled;
    const capacity = name.startsWith('π') ? 4 : 2;
    const electrons = Math.min(left, capacity);
    filled.push({ name, kind: name.includes('*') ? 'antibonding' : 'bonding', electrons, capacity });
    left -= electrons;
  }
  if (left > 0) throw new Error('The valence orbitals of two atoms are full');
  return filled;
}

/** Electrons in all orbitals of a kind. */
export function electronsOf(orbitals: readonly FilledOrbital[], kind: FilledOrbital['kind']): number {
  return orbitals.reduce((sum, orbital) => (orbital.kind === kind ? sum + orbital.electrons : sum), 0);
}

/** Unpaired electrons by Hund's rule: the orbitals of a pair get one electron each before either gets two. */
export function unpairedElectrons(orbitals: readonly FilledOrbital[]): number {
  return orbitals.reduce((sum, { electrons, capacity }) => sum + Math.min(electrons, capacity - electrons), 0);
}

/** The configuration, such as 'σ2s2 σ*2s2 π2p4'. */
export function orbitalText(orbitals: readonly FilledOrbital[]): string {
  return orbitals.map(({ name, electrons }) => `${name}${electrons}`).join(' ');
}

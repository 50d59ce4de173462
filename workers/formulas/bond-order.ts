/**
 * Bond order: of two atoms from electrons in molecular orbitals, counted or looked up, and of a resonance hybrid.
 *
 *   orbitals: (bonding − antibonding electrons) ÷ 2, a bond exists above 0;  resonance: bonds ÷ positions
 *
 * Sources: `mulliken1966` (orbitals), `pauling1960` (resonance); `lib/molecularOrbitals`. Simple filling gives BN no unpaired
 * electron, where experiment finds two.
 *
 * Refuses blank numbers, then electrons that are not whole or are negative; a species that is not chosen; bonds and positions
 * that are not above 0, then not whole, then fewer bonds than positions.
 */
import type { Candidate, Formula, Verdict } from '../contract.ts';
import { valenceElectronsByGroup } from '../lib/chemistry/electronShells.ts';
import {
  bondOrderOf,
  electronsOf,
  type FilledOrbital,
  fillOrbitals,
  orbitalText,
  unpairedElectrons,
} from '../lib/chemistry/molecularOrbitals.ts';
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

export interface OrderOfElectrons {
  readonly mode: 'electrons';
  readonly bondOrder: number;
  readonly bondingElectrons: number;
  readonly antibondingElectrons: number;
  /** Whether the bond order is above 0. */
  readonly stable: boolean;
}

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

export interface OrderOfHybrid {
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
  const bondOrder = bondOrderOf(bondingElectrons, antibondingElectrons);
  return { bondOrder, bondingElectrons, antibondingElectrons, stable: bondOrder > 0 };
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

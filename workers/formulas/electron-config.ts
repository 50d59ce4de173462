/**
 * The electron configuration of an atom or of a monatomic ion in its ground state.
 *
 *   electrons = Z − charge
 *
 * Source: `nistAsd` for neutral atoms and positive ions; mendelevium and lawrencium on predicted (`hoffmanLeePershina2006`,
 * `sato2016`). Other ions and unpaired electrons: the rules in `lib/groundState`.
 *
 * Refuses a missing element, then a symbol that is not an element, then a charge that is not whole, then one above the
 * atomic number, then one so negative that the filling order ends.
 */
import type { Formula } from '../contract.ts';
import {
  capacityOf,
  configurationText,
  MOST_ELECTRONS,
  type Subshell,
  shellCounts,
} from '../lib/chemistry/electronShells.ts';
import { isElement } from '../lib/chemistry/elementShares.ts';
import {
  basisOf,
  electronsIn,
  exceedsNextNobleGas,
  type GroundStateBasis,
  groundState,
  ionState,
  orderedState,
  shortConfiguration,
  stateByRule,
  unpairedIn,
} from '../lib/chemistry/groundState.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { FILLING_EXCEPTIONS, PREDICTED, type SubshellName } from '../reference/electronConfigurations.ts';
import { ELEMENTS, type ElementSymbol } from '../reference/elements.ts';

export interface ElectronConfigInput {
  readonly element: ElementSymbol;
  /** In elementary charges, whole: 2 for Fe²⁺, at most the atomic number. Left blank: 0. */
  readonly charge: number;
}

export interface ElectronConfigResult {
  readonly electrons: number;
  /** '1s2 2s2 2p2', by rising n and then l; empty without electrons. */
  readonly configuration: string;
  /** '[He] 2s2 2p2'. */
  readonly shorthand: string;
  /** Electrons of each shell from K outwards. */
  readonly shells: readonly number[];
  /** By Hund's rule, subshell by subshell. */
  readonly unpairedElectrons: number;
  readonly magnetism: 'paramagnetic' | 'diamagnetic';
  /** In the order of `configuration`. */
  readonly subshells: readonly OccupiedSubshell[];
  /** The neutral atom, in short notation. */
  readonly neutral: string;
  /** What the filling order alone gives the neutral atom, in short notation; null where it is right. */
  readonly fillingOrder: string | null;
  /** The other element whose neutral atom has this configuration; null where none has. */
  readonly sameAs: ElementSymbol | null;
  /** The ground state of the neutral atom has not been measured. */
  readonly isPredicted: boolean;
  /** What the configuration rests on. */
  readonly basis: GroundStateBasis;
  /** What the rule for ions would give, in short notation; null where it is right. */
  readonly byRule: string | null;
  /** A negative ion with more electrons than the next noble gas. */
  readonly isBeyondNobleGas: boolean;
}

export interface OccupiedSubshell {
  readonly name: SubshellName;
  readonly electrons: number;
  readonly capacity: number;
  readonly unpaired: number;
}

declare module '../contract.ts' {
  interface FormulaTypes {
    'electron-config': FormulaType<ElectronConfigInput, ElectronConfigResult>;
  }
}

export default {
  id: 'electron-config',

  validate({ element, charge: chargeOrBlank }) {
    if (element === '') return refuse('Please select an element', 'element');
    if (!isElement(element)) return refuse(`Unknown element: ${element}`, 'element');
    const charge = chargeOrBlank ?? 0;
    if (!Number.isInteger(charge)) return refuse('Please enter a whole charge', 'charge');
    const electrons = ELEMENTS[element].atomicNumber - charge;
    if (electrons < 0) return refuse('Charge exceeds the number of electrons', 'charge');
    if (electrons > MOST_ELECTRONS) return refuse(`The filling order ends at ${MOST_ELECTRONS} electrons`, 'charge');
    return accept({ element, charge });
  },

  compute({ element, charge }): ElectronConfigResult {
    const { atomicNumber } = ELEMENTS[element];
    const neutral = groundState(element);
    const state = ionState(element, charge);
    const ruled = stateByRule(element, charge);
    const subshells = state.map((part) => ({
      name: part.name,
      electrons: part.electrons,
      capacity: capacityOf(part.name),
      unpaired: unpairedIn(part),
    }));
    const configuration = configurationText(state);
    const unpairedElectrons = subshells.reduce((sum, { unpaired }) => sum + unpaired, 0);
    return {
      electrons: electronsIn(state),
      configuration,
      shorthand: shortConfiguration(state),
      shells: shellCounts(state),
      unpairedElectrons,
      magnetism: unpairedElectrons > 0 ? 'paramagnetic' : 'diamagnetic',
      subshells,
      neutral: shortConfiguration(neutral),
      fillingOrder: element in FILLING_EXCEPTIONS ? shortConfiguration(orderedState(atomicNumber)) : null,
      sameAs: charge === 0 ? null : elementWith(state),
      isPredicted: PREDICTED.includes(element),
      basis: basisOf(element, charge),
      byRule: configurationText(ruled) === configuration ? null : shortConfiguration(ruled),
      isBeyondNobleGas: charge < 0 && exceedsNextNobleGas(element, charge),
    };
  },
} satisfies Formula<'electron-config'>;

function elementWith(state: readonly Subshell[]): ElementSymbol | null {
  const symbol = (Object.keys(ELEMENTS) as ElementSymbol[])[electronsIn(state) - 1];
  if (symbol === undefined) return null;
  return configurationText(groundState(symbol)) === configurationText(state) ? symbol : null;
}

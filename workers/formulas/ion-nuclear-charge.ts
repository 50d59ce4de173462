/**
 * The effective nuclear charge that the electrons of an ion feel, by Slater's rules, beside that in the neutral atom.
 *
 *   Z_eff = Z − S                                    elementary charges
 *
 * Sources: `slater1930`; ground states of ions `nistAsd`, and the rule of `lib/groundState` where none is listed. Refuses a missing element, a charge
 * that is not whole or that no atom has, a nucleus without electrons, and a subshell in which the ion has no electron.
 */
import type { Formula } from '../contract.ts';
import { MOST_ELECTRONS } from '../lib/chemistry/electronShells.ts';
import { isElement } from '../lib/chemistry/elementShares.ts';
import {
  basisOf,
  electronsIn,
  exceedsNextNobleGas,
  type GroundStateBasis,
  groundState,
  ionState,
  shortConfiguration,
} from '../lib/chemistry/groundState.ts';
import {
  effectiveCharge,
  type GroupScreening,
  slaterScreening,
  totalScreening,
} from '../lib/chemistry/slaterScreening.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import type { SubshellName } from '../reference/electronConfigurations.ts';
import { ELEMENTS, type ElementSymbol } from '../reference/elements.ts';

export interface IonNuclearChargeInput {
  readonly element: ElementSymbol;
  /** Elementary charges, whole; blank counts as 0. */
  readonly charge: number;
  /** One that holds an electron of the ion. Left blank: the highest n, and of that the highest l. */
  readonly orbital?: SubshellName;
}

export interface IonNuclearChargeResult {
  readonly orbital: SubshellName;
  readonly electrons: number;
  /** '[Ar] 3d6'. */
  readonly shorthand: string;
  readonly basis: GroundStateBasis;
  /** A negative ion with more electrons than the next noble gas. */
  readonly isBeyondNobleGas: boolean;
  /** S. */
  readonly screening: number;
  /** Z − S. */
  readonly effectiveCharge: number;
  /** Z − S for the same subshell of the neutral atom; null where that holds no electron. */
  readonly neutralCharge: number | null;
  /** What the ion's charge changes; null as above. */
  readonly difference: number | null;
  /** From the nucleus outward; the group of the electron itself is the last. */
  readonly groups: readonly GroupScreening[];
  /** Every subshell that holds electrons of the ion, by rising n and then l. */
  readonly subshells: readonly {
    readonly name: SubshellName;
    readonly electrons: number;
    readonly effectiveCharge: number;
    readonly neutralCharge: number | null;
  }[];
}

declare module '../contract.ts' {
  interface FormulaTypes {
    'ion-nuclear-charge': FormulaType<IonNuclearChargeInput, IonNuclearChargeResult>;
  }
}

export default {
  id: 'ion-nuclear-charge',

  validate({ element, charge: chargeOrBlank, orbital }) {
    if (element === '' || !isElement(element)) return refuse('Please select an element', 'element');
    const charge = chargeOrBlank ?? 0;
    if (!Number.isInteger(charge)) return refuse('Please enter a whole charge', 'charge');
    const electrons = ELEMENTS[element].atomicNumber - charge;
    if (electrons < 0) return refuse('Charge exceeds the number of electrons', 'charge');
    if (electrons === 0) return refuse('A bare nucleus has no electron to feel its charge', 'charge');
    if (electrons > MOST_ELECTRONS) return refuse(`The filling order ends at ${MOST_ELECTRONS} electrons`, 'charge');
    if (orbital === undefined || orbital === '') return accept({ element, charge });
    if (ionState(element, charge).every(({ name }) => name !== orbital))
      return refuse('The ion has no electron in this orbital', 'orbital');
    return accept({ element, charge, orbital });
  },

  compute({ element, charge, orbital: chosen }): IonNuclearChargeResult {
    const { atomicNumber } = ELEMENTS[element];
    const [state, neutral] = [ionState(element, charge), groundState(element)];
    const orbital = chosen ?? state.at(-1)?.name;
    if (orbital === undefined) throw new Error('A validated ion has an electron');
    const neutralCharge = (wanted: SubshellName) =>
      neutral.some(({ name }) => name === wanted)
        ? effectiveCharge(atomicNumber, slaterScreening(neutral, wanted))
        : null;
    const groups = slaterScreening(state, orbital);
    const felt = effectiveCharge(atomicNumber, groups);
    const before = neutralCharge(orbital);
    return {
      orbital,
      electrons: electronsIn(state),
      shorthand: shortConfiguration(state),
      basis: basisOf(element, charge),
      isBeyondNobleGas: exceedsNextNobleGas(element, charge),
      screening: totalScreening(groups),
      effectiveCharge: felt,
      neutralCharge: before,
      difference: before === null ? null : felt - before,
      groups,
      subshells: state.map(({ name, electrons }) => ({
        name,
        electrons,
        effectiveCharge: effectiveCharge(atomicNumber, slaterScreening(state, name)),
        neutralCharge: neutralCharge(name),
      })),
    };
  },
} satisfies Formula<'ion-nuclear-charge'>;

/**
 * The effective nuclear charge that an electron of a neutral atom feels, in elementary charges.
 *
 *   Z_eff = Z − S
 *
 * Source: `slater1930`, the rules in `lib/slaterScreening`, on the ground states of `lib/groundState`. Beside it the value
 * from self-consistent-field wave functions, tabulated for elements 1 to 86 (`clementiRaimondi1963`,
 * `clementiRaimondiReinhardt1967`): Slater's rules lie far below it for d and f electrons.
 *
 * Refuses a missing element, then a symbol that is not an element, then a subshell in which the atom has no electron.
 */
import type { Formula, Verdict } from '../contract.ts';
import { isElement } from '../lib/chemistry/elementShares.ts';
import { groundState } from '../lib/chemistry/groundState.ts';
import {
  effectiveCharge,
  type GroupScreening,
  slaterScreening,
  totalScreening,
} from '../lib/chemistry/slaterScreening.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { CLEMENTI_EFFECTIVE_CHARGES } from '../reference/clementiEffectiveCharges.ts';
import type { SubshellName } from '../reference/electronConfigurations.ts';
import { ELEMENTS, type ElementSymbol } from '../reference/elements.ts';

export interface NuclearChargeInput {
  readonly element: ElementSymbol;
  /** One that holds an electron of the atom. Left blank: the highest n, and of that the highest l. */
  readonly orbital?: SubshellName;
}

export interface NuclearChargeResult {
  readonly orbital: SubshellName;
  /** S by Slater's rules. */
  readonly screening: number;
  /** Z − S by Slater's rules. */
  readonly effectiveCharge: number;
  /** Z_eff by Clementi and Raimondi; null where they have none. */
  readonly clementi: number | null;
  /** Slater's Z_eff less theirs; null without theirs. */
  readonly difference: number | null;
  /** The contributions to S, from the nucleus outward; the group of the electron itself is the last. */
  readonly groups: readonly GroupScreening[];
  /** Every subshell that holds electrons, by rising n and then l. */
  readonly subshells: readonly SubshellCharge[];
}

export interface SubshellCharge {
  readonly name: SubshellName;
  readonly electrons: number;
  readonly effectiveCharge: number;
  readonly clementi: number | null;
}

declare module '../contract.ts' {
  interface FormulaTypes {
    'nuclear-charge': FormulaType<NuclearChargeInput, NuclearChargeResult>;
  }
}

export default {
  id: 'nuclear-charge',

  validate({ element, orbital }): Verdict<NuclearChargeInput> {
    if (element === '') return refuse('Please select an element', 'element');
    if (!isElement(element)) return refuse(`Unknown element: ${element}`, 'element');
    if (orbital === undefined || orbital === '') return accept({ element });
    if (groundState(element).every(({ name }) => name !== orbital))
      return refuse('No electron in this orbital', 'orbital');
    return accept({ element, orbital });
  },

  compute({ element, orbital: chosen }): NuclearChargeResult {
    const state = groundState(element);
    const orbital = chosen ?? state.at(-1)?.name;
    if (orbital === undefined) throw new Error('Every atom has an electron');
    const { atomicNumber } = ELEMENTS[element];
    const tabulated = CLEMENTI_EFFECTIVE_CHARGES[element] ?? {};
    const chargeFelt = (name: SubshellName) => effectiveCharge(atomicNumber, slaterScreening(state, name));
    const groups = slaterScreening(state, orbital);
    const felt = chargeFelt(orbital);
    const clementi = tabulated[orbital] ?? null;
    return {
      orbital,
      screening: totalScreening(groups),
      effectiveCharge: felt,
      clementi,
      difference: clementi === null ? null : felt - clementi,
      groups,
      subshells: state.map(({ name, electrons }) => ({
        name,
        electrons,
        effectiveCharge: chargeFelt(name),
        clementi: tabulated[name] ?? null,
      })),
    };
  },
} satisfies Formula<'nuclear-charge'>;

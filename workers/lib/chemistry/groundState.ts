/**
 * Ground states of atoms and of their ions.
 *
 * Atoms: the filling order, and the exceptions of `nistAsd`. Positive ions lose the electrons of the highest n first, and
 * of those the highest l, as long as any are outside the noble-gas core; then those of the core in the same way.
 * Negative ions continue in the filling order. The rule for ions holds for the common ions of chemistry; free ions that
 * depart from it are looked up.
 */
import {
  FILLING_EXCEPTIONS,
  FILLING_ORDER,
  HIGHEST_COMPARED_CHARGE,
  ION_EXCEPTIONS,
  NOBLE_GASES,
  PREDICTED,
  SUBSHELL_CAPACITIES,
  type SubshellName,
} from '../../reference/electronConfigurations.ts';
import { ELEMENTS, type ElementSymbol } from '../../reference/elements.ts';
import { capacityOf, configurationText, fillSubshells, kindOf, type Subshell, subshell } from './electronShells.ts';

/**
 * Basis of a ground state: `listed` by NIST from spectra, `predicted` by calculation because the element has no
 * measured spectrum, or the `rule` alone.
 */
export type GroundStateBasis = 'listed' | 'predicted' | 'rule';

const KINDS = Object.keys(SUBSHELL_CAPACITIES);

/** The occupied subshells of the neutral atom, by rising n and then l. */
export function groundState(element: ElementSymbol): readonly Subshell[] {
  const { atomicNumber } = ELEMENTS[element];
  const outside = FILLING_EXCEPTIONS[element];
  return outside === undefined ? orderedState(atomicNumber) : withCore(atomicNumber, outside);
}

/** The subshells by the filling order alone, by rising n and then l. @param electrons 0 to 120 */
export function orderedState(electrons: number): readonly Subshell[] {
  return byShell(fillSubshells(electrons));
}

/**
 * The occupied subshells of the ion in its ground state, by rising n and then l.
 *
 * @param charge whole, at most the atomic number, and not so low that the filling order ends
 */
export function ionState(element: ElementSymbol, charge: number): readonly Subshell[] {
  const outside = ION_EXCEPTIONS[element]?.[charge];
  return outside === undefined
    ? stateByRule(element, charge)
    : withCore(ELEMENTS[element].atomicNumber - charge, outside);
}

/** Returns the basis of the ground state of the atom or ion. @param charge as for `ionState` */
export function basisOf(element: ElementSymbol, charge: number): GroundStateBasis {
  if (charge < 0) return 'rule';
  if (PREDICTED.includes(element)) return 'predicted';
  const isCompared = ELEMENTS[element].atomicNumber <= ELEMENTS.Ba.atomicNumber || charge <= HIGHEST_COMPARED_CHARGE;
  return isCompared ? 'listed' : 'rule';
}

/**
 * The subshells by the rule for ions, even where the ion is known to depart from it. @param charge as for `ionState`
 */
export function stateByRule(element: ElementSymbol, charge: number): readonly Subshell[] {
  let state = groundState(element);
  for (let lost = 0; lost < charge; lost += 1) state = withoutOuterElectron(state);
  for (let gained = 0; gained < -charge; gained += 1) state = withNextElectron(state);
  return state;
}

/** '[Ar] 3d6': the largest noble gas with fewer electrons as a core, then the rest; all of it up to two electrons. */
export function shortConfiguration(state: readonly Subshell[]): string {
  const gas = coreGas(electronsIn(state));
  return [...(gas === null ? [] : [`[${gas}]`]), configurationText(outsideCore(state))].join(' ');
}

/** The subshells outside the noble-gas core. */
export function outsideCore(state: readonly Subshell[]): readonly Subshell[] {
  const core = fillSubshells(coreElectrons(electronsIn(state)));
  return state.filter(({ name }) => core.every((inner) => inner.name !== name));
}

/** Electrons without a partner, by Hund's rule: one in each orbital of the subshell before any is paired. */
export function unpairedIn({ name, electrons }: Subshell): number {
  return Math.min(electrons, capacityOf(name) - electrons);
}

export function electronsIn(state: readonly Subshell[]): number {
  return state.reduce((sum, { electrons }) => sum + electrons, 0);
}

/** True when the ion has more electrons than the noble gas that ends the element's period. */
export function exceedsNextNobleGas(element: ElementSymbol, charge: number): boolean {
  const { atomicNumber } = ELEMENTS[element];
  const next = NOBLE_GASES.find((gas) => ELEMENTS[gas].atomicNumber >= atomicNumber);
  return next !== undefined && atomicNumber - charge > ELEMENTS[next].atomicNumber;
}

/** Splits a configuration into the core with the given number of electrons and the subshells outside it. */
function withCore(electrons: number, outside: Readonly<Partial<Record<SubshellName, number>>>): readonly Subshell[] {
  const parts = (Object.keys(outside) as SubshellName[]).map((name) => subshell(name, outside[name] ?? 0));
  return byShell([...fillSubshells(coreElectrons(electrons)), ...parts]);
}

function withoutOuterElectron(state: readonly Subshell[]): readonly Subshell[] {
  const outermost = outsideCore(state).at(-1);
  if (outermost === undefined) throw new Error('There is no electron left');
  return state
    .map((part) => (part === outermost ? subshell(part.name, part.electrons - 1) : part))
    .filter(({ electrons }) => electrons > 0);
}

function withNextElectron(state: readonly Subshell[]): readonly Subshell[] {
  const held = (wanted: SubshellName) => state.find(({ name }) => name === wanted)?.electrons ?? 0;
  const next = FILLING_ORDER.find((name) => held(name) < capacityOf(name));
  if (next === undefined) throw new Error('The filling order has ended');
  return byShell([...state.filter(({ name }) => name !== next), subshell(next, held(next) + 1)]);
}

function byShell(state: readonly Subshell[]): readonly Subshell[] {
  return [...state].sort(
    (one, other) => one.shell - other.shell || KINDS.indexOf(kindOf(one.name)) - KINDS.indexOf(kindOf(other.name)),
  );
}

function coreElectrons(electrons: number): number {
  const gas = coreGas(electrons);
  return gas === null ? 0 : ELEMENTS[gas].atomicNumber;
}

function coreGas(electrons: number): ElementSymbol | null {
  return NOBLE_GASES.findLast((gas) => ELEMENTS[gas].atomicNumber < electrons) ?? null;
}

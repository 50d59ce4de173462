/**
 * Electron shells of an atom, by the filling order alone.
 *
 *   1s 2s 2p 3s 3p 4s 3d 4p …;  an s subshell takes 2 electrons, p 6, d 10, f 14
 *
 * Source: `spec`, section 9 "Atom", continued by the same rule. The order ignores exceptions: chromium and copper,
 * among others, are filled differently in nature (`lib/groundState`).
 */
import { FILLING_ORDER, SUBSHELL_CAPACITIES, type SubshellName } from '../../reference/electronConfigurations.ts';

export interface Subshell {
  readonly name: SubshellName;
  /** The principal quantum number: 1 is the K shell. */
  readonly shell: number;
  readonly electrons: number;
}

/** Capacity of the subshell, in electrons. */
export function capacityOf(name: SubshellName): number {
  return SUBSHELL_CAPACITIES[kindOf(name)];
}

/** The letter for l. */
export function kindOf(name: SubshellName): keyof typeof SUBSHELL_CAPACITIES {
  return name[1] as keyof typeof SUBSHELL_CAPACITIES;
}

/** Capacity of all subshells in the filling order, in electrons. */
export const MOST_ELECTRONS = FILLING_ORDER.reduce((sum, name) => sum + capacityOf(name), 0);

/** @param electrons above 0 */
export function subshell(name: SubshellName, electrons: number): Subshell {
  return { name, shell: Number(name[0]), electrons };
}

/**
 * The occupied subshells in filling order.
 *
 * @param electrons 0 to 120
 */
export function fillSubshells(electrons: number): readonly Subshell[] {
  const filled: Subshell[] = [];
  let left = electrons;
  for (const name of FILLING_ORDER) {
    if (left === 0) return filled;
    const taken = Math.min(left, capacityOf(name));
    filled.push(subshell(name, taken));
    left -= taken;
  }
  if (left > 0) throw new Error(`The filling order ends at ${MOST_ELECTRONS} electrons`);
  return filled;
}

/** '1s2 2s1': subshells in the order given, each with its electrons. */
export function configurationText(subshells: readonly Subshell[]): string {
  return subshells.map(({ name, electrons }) => `${name}${electrons}`).join(' ');
}

/** Electrons of each shell from K outward; empty shells in between count as 0. */
export function shellCounts(subshells: readonly Subshell[]): readonly number[] {
  const outermost = Math.max(0, ...subshells.map(({ shell }) => shell));
  return Array.from({ length: outermost }, (_, index) =>
    subshells.reduce((sum, { shell, electrons }) => (shell === index + 1 ? sum + electrons : sum), 0),
  );
}

/**
 * Valence electrons by the group of the periodic table: the group up to 12, the group less 10 from 13 on, and 2 for
 * helium, which has only two electrons (`iupacPeriodicTable2022`).
 *
 * @returns null for an element without a group
 */
export function valenceElectronsByGroup(element: {
  readonly atomicNumber: number;
  readonly group: number | null;
}): number | null {
  if (element.atomicNumber === 2) return 2;
  if (element.group === null) return null;
  return element.group <= 12 ? element.group : element.group - 10;
}

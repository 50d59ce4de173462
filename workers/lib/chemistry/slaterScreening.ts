/**
 * Screening of an electron from the nucleus, by Slater's rules.
 *
 *   groups (1s)(2s 2p)(3s 3p)(3d)(4s 4p)(4d)(4f)(5s 5p)…;  S = Σ electrons·constant
 *   same group: 0.35 for each other electron, 0.30 in (1s)
 *   s or p: 0.85 for each electron of shell n − 1, 1.00 for those further in;  d or f: 1.00 for all groups to the left
 *
 * Source: `slater1930`. Poor for d and f electrons, which the rules take to be shielded fully by all groups to the left.
 */
import type { SubshellName } from '../../reference/electronConfigurations.ts';
import { kindOf, type Subshell } from './electronShells.ts';

/** Screening contribution of the electrons of one group. */
export interface GroupScreening {
  /** '3s 3p': those subshells of the group that hold electrons. */
  readonly group: string;
  /** Number of shielding electrons, without the shielded one itself. */
  readonly electrons: number;
  /** Elementary charges per electron. */
  readonly each: number;
  /** Elementary charges of all of them. */
  readonly screening: number;
}

/**
 * The groups that shield an electron of the subshell, from the nucleus outward; its own group comes last and is
 * included even without another electron.
 *
 * @param state occupied subshells by rising n and then l, `name` among them
 */
export function slaterScreening(state: readonly Subshell[], name: SubshellName): readonly GroupScreening[] {
  const own = groupOf(name);
  const groups = [...new Set(state.map((part) => groupOf(part.name)))];
  return groups.slice(0, groups.indexOf(own) + 1).map((group) => {
    const members = state.filter((part) => groupOf(part.name) === group);
    const held = members.reduce((sum, { electrons }) => sum + electrons, 0);
    const electrons = group === own ? held - 1 : held;
    const hundredths = constantOf(name, members[0]?.shell ?? 0, group === own);
    return {
      group: members.map((part) => part.name).join(' '),
      electrons,
      each: hundredths / 100,
      screening: (electrons * hundredths) / 100,
    };
  });
}

/** S, the sum over the groups. Summed in integer hundredths to avoid rounding errors. */
export function totalScreening(groups: readonly GroupScreening[]): number {
  return groups.reduce((sum, { screening }) => sum + Math.round(screening * 100), 0) / 100;
}

/** Z − S, in elementary charges. In integer hundredths: 30 − 25.65 is 4.35 and not 4.350000000000001. */
export function effectiveCharge(atomicNumber: number, groups: readonly GroupScreening[]): number {
  return Math.round((atomicNumber - totalScreening(groups)) * 100) / 100;
}

function constantOf(name: SubshellName, shell: number, isOwnGroup: boolean): number {
  if (isOwnGroup) return name === '1s' ? 30 : 35;
  return isOuter(name) && shell === Number(name[0]) - 1 ? 85 : 100;
}

/** s and p of a shell share a group; d and f have one each. */
function groupOf(name: SubshellName): string {
  return isOuter(name) ? `${name[0]}sp` : name;
}

function isOuter(name: SubshellName): boolean {
  return kindOf(name) === 's' || kindOf(name) === 'p';
}

/**
 * How valence electrons fill the molecular orbitals of two atoms, and the resulting bond order.
 *
 *   bond order = (bonding electrons − antibonding electrons) ÷ 2
 *   first row: σ1s σ*1s;  second row: σ2s σ*2s, then π2p σ2p (up to 15 electrons in the neutral molecule) or σ2p π2p,
 *   then π*2p σ*2p;  a σ orbital takes 2 electrons, the pair of π orbitals 4
 *
 * Source: `mulliken1966`. The order of π2p and σ2p changes the configuration, never the bond order. Closed shells below the
 * valence shell cancel and are left out.
 */
export interface FilledOrbital {
  /** 'π*2p'. */
  readonly name: string;
  readonly kind: 'bonding' | 'antibonding';
  readonly electrons: number;
  /** Capacity in electrons: 2, or 4 for a pair. */
  readonly capacity: number;
}

const LIGHT = ['σ1s', 'σ*1s'] as const;
const PI_FIRST = ['σ2s', 'σ*2s', 'π2p', 'σ2p', 'π*2p', 'σ*2p'] as const;
const SIGMA_FIRST = ['σ2s', 'σ*2s', 'σ2p', 'π2p', 'π*2p', 'σ*2p'] as const;
/** s and p orbitals mix up to N₂ and NO, which lifts σ2p above π2p. */
const LAST_MIXED = 15;

/**
 * The occupied orbitals from the lowest energy on.
 *
 * @param valenceElectrons 0 to 4 in the first row, 0 to 16 in the second
 * @param neutralElectrons all electrons of the uncharged molecule; 4 or fewer: both atoms are of the first row
 */
export function fillOrbitals(valenceElectrons: number, neutralElectrons: number): readonly FilledOrbital[] {
  const names: readonly string[] =
    neutralElectrons <= 4 ? LIGHT : neutralElectrons <= LAST_MIXED ? PI_FIRST : SIGMA_FIRST;
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

/** 'σ2s2 σ*2s2 π2p4'. */
export function orbitalText(orbitals: readonly FilledOrbital[]): string {
  return orbitals.map(({ name, electrons }) => `${name}${electrons}`).join(' ');
}

/** Half the excess of bonding over antibonding electrons; negative where antibonding ones prevail. */
export function bondOrderOf(bondingElectrons: number, antibondingElectrons: number): number {
  return (bondingElectrons - antibondingElectrons) / 2;
}

import { namedBars } from '#src/families/namedBars.ts';
import type { ChartBlock } from '#src/kit/presentation.ts';
import type { OrderOfElectrons, OrderOfSpecies } from '#workers/formulas/bond-order.ts';

/** Returns the molecular orbitals with their electrons. */
export function orbitalChart({ orbitals }: OrderOfSpecies): ChartBlock {
  return {
    kind: 'chart',
    chart: {
      type: 'orbitals',
      title: 'Molecular orbital diagram',
      summary: 'Energy rises from bottom to top. Each arrow is an electron; antibonding orbitals have an asterisk.',
      levels: orbitals.map(({ name, electrons, capacity }) => ({ name, electrons, capacity })),
    },
  };
}

export function electronChart({ bondingElectrons, antibondingElectrons }: OrderOfElectrons): ChartBlock {
  return namedBars({
    title: 'Bonding and antibonding electrons',
    summary: 'The bond order is half the difference.',
    of: 'Orbitals',
    y: { label: 'Electrons' },
    names: ['Bonding', 'Antibonding'],
    series: [{ name: 'Electrons', values: [bondingElectrons, antibondingElectrons] }],
  });
}

import { namedBars } from '#src/families/namedBars.ts';
import type { ChartBlock } from '#src/kit/presentation.ts';
import type { AtomResult } from '#workers/formulas/atom.ts';

/** Returns the particles of the atom. */
export function particleChart({ atomicNumber, neutrons, electrons }: AtomResult): ChartBlock {
  return namedBars({
    title: 'Particles in the atom',
    summary: `Protons: ${atomicNumber}. Neutrons: ${neutrons}. Electrons: ${electrons}.`,
    of: 'Particle',
    y: { label: 'Number', decimals: 0 },
    names: ['Protons', 'Neutrons', 'Electrons'],
    series: [{ name: 'Particles', values: [atomicNumber, neutrons, electrons] }],
  });
}

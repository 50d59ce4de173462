/**
 * The titration of a solution with a strong acid or base.
 *
 *   concentrations after v: C·V ÷ (V + v);  titrant c·v ÷ (V + v);  equivalence volume k: k·C·V ÷ c
 *
 * Each point is a solution of its own, solved by the balance of charges: `acidSolution`.
 */
import { solveSolution } from '../../lib/chemistry/acidSolution.ts';
import { type Dissolved, type DissolvedSubstance, solutionOf } from './dissolvedAcids.ts';

export interface Titration {
  readonly dissolved: readonly Dissolved[];
  /** mL titrated. */
  readonly volume: number;
  readonly titrant: 'strong-base' | 'strong-acid';
  /** mol/L. */
  readonly titrantConcentration: number;
  readonly pKw: number;
  readonly slope: number;
}

export interface TitrationPoint {
  /** mL added. */
  readonly added: number;
  readonly pH: number;
}

const POINTS = 161;
/** The curve ends behind the last equivalence point by half the volume to it. */
const BEYOND = 1.5;

/** pH after a volume of the titrant. */
export function pHAfter(titration: Titration, added: number): number {
  const { dissolved, volume, titrant, titrantConcentration, pKw, slope } = titration;
  const share = volume / (volume + added);
  const strong: DissolvedSubstance = { name: 'Titrant', acid: null, lost: titrant === 'strong-base' ? 1 : -1 };
  const mixed = [
    ...dissolved.map(({ substance, concentration }) => ({ substance, concentration: concentration * share })),
    { substance: strong, concentration: (titrantConcentration * added) / (volume + added) },
  ];
  const { protolytes, conditions } = solutionOf(mixed, { pKw, slope });
  return solveSolution(protolytes, conditions).pH;
}

/**
 * Equivalence points of a single substance, with the pH half-way to each; none where it gives off or takes up nothing, or for a
 * mixture.
 */
export function equivalencePoints(
  titration: Titration,
): readonly (TitrationPoint & { readonly halfAdded: number; readonly halfPH: number })[] {
  const [only, ...others] = titration.dissolved;
  if (only === undefined || others.length > 0) return [];
  const steps = stepsOf(only.substance, titration.titrant);
  const each = (only.concentration * titration.volume) / titration.titrantConcentration;
  return Array.from({ length: steps }, (_, index) => {
    const added = each * (index + 1);
    const halfAdded = each * (index + 0.5);
    return { added, pH: pHAfter(titration, added), halfAdded, halfPH: pHAfter(titration, halfAdded) };
  });
}

/** The curve, with points closer together near the equivalence points. */
export function titrationCurve(titration: Titration): readonly TitrationPoint[] {
  const total = titration.dissolved.reduce(
    (sum, { substance, concentration }) => sum + concentration * Math.max(1, stepsOf(substance, titration.titrant)),
    0,
  );
  const last = (BEYOND * total * titration.volume) / titration.titrantConcentration;
  const even = Array.from({ length: POINTS }, (_, index) => (last * index) / (POINTS - 1));
  const near = equivalencePoints(titration).flatMap(({ added }) =>
    [-0.01, -0.003, -0.001, -0.0003, 0, 0.0003, 0.001, 0.003, 0.01].map((shift) => added * (1 + shift)),
  );
  return [...even, ...near]
    .sort((one, other) => one - other)
    .map((added) => ({ added, pH: pHAfter(titration, added) }));
}

/** Hydrogen ions that a molecule can give to a strong base, or take from a strong acid. */
function stepsOf({ acid, lost }: DissolvedSubstance, titrant: Titration['titrant']): number {
  const given = acid === null ? -lost : acid.pKas.length - lost;
  return Math.max(0, titrant === 'strong-base' ? given : lost);
}

/**
 * Hydropathy and charge along a protein in a sliding window, and its half-life by the N-end rule.
 *
 *   hydropathy = mean of the Kyte–Doolittle values of the window, at its middle residue
 *   charge = (K + R − D − E) / window, and with histidine as half a charge: + H/2
 *
 * Sources: `kyteDoolittle1982`; `gonda1989`, `bachmair1986`, `varshavsky1996`, `tobias1991` (half-lives). Refuses a
 * window that is not odd or outside 3 to 51.
 */
import type { Formula } from '../contract.ts';
import { isMissing, REQUIRED } from '../lib/inputs/positiveNumbers.ts';
import { accept, refuse } from '../lib/inputs/verdict.ts';
import { type GivenChain, givenLetters, MOST_RESIDUES } from '../lib/sequences/protein/givenChain.ts';
import { type AminoAcid, HYDROPATHY } from '../reference/aminoAcids.ts';
import { HALF_LIVES } from '../reference/halfLives.ts';

export interface ProteinProfileInput {
  readonly given: GivenChain;
  /** Residues, odd, 3 to 51. */
  readonly window: number;
  /** Histidines count as half a charge. */
  readonly withHistidine: boolean;
}

/** Means over one window. */
export interface ProfilePoint {
  /** Middle residue of the window, counted from 1. */
  readonly place: number;
  readonly hydropathy: number;
  /** Elementary charges for each residue. */
  readonly charge: number;
}

export interface ProteinProfileResult {
  readonly length: number;
  /** Residues in the profile: all, unless the protein is very long. */
  readonly profiled: number;
  /** Empty where the protein is shorter than the window. */
  readonly points: readonly ProfilePoint[];
  /** The first of those; null without points. */
  readonly highest: ProfilePoint | null;
  readonly lowest: ProfilePoint | null;
  /** Stretches of windows whose hydropathy is 1.6 or more, by their middle residues. */
  readonly hydrophobic: readonly { readonly from: number; readonly to: number; readonly highest: number }[];
  /** How many they are. */
  readonly stretches: number;
  readonly firstResidue: AminoAcid;
  readonly halfLives: {
    readonly mammal: KnownHalfLife;
    readonly yeast: KnownHalfLife;
    readonly coli: KnownHalfLife;
  };
}

/** In hours; `isAtLeast` where it was that long or longer. */
interface KnownHalfLife {
  readonly hours: number | null;
  readonly isAtLeast: boolean;
}

/** Kyte and Doolittle: a mean of 19 residues above it is likely to span a membrane. */
const SPANNING = 1.6;
/** Sums of decimals are not exact. */
const ROUNDING = 1e-9;
const [NARROWEST, WIDEST] = [3, 51];
const CHARGES: Readonly<Record<string, number>> = { K: 1, R: 1, D: -1, E: -1 };

declare module '../contract.ts' {
  interface FormulaTypes {
    'protein-profile': FormulaType<ProteinProfileInput, ProteinProfileResult>;
  }
}

export default {
  id: 'protein-profile',

  validate({ given, window, withHistidine }) {
    if (isMissing(window)) return refuse(REQUIRED, 'window');
    if (!Number.isInteger(window) || window % 2 === 0 || window < NARROWEST || window > WIDEST)
      return refuse(`The window must be an odd whole number between ${NARROWEST} and ${WIDEST}`, 'window');
    return accept({ given, window, withHistidine: withHistidine === true });
  },

  async compute({ given, window, withHistidine }, task) {
    const { letters, length } = await givenLetters(given, task);
    const residues = [...letters] as AminoAcid[];
    const hydropathies = windowMeans(
      residues.map((residue) => HYDROPATHY[residue]),
      window,
    );
    const histidine = withHistidine ? 0.5 : 0;
    const charges = windowMeans(
      residues.map((residue) => (residue === 'H' ? histidine : (CHARGES[residue] ?? 0))),
      window,
    );
    const points = hydropathies.map((hydropathy, at) => ({
      place: at + (window + 1) / 2,
      hydropathy,
      charge: charges[at] ?? 0,
    }));
    const hydrophobic = stretchesOf(points);
    const firstResidue = residues[0] ?? 'M';
    const { mammal, yeast, coli } = HALF_LIVES[firstResidue];
    const known = (life: { readonly hours: number; readonly more?: true } | null): KnownHalfLife => ({
      hours: life?.hours ?? null,
      isAtLeast: life?.more === true,
    });
    return {
      length,
      profiled: Math.min(length, MOST_RESIDUES),
      points,
      highest: extreme(points, (one, other) => one > other + ROUNDING),
      lowest: extreme(points, (one, other) => one < other - ROUNDING),
      hydrophobic,
      stretches: hydrophobic.length,
      firstResidue,
      halfLives: { mammal: known(mammal), yeast: known(yeast), coli: known(coli) },
    };
  },
} satisfies Formula<'protein-profile'>;

/**
 * Means of all windows of consecutive values, each summed afresh, so that no rounding is carried along.
 *
 * @param window values in each, 1 or more
 * @returns as many as there are windows: none for fewer values
 */
export function windowMeans(values: readonly number[], window: number): readonly number[] {
  return Array.from({ length: Math.max(0, values.length - window + 1) }, (_, at) => {
    let sum = 0;
    for (let index = at; index < at + window; index += 1) sum += values[index] ?? 0;
    return sum / window;
  });
}

function extreme(
  points: readonly ProfilePoint[],
  isBetter: (one: number, other: number) => boolean,
): ProfilePoint | null {
  return points.reduce<ProfilePoint | null>(
    (best, point) => (best === null || isBetter(point.hydropathy, best.hydropathy) ? point : best),
    null,
  );
}

function stretchesOf(points: readonly ProfilePoint[]): ProteinProfileResult['hydrophobic'] {
  const found: { from: number; to: number; highest: number }[] = [];
  let open: { from: number; to: number; highest: number } | null = null;
  for (const { place, hydropathy } of points) {
    if (hydropathy < SPANNING - ROUNDING) {
      open = null;
      continue;
    }
    if (open === null) {
      open = { from: place, to: place, highest: hydropathy };
      found.push(open);
    } else {
      open.to = place;
      open.highest = Math.max(open.highest, hydropathy);
    }
  }
  return found;
}

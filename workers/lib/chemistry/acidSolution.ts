/**
 * The pH of any mixture of acids, bases and their salts in water, by the balance of charges.
 *
 *   h − Kw ÷ h + S + Σ C·z̄(h) = 0        z̄: mean charge of an acid with all its steps, S: charges of strong ions
 *   share of the form that lost i hydrogen ions = (K₁…Kᵢ ÷ hⁱ) ÷ Σ (K₁…Kⱼ ÷ hʲ)
 *   with activities: K and Kw of concentrations = K·γ(acid) ÷ (γ(base)·γ(H)), by the ionic strength that results
 *
 * The left side rises with h, so there is one root; it is found on a logarithmic scale. All concentrations in mol/L.
 * Balance: `butler1998`; activity coefficients: `activityCoefficients`; root: `brent1973`.
 */
import { brentRoot } from '../statistics/brentRoot.ts';
import { logActivityCoefficient } from './activityCoefficients.ts';

/** An acid with its steps; a base is one too, by its conjugate acid. */
export interface Protolyte {
  /** From the form with most hydrogen ions on. Empty: an ion that takes part in nothing. */
  readonly pKas: readonly number[];
  /** Of the form with most hydrogen ions, in elementary charges. */
  readonly charge: number;
  /** Of all forms together. */
  readonly concentration: number;
}

export interface SolutionConditions {
  /** Charge of all ions that are not protolytes, counted with their sign: sodium ions less chloride ions. */
  readonly strongCharge: number;
  /** Concentration of these ions times the square of their charge, those that cancel included. */
  readonly strongStrength: number;
  readonly pKw: number;
  /** The A of the activity coefficients; 0: activities are concentrations. */
  readonly slope: number;
}

export interface SolutionState {
  /** −log of the activity of hydrogen ions. */
  readonly pH: number;
  /** −log of the activity of hydroxide ions. */
  readonly pOH: number;
  readonly hydrogen: number;
  readonly hydroxide: number;
  readonly ionicStrength: number;
  /** For each protolyte the share of each form, 0 to 1, from the one with most hydrogen ions on. */
  readonly shares: readonly (readonly number[])[];
}

/** Rounds in which ionic strength and coefficients come to agree; far more than solutions need. */
const MOST_ROUNDS = 200;
const SAME_STRENGTH = 1e-13;
/** pH within which the root is looked for. */
const ANYWHERE = [-30, 60] as const;
/** By how much the pH moves at most from round to round, as a rule. */
const NEARBY = 0.05;

export function solveSolution(protolytes: readonly Protolyte[], conditions: SolutionConditions): SolutionState {
  let state = solveAt(protolytes, conditions, 0, null);
  if (conditions.slope === 0) return state;
  let strength = state.ionicStrength;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    state = solveAt(protolytes, conditions, strength, state.pH);
    const next = (strength + state.ionicStrength) / 2;
    const isSame = Math.abs(next - strength) <= SAME_STRENGTH * Math.max(1, strength);
    strength = next;
    if (isSame) break;
  }
  return state;
}

/** Shares of the forms of an acid where −log of the hydrogen activity is `pH`, at an ionic strength. */
export function sharesAt(
  acid: Pick<Protolyte, 'pKas' | 'charge'>,
  pH: number,
  { slope }: Pick<SolutionConditions, 'slope'>,
  ionicStrength: number,
): readonly number[] {
  return sharesOf(constantsAt(acid, slope, ionicStrength), pH);
}

/** −log of the constants of concentrations, with the activity of hydrogen ions. */
function constantsAt(
  { pKas, charge }: Pick<Protolyte, 'pKas' | 'charge'>,
  slope: number,
  ionicStrength: number,
): readonly number[] {
  const log = (z: number) => logActivityCoefficient(z, ionicStrength, slope);
  return pKas.map((pK, given) => pK - log(charge - given) + log(charge - given - 1));
}

function sharesOf(constants: readonly number[], pH: number): readonly number[] {
  // Logarithms of the weights, so that no power overflows.
  let sum = 0;
  const logs = [0];
  for (const constant of constants) {
    sum += pH - constant;
    logs.push(sum);
  }
  const largest = Math.max(...logs);
  const weights = logs.map((log) => 10 ** (log - largest));
  const total = weights.reduce((all, weight) => all + weight, 0);
  return weights.map((weight) => weight / total);
}

/** Mean charge of an acid whose forms have these shares. */
export function meanCharge({ charge }: Pick<Protolyte, 'charge'>, shares: readonly number[]): number {
  return shares.reduce((sum, share, lost) => sum + share * (charge - lost), 0);
}

/** Concentrations of hydrogen and hydroxide ions at a pH of activities. */
export function waterIons(
  pH: number,
  { pKw, slope }: Pick<SolutionConditions, 'pKw' | 'slope'>,
  ionicStrength: number,
): { readonly hydrogen: number; readonly hydroxide: number } {
  const log = logActivityCoefficient(1, ionicStrength, slope);
  return { hydrogen: 10 ** (-pH - log), hydroxide: 10 ** (pH - pKw - log) };
}

/** @param near a pH near which the root is likely to be; null where nothing is known */
function solveAt(
  protolytes: readonly Protolyte[],
  conditions: SolutionConditions,
  ionicStrength: number,
  near: number | null,
): SolutionState {
  const acids = protolytes.map((protolyte) => ({
    ...protolyte,
    constants: constantsAt(protolyte, conditions.slope, ionicStrength),
  }));
  /** Charge by which cations outweigh anions; it falls as the pH rises. */
  const excess = (pH: number): number => {
    const { hydrogen, hydroxide } = waterIons(pH, conditions, ionicStrength);
    return acids.reduce(
      (sum, each) => sum + each.concentration * meanCharge(each, sharesOf(each.constants, pH)),
      hydrogen - hydroxide + conditions.strongCharge,
    );
  };
  const isNear = near !== null && excess(near - NEARBY) > 0 && excess(near + NEARBY) < 0;
  const pH = isNear ? brentRoot(excess, near - NEARBY, near + NEARBY) : brentRoot(excess, ...ANYWHERE);
  const { hydrogen, hydroxide } = waterIons(pH, conditions, ionicStrength);
  const shares = acids.map(({ constants }) => sharesOf(constants, pH));
  const ofForms = acids.map(({ charge, concentration }, index) =>
    (shares[index] ?? []).reduce((sum, share, lost) => sum + share * concentration * (charge - lost) ** 2, 0),
  );
  const strength = (ofForms.reduce((sum, each) => sum + each, hydrogen + hydroxide) + conditions.strongStrength) / 2;
  return { pH, pOH: conditions.pKw - pH, hydrogen, hydroxide, ionicStrength: strength, shares };
}

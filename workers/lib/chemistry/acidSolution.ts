/**
 * The pH of any mixture of acids, bases and their salts in water, by the balance of charges.
 *
 *   h − Kw ÷ h + S + Σ C·z̄(h) = 0        z̄: mean charge of an acid with all its steps, S: charges of strong ions
 *   share of the form that lost i hydrogen ions = (K₁…Kᵢ ÷ hⁱ) ÷ Σ (K₁…Kⱼ ÷ hʲ)
 *   with activities: K and Kw of concentrations = K·γ(acid) ÷ (γ(base)·γ(H)), by the ionic strength that results
 *
 * The left side rises with h, so there is one root; it is found by bisection on a logarithmic scale. All concentrations in mol/L.
 * Balance: `butler1998`; activity coefficients: `activityCoefficients`.
 */
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
  /** Charge of all ions that are no protolytes, counted with their sign: sodium ions less chloride ions. */
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

/** Halvings after which an interval of doubles cannot be halved again. */
const HALVINGS = 120;
/** Rounds in which ionic strength and coefficients come to agree; far more than solutions need. */
const MOST_ROUNDS = 200;
const SAME_STRENGTH = 1e-13;
/** pH within which the root is looked for. */
const [LOWEST, HIGHEST] = [-30, 60] as const;

export function solveSolution(protolytes: readonly Protolyte[], conditions: SolutionConditions): SolutionState {
  let state = solveAt(protolytes, conditions, 0);
  if (conditions.slope === 0) return state;
  let strength = state.ionicStrength;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    state = solveAt(protolytes, conditions, strength);
    const next = (strength + state.ionicStrength) / 2;
    const isSame = Math.abs(next - strength) <= SAME_STRENGTH * Math.max(1, strength);
    strength = next;
    if (isSame) break;
  }
  return state;
}

/** Shares of the forms of an acid where −log of the hydrogen activity is `pH`, at an ionic strength. */
export function sharesAt(
  { pKas, charge }: Pick<Protolyte, 'pKas' | 'charge'>,
  pH: number,
  { slope }: Pick<SolutionConditions, 'slope'>,
  ionicStrength: number,
): readonly number[] {
  const neutral = (z: number) => logActivityCoefficient(z, ionicStrength, slope);
  // Logarithms of the weights, so that no power overflows.
  let sum = 0;
  const logs = [0, ...pKas].map((pK, lost) => {
    if (lost > 0) sum += pH - pK + neutral(charge - lost + 1) - neutral(charge - lost);
    return sum;
  });
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

function solveAt(
  protolytes: readonly Protolyte[],
  conditions: SolutionConditions,
  ionicStrength: number,
): SolutionState {
  let [low, high] = [LOWEST, HIGHEST] as [number, number];
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (low + high) / 2;
    if (excessCharge(protolytes, conditions, middle, ionicStrength) > 0) low = middle;
    else high = middle;
  }
  const pH = (low + high) / 2;
  const { hydrogen, hydroxide } = waterIons(pH, conditions, ionicStrength);
  const shares = protolytes.map((each) => sharesAt(each, pH, conditions, ionicStrength));
  const ofForms = protolytes.map(({ charge, concentration }, index) =>
    (shares[index] ?? []).reduce((sum, share, lost) => sum + share * concentration * (charge - lost) ** 2, 0),
  );
  const strength = (ofForms.reduce((sum, each) => sum + each, hydrogen + hydroxide) + conditions.strongStrength) / 2;
  return { pH, pOH: conditions.pKw - pH, hydrogen, hydroxide, ionicStrength: strength, shares };
}

/** Charge by which cations outweigh anions at a pH; it falls as the pH rises. */
function excessCharge(
  protolytes: readonly Protolyte[],
  conditions: SolutionConditions,
  pH: number,
  ionicStrength: number,
): number {
  const { hydrogen, hydroxide } = waterIons(pH, conditions, ionicStrength);
  return protolytes.reduce(
    (sum, each) => sum + each.concentration * meanCharge(each, sharesAt(each, pH, conditions, ionicStrength)),
    hydrogen - hydroxide + conditions.strongCharge,
  );
}

/**
 * Salt corrections that are quadratic in the logarithm of the ion concentration and act on 1/Tm.
 *
 * Monovalent ions (`owczarzy2004`), [Mon⁺] mol/L, f the GC fraction:
 *
 *   1/Tm = 1/Tm(1 M) + (4.29·f − 3.95)·10⁻⁵·ln[Mon⁺] + 9.40·10⁻⁶·ln²[Mon⁺]
 *
 * Magnesium (`owczarzy2008`), [Mg²⁺] free, mol/L, n bases; the ratio √[Mg²⁺]/[Mon⁺] decides which ions count:
 *
 *   1/Tm = 1/Tm(1 M) + a + b·ln[Mg²⁺] + f·(c + d·ln[Mg²⁺]) + (e + g·ln[Mg²⁺] + h·ln²[Mg²⁺]) / (2·(n − 1))
 */
import { ZERO_CELSIUS_IN_KELVIN } from '../../../reference/physicalConstants.ts';
import { type Duplex, meltingKelvin, type Solution } from './nearestNeighbor.ts';

/** Association constant of magnesium and a nucleotide, L/mol (`owczarzy2008`). */
const MAGNESIUM_DNTP_ASSOCIATION = 3e4;
/** Below this ratio magnesium is outweighed by the monovalent ions, √(mol/L)/(mol/L). */
const MONOVALENT_BELOW_RATIO = 0.22;
/** From this ratio on the monovalent ions are negligible. */
const MAGNESIUM_FROM_RATIO = 6;

/** Tm in °C; null where the corrected energies give no temperature above absolute zero. */
export function owczarzyTm(duplex: Duplex, solution: Solution): number | null {
  const kelvinInOneMolar = meltingKelvin(duplex, solution, 0);
  if (kelvinInOneMolar === null) return null;
  const reciprocal = 1 / kelvinInOneMolar + reciprocalShift(duplex, solution);
  return reciprocal > 0 ? 1 / reciprocal - ZERO_CELSIUS_IN_KELVIN : null;
}

/** Contribution of the salts to 1/Tm, 1/K. */
function reciprocalShift(duplex: Duplex, solution: Solution): number {
  const monovalent = solution.monovalent / 1000;
  const magnesium = freeMagnesium(solution.magnesium / 1000, solution.dntp / 1000);
  const ratio = Math.sqrt(magnesium) / monovalent;
  return ratio < MONOVALENT_BELOW_RATIO
    ? monovalentShift(duplex, Math.log(monovalent))
    : magnesiumShift(duplex, Math.log(magnesium), ratio < MAGNESIUM_FROM_RATIO ? monovalent : null);
}

function monovalentShift({ gcFraction }: Duplex, lnMonovalent: number): number {
  return (4.29 * gcFraction - 3.95) * 1e-5 * lnMonovalent + 9.4e-6 * lnMonovalent ** 2;
}

/** @param competing monovalent ions in mol/L where they compete with the magnesium, else null */
function magnesiumShift({ gcFraction, length }: Duplex, lnMagnesium: number, competing: number | null): number {
  let [a, d, h] = [3.92, 1.42, 8.31];
  if (competing !== null) {
    const ln = Math.log(competing);
    a *= 0.843 - 0.352 * Math.sqrt(competing) * ln;
    d *= 1.279 - 4.03e-3 * ln - 8.03e-3 * ln ** 2;
    h *= 0.486 - 0.258 * ln + 5.25e-3 * ln ** 3;
  }
  const perPair = a - 0.911 * lnMagnesium + gcFraction * (6.26 + d * lnMagnesium);
  const ends = (-48.2 + 52.5 * lnMagnesium + h * lnMagnesium ** 2) / (2 * (length - 1));
  return (perPair + ends) * 1e-5;
}

/** Free magnesium, not bound by nucleotides, mol/L: the positive root of the binding equilibrium. */
function freeMagnesium(total: number, dntp: number): number {
  const ka = MAGNESIUM_DNTP_ASSOCIATION;
  const b = ka * (dntp - total) + 1;
  const root = Math.sqrt(b * b + 4 * ka * total);
  // Both forms are the same root; this choice never subtracts two nearly equal numbers.
  return b > 0 ? (2 * total) / (b + root) : (root - b) / (2 * ka);
}

/**
 * The isotope pattern of a molecule at unit resolution: for each mass number the share of the molecules, and their mean mass.
 *
 *   Π over the elements of (Σ over its isotopes of abundance·x^A)^count            the coefficient of x^A is the share
 *
 * Isotopes: `wang2021`, `meija2016`. Each power is made by squaring. With the shares go the sums of share·(mass − A), from
 * which the mean mass of a peak follows exactly. Both ends are cut where they fall below 1e-15 of the tallest peak.
 */
import type { AtomCount } from '../../lib/chemistry/formulaParser.ts';
import { isotopesIn } from '../../lib/chemistry/isotopeMass.ts';

export interface UnitPeak {
  readonly massNumber: number;
  /** Mean mass of the molecules of this mass number, u, neutral. */
  readonly mass: number;
  /** Of all molecules, 0 to 1. */
  readonly share: number;
}

/** Shares and sums of share·(mass − mass number), from mass number `from` on. */
interface Distribution {
  readonly from: number;
  readonly shares: Float64Array;
  readonly excesses: Float64Array;
}

const CUT = 1e-15;

/**
 * All peaks by rising mass number.
 *
 * @param atoms whole counts of symbols that have natural isotopes, or of named isotopes
 */
export function isotopePattern(atoms: readonly AtomCount[]): readonly UnitPeak[] {
  const { from, shares, excesses } = atoms.reduce<Distribution>(
    (product, { symbol, count }) => times(product, power(ofElement(symbol), count)),
    NOTHING,
  );
  return Array.from(shares, (share, at) => ({
    massNumber: from + at,
    mass: from + at + (excesses[at] ?? 0) / share,
    share,
  })).filter(({ share }) => share > 0);
}

const NOTHING: Distribution = { from: 0, shares: Float64Array.of(1), excesses: Float64Array.of(0) };

function ofElement(symbol: string): Distribution {
  const isotopes = isotopesIn(symbol);
  const numbers = isotopes.map(([massNumber]) => massNumber);
  const from = Math.min(...numbers);
  const total = isotopes.reduce((sum, [, , abundance]) => sum + abundance, 0);
  const shares = new Float64Array(Math.max(...numbers) - from + 1);
  const excesses = new Float64Array(shares.length);
  for (const [massNumber, mass, abundance] of isotopes) {
    shares[massNumber - from] = abundance / total;
    excesses[massNumber - from] = ((mass - massNumber) * abundance) / total;
  }
  return { from, shares, excesses };
}

function power(base: Distribution, exponent: number): Distribution {
  let [product, square] = [NOTHING, base];
  for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) product = times(product, square);
    if (rest > 1) square = times(square, square);
  }
  return product;
}

function times(one: Distribution, other: Distribution): Distribution {
  const length = one.shares.length + other.shares.length - 1;
  const [shares, excesses] = [new Float64Array(length), new Float64Array(length)];
  for (let i = 0; i < one.shares.length; i += 1) {
    const [share = 0, excess = 0] = [one.shares[i], one.excesses[i]];
    if (share === 0) continue;
    for (let j = 0; j < other.shares.length; j += 1) {
      const otherShare = other.shares[j] ?? 0;
      shares[i + j] = (shares[i + j] ?? 0) + share * otherShare;
      excesses[i + j] = (excesses[i + j] ?? 0) + excess * otherShare + share * (other.excesses[j] ?? 0);
    }
  }
  return withoutEnds({ from: one.from + other.from, shares, excesses });
}

function withoutEnds({ from, shares, excesses }: Distribution): Distribution {
  const least = CUT * shares.reduce((most, share) => Math.max(most, share), 0);
  const first = shares.findIndex((share) => share >= least);
  const end = shares.findLastIndex((share) => share >= least) + 1;
  return { from: from + first, shares: shares.subarray(first, end), excesses: excesses.subarray(first, end) };
}

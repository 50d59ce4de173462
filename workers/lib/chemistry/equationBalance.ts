/**
 * Coefficients that balance a chemical equation: the smallest whole numbers with as many atoms of every element on the
 * left as on the right, and the same charge.
 *
 *   A·c = 0,  A: one row an element and one for the charge, one column a species, counts of products negative
 *
 * The null space is found by elimination in exact fractions of whole numbers of any size, so that rounding cannot
 * change the result. Law of conservation of mass: `lavoisier`.
 */

import { wholeFactor } from './chemicalFormula.ts';
import type { AtomCount } from './formulaParser.ts';

export type Balance =
  | { readonly kind: 'balanced' /** 1 or more, reactants first. */; readonly coefficients: readonly number[] }
  /** No positive coefficients balance the equation. */
  | { readonly kind: 'impossible' }
  /**
   * Independent reactions are mixed, or a species is written twice: the null space has more than one dimension. Whether
   * it contains positive solutions is not checked then, so 'CO2 + CO2 = CO + CO', which has none, is also reported as
   * ambiguous.
   */
  | { readonly kind: 'ambiguous' };

type Fraction = readonly [numerator: bigint, denominator: bigint];

/** What of a species is the same on both sides. */
export interface Conserved {
  /** None for an electron. */
  readonly atoms: readonly AtomCount[];
  /** Elementary charges, 0 for most. */
  readonly charge: number;
}

/** The row of charges, among those of symbols. */
const CHARGE = '^';

/**
 * @param either species that may take part on either side or not at all, as water does in a redox equation: their coefficients come
 *   last, below 0 where they are products
 */
export function balance(
  reactants: readonly Conserved[],
  products: readonly Conserved[],
  either: readonly Conserved[] = [],
): Balance {
  const species = [...reactants, ...products, ...either].map(({ atoms, charge }) =>
    charge === 0 ? atoms : [...atoms, { symbol: CHARGE, count: charge }],
  );
  const placed = reactants.length + products.length;
  const matrix = elementMatrix(species, (column) => column >= reactants.length && column < placed);
  if (matrix.some((row) => isOnOneSide(row, placed))) return { kind: 'impossible' };
  const rows = reduced(matrix);
  if (species.length - rows.length > 1) return { kind: 'ambiguous' };
  if (species.length === rows.length) return { kind: 'impossible' };
  const free = Array.from(species.keys()).find((column) => rows.every(({ pivot }) => pivot !== column)) ?? 0;
  // With the free coefficient set to 1, each row determines one other coefficient.
  const solution = species.map((_, column): Fraction => {
    const row = rows.find(({ pivot }) => pivot === column);
    const [numerator, denominator] = row?.cells[free] ?? [-1n, 1n];
    return [-numerator, denominator];
  });
  const common = solution.reduce((all, [, denominator]) => (all / divisorOf(all, denominator)) * denominator, 1n);
  const whole = solution.map(([numerator, denominator]) => numerator * (common / denominator));
  const direction = (whole[0] ?? 1n) < 0n ? -1n : 1n;
  const divisor = whole.reduce(divisorOf, 0n) * direction;
  const coefficients = whole.map((each) => Number(each / divisor));
  const isBalanced = coefficients.every(
    (each, column) => (column >= placed || each >= 1) && Number.isSafeInteger(each),
  );
  return isBalanced ? { kind: 'balanced', coefficients } : { kind: 'impossible' };
}

function elementMatrix(
  species: readonly (readonly AtomCount[])[],
  isProduct: (column: number) => boolean,
): readonly (readonly Fraction[])[] {
  const symbols = new Set(species.flatMap((atoms) => atoms.map(({ symbol }) => symbol)));
  const factors = species.map(wholeFactor);
  return [...symbols].map((wanted) =>
    species.map((atoms, column): Fraction => {
      const factor = factors[column] ?? 1;
      const own = atoms.find(({ symbol }) => symbol === wanted)?.count ?? 0;
      const count = BigInt(Math.round(own * factor));
      return simplest(isProduct(column) ? -count : count, BigInt(factor));
    }),
  );
}

/**
 * True for the row of an element on one side only, or of charges that cannot cancel: positive numbers never sum to 0.
 *
 * @param placed species whose side is known; what may be on either side can cancel anything
 */
function isOnOneSide(row: readonly Fraction[], placed: number): boolean {
  if (row.slice(placed).some(([count]) => count !== 0n)) return false;
  return row.every(([count]) => count >= 0n) || row.every(([count]) => count <= 0n);
}

interface PivotRow {
  /** The pivot column of a row, where it alone is not 0; its value there is 1. */
  readonly pivot: number;
  readonly cells: readonly Fraction[];
}

/** Gauss–Jordan elimination: the rows that are not 0, each with its pivot. */
function reduced(matrix: readonly (readonly Fraction[])[]): readonly PivotRow[] {
  let found: readonly PivotRow[] = [];
  for (const row of matrix) {
    const cells = found.reduce((left, { pivot, cells: own }) => without(left, own, pivot), row);
    const pivot = cells.findIndex(([numerator]) => numerator !== 0n);
    if (pivot < 0) continue;
    const lead = cells[pivot] ?? [1n, 1n];
    const scaled = cells.map((cell) => simplest(cell[0] * lead[1], cell[1] * lead[0]));
    found = [
      ...found.map((other) => ({ ...other, cells: without(other.cells, scaled, pivot) })),
      { pivot, cells: scaled },
    ];
  }
  return found;
}

/** Subtracts a multiple of another row, whose pivot is 1, so that the result is 0 in that column. */
function without(row: readonly Fraction[], other: readonly Fraction[], pivot: number): readonly Fraction[] {
  const [times, per] = row[pivot] ?? [0n, 1n];
  if (times === 0n) return row;
  return row.map(([numerator, denominator], column) => {
    const [minus, of] = other[column] ?? [0n, 1n];
    return simplest(numerator * per * of - times * minus * denominator, denominator * per * of);
  });
}

function simplest(numerator: bigint, denominator: bigint): Fraction {
  const divisor = divisorOf(numerator, denominator) * (denominator < 0n ? -1n : 1n);
  return [numerator / divisor, denominator / divisor];
}

/** The greatest common divisor, above 0 unless both are 0. */
function divisorOf(one: bigint, other: bigint): bigint {
  let [a, b] = [one, other];
  while (b !== 0n) [a, b] = [b, a % b];
  return a < 0n ? -a : a;
}

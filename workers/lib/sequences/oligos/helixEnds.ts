/**
 * What lies beyond the last pair of a helix: nothing, a dangling base on either strand, or a mismatch. The most stable of them
 * is taken, by Tm, unless it would not be stable at 37 °C.
 *
 * Sources: `santaLuciaHicks2004`, `bommarito2000`.
 */
import { TERMINAL_AT } from '../../../reference/unpairedEnergies.ts';
import {
  cornerAt,
  DANGLE_3,
  DANGLE_5,
  type EnergyTable,
  HAIRPIN_END,
  inCalories,
  isPair,
  KELVIN_37,
  NO_BASE,
} from './foldEnergies.ts';

/** cal/mol and cal/(mol·K). */
interface Sum {
  readonly enthalpy: number;
  readonly entropy: number;
}

/** Energies that every structure of two strands has besides its pairs, cal/mol and cal/(mol·K). */
export interface Overhead {
  readonly enthalpy: number;
  /** With R·ln of the concentration. */
  readonly entropy: number;
}

const NOTHING: Sum = { enthalpy: 0, entropy: 0 };
const AT_END: Sum = inCalories(TERMINAL_AT);
/** A or T. */
export const isWeak = (base: number): boolean => base === 0 || base === 3;

/** The penalty of a helix that ends in this pair. */
export function closingPair(base: number): Sum {
  return isWeak(base) ? AT_END : NOTHING;
}

/** The ends of all pairs with all neighbors, by `cornerAt`: the next base of the strand, and the one opposite it. */
export function helixEnds(overhead: Overhead): EnergyTable {
  const table = { enthalpy: new Float64Array(125).fill(Number.POSITIVE_INFINITY), entropy: new Float64Array(125) };
  for (let base = 0; base < 4; base += 1)
    for (let next = 0; next <= NO_BASE; next += 1)
      for (let opposite = 0; opposite <= NO_BASE; opposite += 1) {
        const place = cornerAt(base, next, opposite);
        const { enthalpy, entropy } = helixEnd(base, next, opposite, overhead);
        table.enthalpy[place] = enthalpy;
        table.entropy[place] = entropy;
      }
  return table;
}

function helixEnd(base: number, next: number, opposite: number, overhead: Overhead): Sum {
  const bare = closingPair(base);
  if (isPair(next, opposite)) return bare;
  const kelvin = (sum: Sum) => (sum.enthalpy + overhead.enthalpy) / (sum.entropy + overhead.entropy);
  const places: readonly (readonly [EnergyTable, number])[] = [
    ...(next === NO_BASE ? [] : [[DANGLE_3, cornerAt(base, next, NO_BASE)] as const]),
    ...(opposite === NO_BASE ? [] : [[DANGLE_5, cornerAt(base, NO_BASE, opposite)] as const]),
  ];
  const dangling = places.reduce<Sum>((sum, [table, place]) => plus(sum, table, place), bare);
  const mismatch = places.length === 2 ? plus(bare, HAIRPIN_END, cornerAt(base, next, opposite)) : null;
  return [mismatch, dangling].reduce<Sum>(
    (best, each) => (each !== null && isStable(each) && kelvin(each) > kelvin(best) ? each : best),
    bare,
  );
}

function isStable({ enthalpy, entropy }: Sum): boolean {
  return enthalpy - KELVIN_37 * entropy < 0;
}

function plus(sum: Sum, table: EnergyTable, place: number): Sum {
  return {
    enthalpy: sum.enthalpy + (table.enthalpy[place] as number),
    entropy: sum.entropy + (table.entropy[place] as number),
  };
}

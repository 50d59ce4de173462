/**
 * Energies of paired and folded DNA, by base and ready for a search: cal/mol and cal/(mol·K), so that sums of enthalpies are exact.
 *
 * Bases are numbers: A 0, C 1, G 2, T 3, and `NO_BASE` beyond the end of a strand. A pair is named by the base of one strand alone,
 * since the other is its complement. Sources: those of `workers/reference/unpairedEnergies.ts` and `nearestNeighbor.ts`.
 */
import { type Energy, STACKS } from '../../../reference/nearestNeighbor.ts';
import {
  BULGES,
  DANGLING_3,
  DANGLING_5,
  HAIRPIN_LOOPS,
  INTERNAL_LOOPS,
  INTERNAL_MISMATCHES,
  SPECIAL_HAIRPINS,
  TERMINAL_MATCHES,
  TERMINAL_MISMATCHES,
} from '../../../reference/unpairedEnergies.ts';
import { energiesOfSteps } from './nearestNeighbor.ts';

export const NO_BASE = 4;
/** 37 °C in kelvin, the temperature of every ΔG. */
export const KELVIN_37 = 310.15;

const BASES = 'ACGT';

/** An energy for each context. */
export interface EnergyTable {
  /** cal/mol; Infinity where the context cannot be. */
  readonly enthalpy: Float64Array;
  /** cal/(mol·K). */
  readonly entropy: Float64Array;
}

/** @param strand of A, C, G and T; throws for another letter */
export function basesOfStrand(strand: string): Uint8Array {
  return Uint8Array.from(strand, (letter) => {
    const base = BASES.indexOf(letter);
    if (base < 0) throw new Error(`There is no base '${letter}' in DNA`);
    return base;
  });
}

/** Whether two bases pair. */
export function isPair(base: number, other: number): boolean {
  return base + other === 3;
}

/** Place of a base and the next one of its strand in `STEP`. */
export function stepAt(base: number, next: number): number {
  return base * 5 + next;
}

/**
 * Place of a pair, the next base of its strand and the one opposite that in the other tables. Either of the two may be
 * `NO_BASE`.
 */
export function cornerAt(base: number, next: number, opposite: number): number {
  return (base * 5 + next) * 5 + opposite;
}

const cornerOf = ([base, next, , opposite]: readonly number[]) =>
  cornerAt(base ?? NO_BASE, next ?? NO_BASE, opposite ?? NO_BASE);

/** Two pairs. */
export const STEP = tableOf([...energiesOfSteps(STACKS)], ([base = 0, next = 0]) => stepAt(base, next));
/** A pair and the single mismatch beside it. */
export const MISMATCH = tableOf(Object.entries(INTERNAL_MISMATCHES), cornerOf);
/** A pair and the first bases of a loop between two helices. */
export const LOOP_END = tableOf(Object.entries(TERMINAL_MISMATCHES), cornerOf);
/** A pair and the first bases of a hairpin loop, which may match. */
export const HAIRPIN_END = tableOf(Object.entries({ ...TERMINAL_MISMATCHES, ...TERMINAL_MATCHES }), cornerOf);
/** A pair and a base beyond the 3′ end of its strand. */
export const DANGLE_3 = tableOf(Object.entries(DANGLING_3), ([base = 0, next = 0]) => cornerAt(base, next, NO_BASE));
/** A pair and a base beyond the 5′ end of the other strand. */
export const DANGLE_5 = tableOf(Object.entries(DANGLING_5), ([base = 0, , opposite = 0]) =>
  cornerAt(base, NO_BASE, opposite),
);

/** Entropies of loops by their unpaired bases; NaN for a number that has no entropy. */
export const INTERNAL_LOOP = bySize(INTERNAL_LOOPS);
export const BULGE = bySize(BULGES);
export const HAIRPIN_LOOP = bySize(HAIRPIN_LOOPS);

/** By the bases of the loop and the pair that closes it, `loopKey`. */
export const SPECIAL_HAIRPIN: ReadonlyMap<number, Energy> = new Map(
  Object.entries(SPECIAL_HAIRPINS).map(([loop, energy]) => {
    const bases = basesOfStrand(loop);
    return [loopKey(bases, 0, bases.length), inCalories(energy)];
  }),
);

/** A number for some bases of a strand, one for each sequence of up to 15. */
export function loopKey(bases: Uint8Array, from: number, end: number): number {
  let key = 1;
  for (let at = from; at < end; at += 1) key = key * 4 + (bases[at] as number);
  return key;
}

/** kcal/mol to cal/mol, of which every published enthalpy is a whole number. */
export function inCalories({ enthalpy, entropy }: Energy): Energy {
  return { enthalpy: Math.round(1000 * enthalpy), entropy };
}

function tableOf(
  entries: readonly (readonly [key: string, Energy])[],
  placeOf: (bases: readonly number[]) => number,
): EnergyTable {
  const table = { enthalpy: new Float64Array(125).fill(Number.POSITIVE_INFINITY), entropy: new Float64Array(125) };
  for (const [key, energy] of entries) {
    const place = placeOf([...basesOfStrand(key.replace('/', ''))]);
    const { enthalpy, entropy } = inCalories(energy);
    table.enthalpy[place] = enthalpy;
    table.entropy[place] = entropy;
  }
  return table;
}

function bySize(entropies: readonly (number | null)[]): Float64Array {
  return Float64Array.from([null, ...entropies], (entropy) => entropy ?? Number.NaN);
}

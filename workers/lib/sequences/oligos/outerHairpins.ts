/**
 * Hairpins along a strand, with what lies beyond each: nothing, a dangling base or a mismatch.
 *
 * Of each beginning of the strand the structure with the highest Tm is kept, if its ΔG at 37 °C in 1 mol/L NaCl is negative. Source: `santaLuciaHicks2004`.
 */
import type { Energy } from '../../../reference/nearestNeighbor.ts';
import { cornerAt, DANGLE_3, DANGLE_5, type EnergyTable, HAIRPIN_END, KELVIN_37, NO_BASE } from './foldEnergies.ts';
import { closingPair } from './helixEnds.ts';

/** Bases of the shortest hairpin: two that pair and three between them. */
const SHORTEST = 5;

/** The best structure inside each pair, by `left · length + right`. */
export interface ClosedStructures {
  readonly length: number;
  /** cal/mol; Infinity where two bases do not pair. */
  readonly enthalpy: Float64Array;
  /** cal/(mol·K). */
  readonly entropy: Float64Array;
  /** The next pair inside; −1 for a hairpin loop. */
  readonly inner: Int32Array;
}

/** Hairpins of a beginning of the strand. */
export interface OuterHairpins extends Energy {
  /** The outermost pair of each, by its place in `ClosedStructures`, the last hairpin first. */
  readonly closings: readonly number[];
}

interface Candidate extends Energy {
  readonly kelvin: number;
  readonly closing: number;
  readonly before: OuterHairpins | null;
}

/** Unpaired bases beside a hairpin whose energy counts: on its 5′ side and on its 3′ side. */
const SIDES = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;

/** @returns cal/mol and cal/(mol·K), in 1 mol/L NaCl; null for no hairpin */
export function outerHairpins(strand: Uint8Array, closed: ClosedStructures): OuterHairpins | null {
  /** The best of the first n bases. */
  const best: (OuterHairpins | null)[] = Array.from({ length: SHORTEST }, () => null);
  for (let end = SHORTEST; end <= strand.length; end += 1) {
    const shorter = best[end - 1] ?? null;
    const hottest = SIDES.map(([five, three]) => hottestWith(strand, closed, best, end, five, three)).reduce(
      (kept, each) => (each !== null && (kept === null || each.kelvin >= kept.kelvin) ? each : kept),
      null,
    );
    const isTaken =
      hottest !== null && freeEnergy(hottest) < 0 && (shorter === null || hottest.kelvin >= kelvinOf(shorter));
    best.push(isTaken ? withClosing(hottest) : shorter);
  }
  return best[strand.length] ?? null;
}

/** The last hairpin ends with the last of `end` bases, or with the one before it. */
function hottestWith(
  strand: Uint8Array,
  closed: ClosedStructures,
  best: readonly (OuterHairpins | null)[],
  end: number,
  five: 0 | 1,
  three: 0 | 1,
): Candidate | null {
  const right = end - 1 - three;
  let hottest: Candidate | null = null;
  for (let prefix = 0; prefix + five + SHORTEST <= right + 1; prefix += 1) {
    const left = prefix + five;
    const closing = left * closed.length + right;
    if (closed.enthalpy[closing] === Number.POSITIVE_INFINITY) continue;
    const beyond = beyondPair(strand, left, right, five, three);
    const before = best[prefix] ?? null;
    const enthalpy = (before?.enthalpy ?? 0) + beyond.enthalpy + (closed.enthalpy[closing] as number);
    const entropy = (before?.entropy ?? 0) + beyond.entropy + (closed.entropy[closing] as number);
    if (enthalpy > 0 || entropy > 0) continue;
    const kelvin = enthalpy / entropy;
    if (hottest === null || kelvin > hottest.kelvin) hottest = { enthalpy, entropy, kelvin, closing, before };
  }
  return hottest;
}

function beyondPair(strand: Uint8Array, left: number, right: number, five: 0 | 1, three: 0 | 1): Energy {
  const bare = closingPair(strand[right] as number);
  if (five === 0 && three === 0) return bare;
  const table: EnergyTable = five === 0 ? DANGLE_3 : three === 0 ? DANGLE_5 : HAIRPIN_END;
  const corner = cornerAt(
    strand[right] as number,
    three === 0 ? NO_BASE : (strand[right + 1] as number),
    five === 0 ? NO_BASE : (strand[left - 1] as number),
  );
  return {
    enthalpy: bare.enthalpy + (table.enthalpy[corner] as number),
    entropy: bare.entropy + (table.entropy[corner] as number),
  };
}

function withClosing({ enthalpy, entropy, closing, before }: Candidate): OuterHairpins {
  return { enthalpy, entropy, closings: [closing, ...(before?.closings ?? [])] };
}

function kelvinOf({ enthalpy, entropy }: Energy): number {
  return enthalpy / entropy;
}

function freeEnergy({ enthalpy, entropy }: Energy): number {
  return enthalpy - KELVIN_37 * entropy;
}

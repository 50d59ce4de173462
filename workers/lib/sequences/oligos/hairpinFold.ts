/**
 * The most stable structure of a strand that pairs with itself, without crossing and without branches, by dynamic programming. Several
 * hairpins may follow one another.
 *
 *   ΔH = Σ steps + mismatches + bulges + loops + the hairpin loop + the end        ΔS likewise, + 0.368·(pairs − 1)·ln[Na⁺]
 *   Tm = ΔH / ΔS − 273.15, at any concentration;    ΔG = ΔH − 310.15·ΔS
 *
 * Of each pair of bases the best inside is kept: a hairpin loop of 3 bases or more, or the next pair with a step, a bulge or a loop of up
 * to 30 bases. What goes on inside is compared by Tm, the hairpin loop by ΔG at 37 °C, as in primer3's alignments.
 *
 * Sources: `santaLuciaHicks2004`, `primer3Thermodynamics`, and those of `foldEnergies.ts`.
 */
import type { Energy } from '../../../reference/nearestNeighbor.ts';
import {
  cornerAt,
  HAIRPIN_END,
  HAIRPIN_LOOP,
  isPair,
  KELVIN_37,
  loopKey,
  SPECIAL_HAIRPIN,
  STEP,
  stepAt,
} from './foldEnergies.ts';
import { closingPair } from './helixEnds.ts';
import { bulgeEnergy, LARGEST_LOOP, type LoopEnergy, loopEnergy } from './loopEnergies.ts';
import { type ClosedStructures, outerHairpins } from './outerHairpins.ts';

/** Unpaired bases of the smallest hairpin loop. */
const SMALLEST_HAIRPIN = 3;
/** Larger hairpin loops count as one of this size. */
const LARGEST_TABULATED = 30;
/** Longest loops with energies of their own. */
const LARGEST_SPECIAL = 4;

/** A structure of one strand. Energies without salt. */
export interface HairpinStructure extends Energy {
  /** Places of the two bases of each pair, counted from 0: from the outermost pair of the last hairpin inwards. */
  readonly pairs: readonly (readonly [left: number, right: number])[];
}

/**
 * @param strand 5′ to 3′, by `basesOfStrand`
 * @returns cal/mol and cal/(mol·K), in 1 mol/L NaCl; null when nothing that pairs is more stable than nothing
 */
export function foldHairpin(strand: Uint8Array): HairpinStructure | null {
  const closed = closedStructures(strand);
  const outer = outerHairpins(strand, closed);
  if (outer === null) return null;
  const pairs: (readonly [number, number])[] = [];
  for (const outermost of outer.closings)
    for (let at = outermost; at >= 0; at = closed.inner[at] as number)
      pairs.push([Math.floor(at / strand.length), at % strand.length]);
  return { enthalpy: outer.enthalpy, entropy: outer.entropy, pairs };
}

function closedStructures(strand: Uint8Array): ClosedStructures {
  const { length } = strand;
  const enthalpy = new Float64Array(length * length).fill(Number.POSITIVE_INFINITY);
  const entropy = new Float64Array(length * length);
  const inner = new Int32Array(length * length).fill(-1);
  const loop: LoopEnergy = { enthalpy: 0, entropy: 0 };
  const baseAt = (at: number) => strand[at] as number;
  for (let right = SMALLEST_HAIRPIN + 1; right < length; right += 1)
    for (let left = right - SMALLEST_HAIRPIN - 1; left >= 0; left -= 1) {
      if (!isPair(baseAt(left), baseAt(right))) continue;
      extend(left, right);
      bridge(left, right);
      close(left, right);
    }
  return { length, enthalpy, entropy, inner };

  function extend(left: number, right: number): void {
    const within = (left + 1) * length + right - 1;
    if (enthalpy[within] === Number.POSITIVE_INFINITY) return;
    const step = stepAt(baseAt(left), baseAt(left + 1));
    loop.enthalpy = STEP.enthalpy[step] as number;
    loop.entropy = STEP.entropy[step] as number;
    takeIfHotter(left * length + right, within);
  }

  function bridge(left: number, right: number): void {
    const most = Math.min(LARGEST_LOOP, right - left - SMALLEST_HAIRPIN - 3);
    for (let unpaired = 1; unpaired <= most; unpaired += 1)
      for (let one = 0; one <= unpaired; one += 1) {
        const other = unpaired - one;
        const [innerLeft, innerRight] = [left + one + 1, right - other - 1];
        const within = innerLeft * length + innerRight;
        if (enthalpy[within] === Number.POSITIVE_INFINITY) continue;
        if (one === 0 || other === 0) bulgeEnergy(baseAt(left), baseAt(innerLeft), unpaired, loop);
        else
          loopEnergy(
            cornerAt(baseAt(left), baseAt(left + 1), baseAt(right - 1)),
            cornerAt(baseAt(innerRight), baseAt(innerRight + 1), baseAt(innerLeft - 1)),
            one,
            other,
            loop,
          );
        takeIfHotter(left * length + right, within);
      }
  }

  /** Takes what `loop` holds, around a pair further in. */
  function takeIfHotter(here: number, within: number): void {
    const newH = (enthalpy[within] as number) + loop.enthalpy;
    const newS = (entropy[within] as number) + loop.entropy;
    const kelvin =
      enthalpy[here] === Number.POSITIVE_INFINITY ? 0 : (enthalpy[here] as number) / (entropy[here] as number);
    if (!(newH / newS > kelvin)) return;
    enthalpy[here] = newH;
    entropy[here] = newS;
    inner[here] = within;
  }

  function close(left: number, right: number): void {
    const here = left * length + right;
    const { enthalpy: newH, entropy: newS } = hairpinLoop(strand, left, right);
    const isBetterInside =
      enthalpy[here] !== Number.POSITIVE_INFINITY &&
      (enthalpy[here] as number) - KELVIN_37 * (entropy[here] as number) < newH - KELVIN_37 * newS;
    if (isBetterInside) return;
    enthalpy[here] = newH;
    entropy[here] = newS;
    inner[here] = -1;
  }
}

function hairpinLoop(strand: Uint8Array, left: number, right: number): Energy {
  const size = right - left - 1;
  const base = strand[left] as number;
  let { enthalpy, entropy } = size === SMALLEST_HAIRPIN ? closingPair(base) : cornerEnergy();
  entropy += HAIRPIN_LOOP[Math.min(size, LARGEST_TABULATED)] as number;
  const special = size <= LARGEST_SPECIAL ? SPECIAL_HAIRPIN.get(loopKey(strand, left, right + 1)) : undefined;
  if (special !== undefined) {
    enthalpy += special.enthalpy;
    entropy += special.entropy;
  }
  return { enthalpy, entropy };

  function cornerEnergy(): Energy {
    const corner = cornerAt(base, strand[left + 1] as number, strand[right - 1] as number);
    return { enthalpy: HAIRPIN_END.enthalpy[corner] as number, entropy: HAIRPIN_END.entropy[corner] as number };
  }
}

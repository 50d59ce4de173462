/**
 * The most stable structure of two strands that pair with each other, antiparallel and without crossing, by dynamic programming.
 *
 *   ΔH = Σ steps + mismatches + bulges + loops + ends + initiation             ΔS likewise, + 0.368·(pairs − 1)·ln[Na⁺]
 *   Tm = ΔH / (ΔS + R·ln(C/4)) − 273.15;    ΔG = ΔH − 310.15·ΔS
 *
 * Of each pair of bases the best beginning is kept: a new helix, or the one before it with a step, a bulge or a loop of up to 30
 * bases between them. Steps are compared by Tm, loops and whole structures by ΔG at 37 °C, as in primer3's alignments.
 *
 * Sources: `santaLuciaHicks2004`, `primer3Thermodynamics`, and those of `foldEnergies.ts`.
 */
import type { FoldConditions } from './foldConditions.ts';
import { cornerAt, isPair, KELVIN_37, NO_BASE, STEP, stepAt } from './foldEnergies.ts';
import { bulgeEnergy, LARGEST_LOOP, type LoopEnergy, loopEnergy } from './loopEnergies.ts';

/** cal/(mol·K); decides between structures of equal ΔG. */
const TIE_ENTROPY = 1e-6;

/** A structure of two strands. Energies without salt. */
export interface DimerStructure {
  /** cal/mol. */
  readonly enthalpy: number;
  /** cal/(mol·K), in 1 mol/L NaCl. */
  readonly entropy: number;
  /** From the 5′ end of the first strand: places in the first and in the second, both from their 5′ ends, counted from 0. */
  readonly pairs: readonly (readonly [first: number, second: number])[];
}

/**
 * @param first 5′ to 3′, by `basesOfStrand`
 * @param second 5′ to 3′
 * @param where 'end': the 3′ end of the first strand is paired
 * @returns null when no two bases pair
 */
export function foldDimer(
  first: Uint8Array,
  second: Uint8Array,
  where: 'any' | 'end',
  { ends, overhead, initiation }: FoldConditions,
): DimerStructure | null {
  const width = second.length + 2;
  const above = bordered(first);
  const below = bordered(second.toReversed());
  const enthalpy = new Float64Array((first.length + 1) * width).fill(Number.POSITIVE_INFINITY);
  const entropy = new Float64Array((first.length + 1) * width);
  const from = new Int32Array((first.length + 1) * width);
  const loop: LoopEnergy = { enthalpy: 0, entropy: 0 };
  let best = -1;
  let bestEnergy = Number.POSITIVE_INFINITY;
  for (let i = 1; i <= first.length; i += 1)
    for (let j = 1; j <= second.length; j += 1) {
      const base = above[i] as number;
      if (!isPair(base, below[j] as number)) continue;
      const right = cornerAt(base, above[i + 1] as number, below[j + 1] as number);
      const endH = ends.enthalpy[right] as number;
      const endS = ends.entropy[right] as number;
      const here = i * width + j;
      begin(i, j, here);
      extend(i, here, endH + overhead.enthalpy, endS + overhead.entropy);
      bridge(i, j, here);
      if (where === 'end' && i < first.length) continue;
      const energy = (enthalpy[here] as number) + endH - KELVIN_37 * ((entropy[here] as number) + endS + TIE_ENTROPY);
      if (energy < bestEnergy) {
        bestEnergy = energy;
        best = here;
      }
    }
  return best < 0 ? null : structure(best);

  /** A helix that begins with this pair. */
  function begin(i: number, j: number, here: number): void {
    const left = cornerAt(below[j] as number, below[j - 1] as number, above[i - 1] as number);
    enthalpy[here] = ends.enthalpy[left] as number;
    entropy[here] = ends.entropy[left] as number;
  }

  /** The pair before this one goes on. */
  function extend(i: number, here: number, restH: number, restS: number): void {
    const before = here - width - 1;
    if (enthalpy[before] === Number.POSITIVE_INFINITY) return;
    const step = stepAt(above[i - 1] as number, above[i] as number);
    const stepH = (enthalpy[before] as number) + (STEP.enthalpy[step] as number);
    const stepS = (entropy[before] as number) + (STEP.entropy[step] as number);
    const kelvin = ((enthalpy[here] as number) + restH) / ((entropy[here] as number) + restS);
    if (!((stepH + restH) / (stepS + restS) > kelvin)) return;
    enthalpy[here] = stepH;
    entropy[here] = stepS;
    from[here] = before;
  }

  /** An earlier helix goes on behind a bulge or a loop. */
  function bridge(i: number, j: number, here: number): void {
    for (let unpaired = 1; unpaired <= LARGEST_LOOP; unpaired += 1)
      for (let one = Math.max(0, unpaired - j + 2); one <= unpaired && one <= i - 2; one += 1) {
        const other = unpaired - one;
        const before = here - (one + 1) * width - (other + 1);
        const beforeH = enthalpy[before] as number;
        if (beforeH === Number.POSITIVE_INFINITY) continue;
        loopBetween(i, j, one, other);
        const newH = beforeH + loop.enthalpy;
        const newS = (entropy[before] as number) + loop.entropy;
        const gain = newH - KELVIN_37 * newS - ((enthalpy[here] as number) - KELVIN_37 * (entropy[here] as number));
        if (!(gain < 0) || (newH > 0 && newS > 0)) continue;
        enthalpy[here] = newH;
        entropy[here] = newS;
        from[here] = before;
      }
  }

  function loopBetween(i: number, j: number, one: number, other: number): void {
    const base = above[i - one - 1] as number;
    if (one === 0 || other === 0) {
      bulgeEnergy(base, above[i] as number, one + other, loop);
      return;
    }
    const opening = cornerAt(base, above[i - one] as number, below[j - other] as number);
    const closing = cornerAt(below[j] as number, below[j - 1] as number, above[i - 1] as number);
    loopEnergy(opening, closing, one, other, loop);
  }

  function structure(last: number): DimerStructure {
    const i = Math.floor(last / width);
    const j = last % width;
    const right = cornerAt(above[i] as number, above[i + 1] as number, below[j + 1] as number);
    const pairs: (readonly [number, number])[] = [];
    for (let at = last; at !== 0; at = from[at] as number)
      pairs.push([Math.floor(at / width) - 1, second.length - (at % width)]);
    return {
      enthalpy: (enthalpy[last] as number) + (ends.enthalpy[right] as number) + initiation.enthalpy,
      entropy: (entropy[last] as number) + (ends.entropy[right] as number) + initiation.entropy,
      pairs: pairs.toReversed(),
    };
  }
}

/** A strand with a place before and behind it. */
function bordered(strand: Uint8Array): Uint8Array {
  return Uint8Array.from([NO_BASE, ...strand, NO_BASE]);
}

import { fixed } from '#src/kit/format.ts';
import type { WorkingStep } from '#src/kit/presentation.ts';
import type {
  AnnealingInput,
  AnnealingResult,
  PrimerProperties,
  PrimerReference,
} from '#workers/formulas/annealing-temperature.ts';

/**
 * Returns the temperatures of the product specification step by step, then the nearest-neighbor one of each primer that
 * has one.
 */
export function workingOf(result: AnnealingResult, input: AnnealingInput): readonly WorkingStep[] {
  const { forward, reverse, recommended, reference } = result;
  return [
    melting('Forward Tm', forward, input),
    melting('Reverse Tm', reverse, input),
    annealing('Forward annealing temperature', forward),
    annealing('Reverse annealing temperature', reverse),
    {
      label: 'Recommended annealing temperature',
      formula: 'the lower of the two annealing temperatures',
      substituted: `min(${fixed(forward.annealingTemp, 1)}, ${fixed(reverse.annealingTemp, 1)})`,
      value: `${fixed(recommended, 1)} °C`,
    },
    ...nearestNeighbor('Forward Tm, nearest neighbor', forward, reference.forward, result, input),
    ...nearestNeighbor('Reverse Tm, nearest neighbor', reverse, reference.reverse, result, input),
  ];
}

function melting(label: string, { length, gc, tm }: PrimerProperties, input: AnnealingInput): WorkingStep {
  const gcCount = Math.round((gc * length) / 100);
  return {
    label,
    formula: 'Tm = 4·(G + C) + 4·(A + T) + 16.6·log₁₀(salt ÷ 1000)',
    substituted: `4·${gcCount} + 4·${length - gcCount} + 16.6·log₁₀(${input.saltConcentration} ÷ 1000)`,
    value: `${fixed(tm, 1)} °C`,
  };
}

function annealing(label: string, { tm, annealingTemp }: PrimerProperties): WorkingStep {
  return {
    label,
    formula: 'Ta = Tm − 5, optimal from Ta − 2 to Ta + 2',
    substituted: `${fixed(tm, 1)} − 5`,
    value: `${fixed(annealingTemp, 1)} °C`,
  };
}

function nearestNeighbor(
  label: string,
  { length }: PrimerProperties,
  { enthalpy, entropy, tmNearestNeighbour, selfComplementary }: PrimerReference,
  { reference }: AnnealingResult,
  input: AnnealingInput,
): readonly WorkingStep[] {
  if (enthalpy === null || entropy === null || tmNearestNeighbour === null) return [];
  const strands = selfComplementary ? 'C' : 'C ÷ 4';
  const sodiumMolar = rounded(reference.sodiumEquivalent / 1000);
  const strandsMolar = strands.replace('C', rounded(input.oligoConcentration * 1e-9));
  return [
    {
      label,
      formula: `Tm = 1000·ΔH ÷ (ΔS + 0.368·(n − 1)·ln[Na⁺] + R·ln(${strands})) − 273.15`,
      substituted: `1000·(${fixed(enthalpy, 1)}) ÷ (${fixed(entropy, 1)} + 0.368·${length - 1}·ln ${sodiumMolar} + 1.987·ln(${strandsMolar})) − 273.15`,
      value: `${fixed(tmNearestNeighbour, 1)} °C`,
    },
  ];
}

/** Formats with four significant digits, without trailing zeros. */
function rounded(value: number): string {
  return String(Number(value.toPrecision(4)));
}

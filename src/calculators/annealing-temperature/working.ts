import { fixed, short } from '#src/engine/kit/format.ts';
import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { ResultKey, WorkingStep } from '#src/engine/kit/presentation.ts';
import type {
  AnnealingInput,
  AnnealingResult,
  PrimerProperties,
  PrimerReference,
} from '#workers/formulas/annealing-temperature.ts';

type Key = ResultKey<AnnealingResult>;
type Primer = 'forward' | 'reverse';

/**
 * Returns the temperatures of the product specification step by step, then the nearest-neighbor one of each primer that
 * has one.
 */
export function workingOf(
  result: AnnealingResult,
  input: AnnealingInput,
  figure: FigureOf<Key>,
): readonly WorkingStep[] {
  const { forward, reverse, reference } = result;
  if (reverse === null || reference.reverse === null)
    return [
      melting('Tm', 'forward', forward, input, figure),
      annealing('Annealing temperature', 'forward', figure),
      ...nearestNeighbor('Tm, nearest neighbor', 'forward', forward, reference.forward, result, input, figure),
    ];
  return [
    melting('Forward Tm', 'forward', forward, input, figure),
    melting('Reverse Tm', 'reverse', reverse, input, figure),
    annealing('Forward annealing temperature', 'forward', figure),
    annealing('Reverse annealing temperature', 'reverse', figure),
    {
      label: 'Recommended annealing temperature',
      formula: 'the lower of the two annealing temperatures',
      substituted: `min(${figure('forward.annealingTemp').text}, ${figure('reverse.annealingTemp').text})`,
      value: `${figure('recommended').text} °C`,
    },
    ...nearestNeighbor('Forward Tm, nearest neighbor', 'forward', forward, reference.forward, result, input, figure),
    ...nearestNeighbor('Reverse Tm, nearest neighbor', 'reverse', reverse, reference.reverse, result, input, figure),
  ];
}

function melting(
  label: string,
  primer: Primer,
  { length, gc }: PrimerProperties,
  input: AnnealingInput,
  figure: FigureOf<Key>,
): WorkingStep {
  const gcCount = Math.round((gc * length) / 100);
  return {
    label,
    formula: 'Tm = 4·(G + C) + 4·(A + T) + 16.6·log₁₀(salt ÷ 1000)',
    substituted: `4·${gcCount} + 4·${length - gcCount} + 16.6·log₁₀(${input.saltConcentration} ÷ 1000)`,
    value: `${figure(`${primer}.tm`).text} °C`,
  };
}

function annealing(label: string, primer: Primer, figure: FigureOf<Key>): WorkingStep {
  return {
    label,
    formula: 'Ta = Tm − 5, optimal from Ta − 2 to Ta + 2',
    substituted: `${figure(`${primer}.tm`).text} − 5`,
    value: `${figure(`${primer}.annealingTemp`).text} °C`,
  };
}

function nearestNeighbor(
  label: string,
  primer: Primer,
  { length }: PrimerProperties,
  { enthalpy, entropy, tmNearestNeighbour, selfComplementary }: PrimerReference,
  { reference }: AnnealingResult,
  input: AnnealingInput,
  figure: FigureOf<Key>,
): readonly WorkingStep[] {
  if (enthalpy === null || entropy === null || tmNearestNeighbour === null) return [];
  const strands = selfComplementary ? 'C' : 'C ÷ 4';
  const sodiumMolar = short(reference.sodiumEquivalent / 1000, 4);
  const strandsMolar = strands.replace('C', short(input.oligoConcentration * 1e-9, 4));
  return [
    {
      label,
      formula: `Tm = 1000·ΔH ÷ (ΔS + 0.368·(n − 1)·ln[Na⁺] + R·ln(${strands})) − 273.15`,
      substituted: `1000·(${fixed(enthalpy, 1)}) ÷ (${fixed(entropy, 1)} + 0.368·${length - 1}·ln ${sodiumMolar} + 1.987·ln(${strandsMolar})) − 273.15`,
      value: `${figure(`reference.${primer}.tmNearestNeighbour`).text} °C`,
    },
  ];
}

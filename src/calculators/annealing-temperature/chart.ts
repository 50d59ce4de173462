import type { ChartBlock } from '#src/kit/presentation.ts';
import type { AnnealingResult } from '#workers/formulas/annealing-temperature.ts';

/** Returns both annealing temperatures and the melting temperatures of the primers on one scale. */
export function temperatureChart({ forward, reverse, recommended, reference }: AnnealingResult): ChartBlock {
  const hasNeighbors = reference.recommended !== null;
  return {
    kind: 'chart',
    chart: {
      type: 'scale',
      title: 'Annealing and melting temperatures',
      summary: `The annealing temperature (Ta) is below the melting temperatures (Tm)${hasNeighbors ? ', which are by nearest neighbor' : ''}.`,
      axis: { label: 'Temperature', unit: '°C', decimals: 1 },
      spans: [],
      marks: [
        { label: 'Ta, basic formula', at: recommended },
        ...(reference.recommended === null ? [] : [{ label: 'Ta, nearest neighbor', at: reference.recommended }]),
        { label: 'Tm, reverse primer', at: reference.reverse.tmNearestNeighbour ?? reverse.tm },
        { label: 'Tm, forward primer', at: reference.forward.tmNearestNeighbour ?? forward.tm },
      ],
    },
  };
}

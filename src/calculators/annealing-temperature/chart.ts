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
      summary: `Primers anneal below their melting temperature (Tm)${hasNeighbors ? ', here by nearest neighbor' : ''}.`,
      axis: { label: 'Temperature', unit: '°C', decimals: 1 },
      spans: [],
      marks: [
        { label: 'Annealing, basic formula', at: recommended },
        ...(reference.recommended === null
          ? []
          : [{ label: 'Annealing, nearest neighbor', at: reference.recommended }]),
        { label: 'Tm of the reverse primer', at: reference.reverse.tmNearestNeighbour ?? reverse.tm },
        { label: 'Tm of the forward primer', at: reference.forward.tmNearestNeighbour ?? forward.tm },
      ],
    },
  };
}

import type { ChartBlock } from '#src/engine/kit/presentation.ts';
import type { ProteinSynthesisResult } from '#workers/formulas/protein-synthesis.ts';
import { AMINO_ACID_LETTERS } from '#workers/reference/aminoAcids.ts';

/** Returns a bar for each of the twenty amino acids, absent ones included, so that proteins can be compared. */
export function compositionChart({ aminoAcidComposition }: ProteinSynthesisResult): ChartBlock {
  return {
    kind: 'chart',
    chart: {
      type: 'xy',
      title: 'Amino-acid composition',
      summary: 'How often each of the twenty amino acids occurs, in the order of the one-letter codes.',
      x: { label: 'Amino acid', decimals: 0, counted: true },
      y: { label: 'Residues', decimals: 0 },
      series: [
        {
          name: 'Residues',
          marks: 'bars',
          points: AMINO_ACID_LETTERS.map((letter, index) => ({
            x: index + 1,
            y: aminoAcidComposition[letter] ?? 0,
            label: letter,
          })),
        },
      ],
    },
  };
}

/** Returns net charge against pH by both pK sets; each curve crosses zero at its isoelectric point. */
export function chargeChart({ chargeCurve }: ProteinSynthesisResult): ChartBlock {
  return {
    kind: 'chart',
    chart: {
      type: 'xy',
      title: 'Net charge against pH',
      summary:
        'The charge falls as the pH rises; where a curve meets the line of no net charge lies the isoelectric point.',
      x: { label: 'pH', decimals: 2 },
      y: { label: 'Net charge', decimals: 2 },
      levels: [{ y: 0, label: 'No net charge' }],
      series: [
        {
          name: 'Bjellqvist',
          marks: 'line',
          points: chargeCurve.map(({ pH, bjellqvist }) => ({ x: pH, y: bjellqvist })),
        },
        { name: 'EMBOSS', marks: 'line', points: chargeCurve.map(({ pH, emboss }) => ({ x: pH, y: emboss })) },
      ],
    },
  };
}

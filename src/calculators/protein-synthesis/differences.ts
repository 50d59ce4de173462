import type { FigureOf } from '#src/engine/kit/outputs.ts';
import type { ComparisonBlock, FactsBlock, ResultKey } from '#src/engine/kit/presentation.ts';
import type { ProteinReference, ProteinSynthesisResult } from '#workers/formulas/protein-synthesis.ts';

type Key = ResultKey<ProteinSynthesisResult>;

export const PROGRAM_LABELS: Readonly<Record<keyof ProteinReference['byProgram'], string>> = {
  expasy: 'Expasy, its pK values as EMBOSS lists them: Bjellqvist’s, one carboxyl end for all; average residue masses',
  emboss: 'EMBOSS: pK values of its own; average residue masses',
  biopython:
    'Biopython: Bjellqvist’s pK values, carboxyl ends of D and E apart, pI sought between 4.05 and 12; average masses of its own',
};
const PROGRAMS = ['expasy', 'emboss', 'biopython'] as const;
const SHIFTS = ['cystines', 'firstMethionine', 'monoisotopic', 'withoutWater', 'freeAminoAcids'] as const;

/**
 * Explains why Expasy, EMBOSS and Biopython give other masses and pI: applies their documented constants to this chain.
 */
export function otherPrograms(figure: FigureOf<Key>): ComparisonBlock<Key> {
  return {
    kind: 'comparison',
    title: 'Why is my number different?',
    isFolded: true,
    methods: ['Molecular weight (Da)', 'Isoelectric point (pI)'],
    rows: PROGRAMS.map((program) => ({
      label: PROGRAM_LABELS[program],
      figures: [
        figure(`reference.byProgram.${program}.molecularWeight`),
        figure(`reference.byProgram.${program}.isoelectricPoint`),
      ],
    })),
    why: 'Worked out here with documented constants; the programs themselves may answer otherwise. This page takes the mass of the first line and the pK values of the last, over the whole pH scale: where Biopython says 4.05 or 12.00, its search has ended, and the pI lies beyond. Whether the last residue has a pK of its own matters for short peptides only: for GGGGD Expasy was reported to say 3.80, Biopython’s values give 4.30.',
    sources: ['emboss', 'pirIssue4', 'biopython', 'bjellqvist1993', 'bjellqvist1994'],
  };
}

/** Lists other possible reasons for a different mass, as far as they apply to this chain. */
export function whatMovesMass({ reference }: ProteinSynthesisResult, figure: FigureOf<Key>): FactsBlock<Key> {
  return {
    kind: 'facts',
    title: 'What would change this mass',
    figures: SHIFTS.filter((key) => reference.massShifts[key] !== null).map((key) =>
      figure(`reference.massShifts.${key}`),
    ),
  };
}

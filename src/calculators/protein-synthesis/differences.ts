import { fixed } from '#src/kit/format.ts';
import type { ComparisonBlock, FactsBlock, Figure, ResultKey } from '#src/kit/presentation.ts';
import type { ProteinReference, ProteinSynthesisResult } from '#workers/formulas/protein-synthesis.ts';
import { number, point } from './figures.ts';

type Key = ResultKey<ProteinSynthesisResult>;

const PROGRAMS: readonly { readonly key: keyof ProteinReference['byProgram']; readonly label: string }[] = [
  {
    key: 'expasy',
    label: 'Expasy, its pK values as EMBOSS lists them: Bjellqvist’s, one carboxyl end for all; average residue masses',
  },
  { key: 'emboss', label: 'EMBOSS: pK values of its own; average residue masses' },
  {
    key: 'biopython',
    label:
      'Biopython: Bjellqvist’s pK values, carboxyl ends of D and E apart, pI sought between 4.05 and 12; average masses of its own',
  },
];

/**
 * Explains why Expasy, EMBOSS and Biopython give other masses and pI: applies their documented constants to this chain.
 */
export function otherPrograms({ reference }: ProteinSynthesisResult): ComparisonBlock<Key> {
  return {
    kind: 'comparison',
    title: 'Why is my number different?',
    isFolded: true,
    methods: ['Molecular weight (Da)', 'Isoelectric point (pI)'],
    rows: PROGRAMS.map(({ key, label }) => {
      const { molecularWeight, isoelectricPoint } = reference.byProgram[key];
      const at = `reference.byProgram.${key}` as const;
      return {
        label,
        figures: [
          number(`${at}.molecularWeight`, `Molecular weight, ${label}`, molecularWeight, 2),
          point(`${at}.isoelectricPoint`, `Isoelectric point, ${label}`, isoelectricPoint),
        ],
      };
    }),
    why: 'Worked out here with documented constants; the programs themselves may answer otherwise. This page takes the mass of the first line and the pK values of the last, over the whole pH scale: where Biopython says 4.05 or 12.00, its search has ended, and the pI lies beyond. Whether the last residue has a pK of its own matters for short peptides only: for GGGGD Expasy was reported to say 3.80, Biopython’s values give 4.30.',
    sources: ['emboss', 'pirIssue4', 'biopython', 'bjellqvist1993', 'bjellqvist1994'],
  };
}

const SHIFTS: readonly {
  readonly key: keyof ProteinReference['massShifts'];
  readonly label: string;
  readonly note: string;
}[] = [
  { key: 'cystines', label: 'Cysteines paired', note: 'Two hydrogens less for each disulfide bond.' },
  { key: 'firstMethionine', label: 'First methionine removed', note: 'As cells often do after translation.' },
  {
    key: 'monoisotopic',
    label: 'Monoisotopic mass',
    note: 'Of the commonest isotopes, as in mass spectra.',
  },
  { key: 'withoutWater', label: 'Without the water of the ends', note: 'Residue masses alone: a common slip.' },
  { key: 'freeAminoAcids', label: 'Free amino acids added up', note: 'No water lost in the bonds: a common slip.' },
];

/** Lists other possible reasons for a different mass, as far as they apply to this chain. */
export function whatMovesMass({ reference }: ProteinSynthesisResult): FactsBlock<Key> {
  return {
    kind: 'facts',
    title: 'What would change this mass',
    figures: SHIFTS.flatMap(({ key, label, note }) => {
      const value = reference.massShifts[key];
      return value === null ? [] : [shift(`reference.massShifts.${key}`, label, value, note)];
    }),
  };
}

function shift(field: Key, label: string, value: number, note: string): Figure<Key> {
  return { field, label, value, text: `${value > 0 ? '+' : ''}${fixed(value, 2)}`, unit: 'Da', note };
}

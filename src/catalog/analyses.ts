/** The further questions to the text of a page and the further calculations of one, in the order in which it lists them. The only list. */
import type { CalculatorId } from './taxonomy.ts';

/** What an analysis is asked of: the strand of the DNA calculator, or the chain of the protein calculator. */
export type AnalysisSubject = 'dna' | 'protein';

export interface AnalysisEntry {
  /** Name of its folder in `src/analyses` and of its formula. */
  readonly id: string;
  /** Heading of its section. */
  readonly title: string;
  /** What its formula is given: the accepted input of the page whose text it is asked of. Absent: nothing. */
  readonly subject?: AnalysisSubject;
  /** The calculators that offer it as a calculation of its own, without their result. */
  readonly pages?: readonly CalculatorId[];
}

export const ANALYSES: readonly AnalysisEntry[] = [
  { id: 'region', title: 'Region, reverse complement and mass', subject: 'dna' },
  { id: 'restriction-sites', title: 'Restriction sites and digest', subject: 'dna' },
  { id: 'translate', title: 'Translate any frame', subject: 'dna' },
  { id: 'reading-frames', title: 'Reading frames as FASTA', subject: 'dna' },
  { id: 'all-records', title: 'All records', subject: 'dna' },
  { id: 'codon-usage', title: 'Codon usage', subject: 'dna' },
  { id: 'composition', title: 'Composition along the sequence', subject: 'dna' },
  { id: 'motif-search', title: 'Find a motif', subject: 'dna' },
  { id: 'in-silico-pcr', title: 'In-silico PCR', subject: 'dna' },
  { id: 'features', title: 'Annotated features', subject: 'dna' },
  { id: 'ph-conversion', title: 'pH, pOH, [H⁺] and [OH⁻] from any one', pages: ['ph-analysis', 'pka'] },
  { id: 'acid-solution', title: 'pH of a solution, its species and titration', pages: ['ph-analysis', 'pka'] },
  {
    id: 'solution-recipe',
    title: 'A solution in %, molar or mass units, by name or formula',
    pages: ['molarity', 'molar-mass'],
  },
  {
    id: 'dilution-units',
    title: 'Dilute with any units, or from concentrated acid',
    pages: ['molarity', 'molar-mass'],
  },
  { id: 'reaction-amounts', title: 'Solutions, gases, yield and atom economy', pages: ['stoichiometry'] },
  { id: 'redox-equation', title: 'Half-equations and redox equations in acid or base', pages: ['stoichiometry'] },
  { id: 'net-ionic-equation', title: 'Ionic and net ionic equation', pages: ['stoichiometry'] },
  { id: 'buffer-preparation', title: 'Make a buffer of a wanted pH', pages: ['pka', 'ph-analysis'] },
];

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
  { id: 'records-as-fasta', title: 'All records as FASTA', subject: 'dna' },
  { id: 'codon-usage', title: 'Codon usage', subject: 'dna' },
  { id: 'codon-adaptation', title: 'Codon adaptation index', subject: 'dna' },
  { id: 'composition', title: 'Composition along the sequence', subject: 'dna' },
  { id: 'word-counts', title: 'Words of 1 to 12 letters (k-mers)', subject: 'dna' },
  { id: 'inverted-repeats', title: 'Palindromes and inverted repeats', subject: 'dna' },
  { id: 'motif-search', title: 'Find a motif', subject: 'dna' },
  { id: 'in-silico-pcr', title: 'In-silico PCR', subject: 'dna' },
  { id: 'protein-records', title: 'All proteins', subject: 'protein' },
  { id: 'features', title: 'Annotated features', subject: 'dna' },
];

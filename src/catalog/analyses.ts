/** The further questions to the text of a page, in the order in which it lists them. The only list. */

/** What an analysis is asked of: the strand of the DNA calculator, or the chain of the protein calculator. */
export type AnalysisSubject = 'dna' | 'protein';

export interface AnalysisEntry {
  /** Name of its folder in `src/analyses` and of its formula. */
  readonly id: string;
  /** Heading of its section. */
  readonly title: string;
  readonly subject: AnalysisSubject;
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
  { id: 'pairwise-alignment', title: 'Align with a second sequence', subject: 'dna' },
  { id: 'dot-plot', title: 'Dot plot', subject: 'dna' },
  { id: 'in-silico-pcr', title: 'In-silico PCR', subject: 'dna' },
  { id: 'features', title: 'Annotated features', subject: 'dna' },
  { id: 'protein-alignment', title: 'Align with a second protein', subject: 'protein' },
];

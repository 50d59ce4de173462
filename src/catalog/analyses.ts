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
  { id: 'allele-series', title: 'Several alleles, X-linked and lethal', pages: ['punnett-square'] },
  {
    id: 'segregation-ratio',
    title: 'Do counted offspring fit a ratio?',
    pages: ['punnett-square', 'dihybrid-cross', 'trihybrid-cross'],
  },
  { id: 'linkage', title: 'Linked genes: map distance in cM', pages: ['dihybrid-cross', 'trihybrid-cross'] },
  { id: 'carrier-frequency', title: 'Carriers and risk from how often a disease occurs', pages: ['hardy-weinberg'] },
  {
    id: 'hardy-weinberg-alleles',
    title: 'Several alleles and X-linked: exact test',
    pages: ['hardy-weinberg', 'allele-frequency'],
  },
  { id: 'diversity-comparison', title: 'Compare two samples', pages: ['species-diversity', 'hill-numbers'] },
  { id: 'cell-count', title: 'Count cells in a chamber, with viability', pages: ['cell-dilution'] },
  { id: 'growth-curve', title: 'Fit a growth curve', pages: ['generation-time', 'population-growth'] },
];

/** The further questions to the text of a page and the further calculations of one, in the order in which it lists them. The only list. */
import type { AnalysisSubject } from '#src/engine/kit/defineCalculator.ts';
import type { CalculatorId } from '#src/engine/kit/taxonomy.ts';

/** The page whose text is asked about. */
export const PAGE_OF_SUBJECT: Readonly<Record<AnalysisSubject, CalculatorId>> = {
  dna: 'dna-sequence',
  protein: 'protein-synthesis',
};

export interface AnalysisEntry {
  /** Name of its file in `src/calculators/analyses` and of its formula. */
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
  { id: 'complexity', title: 'Complexity along the sequence (entropy)', subject: 'dna' },
  { id: 'low-complexity', title: 'Mask low complexity (DUST)', subject: 'dna' },
  { id: 'inverted-repeats', title: 'Palindromes and inverted repeats', subject: 'dna' },
  { id: 'tandem-repeats', title: 'Tandem repeats and microsatellites', subject: 'dna' },
  { id: 'direct-repeats', title: 'Direct repeats', subject: 'dna' },
  { id: 'motif-search', title: 'Find a motif', subject: 'dna' },
  { id: 'pairwise-alignment', title: 'Align with a second sequence', subject: 'dna' },
  { id: 'dot-plot', title: 'Dot plot', subject: 'dna' },
  { id: 'in-silico-pcr', title: 'In-silico PCR', subject: 'dna' },
  {
    id: 'primer-dimers',
    title: 'Primers: hairpins and dimers',
    subject: 'dna',
    pages: ['annealing-temperature'],
  },
  {
    id: 'polymerase-annealing',
    title: 'Annealing temperature for Q5, Phusion, Taq or OneTaq',
    pages: ['annealing-temperature'],
  },
  { id: 'primer-picker', title: 'Pick primers for a region', subject: 'dna' },
  { id: 'protein-records', title: 'All proteins', subject: 'protein' },
  { id: 'features', title: 'Annotated features', subject: 'dna' },
  { id: 'annotated-file', title: 'Save as GenBank or FASTA, with features', subject: 'dna' },
  { id: 'rate-laws', title: 'Inhibitors and other rate laws', pages: ['enzyme-kinetics'] },
  { id: 'qpcr-unknowns', title: 'Unknown samples from a standard curve', pages: ['qpcr-efficiency'] },
  { id: 'relative-expression', title: 'Relative expression: ΔΔCt and Pfaffl', pages: ['qpcr-efficiency'] },
  { id: 'assay-curve', title: 'Curved standards and many samples', pages: ['protein-concentration'] },
  { id: 'protein-absorbance', title: 'A205, and scattered light at 280 nm', pages: ['protein-concentration'] },
  { id: 'dna-assembly', title: 'Pipetting table: ligation, Gibson, Golden Gate', pages: ['ligation'] },
  { id: 'nucleic-acid-samples', title: 'Many samples: purity, nM and copies', pages: ['dna-concentration'] },
  {
    id: 'oligo-absorbance',
    title: 'Oligo: ε260 from its letters, amount from A260',
    pages: ['dna-concentration', 'annealing-temperature'],
  },
  { id: 'copy-standards', title: 'Dilution series to copies per µL', pages: ['dna-copy-number'] },
  { id: 'protein-digest', title: 'Peptides of a digest', subject: 'protein' },
  { id: 'protein-mass', title: 'Masses with modifications and tags, m/z', subject: 'protein' },
  { id: 'unusual-residues', title: 'Chains with U, O, X, B, Z, J or *', pages: ['protein-synthesis'] },
  { id: 'protein-profile', title: 'Hydropathy, charge and half-life', subject: 'protein' },
  { id: 'ph-conversion', title: 'pH, pOH, [H⁺] and [OH⁻] from any one', pages: ['ph-analysis', 'pka'] },
  { id: 'acid-solution', title: 'pH of a solution, its species and titration', pages: ['ph-analysis', 'pka'] },
  { id: 'buffer-preparation', title: 'Make a buffer of a wanted pH', pages: ['pka', 'ph-analysis'] },
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
  { id: 'isotope-pattern', title: 'Isotope pattern and adducts', pages: ['molar-mass', 'molecular-weight'] },
  { id: 'ion-nuclear-charge', title: 'Ions, by Slater’s rules', pages: ['nuclear-charge'] },
  {
    id: 'bond-triangle',
    title: 'Bond triangle, and Allen’s scale',
    pages: ['electronegativity', 'ionic-character'],
  },
  { id: 'any-atom', title: 'Any element, isotope or ion', pages: ['atom'] },
  { id: 'reaction-amounts', title: 'Solutions, gases, yield and atom economy', pages: ['stoichiometry'] },
  { id: 'redox-equation', title: 'Half-equations and redox equations in acid or base', pages: ['stoichiometry'] },
  { id: 'net-ionic-equation', title: 'Ionic and net ionic equation', pages: ['stoichiometry'] },
  { id: 'allele-series', title: 'Several alleles, X-linked and lethal', pages: ['punnett-square'] },
  {
    id: 'segregation-ratio',
    title: 'Do counted offspring fit a ratio?',
    pages: ['punnett-square', 'dihybrid-cross', 'trihybrid-cross'],
  },
  { id: 'linkage', title: 'Linked genes: map distance in cM', pages: ['dihybrid-cross', 'trihybrid-cross'] },
  {
    id: 'three-point-cross',
    title: 'Three-point cross: order, distances, interference',
    pages: ['trihybrid-cross', 'dihybrid-cross'],
  },
  { id: 'carrier-frequency', title: 'Carriers and risk from how often a disease occurs', pages: ['hardy-weinberg'] },
  {
    id: 'hardy-weinberg-alleles',
    title: 'Several alleles and X-linked: exact test',
    pages: ['hardy-weinberg', 'allele-frequency'],
  },
  { id: 'protein-alignment', title: 'Align with a second protein', subject: 'protein' },
  { id: 'sequence-map', title: 'Map: features, frames, sites and primers', subject: 'dna' },
  {
    id: 'equal-coverage',
    title: 'Rarefaction and extrapolation to equal coverage (iNEXT)',
    pages: ['species-diversity', 'hill-numbers'],
  },
  { id: 'diversity-comparison', title: 'Compare two samples', pages: ['species-diversity', 'hill-numbers'] },
  { id: 'cell-count', title: 'Count cells in a chamber, with viability', pages: ['cell-dilution'] },
  { id: 'growth-curve', title: 'Fit a growth curve', pages: ['generation-time', 'population-growth'] },
];

/**
 * The analyses whose sections the page of a calculator has.
 *
 * @param id of the calculator; none has a page that does not exist
 */
export function analysesOn(id: string): readonly AnalysisEntry[] {
  return ANALYSES.filter(
    ({ subject, pages }) =>
      pages?.some((page) => page === id) === true || (subject !== undefined && PAGE_OF_SUBJECT[subject] === id),
  );
}

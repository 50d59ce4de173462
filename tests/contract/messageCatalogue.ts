/**
 * Every message of the specification's error catalogue, where it is shown, and the test that triggers it. Golden cases
 * run twice, in the worker and on the built page; where the page cannot show the message, `notOnPage` says why.
 */
export interface CataloguedMessage {
  readonly message: string;
  /** A calculator's id, or the kind of page. */
  readonly where: string;
  readonly shownAs: 'inline' | 'banner' | 'alert' | 'heading';
  /** A golden case of that calculator, by name; or a test file and its title. */
  readonly provokedBy: { readonly goldenCase: string } | { readonly file: string; readonly title: string };
  /** Why the page cannot show it; absent when it does. */
  readonly notOnPage?: string;
}

const ADDRESSES = 'tests/browser/addresses.spec.ts';

export const MESSAGE_CATALOGUE: readonly CataloguedMessage[] = [
  {
    message: 'Category not found',
    where: 'category page',
    shownAs: 'heading',
    provokedBy: { file: ADDRESSES, title: "/category/alchemy says 'Category not found'" },
  },
  {
    message: 'Subcategory not found',
    where: 'subcategory page',
    shownAs: 'heading',
    provokedBy: { file: ADDRESSES, title: "/category/biology/alchemy says 'Subcategory not found'" },
  },
  {
    message: 'Page Not Found',
    where: 'unknown route',
    shownAs: 'heading',
    provokedBy: { file: ADDRESSES, title: 'an unknown address answers 404 and says so, with a way home' },
  },
  {
    message: 'Please enter a valid pH value between 0 and 14',
    where: 'ph-analysis',
    shownAs: 'alert',
    provokedBy: { goldenCase: 'above range' },
  },
  {
    message: 'Total abundance must equal 100%',
    where: 'atomic-mass',
    shownAs: 'alert',
    provokedBy: { goldenCase: 'sum 99' },
  },
  {
    message: 'Total abundance must equal 100%',
    where: 'average-atomic-mass',
    shownAs: 'inline',
    provokedBy: { goldenCase: 'sum 99.99' },
  },
  {
    message: 'Please enter a DNA sequence',
    where: 'dna-sequence',
    shownAs: 'inline',
    provokedBy: { goldenCase: 'empty' },
  },
  {
    message: 'Invalid DNA sequence. Use only A, T, G, C bases.',
    where: 'dna-sequence',
    shownAs: 'inline',
    provokedBy: { goldenCase: 'N base' },
  },
  {
    message: 'Please enter a sequence',
    where: 'protein-synthesis',
    shownAs: 'inline',
    provokedBy: { goldenCase: 'empty' },
  },
  {
    message: 'Invalid DNA sequence',
    where: 'protein-synthesis',
    shownAs: 'inline',
    provokedBy: { goldenCase: 'invalid DNA' },
  },
  {
    message: 'Invalid RNA sequence',
    where: 'protein-synthesis',
    shownAs: 'inline',
    provokedBy: { goldenCase: 'invalid RNA' },
  },
  {
    message: 'Invalid PROTEIN sequence',
    where: 'protein-synthesis',
    shownAs: 'inline',
    provokedBy: { goldenCase: 'invalid protein letter B' },
  },
  {
    message: 'No valid protein sequence could be generated',
    where: 'protein-synthesis',
    shownAs: 'inline',
    provokedBy: { goldenCase: 'no start codon' },
  },
  {
    message: 'Frequencies must sum to 1',
    where: 'hardy-weinberg',
    shownAs: 'inline',
    provokedBy: { goldenCase: 'sum off' },
  },
  {
    message: 'Total population count must be greater than 0',
    where: 'hardy-weinberg',
    shownAs: 'inline',
    provokedBy: { goldenCase: 'zero total' },
  },
  {
    message: 'Invalid input values',
    where: 'hardy-weinberg',
    shownAs: 'inline',
    provokedBy: { goldenCase: 'blank field' },
  },
  {
    message: 'Invalid input values',
    where: 'metabolic-rate',
    shownAs: 'inline',
    provokedBy: { goldenCase: 'negative weight' },
  },
  {
    message: 'Invalid input values',
    where: 'allele-frequency',
    shownAs: 'banner',
    provokedBy: {
      file: 'tests/browser/calculating.spec.ts',
      title: 'alleles: a blank symbol is reported in the red banner',
    },
  },
  {
    message: 'Please fill in all required fields',
    where: 'metabolic-rate',
    shownAs: 'inline',
    provokedBy: { goldenCase: 'missing height' },
  },
  {
    message: 'Please fill in all required fields',
    where: 'oxygen-consumption',
    shownAs: 'inline',
    provokedBy: { goldenCase: 'missing temperature' },
  },
  {
    message: 'Please fill in all required fields',
    where: 'population-growth',
    shownAs: 'inline',
    provokedBy: { goldenCase: 'missing rate' },
  },
  {
    message: 'Please enter temperature',
    where: 'metabolic-rate',
    shownAs: 'inline',
    provokedBy: { goldenCase: 'missing temperature' },
  },
  {
    message: 'Please enter both systolic and diastolic values',
    where: 'blood-pressure',
    shownAs: 'inline',
    provokedBy: { goldenCase: 'missing diastolic' },
  },
  {
    message: 'Systolic pressure must be higher than diastolic pressure',
    where: 'blood-pressure',
    shownAs: 'inline',
    provokedBy: { goldenCase: 'systolic equals diastolic' },
  },
  {
    message: 'Please add at least one reading',
    where: 'blood-pressure',
    shownAs: 'inline',
    provokedBy: { goldenCase: 'no reading' },
  },
  {
    message: 'Carrying capacity is required for logistic growth',
    where: 'population-growth',
    shownAs: 'inline',
    provokedBy: { goldenCase: 'logistic without capacity' },
  },
  {
    message: 'Please provide valid species names and counts',
    where: 'species-diversity',
    shownAs: 'inline',
    provokedBy: { goldenCase: 'zero count' },
  },
  {
    message: 'Please enter valid resource values',
    where: 'carrying-capacity',
    shownAs: 'inline',
    provokedBy: { goldenCase: 'zero available' },
  },
  {
    message: 'All values must be non-negative',
    where: 'enzyme-kinetics',
    shownAs: 'inline',
    provokedBy: { goldenCase: 'negative velocity' },
  },
  {
    message: 'Error calculating kinetic parameters',
    where: 'enzyme-kinetics',
    shownAs: 'inline',
    provokedBy: { goldenCase: 'one usable point' },
  },
  {
    message: 'Please enter a chemical formula',
    where: 'molecular-weight',
    shownAs: 'inline',
    provokedBy: { goldenCase: 'empty' },
    notOnPage: 'Calculate is disabled while the formula is blank, as the specification says',
  },
  {
    message: 'Unknown element: Fe',
    where: 'molecular-weight',
    shownAs: 'inline',
    provokedBy: { goldenCase: 'iron in the 18-element table' },
  },
  {
    message: 'Please select a breed',
    where: 'dog-life-expectancy',
    shownAs: 'banner',
    provokedBy: { goldenCase: 'no breed' },
  },
  {
    message: 'Please enter valid weight and age',
    where: 'dog-life-expectancy',
    shownAs: 'banner',
    provokedBy: { goldenCase: 'weight blank' },
  },
  {
    message: 'Error calculating life expectancy',
    where: 'dog-life-expectancy',
    shownAs: 'banner',
    provokedBy: { goldenCase: 'unknown activity level' },
    notOnPage: 'only an activity level that the menu does not offer provokes it',
  },
  {
    message: 'Please enter both primer sequences',
    where: 'annealing-temperature',
    shownAs: 'banner',
    provokedBy: { goldenCase: 'missing reverse' },
  },
  {
    message: 'Invalid sequence. Use only A, T, C, G bases',
    where: 'annealing-temperature',
    shownAs: 'banner',
    provokedBy: { goldenCase: 'invalid base' },
  },
  {
    message: 'Invalid salt concentration',
    where: 'annealing-temperature',
    shownAs: 'banner',
    provokedBy: { goldenCase: 'zero salt' },
  },
  {
    message: 'Counts cannot be negative',
    where: 'allele-frequency',
    shownAs: 'banner',
    provokedBy: { goldenCase: 'negative count' },
  },
  {
    message: 'Total population must be greater than 0',
    where: 'allele-frequency',
    shownAs: 'banner',
    provokedBy: { goldenCase: 'all zero' },
  },
];

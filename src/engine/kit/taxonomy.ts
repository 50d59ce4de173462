/**
 * The menu: every category, its subcategories and the calculators that each lists, in the order of the product
 * specification. Adding a calculator to the site takes its own files and one id here. An id whose folder does not exist
 * yet is not shown.
 */

/**
 * Display names are the ids capitalized, except where the product specification gives a name. `area` is the part of the
 * site whose color the category has: see `area.ts`.
 */
export const CATEGORIES = [
  { id: 'biology', name: 'Biology', area: 'bench' },
  { id: 'chemistry', name: 'Chemistry', area: 'chemistry' },
  { id: 'ecology', name: 'Ecology', area: 'bench' },
  { id: 'conversion', name: 'Conversion', area: 'chemistry' },
  { id: 'construction', name: 'Construction', area: 'chemistry' },
  { id: 'everyday', name: 'Everyday', area: 'animals' },
  { id: 'finance', name: 'Finance', area: 'chemistry' },
  { id: 'math', name: 'Math', area: 'chemistry' },
  { id: 'sport', name: 'Sport', area: 'animals' },
  { id: 'food', name: 'Food', area: 'animals' },
  { id: 'health', name: 'Health', area: 'animals' },
  { id: 'statistics', name: 'Statistics', area: 'bench' },
  { id: 'other', name: 'Other', area: 'bench' },
] as const;

export type CategoryId = (typeof CATEGORIES)[number]['id'];

const DOG = [
  'dog-age',
  'dog-life-expectancy',
  'dog-bmi',
  'dog-nutrition',
  'dog-water-intake',
  'dog-chocolate-toxicity',
  'dog-onion-toxicity',
  'dog-raisin-toxicity',
  'dog-quality-life',
  'dog-benadryl',
  'dog-cephalexin',
  'dog-metacam',
  'dog-tramadol',
  'dog-omega3',
] as const;
const CAT = [
  'cat-age',
  'cat-bmi',
  'cat-calorie',
  'cat-chocolate-toxicity',
  'cat-quality-life',
  'cat-benadryl',
  'cat-cephalexin',
  'cat-fish-oil',
  'cat-metacam',
] as const;

/** What is about an animal among lists that are not. */
export const OF_ANIMALS: readonly string[] = [...DOG, ...CAT, 'horse-weight'];

/** Subcategories without calculators have no page of their own. */
export const SUBCATEGORIES = [
  {
    category: 'biology',
    id: 'cell-biology',
    name: 'Cell Biology',
    calculators: [
      'cell-size',
      'cell-division-time',
      'surface-area-volume',
      'annealing-temperature',
      'generation-time',
      'cell-dilution',
      'dna-concentration',
      'ligation',
      'log-reduction',
      'protein-concentration',
    ],
  },
  {
    category: 'biology',
    id: 'genetics',
    name: 'Genetics',
    calculators: [
      'dna-sequence',
      'protein-synthesis',
      'hardy-weinberg',
      'allele-frequency',
      'dihybrid-cross',
      'dna-copy-number',
      'punnett-square',
      'qpcr-efficiency',
      'trihybrid-cross',
    ],
  },
  {
    category: 'biology',
    id: 'physiology',
    name: 'Physiology',
    calculators: ['metabolic-rate', 'oxygen-consumption', 'blood-pressure', 'horse-weight', ...DOG, ...CAT],
  },
  {
    category: 'biology',
    id: 'ecology',
    name: 'Ecology',
    calculators: ['population-growth', 'species-diversity', 'carrying-capacity'],
  },
  {
    category: 'biology',
    id: 'biochemistry',
    name: 'Biochemistry',
    calculators: ['enzyme-kinetics', 'ph-analysis', 'molecular-weight'],
  },
  {
    category: 'biology',
    id: 'animal-pregnancy',
    name: 'Animal Pregnancy',
    area: 'animals',
    calculators: [
      'cat-pregnancy',
      'cow-gestation',
      'dog-pregnancy',
      'goat-gestation',
      'guinea-pig-pregnancy',
      'horse-gestation',
      'llama-gestation',
      'rabbit-gestation',
      'sheep-gestation',
      'swine-gestation',
    ],
  },
  {
    category: 'biology',
    id: 'cat-health',
    name: 'Cat Health',
    area: 'animals',
    calculators: [
      'cat-age',
      'cat-benadryl',
      'cat-bmi',
      'cat-calorie',
      'cat-chocolate-toxicity',
      'cat-quality-life',
      'cat-cephalexin',
      'cat-fish-oil',
      'cat-size-predictor',
      'cat-metacam',
    ],
  },
  {
    category: 'chemistry',
    id: 'general',
    name: 'General',
    calculators: [
      'atom',
      'atomic-mass',
      'average-atomic-mass',
      'bond-order',
      'chemical-name',
      'nuclear-charge',
      'electron-config',
      'electronegativity',
      'molar-mass',
      'percent-composition',
      'ionic-character',
      'pka',
    ],
  },
  { category: 'chemistry', id: 'solutions', name: 'Solutions', calculators: ['ph-analysis', 'molarity'] },
  { category: 'chemistry', id: 'reactions', name: 'Reactions', calculators: ['stoichiometry'] },
  {
    category: 'ecology',
    id: 'biodiversity',
    name: 'Biodiversity',
    calculators: ['hill-numbers', 'quadrat-survey', 'beta-diversity', 'species-area'],
  },
  {
    category: 'ecology',
    id: 'population',
    name: 'Population',
    calculators: ['mark-recapture', 'life-table', 'leslie-matrix', 'predator-prey'],
  },
  {
    category: 'conversion',
    id: 'laboratory',
    name: 'Laboratory',
    calculators: ['rcf-rpm', 'concentration-converter', 'amount-converter', 'od600', 'clinical-units'],
  },
  {
    category: 'conversion',
    id: 'units',
    name: 'Units',
    calculators: [
      'length-converter',
      'mass-converter',
      'volume-converter',
      'area-converter',
      'temperature-converter',
      'pressure-converter',
      'energy-converter',
    ],
  },
  { category: 'math', id: 'numbers', name: 'Numbers', calculators: ['percentage', 'ratio', 'scientific-notation'] },
  { category: 'math', id: 'equations', name: 'Equations', calculators: ['quadratic-equation', 'half-life'] },
  { category: 'everyday', id: 'dates', name: 'Dates', calculators: ['days-between-dates', 'age'] },
  { category: 'everyday', id: 'shopping', name: 'Shopping', calculators: ['unit-price'] },
  {
    category: 'construction',
    id: 'farm',
    name: 'Farm',
    calculators: ['concrete-slab', 'fence', 'animal-space', 'water-trough'],
  },
  { category: 'finance', id: 'money', name: 'Money', calculators: ['compound-interest'] },
  { category: 'finance', id: 'animals', name: 'Animals', calculators: ['break-even-price', 'pet-cost', 'feed-cost'] },
  { category: 'health', id: 'body', name: 'Body', calculators: ['bmi', 'waist-to-height', 'body-surface-area'] },
  { category: 'health', id: 'kidney', name: 'Kidney', calculators: ['egfr'] },
  { category: 'health', id: 'pregnancy', name: 'Pregnancy', calculators: ['human-due-date'] },
  { category: 'sport', id: 'heart', name: 'Heart', calculators: ['heart-rate-zones', 'vo2max'] },
  { category: 'sport', id: 'horse', name: 'Horse', calculators: ['horse-conditioning'] },
  {
    category: 'food',
    id: 'feeding',
    name: 'Feeding',
    calculators: ['pearson-square', 'pet-food-energy', 'hay-needs', 'treat-allowance'],
  },
  { category: 'food', id: 'kitchen', name: 'Kitchen', calculators: ['recipe-scaler'] },
  { category: 'everyday', id: 'aquarium', name: 'Aquarium', calculators: ['tank-volume'] },
  {
    category: 'health',
    id: 'pet-emergencies',
    name: 'Pet Emergencies',
    area: 'emergency',
    calculators: ['pet-emergency', 'animal-emergency', 'dog-xylitol-toxicity', 'pet-medicine-overdose'],
  },
  {
    category: 'statistics',
    id: 'description',
    name: 'Describe Data',
    calculators: ['descriptive-statistics', 'outlier-test', 'confidence-interval', 'error-propagation'],
  },
  {
    category: 'statistics',
    id: 'tests',
    name: 'Tests',
    calculators: ['which-test', 't-test', 'chi-square-test', 'rank-tests', 'anova', 'multiple-testing'],
  },
  {
    category: 'statistics',
    id: 'models',
    name: 'Curves and Models',
    calculators: ['linear-regression', 'correlation', 'dose-response', 'survival-analysis'],
  },
  {
    category: 'statistics',
    id: 'design',
    name: 'Plan a Study',
    calculators: ['sample-size', 'randomization', 'diagnostic-test'],
  },
  {
    category: 'other',
    id: 'lab-planning',
    name: 'Lab Planning',
    calculators: ['master-mix', 'serial-dilution', 'buffer-recipe', 'plate-layout'],
  },
  {
    category: 'other',
    id: 'more-animals',
    name: 'More Animals',
    area: 'animals',
    calculators: ['alpaca-gestation', 'donkey-gestation', 'buffalo-gestation'],
  },
] as const satisfies readonly {
  readonly category: CategoryId;
  readonly id: string;
  readonly name: string;
  /** Where it differs from that of the category. */
  readonly area?: 'animals' | 'emergency';
  readonly calculators: readonly string[];
}[];

type SubcategoryRow = (typeof SUBCATEGORIES)[number];
export type CalculatorId = SubcategoryRow['calculators'][number];

/** Listed in the menu but without a calculation: a page drawn from a table. */
export const GUIDES = ['pet-emergency', 'animal-emergency'] as const satisfies readonly CalculatorId[];
export type GuideId = (typeof GUIDES)[number];

/** A subcategory as in its URL: 'biology/genetics'. */
export type SubcategoryPath = SubcategoryRow extends infer Row
  ? Row extends { readonly category: infer C extends string; readonly id: infer Id extends string }
    ? `${C}/${Id}`
    : never
  : never;
export type BackLinkTarget = CategoryId | SubcategoryPath;

/**
 * The menu: every category, its subcategories and, in the specification's order, the calculators that each lists. Adding a
 * calculator to the site takes its own files and one id here. An id whose folder does not exist yet is not shown.
 */

/** Display names are the ids capitalised, except where the specification writes a name. */
export const CATEGORIES = [
  {
    id: 'biology',
    name: 'Biology',
    icon: 'dna',
    color: 'accent',
    description: 'Cells, genes, enzymes and populations, and the health and pregnancies of animals.',
  },
  {
    id: 'chemistry',
    name: 'Chemistry',
    icon: 'flask',
    color: 'caution',
    description: 'Atoms and elements, compounds, solutions and reactions.',
  },
  {
    id: 'ecology',
    name: 'Ecology',
    icon: 'leaf',
    color: 'good',
    description: 'Biodiversity and populations.',
  },
  {
    id: 'conversion',
    name: 'Conversion',
    icon: 'arrows',
    color: 'accent',
    description: 'From one unit or quantity to another.',
  },
  {
    id: 'construction',
    name: 'Construction',
    icon: 'hammer',
    color: 'caution',
    description: 'Measures and materials for building.',
  },
  {
    id: 'everyday',
    name: 'Everyday',
    icon: 'sun',
    color: 'caution',
    description: 'Questions of daily life.',
  },
  {
    id: 'finance',
    name: 'Finance',
    icon: 'coins',
    color: 'good',
    description: 'Amounts, rates and terms.',
  },
  {
    id: 'math',
    name: 'Math',
    icon: 'sigma',
    color: 'accent',
    description: 'Numbers, shapes and functions.',
  },
  {
    id: 'sport',
    name: 'Sport',
    icon: 'timer',
    color: 'good',
    description: 'Training and performance.',
  },
  {
    id: 'food',
    name: 'Food',
    icon: 'apple',
    color: 'danger',
    description: 'Meals, portions and what is in them.',
  },
  {
    id: 'health',
    name: 'Health',
    icon: 'heart',
    color: 'danger',
    description: 'The human body in numbers.',
  },
  {
    id: 'statistics',
    name: 'Statistics',
    icon: 'chart',
    color: 'accent',
    description: 'Samples, tests and distributions.',
  },
  {
    id: 'other',
    name: 'Other',
    icon: 'grid',
    color: 'accent',
    description: 'What fits nowhere else.',
  },
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

/** Subcategories without calculators have no page of their own. */
export const SUBCATEGORIES = [
  {
    category: 'biology',
    id: 'cell-biology',
    name: 'Cell Biology',
    description: 'Sizes, cycles, cultures and the bench work around nucleic acids and proteins.',
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
    description: 'From a sequence to its protein, and from parents to the frequencies in a population.',
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
    description: 'Metabolism, blood pressure, and the health of dogs, cats and horses.',
    calculators: ['metabolic-rate', 'oxygen-consumption', 'blood-pressure', 'horse-weight', ...DOG, ...CAT],
  },
  {
    category: 'biology',
    id: 'ecology',
    name: 'Ecology',
    description: 'How populations grow, what limits them and how diverse a community is.',
    calculators: ['population-growth', 'species-diversity', 'carrying-capacity'],
  },
  {
    category: 'biology',
    id: 'biochemistry',
    name: 'Biochemistry',
    description: 'Enzymes, acidity and the masses of molecules.',
    calculators: ['enzyme-kinetics', 'ph-analysis', 'molecular-weight'],
  },
  {
    category: 'biology',
    id: 'animal-pregnancy',
    name: 'Animal Pregnancy',
    description: 'Due dates, early and late limits and preparation dates for pets and livestock.',
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
    description: 'Age, weight, food and medicines of cats.',
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
    description: 'Atoms, elements, bonds and the composition of compounds.',
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
  {
    category: 'chemistry',
    id: 'solutions',
    name: 'Solutions',
    description: 'Acidity and concentrations.',
    calculators: ['ph-analysis', 'molarity'],
  },
  {
    category: 'chemistry',
    id: 'reactions',
    name: 'Reactions',
    description: 'Balanced equations and the amounts that react.',
    calculators: ['stoichiometry'],
  },
  {
    category: 'ecology',
    id: 'biodiversity',
    name: 'Biodiversity',
    description: 'How many species, and how evenly.',
    calculators: [],
  },
  {
    category: 'ecology',
    id: 'population',
    name: 'Population',
    description: 'How numbers of animals and plants change.',
    calculators: [],
  },
] as const satisfies readonly {
  readonly category: CategoryId;
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly calculators: readonly string[];
}[];

type SubcategoryRow = (typeof SUBCATEGORIES)[number];
export type CalculatorId = SubcategoryRow['calculators'][number];

/** 'biology/genetics': a subcategory as its address names it. */
export type SubcategoryPath = SubcategoryRow extends infer Row
  ? Row extends { readonly category: infer C extends string; readonly id: infer Id extends string }
    ? `${C}/${Id}`
    : never
  : never;
export type BackLinkTarget = CategoryId | SubcategoryPath;

/** Shown on Home, in this order. */
export const POPULAR: readonly { readonly id: CalculatorId; readonly name: string }[] = [
  { id: 'cell-size', name: 'Cell Size' },
  { id: 'dna-sequence', name: 'DNA Sequence' },
  { id: 'molecular-weight', name: 'Molecular Weight' },
];

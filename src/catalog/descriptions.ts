/** Menu descriptions, kept out of the calculator pages' bundle, which needs only the names. */
import type { BackLinkTarget } from './taxonomy.ts';

const DESCRIPTIONS: Readonly<Record<BackLinkTarget, string>> = {
  biology: 'Cells, genes, enzymes and populations, and the health and pregnancies of animals.',
  chemistry: 'Atoms and elements, compounds, solutions and reactions.',
  ecology: 'Biodiversity and populations.',
  conversion: 'From one unit or quantity to another.',
  construction: 'Measures and materials for building.',
  everyday: 'Questions of daily life.',
  finance: 'Amounts, rates and terms.',
  math: 'Numbers, shapes and functions.',
  sport: 'Training and performance.',
  food: 'Meals, portions and what is in them.',
  health: 'The human body in numbers.',
  statistics: 'Samples, tests and distributions.',
  other: 'What fits nowhere else.',
  'biology/cell-biology': 'Sizes, cycles, cultures and the bench work around nucleic acids and proteins.',
  'biology/genetics': 'From a sequence to its protein, and from parents to the frequencies in a population.',
  'biology/physiology': 'Metabolism, blood pressure, and the health of dogs, cats and horses.',
  'biology/ecology': 'How populations grow, what limits them and how diverse a community is.',
  'biology/biochemistry': 'Enzymes, acidity and the masses of molecules.',
  'biology/animal-pregnancy': 'Due dates, early and late limits and preparation dates for pets and livestock.',
  'biology/cat-health': 'Age, weight, food and medicines of cats.',
  'chemistry/general': 'Atoms, elements, bonds and the composition of compounds.',
  'chemistry/solutions': 'Acidity and concentrations.',
  'chemistry/reactions': 'Balanced equations and the amounts that react.',
  'ecology/biodiversity': 'How many species, and how evenly.',
  'ecology/population': 'How numbers of animals and plants change.',
  'math/numbers': 'Percentages, ratios and the ways to write a number.',
  'math/equations': 'Roots of an equation, and what halves in equal times.',
  'everyday/dates': 'Ages, deadlines and the days between.',
  'everyday/shopping': 'What a pack really costs.',
  'construction/farm': 'Fences, floors, water and room for animals.',
  'finance/money': 'Savings, and what they grow to.',
  'finance/animals': 'What animals cost, and what they have to bring in.',
  'health/body': 'Weight, height and waist of people.',
  'sport/heart': 'Heart rates and endurance.',
  'food/feeding': 'What animals eat: energy, mixtures and amounts.',
  'everyday/aquarium': 'How much water a tank holds.',
  'health/pet-emergencies': 'What a pet swallowed: whom to call, how urgent it is and what to say.',
  'statistics/description': 'Means, spreads, intervals, outliers and uncertainties.',
  'statistics/tests': 'Do groups, counts or ranks differ by more than chance?',
  'statistics/models': 'Lines, curves and survival.',
  'statistics/design': 'How many subjects, which group, how good a diagnostic test.',
  'other/more-animals': 'Due dates of alpacas, donkeys and water buffaloes.',
};

/** @param path of a category, or of a subcategory as in its URL: 'biology', 'biology/genetics' */
export function descriptionOf(path: string): string {
  const descriptions: Readonly<Record<string, string>> = DESCRIPTIONS;
  return descriptions[path] ?? '';
}

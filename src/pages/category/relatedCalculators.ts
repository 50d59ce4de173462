import type { CalculatorId, CategoryId } from '#src/catalog/taxonomy.ts';

/**
 * For categories that list no calculators themselves: biology and chemistry calculators that answer a related question,
 * chosen by hand. A category without a suitable calculator has none.
 */
export const RELATED_CALCULATORS: Readonly<Partial<Record<CategoryId, readonly CalculatorId[]>>> = {
  ecology: ['population-growth', 'species-diversity', 'carrying-capacity'],
  conversion: ['molar-mass', 'dna-copy-number', 'dna-concentration', 'protein-concentration'],
  everyday: ['dog-age', 'cat-age', 'dog-water-intake'],
  math: ['cell-size', 'surface-area-volume', 'population-growth'],
  sport: ['metabolic-rate', 'oxygen-consumption'],
  food: ['dog-nutrition', 'cat-calorie', 'dog-chocolate-toxicity', 'cat-chocolate-toxicity'],
  health: ['blood-pressure', 'metabolic-rate', 'oxygen-consumption'],
  statistics: ['hardy-weinberg', 'species-diversity', 'allele-frequency'],
};

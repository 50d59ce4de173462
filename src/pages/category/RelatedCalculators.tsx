import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { type CatalogCategory, findCalculator } from '#src/catalog/catalog.ts';
import type { CalculatorId, CategoryId } from '#src/catalog/taxonomy.ts';
import { CalculatorCards } from '#src/pages/subcategory/CalculatorCards.tsx';
import { Stack } from '#src/ui/Layout.tsx';
import { PROSE_WIDTH } from '#src/ui/theme.ts';

/**
 * For categories that list no calculators themselves: biology and chemistry calculators that answer a related question,
 * chosen by hand. A category without a suitable calculator has none.
 */
const RELATED_CALCULATORS: Readonly<Partial<Record<CategoryId, readonly CalculatorId[]>>> = {
  ecology: ['population-growth', 'species-diversity', 'carrying-capacity'],
  conversion: ['molar-mass', 'dna-copy-number', 'dna-concentration', 'protein-concentration'],
  everyday: ['dog-age', 'cat-age', 'dog-water-intake'],
  math: ['cell-size', 'surface-area-volume', 'population-growth'],
  sport: ['metabolic-rate', 'oxygen-consumption'],
  food: ['dog-nutrition', 'cat-calorie', 'dog-chocolate-toxicity', 'cat-chocolate-toxicity'],
  health: ['blood-pressure', 'metabolic-rate', 'oxygen-consumption'],
  statistics: ['hardy-weinberg', 'species-diversity', 'allele-frequency'],
};

/** For a category that lists no calculators: suitable ones from other categories, or links to the full lists. */
export function RelatedCalculators({ category: { id, name } }: { readonly category: CatalogCategory }) {
  const related = (RELATED_CALCULATORS[id] ?? []).flatMap((calculatorId) => findCalculator(calculatorId) ?? []);
  return (
    <Stack as="section" $gap="s4" aria-labelledby="related">
      <h2 id="related">Related calculators</h2>
      {related.length > 0 && <CalculatorCards calculators={related} />}
      <Text>
        {related.length > 0
          ? 'These are listed under other categories. The full lists are '
          : `Nothing on this site belongs to ${name} alone. The full lists are `}
        <Link to="/category/biology">Biology Calculators</Link> and{' '}
        <Link to="/category/chemistry">Chemistry Calculators</Link>.
      </Text>
    </Stack>
  );
}

const Text = styled.p`
  max-width: ${PROSE_WIDTH};
`;

import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { type CatalogCategory, findCalculator } from '#src/catalog/catalog.ts';
import { CalculatorCards } from '#src/pages/subcategory/CalculatorCards.tsx';
import { Stack } from '#src/ui/Layout.tsx';
import { PROSE_WIDTH } from '#src/ui/theme.ts';
import { RELATED_CALCULATORS } from './relatedCalculators.ts';

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

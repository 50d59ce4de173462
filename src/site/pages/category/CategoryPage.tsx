import { Link, useParams } from 'react-router-dom';
import styled from 'styled-components';
import type { CalculatorId, CategoryId } from '#src/engine/kit/taxonomy.ts';
import { Container, Stack } from '#src/engine/ui/Layout.tsx';
import { branded, PageHead } from '#src/engine/ui/PageHead.tsx';
import { PROSE_WIDTH, SPACE } from '#src/engine/ui/theme.ts';
import { type CatalogCategory, findCalculator, findCategory } from '#src/site/catalog/catalog.ts';
import { isGuide } from '#src/site/catalog/isGuide.ts';
import { DRAWING_OF } from '../drawings/drawingOf.ts';
import { EmergencyEntry } from '../emergency/EmergencyEntry.tsx';
import { Lost } from '../not-found/Lost.tsx';
import { MissingPage } from '../not-found/MissingPage.tsx';
import { CalculatorCards } from '../subcategory/CalculatorCards.tsx';
import { BiologyInfo } from './BiologyInfo.tsx';
import { PageHeading } from './PageHeading.tsx';
import { SubcategoryCard } from './SubcategoryCard.tsx';

/** The calculators of one category. */
export function CategoryPage() {
  const category = findCategory(useParams().categoryId);
  if (category === undefined) {
    return (
      <MissingPage
        heading="Category not found"
        text="There is no category at this address."
        link={{ to: '/', label: 'Back to Categories' }}
        drawing={<Lost />}
      />
    );
  }
  return <Category category={category} />;
}

function Category({ category }: { readonly category: CatalogCategory }) {
  const { id, name, area, description, path, subcategories } = category;
  const listed = listedOn(category);
  return (
    <Body data-area={area}>
      <PageHead
        title={branded(`${name} Calculators`)}
        description={`${name} calculators. ${description}`}
        keywords={[`${name.toLowerCase()} calculators`, ...subcategories.map((each) => each.name.toLowerCase())]}
        path={path}
      />
      <PageHeading
        back={{ to: '/', label: 'Back to Categories' }}
        heading={`${name} Calculators`}
        drawing={DRAWING_OF[id]}
      >
        <p>
          {listed} {listed === 1 ? 'calculator' : 'calculators'} available
        </p>
        {id === 'health' && <EmergencyEntry />}
      </PageHeading>
      {subcategories.length > 0 && (
        <Stack $gap="s4">
          {subcategories.map((subcategory) => (
            <SubcategoryCard key={subcategory.id} subcategory={subcategory} />
          ))}
        </Stack>
      )}
      {listed === 0 && <RelatedCalculators category={category} />}
      {id === 'biology' && <BiologyInfo />}
    </Body>
  );
}

/**
 * How many calculators the page lists, without guides. In biology and chemistry one that is in two lists counts twice, as the
 * specification says; elsewhere once.
 */
function listedOn({ count, counts, subcategories }: CatalogCategory): number {
  if (counts === 'calculators') return count;
  const listed = new Set(subcategories.flatMap(({ calculators }) => calculators));
  return [...listed].filter(({ id }) => !isGuide(id)).length;
}

const Body = styled(Container)`
  display: flex;
  flex-direction: column;
  gap: clamp(${SPACE.s6}, 5vw, ${SPACE.s8});
  padding-block: ${SPACE.s5} clamp(${SPACE.s7}, 8vw, 6rem);
  > header + div { margin-block-start: calc(-1 * clamp(0rem, 2vw, ${SPACE.s5})); }
`;

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
function RelatedCalculators({ category: { id, name } }: { readonly category: CatalogCategory }) {
  const related = (RELATED_CALCULATORS[id] ?? []).flatMap((calculatorId) => findCalculator(calculatorId) ?? []);
  return (
    <Stack as="section" $gap="s4" aria-labelledby="related">
      <h2 id="related">Related calculators</h2>
      {related.length > 0 && <CalculatorCards calculators={related} />}
      <Prose>
        {related.length > 0
          ? 'These are listed under other categories. The full lists are '
          : `Nothing on this site belongs to ${name} alone. The full lists are `}
        <Link to="/category/biology">Biology Calculators</Link> and{' '}
        <Link to="/category/chemistry">Chemistry Calculators</Link>.
      </Prose>
    </Stack>
  );
}

const Prose = styled.p`
  max-width: ${PROSE_WIDTH};
`;

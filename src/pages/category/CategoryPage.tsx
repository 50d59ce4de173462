import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { type CatalogCategory, findCategory } from '#src/catalog/catalog.ts';
import { isGuide } from '#src/catalog/isGuide.ts';
import { DRAWING_OF } from '#src/pages/drawings/drawingOf.ts';
import { EmergencyEntry } from '#src/pages/emergency/EmergencyEntry.tsx';
import { Lost } from '#src/pages/not-found/Lost.tsx';
import { MissingPage } from '#src/pages/not-found/MissingPage.tsx';
import { Container, Stack } from '#src/ui/Layout.tsx';
import { branded, PageHead } from '#src/ui/PageHead.tsx';
import { SPACE } from '#src/ui/theme.ts';
import { BiologyInfo } from './BiologyInfo.tsx';
import { PageHeading } from './PageHeading.tsx';
import { RelatedCalculators } from './RelatedCalculators.tsx';
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

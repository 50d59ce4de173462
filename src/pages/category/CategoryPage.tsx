import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { type CatalogCategory, findCategory } from '#src/catalog/catalog.ts';
import { DRAWING_OF } from '#src/pages/drawings/drawingOf.ts';
import { EmergencyEntry } from '#src/pages/emergency/EmergencyEntry.tsx';
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
      />
    );
  }
  return <Category category={category} />;
}

function Category({ category }: { readonly category: CatalogCategory }) {
  const { id, name, area, description, path, count, subcategories } = category;
  const listsCalculators = subcategories.some(({ calculators }) => calculators.length > 0);
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
        <p>{count} calculators available</p>
        {id === 'health' && <EmergencyEntry />}
      </PageHeading>
      {subcategories.length > 0 && (
        <Stack $gap="s4">
          {subcategories.map((subcategory) => (
            <SubcategoryCard key={subcategory.id} subcategory={subcategory} />
          ))}
        </Stack>
      )}
      {!listsCalculators && <RelatedCalculators category={category} />}
      {id === 'biology' && <BiologyInfo />}
    </Body>
  );
}

const Body = styled(Container)`
  display: flex;
  flex-direction: column;
  gap: clamp(${SPACE.s6}, 5vw, ${SPACE.s8});
  padding-block: ${SPACE.s5} clamp(${SPACE.s7}, 8vw, 6rem);
  > header + div { margin-block-start: calc(-1 * clamp(0rem, 2vw, ${SPACE.s5})); }
`;

import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { counted } from '#src/engine/kit/format.ts';
import { Container } from '#src/engine/ui/Layout.tsx';
import { branded, PageHead } from '#src/engine/ui/PageHead.tsx';
import { SPACE } from '#src/engine/ui/theme.ts';
import { type CatalogCategory, findCategory } from '#src/site/catalog/catalog.ts';
import { listedIn } from '#src/site/catalog/listedIn.ts';
import { DRAWING_OF } from '../drawings/drawingOf.ts';
import { EmergencyEntry } from '../emergency/EmergencyEntry.tsx';
import { Lost } from '../not-found/Lost.tsx';
import { MissingPage } from '../not-found/MissingPage.tsx';
import { BiologyInfo } from './BiologyInfo.tsx';
import { Elsewhere } from './Elsewhere.tsx';
import { FilteredList } from './FilteredList.tsx';
import { PageHeading } from './PageHeading.tsx';

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
  const listed = listedIn(category);
  return (
    <Body data-area={area}>
      <PageHead
        title={branded(`${name} Calculators`)}
        description={`${name} calculators. ${description}`}
        keywords={[`${name.toLowerCase()} calculators`, ...subcategories.map((each) => each.name.toLowerCase())]}
        path={path}
      />
      <FilteredList
        key={id}
        name={name}
        subcategories={subcategories}
        head={
          <PageHeading
            back={{ to: '/', label: 'Back to Categories' }}
            heading={`${name} Calculators`}
            drawing={DRAWING_OF[id]}
          >
            <p>{counted(listed, 'calculator', 'calculators')} available</p>
            {id === 'health' && <EmergencyEntry />}
          </PageHeading>
        }
      />
      <Elsewhere id={id} />
      {id === 'biology' && <BiologyInfo />}
    </Body>
  );
}

const Body = styled(Container)`
  display: flex;
  flex-direction: column;
  gap: ${SPACE.s4};
  padding-block: ${SPACE.s2} ${SPACE.s6};
`;

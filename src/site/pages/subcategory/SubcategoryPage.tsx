import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { Container } from '#src/engine/ui/Layout.tsx';
import { branded, PageHead } from '#src/engine/ui/PageHead.tsx';
import { SPACE } from '#src/engine/ui/theme.ts';
import {
  type CatalogCategory,
  type CatalogSubcategory,
  findCategory,
  findSubcategory,
} from '#src/site/catalog/catalog.ts';
import { PageHeading } from '../category/PageHeading.tsx';
import { drawingOfList } from '../drawings/drawingOf.ts';
import { EmergencyEntry } from '../emergency/EmergencyEntry.tsx';
import { Lost } from '../not-found/Lost.tsx';
import { MissingPage } from '../not-found/MissingPage.tsx';
import { CalculatorCards } from './CalculatorCards.tsx';

/** The calculators of one subcategory. */
export function SubcategoryPage() {
  const { categoryId, subcategoryId } = useParams();
  const category = findCategory(categoryId);
  const subcategory = category === undefined ? undefined : findSubcategory(category, subcategoryId);
  if (category === undefined || subcategory === undefined) {
    return (
      <MissingPage
        heading="Subcategory not found"
        text="There is no list of calculators at this address."
        link={category === undefined ? { to: '/', label: 'Back to Categories' } : backTo(category)}
        drawing={<Lost />}
      />
    );
  }
  return <Subcategory category={category} subcategory={subcategory} />;
}

function Subcategory({ category, subcategory }: SubcategoryProps) {
  const { id, name, area, path, calculators } = subcategory;
  const topic = name.toLowerCase();
  const subtitle = `Specialized calculators for ${topic} calculations and analysis`;
  return (
    <Body data-area={area}>
      <PageHead
        title={branded(`${name} Calculators, ${category.name}`)}
        description={`${subtitle}: ${subcategory.description}`}
        keywords={[`${topic} calculators`, category.name.toLowerCase(), ...calculators.map((each) => each.name)]}
        path={path}
      />
      <PageHeading back={backTo(category)} heading={`${name} Calculators`} drawing={drawingOfList(category.id, id)}>
        <p>{subtitle}</p>
        {id === 'pet-emergencies' && <EmergencyEntry />}
      </PageHeading>
      <CalculatorCards calculators={calculators} />
    </Body>
  );
}

interface SubcategoryProps {
  readonly category: CatalogCategory;
  readonly subcategory: CatalogSubcategory;
}

function backTo({ path, name }: CatalogCategory): { readonly to: string; readonly label: string } {
  return { to: path, label: `Back to ${name} Calculators` };
}

const Body = styled(Container)`
  display: flex;
  flex-direction: column;
  gap: ${SPACE.s4};
  padding-block: ${SPACE.s2} ${SPACE.s6};
`;

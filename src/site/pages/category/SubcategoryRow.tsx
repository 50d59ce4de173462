import { useId } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { BREAKPOINT, color, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import type { CatalogSubcategory } from '#src/site/catalog/catalog.ts';
import { CalculatorLinks } from './CalculatorLinks.tsx';
import { entryGroups } from './entryGroups.ts';

/** One subcategory as a row of the category's card: name and description on the area's tint, then its calculators. */
export function SubcategoryRow({ subcategory }: { readonly subcategory: CatalogSubcategory }) {
  const { name, area, description, path } = subcategory;
  const headingId = useId();
  return (
    <Row aria-labelledby={headingId} data-area={area}>
      <Side>
        <h2 id={headingId}>{path === null ? name : <Link to={path}>{name}</Link>}</h2>
        <p>{description}</p>
      </Side>
      <Groups>
        {entryGroups(subcategory).map(({ heading, entries }) => (
          <div key={heading}>
            {heading !== null && <h3 id={heading.toLowerCase()}>{heading}</h3>}
            <CalculatorLinks entries={entries} />
          </div>
        ))}
      </Groups>
    </Row>
  );
}

const Row = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: ${BREAKPOINT.three}) { grid-template-columns: 15.5rem minmax(0, 1fr); }
  & + & { border-block-start: 1px solid ${color('line')}; }
`;

const Side = styled.div`
  padding: ${SPACE.s3} ${SPACE.s4};
  background: ${color('areaTint')};
  @media (min-width: ${BREAKPOINT.three}) { padding: ${SPACE.s4} 1.25rem; }
  h2 { font-size: ${TYPE.h3}; line-height: 1.3; }
  h2 > a { color: inherit; text-decoration-thickness: 1px; }
  p { margin-block-start: ${SPACE.s1}; color: ${color('inkMuted')}; font-size: ${TYPE.small}; line-height: 1.4; }
`;

const Groups = styled.div`
  display: grid;
  align-content: start;
  gap: ${SPACE.s3};
  padding: ${SPACE.s3} ${SPACE.s2};
  h3 { padding: 0 ${SPACE.s3} ${SPACE.s1}; scroll-margin-block: 8rem; font-family: inherit; font-size: ${TYPE.small}; color: ${color('inkMuted')}; }
`;

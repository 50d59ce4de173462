import { useId } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Card } from '#src/engine/ui/Card.tsx';
import { BREAKPOINT, color, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import type { CatalogSubcategory } from '#src/site/catalog/catalog.ts';

/** One subcategory: its description and its calculators as links. */
export function SubcategoryCard({ subcategory: { name, area, description, path, calculators } }: SubcategoryCardProps) {
  const headingId = useId();
  return (
    <Split aria-labelledby={headingId} data-area={area}>
      <div>
        <Name id={headingId}>{path === null ? name : <Link to={path}>{name}</Link>}</Name>
        <Description>{description}</Description>
      </div>
      {calculators.length > 0 && (
        <Links>
          {calculators.map((calculator) => (
            <li key={calculator.id}>
              <Link to={calculator.path}>{calculator.name}</Link>
            </li>
          ))}
        </Links>
      )}
    </Split>
  );
}

interface SubcategoryCardProps {
  readonly subcategory: CatalogSubcategory;
}

const Split = styled(Card)`
  display: grid;
  gap: ${SPACE.s4} ${SPACE.s6};
  @media (min-width: ${BREAKPOINT.three}) { grid-template-columns: minmax(0, 1fr) minmax(0, 3fr); }
`;

const Name = styled.h2`
  font-size: ${TYPE.h3};
  margin-block-end: ${SPACE.s1};
  /* The color of the area, beside the name that says it. */
  &::before {
    content: '';
    display: inline-block;
    width: 0.625rem;
    height: 0.625rem;
    margin-inline-end: ${SPACE.s2};
    border-radius: 3px;
    background: ${color('area')};
    forced-color-adjust: none;
  }
  > a { text-decoration-thickness: 1px; }
`;

const Description = styled.p`
  color: ${color('inkMuted')};
  font-size: ${TYPE.small};
`;

/** In reading order, row by row. */
const Links = styled.ul`
  display: grid;
  column-gap: ${SPACE.s5};
  list-style: none;
  align-content: start;
  @media (min-width: ${BREAKPOINT.two}) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  @media (min-width: ${BREAKPOINT.three}) { grid-template-columns: repeat(3, minmax(0, 1fr)); margin-block-start: -${SPACE.s2}; }
  a {
    display: flex;
    align-items: center;
    min-height: 2.5rem;
    padding-block: ${SPACE.s2};
    line-height: 1.3;
    text-decoration: none;
    &:hover { text-decoration: underline; }
  }
`;

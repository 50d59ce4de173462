import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { CalculatorId } from '#src/engine/kit/taxonomy.ts';
import { Card } from '#src/engine/ui/Card.tsx';
import { CardGrid } from '#src/engine/ui/Layout.tsx';
import { BREAKPOINT, color, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { catalog } from '#src/site/catalog/catalog.ts';
import { relatedCalculators } from '#src/site/catalog/related.ts';
import { Section } from '../panel/Section.tsx';

/** Links to related calculators. */
export function RelatedCalculators({ id }: { readonly id: CalculatorId }) {
  const related = relatedCalculators(catalog, id);
  if (related.length === 0) return null;
  return (
    <Section id="related-heading" heading="Related Calculators">
      <Cards as="ul" $most={4}>
        {related.map(({ path, name, description }) => (
          <RelatedCard as="li" key={path}>
            <Link to={path}>{name}</Link>
            <p>{description}</p>
          </RelatedCard>
        ))}
      </Cards>
    </Section>
  );
}

/** Two in a row on a phone, four where the page has its columns. */
const Cards = styled(CardGrid)`
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${SPACE.s2};
  @media (min-width: ${BREAKPOINT.three}) { grid-template-columns: repeat(4, minmax(0, 1fr)); }
`;

/** The whole card is clickable, but only the name is the link. */
const RelatedCard = styled(Card)`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${SPACE.s1};
  padding: ${SPACE.s3} ${SPACE.s4};
  transition: border-color 140ms ease-out;
  &:hover { border-color: ${color('accent')}; }
  a { min-width: 0; font-weight: 600; font-size: ${TYPE.small}; line-height: 1.3; overflow-wrap: anywhere; hyphens: auto; }
  a::after { content: ''; position: absolute; inset: 0; }
  p { color: ${color('inkMuted')}; font-size: ${TYPE.small}; line-height: 1.4; }
  /* On a phone the names are enough. */
  @media not all and (min-width: ${BREAKPOINT.two}) { p { display: none; } }
`;

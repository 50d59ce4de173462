import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { CalculatorId } from '#src/engine/kit/taxonomy.ts';
import { Card } from '#src/engine/ui/Card.tsx';
import { CardGrid } from '#src/engine/ui/Layout.tsx';
import { BREAKPOINT, color, LINE, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { catalog } from '#src/site/catalog/catalog.ts';
import { relatedCalculators } from '#src/site/catalog/related.ts';
import { CalculatorName } from '../../category/CalculatorName.tsx';
import { Section } from '../panel/Section.tsx';

/** Links to related calculators. */
export function RelatedCalculators({ id }: { readonly id: CalculatorId }) {
  const related = relatedCalculators(catalog, id);
  if (related.length === 0) return null;
  return (
    <Section id="related-heading" heading="Related Calculators">
      <Cards as="ul" $most={4}>
        {related.map(({ path, name, purpose }) => (
          <RelatedCard as="li" key={path}>
            <Link to={path}>
              <CalculatorName name={name} />
            </Link>
            <p>{purpose}</p>
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
  @media (min-width: ${BREAKPOINT.three}) { grid-template-columns: repeat(4, minmax(0, 1fr)); gap: ${SPACE.s4}; }
`;

/** The whole card is clickable, but only the name is the link. */
const RelatedCard = styled(Card)`
  position: relative;
  display: grid;
  align-content: start;
  padding: ${SPACE.s3} ${SPACE.s4};
  transition: border-color 140ms ease-out;
  &:hover { border-color: ${color('accent')}; }
  a { min-width: 0; font-weight: 600; font-size: ${TYPE.label}; line-height: ${LINE.label}; overflow-wrap: anywhere; hyphens: auto; }
  a::after { content: ''; position: absolute; inset: 0; }
  p { color: ${color('inkMuted')}; font-size: ${TYPE.small}; line-height: ${LINE.small}; }
`;

import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { buttonLook } from '#src/engine/ui/Button.tsx';
import { CardGrid } from '#src/engine/ui/Layout.tsx';
import { color, RADIUS, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { VisuallyHidden } from '#src/engine/ui/VisuallyHidden.tsx';
import type { CatalogEntry } from '#src/site/catalog/catalog.ts';

/** A grid of cards with name, description and 'Open Calculator'. */
export function CalculatorCards({ calculators, level = 3 }: CalculatorCardsProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <CardGrid as="ul">
      {calculators.map(({ id, name, description, path }) => (
        <Item key={id}>
          <Heading>{name}</Heading>
          <p>{description}</p>
          <OpenLink to={path}>
            Open Calculator
            <VisuallyHidden>: {name}</VisuallyHidden>
            <ArrowRight size={18} aria-hidden="true" focusable="false" />
          </OpenLink>
        </Item>
      ))}
    </CardGrid>
  );
}

interface CalculatorCardsProps {
  readonly calculators: readonly CatalogEntry[];
  /** Heading level of the cards. */
  readonly level?: 2 | 3;
}

const Item = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${SPACE.s2};
  list-style: none;
  padding: ${SPACE.s5};
  border: 1px solid ${color('line')};
  border-radius: ${RADIUS.card};
  background: ${color('surface')};
  box-shadow: var(--shadow);
  > h2, > h3 { font-size: ${TYPE.lead}; }
  > p { margin-block-end: ${SPACE.s2}; color: ${color('inkMuted')}; }
`;

const OpenLink = styled(Link)`
  ${buttonLook}
  position: relative;
  align-self: flex-start;
  /* Aligns the links of a row at the bottom, however long the descriptions are. */
  margin-block-start: auto;
`;

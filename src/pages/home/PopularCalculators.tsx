import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { catalog } from '#src/catalog/catalog.ts';
import { CardGrid, Stack } from '#src/ui/Layout.tsx';
import { color, RADIUS, SPACE, TYPE } from '#src/ui/theme.ts';

/** The three calculators that the product specification names, as far as they exist. */
export function PopularCalculators() {
  if (catalog.popular.length === 0) return null;
  return (
    <Stack as="section" $gap="s5" aria-labelledby="popular">
      <h2 id="popular">Popular Calculators</h2>
      <CardGrid as="ul">
        {catalog.popular.map(({ id, name, description, path }) => (
          <Item key={id}>
            <Name>
              <Link to={path}>{name}</Link>
              <ArrowRight size={18} aria-hidden="true" focusable="false" />
            </Name>
            <p>{description}</p>
          </Item>
        ))}
      </CardGrid>
    </Stack>
  );
}

const Item = styled.li`
  position: relative;
  list-style: none;
  padding: ${SPACE.s5};
  border: 1px solid ${color('line')};
  border-block-start: 3px solid ${color('accent')};
  border-radius: ${RADIUS.card};
  background: ${color('surface')};
  box-shadow: var(--shadow);
  transition: border-color 140ms ease-out;
  &:hover { border-color: ${color('accent')}; }
  > p { color: ${color('inkMuted')}; font-size: ${TYPE.small}; }
`;

/** The whole card is clickable, but only the name is announced as the link. */
const Name = styled.h3`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${SPACE.s3};
  margin-block-end: ${SPACE.s2};
  font-size: ${TYPE.lead};
  > a { text-decoration: none; }
  > a::after { content: ''; position: absolute; inset: 0; border-radius: inherit; }
  > svg { flex: none; color: ${color('accent')}; }
`;

import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { CardGrid, Stack } from '#src/engine/ui/Layout.tsx';
import { color, RADIUS, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { catalog } from '#src/site/catalog/catalog.ts';
import { Drawing, type DrawingName } from '../drawings/Drawing.tsx';

const DRAWINGS: Readonly<Record<string, DrawingName>> = {
  'cell-size': 'cell',
  'dna-sequence': 'helix',
  'molecular-weight': 'water',
};

/** The three calculators that the product specification names, as far as they exist. */
export function PopularCalculators() {
  if (catalog.popular.length === 0) return null;
  return (
    <Stack as="section" $gap="s5" aria-labelledby="popular">
      <h2 id="popular">Popular Calculators</h2>
      <CardGrid as="ul">
        {catalog.popular.map(({ id, name, description, path }) => (
          <Item key={id} data-area="bench">
            <Drawing name={DRAWINGS[id] ?? 'bench'} />
            <div>
              <Name>
                <Link to={path}>{name}</Link>
              </Name>
              <p>{description}</p>
            </div>
          </Item>
        ))}
      </CardGrid>
    </Stack>
  );
}

const Item = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${SPACE.s4};
  list-style: none;
  padding: ${SPACE.s4} ${SPACE.s5};
  border: 1px solid ${color('line')};
  border-radius: ${RADIUS.card};
  background: ${color('surface')};
  box-shadow: var(--shadow);
  transition: border-color 140ms ease-out;
  &:hover { border-color: ${color('area')}; }
  p { color: ${color('inkMuted')}; font-size: ${TYPE.small}; }
`;

/** The whole card is clickable, but only the name is announced as the link. */
const Name = styled.h3`
  margin-block-end: ${SPACE.s1};
  font-size: ${TYPE.lead};
  > a { color: ${color('ink')}; text-decoration: none; }
  > a:hover { text-decoration: underline; }
  > a::after { content: ''; position: absolute; inset: 0; border-radius: inherit; }
`;

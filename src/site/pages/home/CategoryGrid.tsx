import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { counted } from '#src/engine/kit/format.ts';
import { CardGrid } from '#src/engine/ui/Layout.tsx';
import { color, RADIUS, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { type CatalogCategory, catalog } from '#src/site/catalog/catalog.ts';
import { listedIn } from '#src/site/catalog/listedIn.ts';
import { Drawing } from '../drawings/Drawing.tsx';
import { DRAWING_OF } from '../drawings/drawingOf.ts';
import { AllCalculators } from './AllCalculators.tsx';

/** Key in `sessionStorage` of the category that was opened last in this tab. */
const KEY = 'last-category';

/** All categories as links to their pages; the last opened one is marked. */
export function CategoryGrid() {
  const [active, setActive] = useState<string | null>(null);
  useEffect(() => setActive(lastCategory()), []);

  const activate = (id: string): void => {
    setActive(id);
    rememberCategory(id);
  };

  return (
    <CardGrid as="ul" $most={4}>
      {catalog.categories.map((category) => (
        <Item key={category.id} data-area={category.area}>
          <CardLink
            to={category.path}
            aria-current={category.id === active ? 'true' : undefined}
            onClick={() => activate(category.id)}
          >
            <Badge $quiet={!hasCalculators(category)}>
              <Drawing name={DRAWING_OF[category.id]} width={36} />
            </Badge>
            <span>
              <Name>{category.name}</Name> {hasCalculators(category) && <Counts category={category} />}
            </span>
          </CardLink>
        </Item>
      ))}
      <AllCalculators />
    </CardGrid>
  );
}

function hasCalculators({ subcategories }: CatalogCategory): boolean {
  return subcategories.some(({ calculators }) => calculators.length > 0);
}

/** How many calculators a category lists, and how many subcategories where the specification counts those. */
function Counts({ category }: { readonly category: CatalogCategory }) {
  return (
    <Count>
      <span>{counted(listedIn(category), 'calculator', 'calculators')}</span>
      {category.counts === 'subcategories' && (
        <>
          {' '}
          <span>in {counted(category.count, 'subcategory', 'subcategories')}</span>
        </>
      )}
    </Count>
  );
}

const Item = styled.li`
  list-style: none;
`;

const CardLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${SPACE.s3};
  height: 100%;
  min-height: 4.375rem;
  padding: ${SPACE.s2} ${SPACE.s4};
  border: 1px solid ${color('line')};
  border-radius: ${RADIUS.card};
  background: ${color('surface')};
  color: ${color('ink')};
  text-decoration: none;
  box-shadow: var(--shadow);
  transition: border-color 140ms ease-out;
  &:hover { border-color: ${color('area')}; color: ${color('ink')}; }
  &[aria-current] { border-color: ${color('accent')}; box-shadow: 0 0 0 2px ${color('accent')}; }
`;

/** Emphasizes categories that list something. */
const Badge = styled.span<{ readonly $quiet: boolean }>`
  flex: none;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 3rem;
  height: 3rem;
  border-radius: ${RADIUS.control};
  background: ${({ $quiet }) => color($quiet ? 'sunken' : 'areaTint')};
  > svg { --ground: ${color('areaTint')}; }
`;

const Name = styled.span`
  display: block;
  font-weight: 600;
  line-height: 1.3;
`;

const Count = styled.span`
  color: ${color('inkMuted')};
  font-size: ${TYPE.small};
  font-variant-numeric: tabular-nums;
  line-height: 1.3;
  > span { white-space: nowrap; }
`;

/**
 * Returns the id of the category that was opened last.
 *
 * @returns null when none was, or where storage is unavailable
 */
function lastCategory(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function rememberCategory(id: string): void {
  try {
    sessionStorage.setItem(KEY, id);
  } catch {
    // Storage is unavailable: Home shows no mark.
  }
}

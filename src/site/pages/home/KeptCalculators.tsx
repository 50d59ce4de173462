import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { buttonLook, SmallButton } from '#src/engine/ui/Button.tsx';
import { Cluster, Stack } from '#src/engine/ui/Layout.tsx';
import { SPACE } from '#src/engine/ui/theme.ts';
import { type CatalogEntry, findCalculator } from '#src/site/catalog/catalog.ts';
import { favorites, onFavorites } from '#src/site/catalog/favorites.ts';
import { forgetUsed, recentlyUsed } from '#src/site/catalog/recentlyUsed.ts';

/** Favorites and what was used last on this device; nothing at all before there is any of it. */
export function KeptCalculators() {
  useEffect(giveUpRoom, []);
  return (
    <Kept>
      <Favorites />
      <RecentlyUsed />
    </Kept>
  );
}

function Favorites() {
  const ids = useSyncExternalStore(
    onFavorites,
    () => favorites().join(),
    () => '',
  );
  return <Section id="favorite" heading={<h2 id="favorite">Favorites</h2>} entries={entriesOf(ids.split(','))} />;
}

function RecentlyUsed() {
  const [recent, setRecent] = useState<readonly CatalogEntry[]>([]);
  const [isCleared, setCleared] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => setRecent(entriesOf(recentlyUsed())), []);

  function clear(): void {
    forgetUsed();
    giveUpRoom();
    setRecent([]);
    setCleared(true);
    heading.current?.focus();
  }

  return (
    <Section
      id="recent"
      heading={
        <Cluster>
          <h2 id="recent" ref={heading} tabIndex={-1}>
            Recently used
          </h2>
          {recent.length > 0 && (
            <SmallButton type="button" onClick={clear}>
              Clear the list
            </SmallButton>
          )}
        </Cluster>
      }
      entries={recent}
    >
      {isCleared && <p role="status">The list is cleared.</p>}
    </Section>
  );
}

interface SectionProps {
  readonly id: 'favorite' | 'recent';
  readonly heading: ReactNode;
  readonly entries: readonly CatalogEntry[];
  /** Shown in place of links. */
  readonly children?: ReactNode;
}

/** The room that it takes is kept from the first paint on: see `early.js`. */
function Section({ id, heading, entries, children }: SectionProps) {
  const isThere = entries.length > 0 || Boolean(children);
  return (
    <Room data-room={id}>
      {isThere && (
        <Stack as="section" $gap="s3" aria-labelledby={id}>
          {heading}
          {entries.length > 0 && (
            <Links>
              {entries.map(({ path, name }) => (
                <li key={path}>
                  <Calculator to={path}>{name}</Calculator>
                </li>
              ))}
            </Links>
          )}
          {children}
        </Stack>
      )}
    </Room>
  );
}

/** What was taken off a list since the page was loaded needs none. */
function giveUpRoom(): void {
  const { dataset } = document.documentElement;
  if (favorites().length === 0) delete dataset.favorite;
  if (recentlyUsed().length === 0) delete dataset.recent;
}

function entriesOf(ids: readonly string[]): readonly CatalogEntry[] {
  return ids.flatMap((id) => findCalculator(id) ?? []);
}

const Kept = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.s5};
  &:not(:has(section)) { display: none; }
  :root:is([data-recent], [data-favorite]) & { display: grid; }
`;

const Room = styled.div`
  &:empty { display: none; }
  :root[data-recent] &[data-room='recent'], :root[data-favorite] &[data-room='favorite'] { display: block; min-height: 6.25rem; }
`;

/** One line, whose height is known beforehand; what does not fit is scrolled to. */
const Links = styled.ul`
  display: flex;
  gap: ${SPACE.s3};
  padding: 0.25rem;
  margin: -0.25rem;
  overflow-x: auto;
  list-style: none;
`;

const Calculator = styled(Link)`
  ${buttonLook}
  white-space: nowrap;
`;

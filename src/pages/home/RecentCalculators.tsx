import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { type CatalogEntry, findCalculator } from '#src/catalog/catalog.ts';
import { forgetUsed, recentlyUsed } from '#src/catalog/recentlyUsed.ts';
import { buttonLook, SmallButton } from '#src/ui/Button.tsx';
import { Cluster, Stack } from '#src/ui/Layout.tsx';

/**
 * The calculators used last on this device; nothing before the first use. It is below the fold, where its appearance
 * shifts nothing visible.
 */
export function RecentCalculators() {
  const [recent, setRecent] = useState<readonly CatalogEntry[]>([]);
  const [isCleared, setCleared] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => setRecent(recentlyUsed().flatMap((id) => findCalculator(id) ?? [])), []);

  function clear(): void {
    forgetUsed();
    setRecent([]);
    setCleared(true);
    heading.current?.focus();
  }

  if (recent.length === 0 && !isCleared) return null;
  return (
    <Stack as="section" $gap="s4" aria-labelledby="recent">
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
      {recent.length > 0 && (
        <Links>
          {recent.map(({ id, name, path }) => (
            <li key={id}>
              <Calculator to={path}>{name}</Calculator>
            </li>
          ))}
        </Links>
      )}
      <p role="status">{isCleared && 'The list is cleared.'}</p>
    </Stack>
  );
}

const Links = styled(Cluster).attrs({ as: 'ul' })`
  list-style: none;
`;

const Calculator = styled(Link)`
  ${buttonLook}
`;

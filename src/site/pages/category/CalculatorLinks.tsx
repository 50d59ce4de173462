import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { BREAKPOINT, color, RADIUS, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import type { CatalogEntry } from '#src/site/catalog/catalog.ts';
import { CalculatorName } from './CalculatorName.tsx';
import { coveringLink } from './coveringLink.ts';

/** Calculators as cells: the name, and below it in a few words what it is for. The whole cell is the link. */
export function CalculatorLinks({ entries }: { readonly entries: readonly CatalogEntry[] }) {
  return (
    <Cells>
      {entries.map(({ id, name, purpose, path }) => (
        <li key={id}>
          <Link to={path}>
            <CalculatorName name={name} />
          </Link>
          <span>{purpose}</span>
        </li>
      ))}
    </Cells>
  );
}

/** In reading order, row by row. */
const Cells = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  list-style: none;
  @media (min-width: ${BREAKPOINT.two}) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  @media (min-width: ${BREAKPOINT.three}) { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  li {
    position: relative;
    display: grid;
    align-content: start;
    min-height: 3rem;
    padding: ${SPACE.s1} ${SPACE.s3};
    border-radius: ${RADIUS.control};
    line-height: 1.3;
    break-inside: avoid;
    &:hover { background: ${color('areaTint')}; }
  }
  a { color: ${color('ink')}; font-weight: 600; text-decoration: none; scroll-margin-block: 8rem; }
  li:hover a { text-decoration: underline; }
  ${coveringLink}
  span { color: ${color('inkMuted')}; font-size: ${TYPE.small}; }
`;

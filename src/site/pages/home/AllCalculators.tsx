import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { BREAKPOINT, color, RADIUS, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { catalog } from '#src/site/catalog/catalog.ts';

const BY_NAME = [...catalog.calculators].sort((one, other) => (one.name < other.name ? -1 : 1));

/** Id of the list in the address: '/#all' opens it (see `useFragment.ts`; browsers do so for the page that they load). */
const ID = 'all';

/** Takes the cells that the categories leave over, and opens a list of everything without leaving Home. */
export function AllCalculators() {
  return (
    <Rest>
      <details>
        <summary>
          <span>
            All calculators, A to Z<small>Every calculator of every category on one list</small>
          </span>
        </summary>
        <List id={ID}>
          {BY_NAME.map(({ id, name, path }) => (
            <li key={id}>
              <Link to={path}>{name}</Link>
            </li>
          ))}
        </List>
      </details>
    </Rest>
  );
}

const Rest = styled.li`
  list-style: none;
  align-self: start;
  @media (min-width: ${BREAKPOINT.two}) { grid-column: 2 / -1; }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${SPACE.s3};
    min-height: 4.375rem;
    padding: ${SPACE.s2} ${SPACE.s4};
    border: 1px solid ${color('line')};
    border-radius: ${RADIUS.card};
    background: ${color('sunken')};
    color: ${color('accent')};
    font-weight: 600;
    line-height: 1.3;
    list-style: none;
    cursor: pointer;
    &:hover { border-color: ${color('accent')}; }
  }
  small { display: block; color: ${color('inkMuted')}; font-size: ${TYPE.small}; font-weight: 400; }
  summary::-webkit-details-marker { display: none; }
  summary::after {
    content: '';
    flex: none;
    width: 0.6rem;
    height: 0.6rem;
    border: solid;
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
  }
  [open] > summary::after { transform: rotate(-135deg); }
`;

/** Read down each column, as an index is. */
const List = styled.ul`
  columns: 14rem;
  column-gap: ${SPACE.s5};
  padding: ${SPACE.s4} ${SPACE.s2};
  list-style: none;
  a { display: block; padding-block: ${SPACE.s2}; line-height: 1.3; text-decoration: none; }
  a:hover { text-decoration: underline; }
  li { break-inside: avoid; }
`;

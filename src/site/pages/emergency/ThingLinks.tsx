import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { BREAKPOINT, color, RADIUS, SPACE } from '#src/engine/ui/theme.ts';
import type { ThingId } from './emergencyState.ts';

interface ThingLinksProps {
  readonly things: readonly { readonly id: ThingId; readonly name: string }[];
  /** Side by side, as many as fit. */
  readonly asChips?: boolean;
}

/** Links to entries of the list, each of which opens its entry. */
export function ThingLinks({ things, asChips = false }: ThingLinksProps) {
  const Frame = asChips ? Chips : List;
  return (
    <Frame>
      {things.map(({ id, name }) => (
        <li key={id}>
          <Link to={`#${id}`}>{name}</Link>
        </li>
      ))}
    </Frame>
  );
}

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${SPACE.s2};
  list-style: none;
  a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    padding: ${SPACE.s1} ${SPACE.s3};
    border: 1px solid ${color('control')};
    border-radius: ${RADIUS.control};
    background: ${color('surface')};
    color: ${color('ink')};
    font-weight: 600;
    text-decoration: none;
  }
  a:hover { border-color: ${color('accent')}; color: ${color('accentHover')}; }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: ${SPACE.s5};
  list-style: none;
  @media (min-width: ${BREAKPOINT.two}) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  li { border-block-start: 1px solid ${color('line')}; }
  a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    padding-block: ${SPACE.s1};
    line-height: 1.35;
    text-decoration: none;
  }
  a:hover { text-decoration: underline; }
`;

import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { BREAKPOINT, color, PROSE_WIDTH, RADIUS, SPACE } from '#src/engine/ui/theme.ts';
import { Drawing, type DrawingName } from '../drawings/Drawing.tsx';

/** The head of a list of calculators: back link, drawing, heading, and one or two lines below it. The filter of the list is beside them. */
export function PageHeading({ back, heading, drawing, children }: PageHeadingProps) {
  return (
    <Header>
      <Back to={back.to}>
        <ArrowLeft size={18} aria-hidden="true" focusable="false" />
        {back.label}
      </Back>
      <Panel>
        <Drawing name={drawing} />
      </Panel>
      <h1>{heading}</h1>
      {children}
    </Header>
  );
}

interface PageHeadingProps {
  readonly back: { readonly to: string; readonly label: string };
  readonly heading: string;
  readonly drawing: DrawingName;
  readonly children?: ReactNode;
}

/** The drawing is before the heading; anything else that follows is below the heading. */
const Header = styled.header`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  column-gap: ${SPACE.s4};
  min-width: 0;
  > * { grid-column: 2; }
  > a:first-child { grid-column: 1 / -1; }
  @media not all and (min-width: ${BREAKPOINT.two}) { > :nth-child(n + 4) { grid-column: 1 / -1; } }
  > h1 { line-height: 1.15; }
  > p { max-width: ${PROSE_WIDTH}; color: ${color('inkMuted')}; }
`;

const Panel = styled.div`
  display: grid;
  place-items: center;
  width: 3.25rem;
  height: 3.25rem;
  border-radius: ${RADIUS.card};
  background: ${color('areaTint')};
  && { grid-column: 1; }
  > svg { --ground: ${color('areaTint')}; width: 2.25rem; height: 2.25rem; }
  @media (min-width: ${BREAKPOINT.two}) { grid-row: 2 / span 2; }
  @media print { display: none; }
`;

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: ${SPACE.s2};
  min-height: 2.75rem;
  font-weight: 600;
  text-decoration: none;
  &:hover { text-decoration: underline; }
`;

import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { color, PROSE_WIDTH, SPACE, TYPE } from '#src/ui/theme.ts';

/** The head of a list of calculators: back link, heading, and one or two lines below it. */
export function PageHeading({ back, heading, children }: PageHeadingProps) {
  return (
    <Header>
      <Back to={back.to}>
        <ArrowLeft size={18} aria-hidden="true" focusable="false" />
        {back.label}
      </Back>
      <h1>{heading}</h1>
      {children}
    </Header>
  );
}

interface PageHeadingProps {
  readonly back: { readonly to: string; readonly label: string };
  readonly heading: string;
  readonly children?: ReactNode;
}

const Header = styled.header`
  display: flex;
  flex-direction: column;
  gap: ${SPACE.s2};
  > p { max-width: ${PROSE_WIDTH}; color: ${color('inkMuted')}; font-size: ${TYPE.lead}; }
`;

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  gap: ${SPACE.s2};
  min-height: 2.75rem;
  font-weight: 600;
  text-decoration: none;
  &:hover { text-decoration: underline; }
`;

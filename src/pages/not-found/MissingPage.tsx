import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { buttonLook } from '#src/ui/Button.tsx';
import { Cluster, Container } from '#src/ui/Layout.tsx';
import { branded, PageHead } from '#src/ui/PageHead.tsx';
import { color, PROSE_WIDTH, SPACE, TYPE } from '#src/ui/theme.ts';

/** A page that says what is missing, and where to go instead. Children: other actions, shown first. */
export function MissingPage({ heading, text, link, children }: MissingPageProps) {
  return (
    <Body>
      <PageHead title={branded(heading)} description={text} keywords={[]} path={null} />
      <h1>{heading}</h1>
      <p>{text}</p>
      <Cluster>
        {children}
        <ButtonLink to={link.to}>{link.label}</ButtonLink>
      </Cluster>
    </Body>
  );
}

interface MissingPageProps {
  readonly heading: string;
  readonly text: string;
  readonly link: { readonly to: string; readonly label: string };
  readonly children?: ReactNode;
}

const Body = styled(Container)`
  display: flex;
  flex-direction: column;
  gap: ${SPACE.s4};
  padding-block: clamp(${SPACE.s7}, 12vh, 8rem);
  > p { max-width: ${PROSE_WIDTH}; color: ${color('inkMuted')}; font-size: ${TYPE.lead}; }
`;

const ButtonLink = styled(Link)`
  ${buttonLook}
`;

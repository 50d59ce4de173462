import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { buttonLook } from '#src/engine/ui/Button.tsx';
import { Cluster, Container, Stack } from '#src/engine/ui/Layout.tsx';
import { branded, PageHead } from '#src/engine/ui/PageHead.tsx';
import { BREAKPOINT, color, PROSE_WIDTH, SPACE, TYPE } from '#src/engine/ui/theme.ts';
import { graphPaper } from '../drawings/graphPaper.ts';

/** A page that says what is missing, and where to go instead. Children: other actions, shown first. */
export function MissingPage({ heading, text, link, drawing, children }: MissingPageProps) {
  return (
    <Paper data-area="animals">
      <PageHead title={branded(heading)} description={text} keywords={[]} path={null} />
      <Body>
        <Stack>
          <h1>{heading}</h1>
          <Text>{text}</Text>
          <Cluster>
            {children}
            <ButtonLink to={link.to}>{link.label}</ButtonLink>
          </Cluster>
        </Stack>
        {drawing}
      </Body>
    </Paper>
  );
}

interface MissingPageProps {
  readonly heading: string;
  readonly text: string;
  readonly link: { readonly to: string; readonly label: string };
  /** `Lost`; an error view, which every page loads first, gets it later. */
  readonly drawing: ReactNode;
  readonly children?: ReactNode;
}

const Paper = styled.div`
  ${graphPaper}
`;

const Body = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${SPACE.s6};
  padding-block: clamp(${SPACE.s5}, 6vw, 7rem);
  > svg { width: 100%; max-width: 15rem; height: auto; }
  @media (min-width: ${BREAKPOINT.two}) { grid-template-columns: repeat(2, minmax(0, 1fr)); align-items: end; > svg { max-width: 26rem; } }
`;

const Text = styled.p`
  max-width: ${PROSE_WIDTH};
  color: ${color('inkMuted')};
  font-size: ${TYPE.lead};
`;

const ButtonLink = styled(Link)`
  ${buttonLook}
`;

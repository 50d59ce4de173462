import styled from 'styled-components';
import { Container } from '#src/engine/ui/Layout.tsx';
import { BREAKPOINT, SPACE } from '#src/engine/ui/theme.ts';

/** A guide: the questions on one side, what they lead to on the other where there is room; else one below the other. */
export const GuideColumns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: ${SPACE.s4};
  padding-block: ${SPACE.s4} ${SPACE.s8};
  > header { grid-column: 1 / -1; }
  @media (min-width: ${BREAKPOINT.three}) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: ${SPACE.s5};
  }
`;

import styled from 'styled-components';
import { colour, RADIUS, SPACE } from './theme.ts';

/** A plain raised surface. */
export const Card = styled.section`
  background: ${colour('surface')};
  border: 1px solid ${colour('line')};
  border-radius: ${RADIUS.card};
  box-shadow: var(--shadow);
  padding: clamp(${SPACE.s4}, 3vw, ${SPACE.s5});
  min-width: 0;
`;

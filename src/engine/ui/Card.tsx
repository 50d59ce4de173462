import styled from 'styled-components';
import { color, RADIUS, SPACE } from './theme.ts';

/** A plain raised surface. */
export const Card = styled.section`
  background: ${color('surface')};
  border: 1px solid ${color('line')};
  border-radius: ${RADIUS.card};
  box-shadow: var(--shadow);
  padding: clamp(${SPACE.s4}, 3vw, ${SPACE.s5});
  min-width: 0;
`;

import styled from 'styled-components';
import { color, RADIUS, ROOM } from './theme.ts';

/** A plain raised surface. */
export const Card = styled.section`
  background: ${color('surface')};
  border: 1px solid ${color('line')};
  border-radius: ${RADIUS.card};
  box-shadow: var(--shadow);
  padding: ${ROOM.card};
  min-width: 0;
`;

import styled from 'styled-components';
import { CARD_PADDING, color, RADIUS } from './theme.ts';

/** A plain raised surface. */
export const Card = styled.section`
  background: ${color('surface')};
  border: 1px solid ${color('line')};
  border-radius: ${RADIUS.card};
  box-shadow: var(--shadow);
  padding: ${CARD_PADDING};
  min-width: 0;
`;

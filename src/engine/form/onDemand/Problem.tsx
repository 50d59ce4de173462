import styled from 'styled-components';
import { color, SPACE, TYPE } from '#src/engine/ui/theme.ts';

/** Why a file or a paste was not taken, below the control that it was meant for. */
export const Problem = styled.p`
  margin-top: ${SPACE.s1};
  color: ${color('danger')};
  font-size: ${TYPE.small};
  font-weight: 600;
`;

import styled from 'styled-components';
import { color, SPACE, TYPE } from '#src/ui/theme.ts';

/** Heading of the form and of the result, less prominent than the figures. */
export const PanelHeading = styled.h2`
  font-size: ${TYPE.small};
  font-weight: 650;
  letter-spacing: 0.02em;
  line-height: 1.75rem;
  color: ${color('inkMuted')};
  padding-bottom: ${SPACE.s2};
  border-bottom: 1px solid ${color('line')};
`;
